/** The rule `max-cost`: what the runs of a gate may cost together. */
import type { RunFacts } from '../model/run-facts.ts';
import type { Policy } from './policy.ts';
import type { RuleReason } from './reasons.ts';

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
  const costs = facts.flatMap(costsOf);
  const known = costs.filter((usd) => usd !== null && Number.isFinite(usd));
  const sum = known.reduce<number>((total, usd) => total + (usd ?? 0), 0);
  const value = Number(sum.toFixed(6));
  const unknown = costs.length - known.length;
  const found = {
    ...{ rule: 'max-cost', kind: 'cost' as const, limit, value },
    ...{ runs: costs.length, unknown },
  };
  return {
    reasons: value > limit ? [{ ...found, effect: 'fail' }] : [],
    notices: unknown > 0 ? [{ ...found, effect: 'note' }] : [],
  };
}

/**
 * The costs of a run and its confirming runs in US dollars; null if unknown. A run that was never started has
 * no ID. The cost of an evaluated run includes those of its confirming runs.
 */
function costsOf({ cost, confirmations, evaluated }: RunFacts): (number | null)[] {
  const further = [
    ...confirmations.map(({ jobId, cost: own }) => ({ jobId, usd: own?.usd ?? null })),
    ...(evaluated?.confirmations ?? []).map(({ jobId, usd }) => ({
      jobId,
      usd: usd === null ? null : 0,
    })),
  ];
  const started = further.filter(({ jobId }) => jobId !== '');
  return [cost?.usd ?? null, ...started.map(({ usd }) => usd)];
}
