import { describe, expect, test } from 'vitest';
import { endedError, ServiceError, type ServiceErrorFacts } from '../../src/http/errors.ts';
import { explain } from '../../src/service/explain.ts';

describe('errors on the way to the service', () => {
  test.each(['tls', 'proxy', 'unresolved'] as const)(
    'are errors of the workflow, with one fix: %s',
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

describe('the outcome by status', () => {
  const explained = (facts: Partial<ServiceErrorFacts>, where?: string) =>
    explain(
      new ServiceError({
        kind: 'status',
        operation: 'read run',
        problem: 'so it is',
        mayHaveBeenTaken: true,
        ...facts,
      }),
      null,
      'the input job-id',
      where,
    );

  test.each<Partial<ServiceErrorFacts>>([
    { kind: 'not-json', status: 200 },
    { kind: 'too-large', status: 200 },
    { kind: 'shape' },
    { kind: 'connection' },
    ...[408, 409, 425, 429, 500, 501, 503].map((status) => ({ status })),
  ])('not the one of the workflow: %j', (facts) => {
    expect(explained(facts)).toEqual({
      outcome: 'inconclusive',
      rule: 'service',
      message: 'read run: so it is',
    });
  });

  test.each<[Partial<ServiceErrorFacts>, RegExp]>([
    [{ status: 400 }, /check the input job-id$/],
    [{ status: 401 }, /Check the input api-key/],
    [{ status: 403 }, /use a key with Full Access/],
    [{ status: 404 }, /Check the input job-id, and that/],
    [{ status: 422 }, /check the input job-id$/],
    [{ kind: 'redirect', status: 302 }, /set the input base-url/],
  ])('the one of the workflow, with its cure: %j', (facts, cure) => {
    const { outcome, message } = explained(facts);
    expect(outcome).toBe('error');
    expect(message).toMatch(cure);
  });
});

describe('the words about a wait', () => {
  const wait = (waitedMs: number) => ({
    what: 'the debrief',
    input: 'debrief-timeout',
    limitMs: 900_000,
    waitedMs,
    lastSeen: 'debrief FAILED',
  });
  const words = (error: Error, facts: ReturnType<typeof wait>) =>
    explain(error, facts, 'the input job-id').message;
  const ended = endedError('debrief', 'the debrief', 'ended FAILED');

  test('is how long it took', () => {
    expect(words(ended, wait(500))).toBe(
      'the debrief ended FAILED; waited 1s for the debrief (debrief-timeout: 15m); last seen: debrief FAILED',
    );
  });
});
