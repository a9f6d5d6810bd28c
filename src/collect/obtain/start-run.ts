import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { INPUTS_OF, WHERE_ID_FOUND } from '../../inputs/gate/settings.ts';
import type { Variables } from '../../inputs/gate/variables.ts';
import { explain, explainMissing } from '../../service/explain.ts';
import { fillRequest, STANDARD_PROFILE } from '../../service/operations.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import { LONGEST_QUEUE_PAUSE_MS, type ObtainedRun, type RunWait } from '../wait/run-wait.ts';
import { recordStart } from './record-run.ts';
import { describePlan, type RunPlan } from './run-plans.ts';

/** Rule of the reason why a run has no ID although it may have been started. */
const LOST_START = 'start';

/** How long an answer to a start request is still waited for when the step is cancelled. */
const START_GRACE_MS = 1_500;

/**
 * Starts one run of a run plan. The request is never repeated once the service may have received it. If the
 * step is cancelled meanwhile, it waits for the response a moment longer, so that a run that has started can
 * be cancelled too.
 */
export async function startRun(
  run: RunWait,
  plan: RunPlan,
  variables: Variables,
  context: Context,
): Promise<ObtainedRun> {
  const name = describePlan(plan);
  const wait = run.forRun(`a run of ${name} to start`);
  const runId = await requestStart(run, plan, variables, wait.context, context);
  context.saver?.started(runId);
  const reference = await recordStart(runId, plan.id, run.fingerprint, context);
  const { log } = context;
  log.say({ name: `run ${runId}` }, `started from ${name}${log.link(runId)}`);
  return { runId, how: 'started', reference };
}

async function requestStart(
  run: RunWait,
  plan: RunPlan,
  variables: Variables,
  request: RequestContext,
  context: Context,
): Promise<string> {
  const name = describePlan(plan);
  const putOff = (error: ServiceError) => run.forAdmission(name, error).context.deadlineMs;
  const longestPauseMs = LONGEST_QUEUE_PAUSE_MS;
  const own = { ...request, longestPauseMs, lingerMs: START_GRACE_MS, putOff };
  try {
    return (await context.client.startRun(plan.id, variables, own)).jobId;
  } catch (error) {
    throw error instanceof ServiceError ? explainFailedStart(error, plan, context) : error;
  }
}

/** Says whether a run may be on its way although its start gave no ID, and how to find it. */
function explainFailedStart(error: ServiceError, plan: RunPlan, context: Context): StepError {
  if (!error.mayHaveBeenTaken) {
    const { outcome, rule, message } = explain(...refusedStart(error, plan));
    return new StepError(rule, `${withoutPeriod(message)}. No run was started`, outcome);
  }
  const { aborted, reason } = context.cancelled;
  const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
  return new StepError(
    LOST_START,
    `${withoutPeriod(what)}. A run of ${describePlan(plan)} may have been started; the request is not retried, since a second run would make real calls. To find it, check the newest runs of the plan (${listOf(plan.id, context)}, or the dashboard) and pass its ID as the input job-id`,
  );
}

/** What to explain, and the inputs that can help. A plan that the service listed by its name exists. */
function refusedStart(error: ServiceError, plan: RunPlan): Parameters<typeof explain> {
  if (error.profileKey === '') {
    return [error, null, INPUTS_OF['run-plan'], WHERE_ID_FOUND['run-plan']];
  }
  return [plan.name === null ? error : explainMissing(error), null, 'the input run-plan'];
}

/** The request that lists the runs of a plan, as people may make it. */
function listOf(runPlanId: string, { source }: Context): string {
  const { list } = (source.service.profile ?? STANDARD_PROFILE).operations;
  const { method, path } = fillRequest(list, { runPlanId });
  return `${method} ${path}`;
}
