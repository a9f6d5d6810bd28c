import { describe, expect, it } from 'vitest';
import { judgeCost } from '../../src/evaluate/max-cost.ts';
import { faultsOf, policyOf } from './judging.ts';

const cost = (usd: number) => ({ cost: { usd, parts: [] } });
const confirmation = (jobId: string, usd: number | null) => ({
  jobId,
  number: null,
  outcome: 'failed' as const,
  runStatus: null,
  usd,
  checks: null,
});
const policy = policyOf('version: 1\ngate: { max-cost-usd: 2.5 }');

describe('max-cost-usd', () => {
  it('holds for the sum of all runs', () => {
    expect(judgeCost([cost(1.5), cost(1)], policy)).toEqual({ reasons: [], notes: [] });
    expect(judgeCost([cost(1.5), cost(1.011)], policy).reasons).toMatchObject([
      { rule: 'max-cost', limit: 2.5, value: 2.511 },
    ]);
  });

  it('includes the runs that confirm a failure, and notes those of unknown cost', () => {
    const run = { ...cost(3), confirmations: [confirmation('b', null), confirmation('', null)] };
    const { reasons, notes } = judgeCost([run], policy);
    expect(reasons[0]?.message).toContain('1 confirming run cost 3.00 US dollars (1 of unknown');
    expect(notes).toEqual([expect.stringContaining('1 of 2 runs is not known')]);
  });

  it('tells of runs whose cost is not known, and judges the others', () => {
    const { reasons, notes } = judgeCost([cost(3), {}, {}], policy);
    expect(reasons[0]?.message).toContain('(2 of unknown cost)');
    expect(notes).toEqual([expect.stringContaining('2 of 3 runs is not known')]);
    expect(judgeCost([{}], policy).reasons).toEqual([]);
  });

  it('adds up as decimal numbers do', () => {
    const policy = policyOf('version: 1\ngate: { max-cost-usd: 0.3 }');
    expect(judgeCost([cost(0.1), cost(0.2)], policy).reasons).toEqual([]);
  });

  it('says nothing where the policy sets no limit', () => {
    expect(judgeCost([cost(9), {}], policyOf('version: 1'))).toEqual({ reasons: [], notes: [] });
  });

  it('refuses what is no amount', () => {
    expect(faultsOf('version: 1\ngate: { max-cost-usd: -1 }')).toEqual([
      expect.stringContaining('has to be an amount in US dollars'),
    ]);
  });
});
