import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ServiceError, type ServiceErrorKind } from '../../src/http/errors.ts';
import { retryAfterMs } from '../../src/http/response.ts';
import { mayRepeat, planRetry, type RetryState } from '../../src/http/retry.ts';

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

const state: RetryState = {
  attempt: 1,
  startedMs: 0,
  nowMs: 1_000,
  deadlineMs: 30 * MINUTE,
  everAnswered: true,
  longestPauseMs: 5 * MINUTE,
};
const refused = failed('connection', undefined, false);
const almostOne = () => 1 - Number.EPSILON;

/** A 429 that asks for so many seconds of pause. */
function limited(seconds: number): ServiceError {
  const facts = { operation: 'start run', problem: '429: too many', mayHaveBeenTaken: false };
  const retryAfterMs = seconds * 1_000;
  return new ServiceError({ ...facts, kind: 'status', status: 429, retryAfterMs });
}

describe('the pause before the next attempt', () => {
  test.each([
    [1, 500],
    [2, 1_000],
    [3, 2_000],
    [6, 16_000],
    [7, 20_000],
    [5_000, 20_000],
  ])('after attempt %i it is anything up to %i ms', (attempt, ceiling) => {
    const pause = (random: () => number) => planRetry(refused, { ...state, attempt }, random);
    expect(pause(() => 0)).toEqual(0);
    expect(pause(() => 0.5)).toEqual(ceiling / 2);
    expect(pause(almostOne)).toEqual(expect.closeTo(ceiling, 6));
  });

  test('is Retry-After in full where that is longer', () => {
    expect(planRetry(limited(300), state, almostOne)).toBe(5 * MINUTE);
    expect(planRetry(limited(0), { ...state, attempt: 6 }, () => 0.5)).toBe(8_000);
    const late = { ...state, nowMs: state.deadlineMs - 10_000 };
    expect(planRetry(limited(9), late, () => 0)).toBe(9_000);
  });

  test.each([
    [30 * 60 - 1, '29m59s'],
    [31 * 60, '31m'],
  ])('ends the wait at once when Retry-After lies past the deadline: %s', (seconds, shown) => {
    const asked = limited(seconds);
    expect(planRetry(asked, state, almostOne)).toMatchObject({
      kind: 'deadline',
      problem: `429: too many; its Retry-After of ${shown} lies past the deadline of the wait`,
      mayHaveBeenTaken: false,
      cause: asked,
    });
  });
});

describe('a service that has never answered', () => {
  test.each([
    ['connection', 120_000],
    ['timeout', 120_000],
    ['unresolved', 30_000],
  ] as const)('with a %s failure is given up after %i ms', (kind, patienceMs) => {
    const error = failed(kind, undefined, false);
    const silent = { ...state, everAnswered: false, nowMs: patienceMs - 1_000 };
    expect(planRetry(error, silent, () => 0)).toMatchObject({
      kind,
      problem: `it failed; given up after ${patienceMs / 1_000} s without any response: check base-url`,
      mayHaveBeenTaken: false,
    });
    expect(planRetry(error, { ...silent, nowMs: silent.nowMs - 1 }, () => 0)).toBe(0);
    expect(planRetry(error, { ...silent, everAnswered: true }, () => 0)).toBe(0);
    expect(planRetry(error, { ...silent, deadlineMs: silent.nowMs + 500 }, () => 0)).toMatchObject({
      kind: 'deadline',
    });
  });
});

test('501 is repeated, unless it says that an optional operation is missing', () => {
  const refusal = failed('status', 501);
  expect(mayRepeat('safe', refusal)).toBe(true);
  expect(mayRepeat('optional', refusal)).toBe(false);
  expect(mayRepeat('optional', failed('status', 503))).toBe(true);
});

test('no plan waits past the deadline, less than Retry-After, or without an end', () => {
  const time = fc.integer({ min: 0, max: 2 ** 40 });
  const anyState = fc.record({
    attempt: fc.integer({ min: 1, max: 10_000 }),
    startedMs: time,
    nowMs: time,
    deadlineMs: time,
    everAnswered: fc.boolean(),
    longestPauseMs: time,
  });
  const anyPause = fc.option(fc.integer({ min: 0, max: 2 ** 40 }));
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(anyState, anyPause, chance, (given, askedSeconds, random) => {
      const error = askedSeconds === null ? refused : limited(askedSeconds);
      const plan = planRetry(error, given, () => random);
      if (typeof plan !== 'number') return;
      expect(plan).toBeGreaterThanOrEqual(0);
      expect(plan).toBeLessThanOrEqual(2 ** 31 - 1);
      expect(given.nowMs + plan).toBeLessThanOrEqual(given.deadlineMs);
      const askedMs = Math.min((askedSeconds ?? 0) * 1_000, 2 ** 31 - 1);
      expect(plan).toBeGreaterThanOrEqual(askedMs);
    }),
  );
});

describe('after several 429s', () => {
  const pause = (attempt: number, asked: number, longestPauseMs = MINUTE) =>
    planRetry(limited(asked), { ...state, attempt, longestPauseMs }, almostOne);

  test.each([
    [1, 1, MINUTE, 1],
    [2, 1, MINUTE, 2],
    [4, 1, MINUTE, 5],
    [30, 1, MINUTE, 60],
    [30, 1, 5 * MINUTE, 300],
    [30, 45, MINUTE, 60],
    [30, 90, MINUTE, 90],
  ])('the pause after attempt %i is Retry-After %i s and a growing backoff', (...given) => {
    const [attempt, asked, longestMs, seconds] = given;
    const plan = pause(attempt, asked, longestMs);
    expect(Math.round(Number(plan) / 1_000)).toBe(seconds);
  });
});

describe('Retry-After', () => {
  const nowMs = Date.UTC(1994, 10, 6, 8, 49, 0);
  /** The pause that it asks for, by a response without a date unless one is given. */
  const pauseOf = (text: string | undefined, date?: string) => {
    const headers = { 'retry-after': text, date };
    return retryAfterMs({ status: 429, headers, receivedMs: nowMs });
  };

  test.each([
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 37_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 37_000],
    ['Sun Nov  6 08:49:37 1994', 37_000],
    ['Sun, 06 Nov 1994 08:48:00 GMT', 0],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('%s is understood', (value, expected) => {
    expect(pauseOf(value)).toBe(expected);
  });

  test.each([
    ['behind', -3_600_000],
    ['ahead', 3_600_000],
    ['right', 0],
  ])('as a date counts from when the response was sent: the clock there is %s', (_, offMs) => {
    const retryAfter = new Date(nowMs + offMs + 37_000).toUTCString();
    expect(pauseOf(retryAfter, new Date(nowMs + offMs).toUTCString())).toBe(37_000);
  });

  test.each([undefined, '', '-1', '1.5', 'soon', 'Sun, 99 Foo 1994 08:49:37 GMT'])(
    '%s is ignored',
    (value) => {
      expect(pauseOf(value)).toBe(0);
    },
  );
});
