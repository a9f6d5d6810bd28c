/** What the runs of a gate may cost together. */
import type { RunFacts } from '../model/run-facts.ts';
import type { Stated } from './evaluate-run.ts';
import type { Policy } from './policy.ts';

/** The name of the rule in reasons. */
export const MAX_COST_RULE = 'max-cost';

/**
 * Compares the cost of all runs, those that were to confirm a failure included, with `max-cost-usd`:
 * reasons that fail the gate, and a notice if the cost of a run is not known.
 */
export function evaluateCost(
  facts: readonly RunFacts[],
  { gate }: Pick<Policy, 'gate'>,
): { reasons: Stated[]; notices: Stated[] } {
  const limit = gate?.['max-cost-usd'];
  if (limit === undefined) return { reasons: [], notices: [] };
  const confirming = facts.flatMap(confirmingRuns);
  // The cost in a report includes its further runs.
  const known = facts.flatMap(({ cost, confirmations }) => [
    ...(cost ? [cost.usd] : []),
    ...confirmations.flatMap((further) => further.cost?.usd ?? []),
  ]);
  const value = Number(known.reduce((sum, usd) => sum + usd, 0).toFixed(6));
  const unknown = [...facts.map(({ cost }) => cost?.usd ?? null), ...confirming].filter(
    (usd) => usd === null,
  ).length;
  const found = {
    ...{ rule: MAX_COST_RULE, finding: 'cost' as const, limit, value },
    ...{ runs: facts.length, confirming: confirming.length, unknown },
  };
  return {
    reasons: value > limit ? [{ ...found, effect: 'fail' }] : [],
    notices: unknown > 0 ? [{ ...found, effect: 'note' }] : [],
  };
}

/** What each further run cost in US dollars; null if unknown. One that was never started has no ID. */
function confirmingRuns({ confirmations, evaluated }: RunFacts): (number | null)[] {
  const all = [
    ...confirmations.map(({ jobId, cost }) => ({ jobId, usd: cost?.usd ?? null })),
    ...(evaluated?.confirmations ?? []),
  ];
  return all.filter(({ jobId }) => jobId !== '').map(({ usd }) => usd);
}
