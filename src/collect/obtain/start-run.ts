import { ServiceError } from '../../http/errors.ts';
import { INPUTS_OF, WHERE_ID_FOUND } from '../../inputs/gate/settings.ts';
import { explain, explainMissing } from '../../service/explain.ts';
import { fillRequest, STANDARD_PROFILE } from '../../service/operations.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import type { ObtainedRun, PlannedRun, RunPlan } from '../run.ts';
import { saveRun } from '../saved-runs.ts';
import type { RunWait } from '../wait/run-wait.ts';
import { variablesOf } from './fingerprint.ts';
import { recordStart } from './record-run.ts';
import { describePlan } from './run-plans.ts';

/** A start request continues this long after the step was cancelled, so that its run can be cancelled too. */
const START_GRACE_MS = 1_500;
/** The longest pause after a 429 without `Retry-After`. */
const MAX_PAUSE_MS = 5 * 60_000;

/** Starts a run of a plan. The request is never repeated once the service may have received it. */
export async function startRun(
  { plan, fingerprint, notes }: PlannedRun,
  wait: RunWait,
  context: Context,
): Promise<ObtainedRun> {
  const { client, log } = context;
  const { context: request } = wait.begin(
    `a run of ${describePlan(plan)} to start`,
    'queue-timeout',
  );
  const own = { ...request, longestPauseMs: MAX_PAUSE_MS, lingerMs: START_GRACE_MS };
  try {
    const { jobId: runId } = await client.startRun(plan.id, variablesOf(context), own);
    saveRun(runId, context);
    const reference = await recordStart(runId, plan.id, fingerprint, context);
    log.say({ name: `run ${runId}` }, `started from ${describePlan(plan)}${log.link(runId)}`);
    return { runId, how: 'started', reference, plan, notes };
  } catch (error) {
    throw error instanceof ServiceError ? explainFailedStart(error, plan, context) : error;
  }
}

/** Says whether a run may have been started although the response has no ID, and how to find it. */
function explainFailedStart(error: ServiceError, plan: RunPlan, context: Context): StepError {
  if (!error.mayHaveBeenTaken) {
    const { outcome, rule, message } = explain(...refusedStart(error, plan));
    return new StepError(rule, `${withoutPeriod(message)}. No run was started`, outcome);
  }
  const { aborted, reason } = context.cancelled;
  const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
  return new StepError(
    'start',
    `${withoutPeriod(what)}. A run of ${describePlan(plan)} may have been started; the request is not retried, since a second run would make real calls. To find it, check the newest runs of the plan (${listOf(plan.id, context)}, or the dashboard) and pass its ID as the input job-id`,
  );
}

/** The arguments of `explain`. No input helps with a plan that the service listed by its name. */
function refusedStart(error: ServiceError, plan: RunPlan): Parameters<typeof explain> {
  if (error.profileKey === '') {
    return [error, null, INPUTS_OF['run-plan'], WHERE_ID_FOUND['run-plan']];
  }
  return [plan.name === null ? error : explainMissing(error), null, 'the input run-plan'];
}

/** The request that lists the runs of a plan. */
function listOf(runPlanId: string, { source }: Context): string {
  const { list } = (source.service.profile ?? STANDARD_PROFILE).operations;
  const { method, path } = fillRequest(list, { runPlanId });
  return `${method} ${path}`;
}
