import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ServiceError, type ServiceErrorKind } from '../../src/http/errors.ts';
import {
  mayRepeat,
  parseRetryAfter,
  planRetry,
  type RetryState,
  UNREACHABLE_AFTER_MS,
} from '../../src/http/retry.ts';

const MINUTE = 60_000;

function failed(kind: ServiceErrorKind, status?: number, mayHaveBeenTaken = true): ServiceError {
  return new ServiceError({
    kind,
    operation: 'start run',
    problem: 'it failed',
    mayHaveBeenTaken,
    ...(status !== undefined && { status }),
  });
}

describe('which failures are repeated', () => {
  test.each([408, 425, 429, 500, 502, 503, 504, 599])(
    'status %i: where it is safe to repeat',
    (status) => {
      expect(mayRepeat('safe', failed('status', status))).toBe(true);
      expect(mayRepeat('never', failed('status', status))).toBe(false);
    },
  );

  test.each([400, 401, 402, 403, 404, 409, 410, 422])('status %i: never', (status) => {
    for (const retry of ['safe', 'conditional', 'never'] as const) {
      expect(mayRepeat(retry, failed('status', status))).toBe(false);
    }
  });

  test('a conditional request is repeated after 429, which says that it was not taken', () => {
    expect(mayRepeat('conditional', failed('status', 429))).toBe(true);
    for (const status of [408, 425, 500, 503]) {
      expect(mayRepeat('conditional', failed('status', status))).toBe(false);
    }
  });

  test.each(['connection', 'timeout'] as const)(
    'a %s failure: where it is safe, or the request certainly did not arrive',
    (kind) => {
      expect(mayRepeat('safe', failed(kind))).toBe(true);
      for (const retry of ['conditional', 'never'] as const) {
        expect(mayRepeat(retry, failed(kind))).toBe(false);
        expect(mayRepeat(retry, failed(kind, undefined, false))).toBe(true);
      }
    },
  );

  test.each(['deadline', 'tls', 'proxy', 'redirect', 'too-large', 'not-json', 'shape'] as const)(
    'a failure of kind %s: never',
    (kind) => {
      expect(mayRepeat('safe', failed(kind))).toBe(false);
      expect(mayRepeat('never', failed(kind, undefined, false))).toBe(false);
    },
  );
});

const state: RetryState = {
  attempt: 1,
  startedMs: 0,
  nowMs: 1_000,
  deadlineMs: 30 * MINUTE,
  everAnswered: true,
  retryAfterMs: null,
};
const almostOne = () => 1 - Number.EPSILON;

describe('the pause before the next attempt', () => {
  test.each([
    [1, 500],
    [2, 1_000],
    [3, 2_000],
    [6, 16_000],
    [7, 20_000],
    [5_000, 20_000],
  ])('after attempt %i it is anything up to %i ms', (attempt, ceiling) => {
    const pause = (random: () => number) => planRetry({ ...state, attempt }, random);
    expect(pause(() => 0)).toEqual({ kind: 'wait', ms: 0 });
    expect(pause(() => 0.5)).toEqual({ kind: 'wait', ms: ceiling / 2 });
    expect(pause(almostOne)).toEqual({ kind: 'wait', ms: expect.closeTo(ceiling, 6) });
  });

  test('is Retry-After in full where that is longer', () => {
    expect(planRetry({ ...state, retryAfterMs: 5 * MINUTE }, almostOne)).toEqual({
      kind: 'wait',
      ms: 5 * MINUTE,
    });
    expect(planRetry({ ...state, attempt: 9, retryAfterMs: 10 }, () => 0.5)).toEqual({
      kind: 'wait',
      ms: 10_000,
    });
  });

  test('ends the wait at once when Retry-After lies past the deadline', () => {
    for (const retryAfterMs of [31 * MINUTE, Number.POSITIVE_INFINITY]) {
      expect(planRetry({ ...state, retryAfterMs }, almostOne)).toEqual({
        kind: 'give-up',
        because: 'retry-after',
      });
    }
  });

  test('is cut so that the last attempt still has a second', () => {
    const late = { ...state, attempt: 9, nowMs: state.deadlineMs - 5_000 };
    expect(planRetry(late, almostOne)).toEqual({ kind: 'wait', ms: 4_000 });
  });

  test('is not made where less than that is left', () => {
    const late = { ...state, nowMs: state.deadlineMs - 1_000 };
    expect(planRetry(late, () => 0)).toEqual({ kind: 'give-up', because: 'deadline' });
    expect(planRetry({ ...late, retryAfterMs: 0 }, () => 0)).toEqual({
      kind: 'give-up',
      because: 'deadline',
    });
  });

  test('a service that never answered is given up after two minutes, or at an earlier deadline', () => {
    const silent = { ...state, everAnswered: false, nowMs: UNREACHABLE_AFTER_MS - 1_000 };
    expect(UNREACHABLE_AFTER_MS).toBe(2 * MINUTE);
    expect(planRetry(silent, () => 0)).toEqual({ kind: 'give-up', because: 'unreachable' });
    expect(planRetry({ ...silent, everAnswered: true }, () => 0)).toEqual({ kind: 'wait', ms: 0 });
    expect(planRetry({ ...silent, deadlineMs: silent.nowMs + 500 }, () => 0)).toEqual({
      kind: 'give-up',
      because: 'deadline',
    });
  });

  test('is never longer than a timer can be', () => {
    const month = { ...state, deadlineMs: 2 ** 40, retryAfterMs: 2 ** 35 };
    expect(planRetry(month, () => 0)).toEqual({ kind: 'wait', ms: 2 ** 31 - 1 });
  });
});

