import { describe, expect, it } from 'vitest';
import { lastFailure, ServiceError } from '../../src/http/errors.ts';

const FACTS = { operation: 'read run', problem: 'it went wrong', mayHaveBeenTaken: true } as const;

describe('the last failure', () => {
  it('is what the end of all attempts was met with', () => {
    const last = new ServiceError({ ...FACTS, kind: 'status', status: 501 });
    expect(lastFailure(new ServiceError({ ...FACTS, kind: 'deadline', cause: last }))).toBe(last);
  });

  it('is the error itself where there was one attempt, whatever the system had to say', () => {
    const error = new ServiceError({
      ...FACTS,
      kind: 'connection',
      cause: new Error('ECONNRESET'),
    });
    expect(lastFailure(error)).toBe(error);
  });
});
