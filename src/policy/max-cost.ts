/** What the runs of a gate may cost together. */
import { formatCounted } from '../report/format.ts';
import type { Reason, RunReport } from '../report/model.ts';
import type { Policy } from './policy.ts';

/** The name of the rule in reasons. */
export const MAX_COST_RULE = 'max-cost';

/**
 * What the cost of all runs comes to, with those that were to confirm a failure: reasons that fail the
 * gate, and what was left unjudged.
 */
export function judgeCost(
  runs: readonly Pick<RunReport, 'cost' | 'confirmations'>[],
  { gate }: Pick<Policy, 'gate'>,
): { reasons: Reason[]; notes: string[] } {
  const limit = gate?.['max-cost-usd'];
  if (limit === undefined) return { reasons: [], notes: [] };
  const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
  const value = Number(known.reduce((sum, usd) => sum + usd, 0).toFixed(6));
  // One that was never started has no ID.
  const further = runs.flatMap(({ confirmations = [] }) =>
    confirmations.filter(({ jobId }) => jobId !== ''),
  );
  const unknown = runs.length - known.length + further.filter(({ usd }) => usd === null).length;
  const all = runs.length + further.length;
  const unpriced = all === 1 ? 'the run' : `${unknown} of ${all} runs`;
  const reason = {
    rule: MAX_COST_RULE,
    message: `${nameAll(runs.length, further.length)} cost ${tell(value)} US dollars${unknown > 0 ? ` (${unknown} of unknown cost)` : ''}; max-cost-usd is ${limit}`,
    limit,
    value,
  };
  const notes =
    unknown > 0
      ? [`The cost of ${unpriced} is not known, so max-cost-usd was judged without it.`]
      : [];
  return { reasons: value > limit ? [reason] : [], notes };
}

function nameAll(runs: number, further: number): string {
  const first = runs === 1 ? 'the run' : `${runs} runs`;
  return further === 0 ? first : `${first} and ${formatCounted(further, 'confirming run')}`;
}

/** Cents, or as many digits as there are. */
function tell(usd: number): string {
  return Number.isInteger(usd * 100) ? usd.toFixed(2) : String(usd);
}
