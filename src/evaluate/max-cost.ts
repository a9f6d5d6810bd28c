/** What the runs of a gate may cost together. */
import type { Reason, RunReport } from '../model/report.ts';
import { describeRuling } from '../report/words/rulings.ts';
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
  const cost = {
    finding: 'cost' as const,
    ...{ runs: runs.length, confirming: further.length, unknown, limit, value },
  };
  return {
    reasons:
      value > limit
        ? [
            {
              rule: MAX_COST_RULE,
              message: describeRuling({ effect: 'fail', ...cost }),
              limit,
              value,
            },
          ]
        : [],
    notes: unknown > 0 ? [describeRuling({ effect: 'note', ...cost })] : [],
  };
}
