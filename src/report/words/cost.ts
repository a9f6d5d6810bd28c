/** What the rule `max-cost` finds, and its sentences. */
import { formatCounted } from '../format.ts';
import type { Effect } from './names.ts';

/** The cost of all runs of a gate, those that confirm a failure included. */
export interface CostFinding {
  finding: 'cost';
  runs: number;
  confirming: number;
  /** Runs of unknown cost. */
  unknown: number;
  /** In US dollars, as the value is. */
  limit: number;
  value: number;
}

export function describeCost(effect: Effect, facts: CostFinding): string {
  const { runs, confirming, unknown, limit, value } = facts;
  const all = runs + confirming;
  if (effect === 'note') {
    const unpriced = all === 1 ? 'the run' : `${unknown} of ${all} runs`;
    return `The cost of ${unpriced} is not known, so max-cost-usd was judged without it.`;
  }
  const first = runs === 1 ? 'the run' : `${runs} runs`;
  const further = confirming === 0 ? '' : ` and ${formatCounted(confirming, 'confirming run')}`;
  const others = unknown > 0 ? ` (${unknown} of unknown cost)` : '';
  return `${first}${further} cost ${formatUsd(value)} US dollars${others}; max-cost-usd is ${limit}`;
}

/** Cents, or as many digits as there are. */
function formatUsd(usd: number): string {
  return Number.isInteger(usd * 100) ? usd.toFixed(2) : String(usd);
}
