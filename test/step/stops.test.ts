import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../src/http/errors.ts';
import { explain } from '../../src/step/explain.ts';
import { Cancelled, Stopped } from '../../src/step/stops.ts';

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

describe('what is told of a wait', () => {
  const wait = (waitedMs: number, before = {}) => ({
    what: 'the debrief',
    input: 'debrief-timeout',
    limitMs: 900_000,
    waitedMs,
    lastSeen: 'debrief FAILED',
    ...before,
  });
  const told = (error: Error, facts: ReturnType<typeof wait>) =>
    explain(error, facts, 'the input job-id').message;
  const ended = new Stopped('debrief', 'the debrief ended FAILED');

  test('is how long it took', () => {
    expect(told(ended, wait(500))).toBe(
      'the debrief ended FAILED; waited 1s for the debrief (debrief-timeout: 15m); last seen: debrief FAILED',
    );
  });

  test('is nothing where what ended it was there at once', () => {
    expect(told(ended, wait(499))).toBe('the debrief ended FAILED; last seen: debrief FAILED');
  });

  test('is of the one before it, where there was one', () => {
    const what = 'the run to finish';
    const earlier = (waitedMs: number) => ({
      before: { what, input: 'run-timeout', limitMs: 1_800_000, waitedMs },
    });
    expect(told(ended, wait(0, earlier(125_000)))).toBe(
      'the debrief ended FAILED; waited 2m5s for the run to finish (run-timeout: 30m); last seen: debrief FAILED',
    );
    expect(told(ended, wait(0, earlier(0)))).not.toContain('waited');
    expect(told(ended, wait(1_000, earlier(125_000)))).toContain('waited 1s for the debrief (');
  });

  test.each([new Stopped('timeout', 'the time ran out'), new Cancelled('SIGTERM')])(
    'names the wait where it is what ended: %s',
    (error) => {
      expect(told(error, wait(0))).toContain('; waited 0s for the debrief (debrief-timeout: 15m)');
    },
  );
});
