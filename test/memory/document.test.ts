import { describe, expect, test } from 'vitest';
import {
  contentsOf,
  isSameAsked,
  LONGEST_DOCUMENT,
  textOf,
  withAsked,
} from '../../src/memory/document.ts';
import { asked, MAIN, OTHER_PLAN, PLAN, pointer } from '../support/memory/pointer.ts';

function read(document: unknown) {
  const told: string[] = [];
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  return { ...contentsOf(text, 'gate', MAIN, (why) => told.push(why)), told };
}

const WHOLE = textOf('gate', { runs: [pointer(1)], asked: [] });

describe('what is kept of a gate under a ref', () => {
  test('is read as it was written', () => {
    const contents = { runs: [pointer(2), pointer(1)], asked: [asked()] };
    expect(read(textOf('gate', contents))).toEqual({ ...contents, told: [] });
  });

  test('of another gate is none', () => {
    const text = textOf('other', { runs: [pointer(1)], asked: [asked()] });
    expect(read(text)).toMatchObject({
      runs: [],
      asked: [],
      told: [expect.stringMatching(/about another gate$/)],
    });
  });

  test.each(['', 'null', '[]', '{"version":1}', WHOLE + ' '.repeat(LONGEST_DOCUMENT)])(
    'in no form that is known is none',
    (text) => {
      expect(read(text)).toMatchObject({
        runs: [],
        asked: [],
        told: [expect.stringMatching(/not in a form/)],
      });
    },
  );

  test('has each run once, and none of another ref', () => {
    const other = pointer(3, { ref: 'refs/heads/other' });
    const runs = [pointer(1), pointer(1, { outcome: 'passed' }), other, 'run-4'];
    const { runs: found, told } = read({ version: 1, gate: 'gate', runs });
    expect(found).toEqual([pointer(1)]);
    expect(told).toEqual([
      expect.stringMatching(/same run/),
      expect.stringMatching(/another ref/),
      expect.stringMatching(/all of it is not/),
    ]);
  });

  test('is read no further than so many runs are kept', () => {
    const { runs, told } = read({ version: 1, gate: 'gate', runs: Array(1_500).fill(null) });
    expect(runs).toEqual([]);
    expect(told).toHaveLength(1_000);
  });

  test.each([
    ['no list', 'hello'],
    ['a list with anything else in it', [asked(), { runPlanId: PLAN }]],
  ])('has no starts where there stands %s, but its runs', (_, starts) => {
    const found = read({ version: 1, gate: 'gate', runs: [pointer(1)], asked: starts });
    expect(found).toMatchObject({
      runs: [pointer(1)],
      asked: [],
      told: [expect.stringMatching(/asked for/)],
    });
  });

  test('has no starts of another ref, and 50 at most', () => {
    const many = Array.from({ length: 60 }, (_, at) => asked({ step: `${at}` }));
    const starts = [asked({ ref: 'refs/heads/other' }), ...many];
    const found = read({ version: 1, gate: 'gate', runs: [], asked: starts });
    expect(found.asked).toEqual(many.slice(0, 50));
  });
});

describe('a start that is about to be asked for', () => {
  test('stands before others, in place of those of earlier attempts of its step', () => {
    const first = asked();
    const again = asked({ attempt: 2 });
    const elsewhere = [
      asked({ step: 'other' }),
      asked({ job: 'other' }),
      asked({ runPlanId: OTHER_PLAN }),
      asked({ fingerprint: 'f'.repeat(64) }),
      asked({ workflowRun: '13' }),
    ];
    expect(withAsked([first, ...elsewhere], again)).toEqual([again, ...elsewhere]);
    expect(withAsked([again, ...elsewhere], first)).toEqual([first, again, ...elsewhere]);
  });

  test('stands there once, but twice where it is asked for twice', () => {
    const later = asked({ askedAt: '2026-03-02T09:00:01.000Z' });
    expect(withAsked([asked()], asked())).toEqual([asked()]);
    expect(withAsked([asked()], later)).toEqual([later, asked()]);
    expect(isSameAsked(asked(), later)).toBe(false);
    expect(isSameAsked(asked(), asked({ attempt: 2 }))).toBe(false);
  });

  test('is forgotten after 50 others', () => {
    const many = Array.from({ length: 50 }, (_, at) => asked({ step: `${at}` }));
    expect(withAsked(many, asked())).toEqual([asked(), ...many.slice(0, 49)]);
  });
});
