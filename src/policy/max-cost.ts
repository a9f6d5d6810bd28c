/** What the runs of a gate may cost together. */
import * as z from 'zod/mini';
import { formatCounted } from '../report/format.ts';
import type { Reason, RunReport } from '../report/model.ts';
import { LOWER_IS_STRICTER, throughSchema } from './tighten.ts';

/** The name of the rule in reasons. */
export const MAX_COST_RULE = 'max-cost';

/** Where the limit stands in the policy's `gate`. */
export const MAX_COST = 'max-cost-usd';

const WANTED = 'has to be an amount in US dollars such as 25, of 0 or more';

export const maxCostSchema = z.number(WANTED).check(z.gte(0, WANTED)).register(z.globalRegistry, {
  description: 'The most that all runs of the gate may cost together, in US dollars.',
});

/** What a policy may make of the limit of the one that it extends. */
export const MAX_COST_TIGHTENING = throughSchema(maxCostSchema, LOWER_IS_STRICTER);

/**
 * What the cost of all runs comes to, with those that were to confirm a failure: reasons that fail the
 * gate, and what was left unjudged.
 */
export function judgeCost(
  runs: readonly Pick<RunReport, 'cost' | 'confirmations'>[],
  { gate }: { gate?: Readonly<Record<string, unknown>> | undefined },
): { reasons: Reason[]; notes: string[] } {
  const given = gate?.[MAX_COST];
  if (given === undefined) return { reasons: [], notes: [] };
  const limit = z.parse(maxCostSchema, given);
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
