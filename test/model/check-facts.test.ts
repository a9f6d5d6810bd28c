import { describe, expect, test } from 'vitest';
import { checkFacts, checkResult, highestRate } from '../../src/model/check-facts.ts';
import { check, trendRow } from '../support/reports.ts';

const counts = (passed: number | null, evaluated: number | null) => ({ passed, evaluated });

describe('the result of a check', () => {
  test.each([
    ['has the counts of the first source', [[counts(19, 24)], [counts(24, 24)]], [100], 19, 24],
    ['skips a source without entries', [[], [counts(19, 24)]], [], 19, 24],
    ['skips counts that are incomplete', [[counts(null, 24)], [counts(19, 24)]], [], 19, 24],
    [
      'skips counts with more passed calls than calls',
      [[counts(25, 24)], [counts(1, 2)]],
      [],
      1,
      2,
    ],
    ['skips negative counts', [[counts(-1, 24)], [counts(1, 2)]], [], 1, 2],
    ['skips counts of no call', [[counts(0, 0)], [counts(1, 2)]], [], 1, 2],
    ['has the worst counts of one source', [[counts(24, 24), counts(12, 24)]], [], 12, 24],
    ['has the counts of more calls at one rate', [[counts(1, 2), counts(12, 24)]], [], 12, 24],
  ])('%s', (_, sources, rates, passed, evaluated) => {
    const rate = (100 * passed) / evaluated;
    expect(checkResult(sources, rates)).toEqual({ counts: { passed, evaluated }, passRate: rate });
  });

  test.each([
    [[83, null, 79.5], 79.5],
    [[null], null],
    [[], null],
  ])('without counts has the lowest of the rates %j', (rates, rate) => {
    expect(checkResult([[null, undefined, counts(0, 0)]], rates)).toEqual({
      counts: null,
      passRate: rate,
    });
  });

  test.each([
    [[83, null, 79.5], 83],
    [[null], null],
  ])('the highest of the rates %j is taken for the rate before', (rates, rate) => {
    expect(highestRate(rates)).toBe(rate);
  });
});

describe('the checks of a run', () => {
  const row = (checkName: string, currentPassRate: number | null, more = {}) =>
    trendRow({ checkName, currentPassRate, ...more });

  test.each([
    [
      'counts before the rate of the trend',
      [check('a', 19, 24)],
      [row('a', 80)],
      [['a', 1900 / 24]],
    ],
    [
      'the lower rate without counts',
      [check('a', null, 24, { passRate: 81 })],
      [row('a', 79)],
      [['a', 79]],
    ],
    [
      'the rate of the list if the trend has none',
      [check('a', null, null, { passRate: 81 })],
      [row('a', null)],
      [['a', 81]],
    ],
    ['the worse of two rows', [], [row('a', 90), row('a', 70)], [['a', 70]]],
    [
      'the worse of two entries without an ID',
      [check('a', 24, 24), check(' a ', 1, 24)],
      [],
      [['a', 100 / 24]],
    ],
    [
      'a check for each ID of one name',
      [check('a', 24, 24, { id: '1' }), check('a', 12, 24, { id: '2' })],
      [row('a', 99)],
      [
        ['a', 100],
        ['a', 50],
      ],
    ],
    [
      'the ID of a row before its name',
      [check('a', 24, 24, { id: '1' })],
      [row('b', 10, { checkId: '1' })],
      [['b', 100]],
    ],
    [
      'the counts of a row that the gate made, if the list has none',
      [],
      [row('a', 10, { counts: { previous: null, current: counts(1, 2) } })],
      [['a', 50]],
    ],
    [
      'other checks of the list last',
      [check('z', 1, 2), check('a', 1, 1)],
      [row('a', 5)],
      [
        ['a', 100],
        ['z', 50],
      ],
    ],
  ])('have %s', (_, list, rows, expected) => {
    const facts = checkFacts(list, rows);
    expect(facts.map(({ name, passRate: rate }) => [name, rate])).toEqual(expected);
  });
});
