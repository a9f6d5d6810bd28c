/** What concerns all runs of a gate together. */

import { warnOfAbsent } from '../../evaluate/absent-checks.ts';
import { judgeCost } from '../../evaluate/max-cost.ts';
import { describePolicy } from '../../inputs/gate/policy-told.ts';
import { type GateInputs, isTrial } from '../../inputs/gate/settings.ts';
import { fails, worstOutcome } from '../../model/outcome.ts';
import type { GateReport, RunReport } from '../../model/report.ts';
import type { World } from '../../runner/world.ts';

/** Saved debriefs that a policy is tried on belong to no gate. */
const NO_COST: ReturnType<typeof judgeCost> = { reasons: [], notes: [] };

/** Judges what concerns all runs together. */
export function gather(
  runs: RunReport[],
  inputs: Pick<GateInputs, 'source' | 'policy' | 'givenName' | 'warnOnly' | 'onInconclusive'>,
  { cancelled }: Pick<World, 'cancelled'>,
): GateReport {
  const { source, policy, givenName } = inputs;
  const isOnTrial = isTrial(source);
  const cost = isOnTrial ? NO_COST : judgeCost(runs, policy.rules);
  const isTooDear = cost.reasons.length > 0;
  const outcome = worstOutcome([
    ...runs.map((run) => run.outcome),
    ...(isTooDear ? (['failed'] as const) : []),
  ]);
  return {
    ...(givenName === null ? {} : { gateName: givenName }),
    outcome,
    tolerated:
      !cancelled.aborted &&
      fails(outcome) &&
      runs.every((run) => isTolerated(run, inputs)) &&
      (!isTooDear || inputs.warnOnly),
    reasons: cost.reasons,
    runs: isOnTrial ? runs : warnOfAbsent(runs, policy.rules),
    notes: cost.notes,
    policy: { ...describePolicy(policy), isTrial: isOnTrial },
    promptFixes: [],
  };
}

/** One run that may not fail the step; a single run that may is enough to make it red. */
function isTolerated(
  { outcome }: RunReport,
  inputs: Pick<GateInputs, 'source' | 'warnOnly' | 'onInconclusive'>,
): boolean {
  if (isTrial(inputs.source)) return outcome !== 'error';
  if (outcome === 'failed') return inputs.warnOnly;
  if (outcome === 'inconclusive') return inputs.onInconclusive === 'warn';
  return !fails(outcome);
}
