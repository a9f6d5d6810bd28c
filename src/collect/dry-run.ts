/** A dry run: everything is checked that can be without starting a run or requesting a debrief. */

import { concernsAll, isNotOffered, ServiceError } from '../http/errors.ts';
import type { ServiceSource } from '../inputs/gate/settings.ts';
import type { ComparisonSize } from '../model/counts.ts';
import { endedRun, type RunFacts } from '../model/run-facts.ts';
import { DRY_RUN, describePermissions, describeStarts } from '../report/words/dry-run-words.ts';
import { countCalls, describePlan, PLAN } from '../report/words/plan-words.ts';
import { InputError } from '../text/step-errors.ts';
import { endingOf, type RunPlan } from './collected-run.ts';
import type { Context } from './context.ts';
import { recordedBefore } from './history/recorded-before.ts';
import { locateRun } from './obtain/locate-run.ts';
import { findWantedRuns } from './obtain/wanted-runs.ts';
import { type NamedWait, nameWait } from './wait/followed-run.ts';

const OPTIONAL_MS = 3_000;
const READ_MS = 60_000;
/** Permissions whose names contain one of these words only read. */
const READING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
/** The specification shows both. */
const HEALTH_PATHS = ['/health', '/v1/health'];
/** In the form of a run's ID. */
const NO_RUN = '00000000-0000-4000-8000-000000000000';

/** A run that would be compared with its baseline. */
export interface PlanSize extends ComparisonSize {
  plan: string;
}

/** What the gate would do, or why it could not. */
export type DryRun =
  | { refused: RunFacts[] }
  | { message: string; notes: string[]; sizes: PlanSize[] };

export async function dryRun(context: Context): Promise<DryRun> {
  const { source } = context;
  const run = nameWait('the dry run', context);
  try {
    const health = await noteHealth(run, context);
    const permissions = await readPermissions(context);
    const notes = [...health, describePermissions(permissions)];
    if (source.kind === 'run-plan') refuseReadOnly(permissions);
    const found = await findWantedRuns(context);
    if ('refused' in found) return found;
    if (source.kind !== 'run-plan') {
      const runIds = await findRuns(source, run, context);
      return { message: DRY_RUN.evaluated(runIds), notes, sizes: [] };
    }
    const planned = found.wanted.filter((one) => one.kind === 'planned');
    const sizes: PlanSize[] = [];
    for (const { plan, notes: own } of planned) {
      notes.push(...own, ...(await noteUncounted(plan, context)));
      sizes.push(await sizeOf(plan, context));
    }
    const runs = planned.map(({ plan, recorded }) => {
      return { plan, runId: recorded?.reference.jobId ?? null };
    });
    return { message: describeStarts(runs), notes, sizes };
  } catch (error) {
    return { refused: [endedRun(run.name, endingOf(error, run.wait.facts, false, context))] };
  }
}

/** The calls and checks of the plan, as far as they are known, and the calls of its recorded baseline. */
async function sizeOf(plan: RunPlan, context: Context): Promise<PlanSize> {
  const { refs, inputs, earlierRuns } = context;
  const calls = countCalls(plan) ?? 0;
  const wanted = { jobId: '', about: { planId: plan.id }, isStartedHere: true };
  const recorded = await recordedBefore(wanted, refs.base ?? refs.own, context);
  const passed = recorded.filter(({ outcome }) => outcome === 'passed');
  const baseline = passed.slice(0, inputs.baselineRuns);
  const read = await earlierRuns.readAllFit(baseline, plan.id, earlierRuns.deadline());
  const counted = read.map((run) =>
    Math.max(0, ...run.checks.map((check) => check.evaluated ?? 0)),
  );
  const ofRecorded = counted.reduce((sum, count) => sum + (count || calls), 0);
  const checks = (plan.metrics ?? []).filter(({ minPassRate }) => minPassRate !== null).length;
  const baselineCalls = ofRecorded || inputs.baselineRuns * calls;
  return { plan: describePlan(plan), calls, checks, baselineCalls };
}

/** The response of the health check; none if the service has no health check. */
async function noteHealth(run: NamedWait, context: Context): Promise<string[]> {
  for (const path of HEALTH_PATHS) {
    const answer = await orError(context.client.checkHealth(path, readRequest(context, true)));
    const note = DRY_RUN.health(path, typeof answer === 'string' ? answer : answer.problem);
    if (isNotOffered(answer)) continue;
    context.log.say(run, note);
    return [note];
  }
  return [];
}

/** What the key may do; empty if the service does not report it. */
async function readPermissions(context: Context): Promise<string[]> {
  const credential = await orError(context.client.readCredential(readRequest(context, true)));
  if (!(credential instanceof ServiceError)) return credential.grantedPermissions ?? [];
  if (!isNotOffered(credential) && concernsAll(credential)) throw credential;
  return [];
}

function refuseReadOnly(permissions: readonly string[]): void {
  if (permissions.length === 0 || !permissions.every((name) => READING.test(name))) return;
  throw new InputError(DRY_RUN.readOnlyKey(permissions), 'permission');
}

/** Why the calls of a plan are unknown. One that cannot be read does not exist if the service lists plans. */
async function noteUncounted(plan: RunPlan, context: Context): Promise<string[]> {
  const { client } = context;
  const { error } = plan;
  if (countCalls(plan) !== null) return [];
  const note = PLAN.uncounted(plan);
  if (error === null) return [note];
  if (!isNotOffered(error)) throw error;
  const plans = await orError(client.listPlans(null, null, readRequest(context)));
  if (!(plans instanceof ServiceError)) throw error;
  if (!isNotOffered(plans)) throw plans;
  // Every service has this operation, refuses an invalid key, and knows no such run.
  const results = await orError(client.readResults(NO_RUN, readRequest(context)));
  const isError = results instanceof ServiceError;
  if (isError && (!isNotOffered(results) || concernsAll(results))) throw results;
  return [note, DRY_RUN.unchecked(plan)];
}

/** The IDs of the runs that would be evaluated. Rejects if one is unknown. */
async function findRuns(
  source: Exclude<ServiceSource, { kind: 'run-plan' }>,
  run: NamedWait,
  context: Context,
): Promise<string[]> {
  if (source.kind === 'service-phone-number') {
    return [(await locateRun(source, run, context)).runId];
  }
  for (const runId of source.runIds) {
    const results = await orError(context.client.readResults(runId, readRequest(context)));
    // A run that has not finished may have no results yet (409).
    if (results instanceof ServiceError && results.status !== 409) throw results;
  }
  return source.runIds;
}

/** @param once for what a service may lack: one attempt */
function readRequest({ clock, cancelled: signal }: Context, once = false) {
  return { signal, deadlineMs: clock.now() + (once ? OPTIONAL_MS : READ_MS), once };
}

async function orError<Response>(response: Promise<Response>): Promise<Response | ServiceError> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}
