/** Reads what the service reports of a finished run in addition to its debrief. None of it is required. */

import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import type { Comparison } from '../../service/evidence.ts';
import { isObject } from '../../text/json-object.ts';
import { isSame } from '../../text/same-id.ts';
import { CancelledError, withoutPeriod } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import { costOf, type Evidence } from '../evidence/evidence.ts';
import { isNotOffered, isWithheld } from '../not-offered.ts';
import type { RunWait } from './run-wait.ts';

/** How long, and how often, something is tried to be read. */
type Effort = Required<Pick<RequestContext, 'once'>> & { budgetMs: number };

/** What no service has to offer. */
const OPTIONAL: Effort = { budgetMs: 5_000, once: true };
/** The results of a run that cannot pass. */
const RESULTS_BUDGET_MS = 10_000;
/** The results that a pass depends on. */
export const PASS_BUDGET_MS = 90_000;

/**
 * Reads the results if no poll has. Returns why they could not be read; null if they were, or if the service
 * does not have the operation.
 *
 * @param mayPass whether a pass depends on the results
 */
export async function readUnseenResults(
  run: RunWait,
  mayPass: boolean,
  context: Context,
): Promise<string | null> {
  if (run.results !== null) return null;
  const budgetMs = mayPass ? PASS_BUDGET_MS : RESULTS_BUDGET_MS;
  const error = await attempt(context, { budgetMs, once: false }, async (request) => {
    const putOff = mayPass ? run.current?.context.putOff : undefined;
    const own = { ...request, ...(putOff && { putOff }) };
    run.takeResults(await context.client.readResults(run.runId, own));
  });
  if (error === null) return null;
  const why = withoutPeriod(error.message);
  if (isNotOffered(error)) {
    run.note(`The run's results cannot be read, so only its debrief was evaluated: ${why}.`);
    return null;
  }
  run.note(`The run's results could not be read: ${why}.`);
  return why;
}

/** Reads how far a run has come; one that the service does not let be read is not read again. */
export async function readStatus(run: RunWait, context: Context): Promise<void> {
  if (!run.readable) return;
  const error = await attempt(context, OPTIONAL, async (request) => {
    run.takeProgress(await context.client.readRun(run.runId, request));
  });
  run.readable = error === null || !isWithheld(error);
}

/** Reads how a run ended that was not seen to end. */
export async function readEnding(run: RunWait, context: Context): Promise<void> {
  if (run.finished && !hasEnded(run.status)) await readStatus(run, context);
}

/** Reads what the simulation jobs of a run show of its calls, unless an earlier read shows all of them. */
export async function readSimulationJobs(run: RunWait, context: Context): Promise<void> {
  const calls = run.results?.calls ?? [];
  if (!run.readable || calls.length === 0) return;
  const read = run.progress?.simulationJobs;
  const known = new Set(read?.map((job) => job.simulationJobId?.toLowerCase()));
  const isWhole = calls.every((call) => known.has(call.simulationJobId.toLowerCase()));
  if (run.progress !== null && (read === null || isWhole)) return;
  await attempt(context, OPTIONAL, async (request) => {
    run.progress = await context.client.readRun(run.runId, request);
  });
}

/** The service's comparison of a run with another; null if it makes none. */
export async function readComparison(
  runId: string,
  baselineId: string,
  context: Context,
): Promise<Comparison | null> {
  let comparison: Comparison | null = null;
  await attempt(context, OPTIONAL, async (request) => {
    ({ comparison } = await context.client.readResults(runId, request, baselineId));
  });
  return comparison;
}

/**
 * Compares the variables that a call of a started run had with those that were sent, with one request at most
 * (contract, section 18). Undefined if nothing was sent, or if the service does not show them.
 */
export async function confirmVariables(
  run: RunWait,
  context: Context,
): Promise<RunFacts['usedVariables']> {
  const { source, client } = context;
  const sent = source.kind === 'run-plan' ? Object.entries(source.variables) : [];
  const jobs = [...(run.results?.calls ?? []), ...(run.progress?.simulationJobs ?? [])];
  const id = jobs.flatMap(({ simulationJobId }) => simulationJobId ?? [])[0];
  if (!run.isStartedHere || sent.length === 0 || !id) return undefined;
  let used: Readonly<Record<string, unknown>> | null = null;
  await attempt(context, OPTIONAL, async (request) => {
    const { simulationJobId, runPlan } = await client.readSimulationJob(id, request);
    const { id: planId, variables } = runPlan;
    const isOwn =
      isSame(simulationJobId, id) && (run.planId === null || isSame(planId, run.planId));
    if (isOwn && isObject(variables)) used = variables;
  });
  if (used === null) return undefined;
  const known = new Map(Object.entries(used));
  const differing = sent.filter(([name, value]) => String(known.get(name)) !== value);
  return { differing: differing.map(([name]) => name) };
}

/** What the run cost; undefined if unknown. */
export async function readCost({ runId }: RunWait, context: Context): Promise<Evidence['cost']> {
  let cost: Evidence['cost'];
  await attempt(context, OPTIONAL, async (request) => {
    cost = costOf(await context.client.readCost(runId, request));
  });
  return cost;
}

/** Why something could not be read; null if it could, or if the step was cancelled meanwhile. */
async function attempt(
  { deadline, cancelled, runner }: Context,
  { budgetMs, once }: Effort,
  read: (request: RequestContext) => Promise<void>,
): Promise<ServiceError | null> {
  try {
    await read({ signal: cancelled, deadlineMs: deadline.within(budgetMs), once });
    return null;
  } catch (error) {
    if (error instanceof CancelledError) return null;
    if (!(error instanceof ServiceError)) throw error;
    runner.debug(`not known, since it could not be read: ${error.message}`);
    return error;
  }
}
