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

/** For what a service may lack: one attempt. */
const OPTIONAL_MS = 5_000;
/** For the results of a run that cannot pass. */
const RESULTS_MS = 10_000;
/** For results that a pass depends on. */
const PASS_MS = 90_000;
/** What was read in addition to the results and the run's own status. */
export interface FurtherFacts {
  cost: Evidence['cost'];
  /** Why the results could not be read; null if they were, or if the service does not have the operation. */
  unread: string | null;
  usedVariables: RunFacts['usedVariables'];
}

/**
 * Reads the results and the run, unless polling has shown how they ended, and its cost.
 *
 * @param planId null if unknown
 * @param sent variables that the run was started with
 * @param mayPass whether a pass depends on the results
 */
export async function readEvidence(
  run: { runId: string; planId: string | null; sent: readonly [string, string][] },
  wait: RunWait,
  mayPass: boolean,
  context: Context,
): Promise<FurtherFacts> {
  const { runId } = run;
  const { progress, status } = wait.seen;
  const isWhole = hasEnded(status) && progress !== null && hasEnded(progress.status);
  const [cost, unread] = await Promise.all([
    readCost(runId, context),
    readResults(runId, wait, mayPass, context),
    isWhole ? null : readRun(runId, wait, context),
  ]);
  return { cost, unread, usedVariables: await readUsedVariables(run, wait, context) };
}

async function readResults(
  runId: string,
  wait: RunWait,
  mayPass: boolean,
  context: Context,
): Promise<string | null> {
  if (wait.seen.results !== null) return null;
  const error = await attempt(context, mayPass ? PASS_MS : RESULTS_MS, false, async (request) => {
    // A Retry-After is honoured in full.
    const putOff = () => wait.forDebrief().context.deadlineMs;
    const own = { ...request, ...(mayPass && { putOff }) };
    wait.seeResults(await context.client.readResults(runId, own));
  });
  if (error === null) return null;
  const why = withoutPeriod(error.message);
  if (isNotOffered(error)) {
    wait.note(`The run's results cannot be read, so only its debrief was evaluated: ${why}.`);
    return null;
  }
  wait.note(`The run's results could not be read: ${why}.`);
  return why;
}

/** Reads the run's status and calls, unless the service has refused to. */
export async function readRun(runId: string, wait: RunWait, context: Context): Promise<void> {
  if (!wait.seen.isReadable) return;
  const error = await attempt(context, OPTIONAL_MS, true, async (request) => {
    wait.seeProgress(await context.client.readRun(runId, request));
  });
  if (error !== null && isWithheld(error)) wait.see({ isReadable: false });
}

async function readCost(runId: string, context: Context): Promise<Evidence['cost']> {
  let cost: Evidence['cost'];
  await attempt(context, OPTIONAL_MS, true, async (request) => {
    cost = costOf(await context.client.readCost(runId, request));
  });
  return cost;
}

/** The service's comparison of a run with another; null if it makes none. */
export async function readComparison(
  runId: string,
  baselineId: string,
  context: Context,
): Promise<Comparison | null> {
  let comparison: Comparison | null = null;
  await attempt(context, OPTIONAL_MS, true, async (request) => {
    ({ comparison } = await context.client.readResults(runId, request, baselineId));
  });
  return comparison;
}

/**
 * Compares the variables that a call of the run had with those that were sent, with one request at most.
 * Undefined if nothing was sent, or if the service does not show them.
 */
async function readUsedVariables(
  { planId, sent }: Parameters<typeof readEvidence>[0],
  { seen: { results, progress } }: RunWait,
  context: Context,
): Promise<RunFacts['usedVariables']> {
  const jobs = [...(results?.calls ?? []), ...(progress?.simulationJobs ?? [])];
  const id = jobs.flatMap(({ simulationJobId }) => simulationJobId ?? [])[0];
  if (sent.length === 0 || !id) return undefined;
  let used: Readonly<Record<string, unknown>> | null = null;
  await attempt(context, OPTIONAL_MS, true, async (request) => {
    const { simulationJobId, runPlan } = await context.client.readSimulationJob(id, request);
    const isOwn = isSame(simulationJobId, id) && (planId === null || isSame(runPlan.id, planId));
    if (isOwn && isObject(runPlan.variables)) used = runPlan.variables;
  });
  if (used === null) return undefined;
  const known = new Map(Object.entries(used));
  const differing = sent.filter(([name, value]) => String(known.get(name)) !== value);
  return { differing: differing.map(([name]) => name) };
}

/** Why something could not be read; null if it could, or if the step was cancelled meanwhile. */
async function attempt(
  { deadline, cancelled, runner }: Context,
  budgetMs: number,
  once: boolean,
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
