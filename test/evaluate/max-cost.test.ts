import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/evaluate/evaluate.ts';
import { endedRun, type RunFacts } from '../../src/model/run-facts.ts';
import { gateFindings } from '../../src/report/build-report.ts';
import { policyOf, TODAY } from './decide.ts';

const run = (usd: number | null, jobId = 'a', confirmations: RunFacts[] = []): RunFacts => ({
  ...endedRun('a run', { outcome: 'inconclusive', reasons: [] }),
  ...{ jobId, confirmations },
  ...(usd !== null && { cost: { usd } }),
});
const judgeCost = (runs: RunFacts[], of: ReturnType<typeof policyOf>) =>
  gateFindings(evaluate(runs, { policy: of, today: TODAY }));
const policy = policyOf('version: 1\ngate: { max-cost-usd: 2.5 }');

describe('max-cost-usd', () => {
  it('holds for the sum of all runs', () => {
    expect(judgeCost([run(1.5), run(1)], policy)).toEqual({ reasons: [], notes: [] });
    expect(judgeCost([run(1.5), run(1.011)], policy).reasons).toMatchObject([
      { rule: 'max-cost', limit: 2.5, value: 2.511 },
    ]);
  });

  it('includes the runs that confirm a failure, and notes those of unknown cost', () => {
    const confirmed = run(3, 'a', [run(null, 'b'), run(null, '')]);
    const { reasons, notes } = judgeCost([confirmed], policy);
    expect(reasons[0]?.message).toContain('2 runs cost 3.00 US dollars (1 of unknown');
    expect(notes).toEqual([expect.stringContaining('1 of 2 runs is not known')]);
  });

  it('notes runs of unknown cost and evaluates the others', () => {
    const { reasons, notes } = judgeCost([run(3), run(null), run(null)], policy);
    expect(reasons[0]?.message).toContain('(2 of unknown cost)');
    expect(notes).toEqual([expect.stringContaining('2 of 3 runs is not known')]);
    expect(judgeCost([run(null)], policy).reasons).toEqual([]);
  });
});
