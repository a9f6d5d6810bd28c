/** What the rule `max-cost` finds, and its sentences. */

import type { CostFinding, Effect } from '../../evaluate/findings.ts';
import { formatCounted } from '../format.ts';

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
