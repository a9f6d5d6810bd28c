/** A dry run: everything is checked that can be without starting a run or requesting a debrief. */

import type { ComparisonSize } from '../evaluate/statistics/detectable-drop.ts';
import { isSpent, ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { ServiceSource } from '../inputs/gate/settings.ts';
import { endedRun, type RunFacts } from '../model/run-facts.ts';
import { formatCounted, formatList } from '../report/format.ts';
import type { Credential } from '../service/evidence.ts';
import { oneLine } from '../text/log-line.ts';
import { StepError, withoutPeriod } from '../text/step-error.ts';
import { checkBaseline } from './baseline/baseline.ts';
import type { Context } from './context.ts';
import { endingOf } from './ending.ts';
import { recordedBefore } from './history/recorded-before.ts';
import { isNotOffered } from './not-offered.ts';
import { checkCallBudget, type PlannedCalls, totalCalls } from './obtain/call-budget.ts';
import { locateRun } from './obtain/locate-run.ts';
import { describePlan, findPlans } from './obtain/run-plans.ts';
import type { RunPlan } from './run.ts';
import { RunWait } from './wait/run-wait.ts';

/** For each request: an unknown host name is reported after 30 s. */
const BUDGET_MS = 35_000;
const READ_MS = 10_000;
/** Permissions whose names contain one of these words only read. */
const READING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
/** The specification shows both. */
const HEALTH_PATHS = ['/health', '/v1/health'];
/** In the form of a run's ID. */
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const MAX_NAMES = 20;
const MAX_NAME_CHARS = 100;

/** What the gate would do, or why it could not. */
export type DryRun =
  | { refused: RunFacts[] }
  | { message: string; notes: string[]; comparisons: PlannedComparison[] };

/** What a run of a plan would compare, as far as it is known; 0 is unknown. */
export interface PlannedComparison extends ComparisonSize {
  plan: string;
}

/** Checks everything that can be without starting a run or requesting a debrief. */
export async function dryRun(context: Context): Promise<DryRun> {
  const { source } = context;
  const wait = new RunWait('the dry run', context);
  try {
    const notes = await noteHealth(wait, context);
    const credential = await readCredential(wait, context);
    notes.push(describeCredential(credential));
    if (source.kind !== 'run-plan') {
      await checkBaseline(context);
      return { message: await nameRuns(source, wait, context), notes, comparisons: [] };
    }
    refuseReadOnly(credential);
    const { wanted, refused } = await findPlans(source.plans, context);
    if (refused.length > 0) return { refused };
    const plans = wanted.map(({ plan }) => plan);
    await checkBaseline(context);
    const counted = await checkCallBudget(plans, context);
    for (const one of counted) notes.push(...(await noteUnknown(one, wait, context)));
    const each = counted.map(({ plan, text }) => `a run of ${describePlan(plan)}, ${text}`);
    const all = counted.length > 1 ? ` (${formatCounted(totalCalls(counted), 'call')} known)` : '';
    const message = `would start ${each.join('; ')}${all}. Nothing was started`;
    const comparisons = await Promise.all(plans.map((plan) => readComparison(plan, context)));
    return { message, notes, comparisons };
  } catch (error) {
    return { refused: [endedRun(wait.name, endingOf(error, wait.facts, false, context))] };
  }
}

/** The calls and checks of a plan, and the calls of its baseline: recorded runs, or as many as are pooled. */
async function readComparison(plan: RunPlan, context: Context): Promise<PlannedComparison> {
  const { client, refs, inputs, clock, cancelled } = context;
  const request = { signal: cancelled, deadlineMs: clock.now() + READ_MS, once: true };
  const read = await client.readPlan(plan.id, request).catch((error: unknown) => {
    if (!(error instanceof ServiceError)) throw error;
    return null;
  });
  const calls = (read?.testCaseCount ?? 0) * (read?.iterationCount ?? 0);
  const wanted = { jobId: '', planId: plan.id, isStartedHere: true };
  const recorded = await recordedBefore(wanted, refs.base ?? refs.own, context);
  const passed = recorded.filter(({ outcome }) => outcome === 'passed').length;
  const runs = Math.min(passed || inputs.baselineRuns, inputs.baselineRuns);
  const checks = (read?.metrics ?? []).filter(({ minPassRate }) => minPassRate !== null).length;
  return { plan: describePlan(plan), calls, checks, baselineCalls: runs * calls };
}

/** The response of the health check; none if the service has no health check. */
async function noteHealth(wait: RunWait, context: Context): Promise<string[]> {
  for (const path of HEALTH_PATHS) {
    const answer = await checkHealth(path, wait, context);
    if (answer === null) continue;
    const text = `GET ${path} answered ${withoutPeriod(answer)}`;
    context.log.say(wait, text);
    return [`${text}.`];
  }
  return [];
}

/** Null if the service has no health check at the path. A key may lack the permission for it. */
async function checkHealth(path: string, wait: RunWait, context: Context): Promise<string | null> {
  try {
    const deadlineMs = context.clock.now() + READ_MS;
    const request = { ...requestOf(wait, context), deadlineMs, once: true };
    return await context.client.checkHealth(path, request);
  } catch (error) {
    if (isNotOffered(error)) return null;
    if (!(error instanceof ServiceError)) throw error;
    const isTolerated = error.status === 403 || ['timeout', 'deadline'].includes(error.kind);
    if (concernsService(error) && !isTolerated) throw error;
    return error.problem;
  }
}

/** Null if the service does not report what the key is. */
async function readCredential(wait: RunWait, context: Context): Promise<Credential | null> {
  const deadlineMs = context.clock.now() + READ_MS;
  try {
    const request = { ...requestOf(wait, context), deadlineMs, once: true };
    return await context.client.readCredential(request);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (concernsService(error) && error.kind !== 'timeout') throw error;
    return null;
  }
}

function requestOf(wait: RunWait, context: Context): RequestContext {
  const { signal, deadlineMs } = wait.begin('the service to respond', 'run-timeout').context;
  return { signal, deadlineMs: Math.min(deadlineMs, context.clock.now() + BUDGET_MS) };
}

/** Whether the error is about the key or the connection, and not about the operation. */
function concernsService(error: ServiceError): boolean {
  const { kind, status, cause } = error;
  if (kind === 'deadline') return !(cause instanceof ServiceError) || concernsService(cause);
  if (kind === 'status') return status === 401 || status === 403 || isSpent(error);
  return kind !== 'shape' && kind !== 'not-json' && kind !== 'too-large';
}

function describeCredential(credential: Credential | null): string {
  const granted = permissionsIn(credential);
  return granted === ''
    ? 'The service reports no permissions of the key.'
    : `The key may ${granted}.`;
}

function permissionsIn(credential: Credential | null): string {
  const names = credential?.grantedPermissions ?? [];
  return formatList(
    names.map((name) => oneLine(name, MAX_NAME_CHARS)),
    MAX_NAMES,
  );
}

function refuseReadOnly(credential: Credential | null): void {
  const granted = credential?.grantedPermissions ?? [];
  if (granted.length === 0 || !granted.every((name) => READING.test(name))) return;
  throw new StepError(
    'permission',
    `the input api-key may only read (${permissionsIn(credential)}), and starting a run takes more: use a key with Full Access`,
    'error',
  );
}

/** What is not known of a plan. One that cannot be read does not exist if the service lists plans. */
async function noteUnknown(
  { plan, error, unknown }: PlannedCalls,
  wait: RunWait,
  context: Context,
): Promise<string[]> {
  if (unknown === null) return [];
  const notes = [`The calls of ${describePlan(plan)} are not known: ${unknown}.`];
  if (error === null) return notes;
  const { client } = context;
  const request = requestOf(wait, context);
  if (!isNotOffered(error) || (await isOffered(client.listPlans(null, null, request)))) throw error;
  // Every service has this operation, and refuses an invalid key.
  await isOffered(client.readResults(NO_RUN, request));
  return [
    ...notes,
    `${describePlan(plan)} was not checked: the service does not show its run plans.`,
  ];
}

async function isOffered(response: Promise<unknown>): Promise<boolean> {
  try {
    await response;
    return true;
  } catch (error) {
    if (isNotOffered(error)) return false;
    throw error;
  }
}

/** What would be evaluated. Rejects if a run is unknown. */
async function nameRuns(
  source: Exclude<ServiceSource, { kind: 'run-plan' }>,
  wait: RunWait,
  context: Context,
): Promise<string> {
  if (source.kind === 'service-phone-number') {
    const { runId } = await locateRun(source, wait, context);
    return `would evaluate run ${runId}. No debrief was requested`;
  }
  for (const runId of source.jobIds) {
    const { context: request } = wait.begin(`run ${runId} to be found`, 'run-timeout');
    try {
      await context.client.readResults(runId, request);
    } catch (error) {
      // A run that has not finished may have no results yet (409).
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    }
  }
  const runs = source.jobIds.map((runId) => `run ${runId}`).join(', ');
  return `would evaluate ${runs}. No debrief was requested`;
}