test('no plan waits past the deadline, less than Retry-After, or without an end', () => {
  const time = fc.integer({ min: 0, max: 2 ** 40 });
  const anyState = fc.record({
    attempt: fc.integer({ min: 1, max: 10_000 }),
    startedMs: time,
    nowMs: time,
    deadlineMs: time,
    everAnswered: fc.boolean(),
    retryAfterMs: fc.option(fc.double({ min: 0, noNaN: true })),
  });
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(anyState, chance, (given, random) => {
      const plan = planRetry(given, () => random);
      if (plan.kind === 'give-up') return;
      expect(plan.ms).toBeGreaterThanOrEqual(0);
      expect(plan.ms).toBeLessThanOrEqual(2 ** 31 - 1);
      expect(given.nowMs + plan.ms).toBeLessThanOrEqual(given.deadlineMs);
      expect(plan.ms).toBeGreaterThanOrEqual(Math.min(given.retryAfterMs ?? 0, 2 ** 31 - 1));
    }),
  );
});

test('retries that always fail end within the deadline, and take attempts up to its last seconds', () => {
  const runs = fc.record({
    deadlineMs: fc.integer({ min: 2_000, max: 30 * MINUTE }),
    attemptMs: fc.integer({ min: 1, max: 900 }),
    everAnswered: fc.boolean(),
    seed: fc.array(fc.double({ min: 0.1, max: 0.9, noNaN: true }), { minLength: 1 }),
  });
  fc.assert(
    fc.property(runs, ({ deadlineMs, attemptMs, everAnswered, seed }) => {
      const limitMs = everAnswered ? deadlineMs : Math.min(deadlineMs, UNREACHABLE_AFTER_MS);
      let nowMs = 0;
      for (let attempt = 1; ; attempt += 1) {
        nowMs += attemptMs;
        const step = { ...state, attempt, startedMs: 0, nowMs, deadlineMs, everAnswered };
        const plan = planRetry(step, () => seed[attempt % seed.length] ?? 0.5);
        if (plan.kind === 'give-up') break;
        nowMs += plan.ms;
      }
      expect(nowMs).toBeLessThanOrEqual(limitMs);
      expect(nowMs).toBeGreaterThanOrEqual(limitMs - 1_000);
    }),
  );
});

describe('Retry-After', () => {
  const nowMs = Date.UTC(1994, 10, 6, 8, 49, 0);

  test.each([
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7_000],
    ['1.5', 1_500],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 37_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 37_000],
    ['Sun Nov  6 08:49:37 1994', 37_000],
    ['Sun, 06 Nov 1994 08:48:00 GMT', 0],
    ['9'.repeat(400), Number.POSITIVE_INFINITY],
  ])('%s is understood', (value, expected) => {
    expect(parseRetryAfter(value, nowMs)).toBe(expected);
  });

  test.each([
    undefined,
    '',
    '-1',
    '1e9',
    'soon',
    'May 5',
    'Sun, 99 Foo 1994 08:49:37 GMT',
    'Sunday',
    'NaN',
    'Infinity',
    '0x10',
  ])('%s is ignored', (value) => {
    expect(parseRetryAfter(value, nowMs)).toBeNull();
  });

  test('gives null or a number of milliseconds that is not negative, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(parseRetryAfter(value, nowMs) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
