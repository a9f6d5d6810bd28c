import { describe, expect, test } from 'vitest';
import { LONGEST_DOCUMENT, pointersIn, textOf } from '../../src/memory/document.ts';
import { MAIN, pointer } from '../support/memory/pointer.ts';

function read(document: unknown) {
  const told: string[] = [];
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  return { runs: pointersIn(text, 'gate', MAIN, (why) => told.push(why)), told };
}

const WHOLE = textOf('gate', [pointer(1)]);

describe('what is kept of a gate under a ref', () => {
  test('is read as it was written', () => {
    const runs = [pointer(2), pointer(1)];
    expect(read(textOf('gate', runs))).toEqual({ runs, told: [] });
  });

  test('of another gate is none', () => {
    const told = [expect.stringMatching(/about another gate$/)];
    expect(read(textOf('other', [pointer(1)]))).toEqual({ runs: [], told });
  });

  test.each(['', 'null', '[]', '{"version":1}', WHOLE + ' '.repeat(LONGEST_DOCUMENT)])(
    'in no form that is known is none',
    (text) => {
      expect(read(text)).toEqual({ runs: [], told: [expect.stringMatching(/not in a form/)] });
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

  test('is read although an earlier version kept starts beside its runs', () => {
    const starts = [{ runPlanId: 'plan', askedAt: '2026-03-02T09:00:00.000Z' }];
    const found = read({ version: 1, gate: 'gate', runs: [pointer(1)], asked: starts });
    expect(found).toEqual({ runs: [pointer(1)], told: [] });
  });
});
