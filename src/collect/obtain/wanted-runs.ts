/** The runs that a workflow wants, checked before any of them is started. */

import type { WantedPlan } from '../../inputs/gate/settings.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import { countCalls, describeTooManyCalls, PLAN, sumCalls } from '../../report/words/plan-words.ts';
import { NAME } from '../../report/words/wait-words.ts';
import { InputError } from '../../text/step-errors.ts';
import { checkBaseline } from '../baseline/read-baseline.ts';
import { endingOf, type PlannedRun, type WantedRun } from '../collected-run.ts';
import type { Context } from '../context.ts';
import { mapLimited } from '../map-limited.ts';
import { findRecordedRun } from './recorded-runs.ts';
import { findPlans, type WantedPlanRun } from './run-plans.ts';

type Wanted = { wanted: WantedRun[] } | { refused: RunFacts[] };

/** The runs in the order of the inputs, or why none of them may be started. */
export async function findWantedRuns(context: Context): Promise<Wanted> {
  const { source, inputs } = context;
  try {
    if (inputs.wait) await checkBaseline(context);
    switch (source.kind) {
      case 'run-plan':
        return await findPlannedRuns(source.plans, context);
      case 'job-id': {
        const given = { kind: 'given' as const, stableName: '' };
        return { wanted: source.runIds.map((runId) => ({ ...given, label: runId, runId })) };
      }
      case 'service-phone-number': {
        const { servicePhoneNumber: stableName } = source;
        const label = NAME.byNumber(stableName);
        return { wanted: [{ kind: 'located', label, stableName, call: source }] };
      }
    }
  } catch (error) {
    const plans = source.kind === 'run-plan' ? source.plans : [];
    const names = plans.map((plan) => ('id' in plan ? plan.id : plan.name)).join(', ');
    const ending = endingOf(error, null, false, context);
    return { refused: [endedRun(names || NAME.gate, ending, names)] };
  }
}

/** Rejects with `InputError` if more calls would be made than `max-calls` allows, as far as is known. */
async function findPlannedRuns(plans: readonly WantedPlan[], context: Context): Promise<Wanted> {
  const { maxParallel, maxCalls } = context.inputs;
  const { wanted, refused } = await findPlans(plans, context);
  if (refused.length > 0) return { refused };
  const runs = await mapLimited(wanted, maxParallel, (one) => planRun(one, context));
  // Recorded runs make no calls.
  const toStart = runs.filter(({ recorded }) => recorded === null).map(({ plan }) => plan);
  if (maxCalls !== null && sumCalls(toStart) > maxCalls) {
    throw new InputError(describeTooManyCalls(toStart, maxCalls), 'max-calls');
  }
  return { wanted: runs };
}

async function planRun(one: WantedPlanRun, context: Context): Promise<PlannedRun> {
  const { plan } = one;
  const found = await findRecordedRun(one.label, plan, context);
  const notes = [...found.notes];
  if (context.inputs.maxCalls !== null && found.recorded === null && countCalls(plan) === null) {
    notes.push(PLAN.unlimited(plan));
  }
  return { kind: 'planned', ...one, ...found, notes };
}
