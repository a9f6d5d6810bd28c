import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../src/http/errors.ts';
import { explain } from '../../src/step/stops.ts';

describe('where the way to the service is at fault', () => {
  test.each(['tls', 'proxy', 'protocol', 'unresolved'] as const)(
    'the workflow is, and the cure that the message holds is said once: %s',
    (kind) => {
      const error = new ServiceError({
        kind,
        operation: 'read run',
        problem: 'no way there; do this',
        mayHaveBeenTaken: false,
      });
      expect(explain(error, null, 'the input job-id')).toEqual({
        outcome: 'error',
        rule: 'service',
        message: 'read run: no way there; do this',
      });
    },
  );
});
