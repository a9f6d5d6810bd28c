import { describe, expect, it } from 'vitest';
import type { Figures, Measure } from '../../../src/model/measures.ts';
import { baselineOf } from '../../report/builders.ts';
import { evaluateRun } from '../decide.ts';

const NONE: Figures = {
  ...{ calls: null, average: null, median: null, p95: null, minimum: null, maximum: null },
  values: [],
};

/** A latency in milliseconds with a median. */
const latency = (
  median: number | null,
  values: number[] = [],
  baseline: Partial<Figures> | null = null,
): Measure => ({
  ...{ id: null, name: 'response latency', unit: 'ms', isLimited: false },
  ...{ test: 'none', p: null, adjustedP: null },
  current: { ...NONE, median, p95: 2_000, average: 900, values },
  baseline: baseline && { ...NONE, ...baseline },
});

const decideFor = (limits: string, ...measures: Measure[]) =>
  evaluateRun({ measures }, `{ measures: { response latency: { ${limits} } } }`);

describe('a limit in the unit of the metric', () => {
  it.each([
    ['max-median: 900', 'passed'],
    ['max-median: 899.9', 'failed'],
    ['min-median: 900', 'passed'],
    ['min-median: 901', 'failed'],
    ['max-p95: 1999', 'failed'],
    ['min-average: 901', 'failed'],
    ['max-average: 900', 'passed'],
  ])('%s: %s', (limits, outcome) => {
    const decision = decideFor(limits, latency(900));
    expect(decision.outcome).toBe(outcome);
    expect(decision.reasons.map(({ rule }) => rule)).toEqual(
      outcome === 'failed' ? ['measure'] : [],
    );
  });

  it('is a note if the service reports no such figure', () => {
    const { outcome, notices } = decideFor('max-maximum: 1', latency(900));
    expect(outcome).toBe('passed');
    expect(notices).toMatchObject([{ effect: 'note', kind: 'measure-unknown' }]);
  });
});

const FAST = [700, 710, 720, 730, 740, 750, 760, 770, 780, 790];
const SLOW = FAST.map((value) => value * 1.4);
const NOISY = [300, 2_000, 350, 1_900, 400, 1_800, 450, 1_700];

describe('a rise of the median', () => {
  const before = { median: 745, values: FAST };

  it('fails if it is beyond the limit and significant', () => {
    const { outcome, reasons, measures } = decideFor('max-rise: 20%', latency(1_043, SLOW, before));
    expect(outcome).toBe('failed');
    expect(reasons).toMatchObject([{ rule: 'measure', limit: '20%' }]);
    expect(measures).toMatchObject([{ test: 'welch', p: expect.any(Number) }]);
  });

  it.each([700, 0])('from %d is a note if it is noise', (median) => {
    const noisy = latency(1_000, NOISY, { median, values: NOISY.toReversed() });
    const { outcome, notices } = decideFor('max-rise: 20%', noisy);
    expect(outcome).toBe('passed');
    expect(notices).toMatchObject([{ effect: 'note', why: 'tested' }]);
  });

  it('is corrected for all measures that are tested', () => {
    const rising = latency(1_043, SLOW, before);
    const measures = Array.from({ length: 3 }, (_, at) => ({ ...rising, name: `m${at}` }));
    const limits = measures.map(({ name }) => `${name}: { max-rise: 20% }`).join(', ');
    const [first] = evaluateRun({ measures }, `{ measures: { ${limits} } }`).measures;
    expect(first?.adjustedP).toBeCloseTo(3 * (first?.p ?? 0), 12);
  });

  it('is not tested with fewer than eight values on a side', () => {
    const few = latency(1_043, SLOW.slice(0, 7), before);
    const { outcome, notices, measures } = decideFor('max-rise: 20%', few);
    expect(outcome).toBe('passed');
    expect(notices).toMatchObject([{ effect: 'note', why: 'few-values' }]);
    expect(measures).toMatchObject([{ test: 'none', p: null }]);
  });

  it('is compared by the medians alone without values, with a note', () => {
    const { outcome, notices } = decideFor('max-rise: 20%', latency(1_043, [], { median: 745 }));
    expect(outcome).toBe('failed');
    expect(notices).toMatchObject([{ effect: 'note', why: 'no-values' }]);
  });

  it('is compared by the medians alone if significance is off', () => {
    const noisy = latency(1_000, NOISY, { median: 700, values: NOISY });
    const gate =
      '{ trend: { significance: off }, measures: { response latency: { max-rise: 20% } } }';
    expect(evaluateRun({ measures: [noisy] }, gate).outcome).toBe('failed');
  });

  it('is a note without a baseline', () => {
    const { outcome, notices } = decideFor('max-rise: 20%', latency(1_043, SLOW));
    expect(outcome).toBe('passed');
    expect(notices).toMatchObject([{ effect: 'note', why: 'unknown' }]);
  });

  it("only warns if the baseline is the service's previous run", () => {
    const run = {
      measures: [latency(1_043, SLOW, before)],
      baseline: baselineOf({ source: 'previous', isFallback: true }),
    };
    const { outcome, notices } = evaluateRun(
      run,
      '{ measures: { response latency: { max-rise: 20% } } }',
    );
    expect(outcome).toBe('passed');
    expect(notices).toContainEqual(expect.objectContaining({ effect: 'warning' }));
  });
});

/** Values with this median and little noise. */
const around = (median: number) => FAST.map((value) => median + (value - 745) / 1_000);

it.each([
  ['max-rise: 40%', 745, 1_043, 'passed'],
  ['max-fall: 10%', 1_043, 745, 'failed'],
  ['max-rise: 10%', 1_043, 745, 'passed'],
  ['max-rise: 20%', 0, 5, 'failed'],
  ['max-rise: 20%', 0, 0, 'passed'],
  ['max-fall: 20%', 0, 5, 'passed'],
  ['max-fall: 20%', 0, -0.1, 'failed'],
  ['max-rise: 20%', -10, -5, 'failed'],
  ['max-rise: 50%', -10, -5, 'passed'],
  ['max-fall: 99%', -10, -20, 'failed'],
  ['max-fall: 100%', -10, -20, 'passed'],
])('%s, from a median of %d to %d: %s', (limits, before, now, outcome) => {
  for (const values of [around, () => []]) {
    const measure = latency(now, values(now), { median: before, values: values(before) });
    const decision = decideFor(limits, measure);
    expect(decision.outcome).toBe(outcome);
    expect(JSON.stringify(decision)).not.toMatch(/Infinity|NaN/);
  }
});
