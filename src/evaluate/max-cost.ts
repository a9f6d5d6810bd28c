/** The rule `max-cost`: what the runs of a gate may cost together. */
import type { RunFacts } from '../model/run-facts.ts';
import type { Policy } from './policy.ts';
import type { RuleReason } from './reasons.ts';

/** The name of the rule in reasons. */
const MAX_COST_RULE = 'max-cost';

/**
 * Compares the cost of all runs, confirming runs included, with `max-cost-usd`: a reason that fails the gate,
 * and a notice if the cost of a run is not known.
 */
export function evaluateCost(
  facts: readonly RunFacts[],
  { gate }: Pick<Policy, 'gate'>,
): { reasons: RuleReason[]; notices: RuleReason[] } {
  const limit = gate?.['max-cost-usd'];
  if (limit === undefined) return { reasons: [], notices: [] };
  const confirming = facts.flatMap(confirmingRuns);
  // The cost in a report includes its confirming runs.
  const costs = facts.flatMap(({ cost, confirmations }) => [
    cost?.usd ?? 0,
    ...confirmations.map((further) => further.cost?.usd ?? 0),
  ]);
  const sum = costs.filter(Number.isFinite).reduce((total, usd) => total + usd, 0);
  const value = Number(sum.toFixed(6));
  const all = [...facts.map(({ cost }) => cost?.usd), ...confirming];
  const unknown = all.filter((usd) => !Number.isFinite(usd)).length;
  const found = {
    ...{ rule: MAX_COST_RULE, kind: 'cost' as const, limit, value },
    ...{ runs: facts.length, confirming: confirming.length, unknown },
  };
  return {
    reasons: value > limit ? [{ ...found, effect: 'fail' }] : [],
    notices: unknown > 0 ? [{ ...found, effect: 'note' }] : [],
  };
}

/** The costs of confirming runs in US dollars; null if unknown. A run that was never started has no ID. */
function confirmingRuns({ confirmations, evaluated }: RunFacts): (number | null)[] {
  const all = [
    ...confirmations.map(({ jobId, cost }) => ({ jobId, usd: cost?.usd ?? null })),
    ...(evaluated?.confirmations ?? []),
  ];
  return all.filter(({ jobId }) => jobId !== '').map(({ usd }) => usd);
}
