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
import { lookUpBaseline } from './baseline/baseline.ts';
import type { Context } from './context.ts';
import { endingOf } from './ending.ts';
import { recordedBefore } from './history/recorded-runs.ts';
import { isNotOffered } from './not-offered.ts';
import { checkCallBudget, totalCalls } from './obtain/call-budget.ts';
import { locateRun } from './obtain/locate-run.ts';
import { describePlan, findPlans, type RunPlan } from './obtain/run-plans.ts';
import { RunWait } from './wait/run-wait.ts';

/** How long the service is asked about the key, or a list, retries included: so long that an unknown host name is told. */
const BUDGET_MS = 35_000;
/** The one attempt to read the key, which no service has to offer, may take so long. */
const CREDENTIAL_MS = 10_000;
/** What only looks, in the names that services give to permissions. */
const LOOKING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
const REUSE_NOTE =
  'With reuse, the result of an identical recorded run would be used instead of starting one; a dry run does not check this.';
/** The specification shows both spellings. */
const HEALTH_PATHS = ['/health', '/v1/health'];
/** The ID of no run, in the form of one. */
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const MAX_NAMES = 20;
const MAX_NAME_CHARS = 100;

/** What a dry run came to. */
export type DryRun =
  /** Something does not hold, or could not be checked for want of an answer. */
  | { kind: 'refused'; runs: RunFacts[] }
  | { kind: 'holds'; message: string; notes: string[]; comparisons: PlannedComparison[] };

/** What a run of a plan would compare, as far as it is known; 0 is unknown. */
export interface PlannedComparison extends ComparisonSize {
  plan: string;
}

/** Checks key, permissions, and the runs or run plans that are named. */
export async function rehearse(context: Context): Promise<DryRun> {
  const { source } = context;
  const label = 'the dry run';
  const run = new RunWait(label, context);
  const notes: string[] = [];
  try {
    notes.push(...(await noteHealth(run, context)));
    const credential = await readCredential(run, context);
    notes.push(describeCredential(credential));
    if (source.kind !== 'run-plan') {
      notes.push(...(await noteBaseline([], context)));
      const message = await nameRuns(source, run, context);
      return { kind: 'holds', message, notes, comparisons: [] };
    }
    refuseReadOnly(credential);
    const { wanted, refused } = await findPlans(source.plans, context);
    if (refused.length > 0) return { kind: 'refused', runs: refused };
    const plans = wanted.map(({ plan }) => plan);
    notes.push(...(await noteBaseline(plans, context)));
    const [message, unknown] = await namePlans(plans, run, context);
    if (context.inputs.reuseMs !== null) notes.push(REUSE_NOTE);
    const comparisons = await Promise.all(plans.map((plan) => readComparison(plan, context)));
    return { kind: 'holds', message, notes: [...notes, ...unknown], comparisons };
  } catch (error) {
    return { kind: 'refused', runs: [endedRun(label, endingOf(error, run, context))] };
  }
}

/** The calls and checks of a plan, and the calls of its baseline: recorded runs, or as many as are pooled. */
async function readComparison(plan: RunPlan, context: Context): Promise<PlannedComparison> {
  const { client, refs, inputs, clock, cancelled } = context;
  const request = { signal: cancelled, deadlineMs: clock.now() + CREDENTIAL_MS, once: true };
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

async function noteBaseline(plans: readonly RunPlan[], context: Context): Promise<string[]> {
  const planIds = plans.map(({ id }) => id);
  const why = await lookUpBaseline(planIds, context);
  return why === null
    ? []
    : [
        `The run that the input baseline names cannot be compared with now (${why}); the service's previous run would be used instead.`,
      ];
}

/** What the health check answered, first of all; nothing if the service has none. */
async function noteHealth(run: RunWait, context: Context): Promise<string[]> {
  for (const path of HEALTH_PATHS) {
    const answer = await checkHealth(path, run, context);
    if (answer === null) continue;
    const text = `GET ${path} answered ${withoutPeriod(answer)}`;
    context.log.say(run, text);
    return [`${text}.`];
  }
  return [];
}

/** Null if the service has no health check at the path. A key may lack the permission for it. */
async function checkHealth(path: string, run: RunWait, context: Context): Promise<string | null> {
  try {
    return await context.client.checkHealth(path, briefly(run, 'the service to answer', context));
  } catch (error) {
    if (isNotOffered(error)) return null;
    if (!(error instanceof ServiceError)) throw error;
    if (isMeant(error) && error.status !== 403) throw error;
    return error.problem;
  }
}

/** What the service tells of the key; null where it tells nothing that can be used. */
async function readCredential(run: RunWait, context: Context): Promise<Credential | null> {
  const { signal, deadlineMs } = briefly(run, 'the service to answer', context);
  const soonMs = Math.min(deadlineMs, context.clock.now() + CREDENTIAL_MS);
  try {
    return await context.client.readCredential({ signal, deadlineMs: soonMs, once: true });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (isMeant(error) && error.kind !== 'timeout') throw error;
    return null;
  }
}

function briefly(run: RunWait, what: string, context: Context): RequestContext {
  const { signal, deadlineMs } = run.forRun(what).context;
  const briefMs = context.clock.now() + BUDGET_MS;
  return { signal, deadlineMs: Math.min(deadlineMs, briefMs) };
}

/** Whether the answer is about the key or the way to the service; what remains is about the operation. */
function isMeant(error: ServiceError): boolean {
  const { kind, status, cause } = error;
  if (kind === 'deadline') return !(cause instanceof ServiceError) || isMeant(cause);
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
  if (granted.length === 0 || !granted.every((name) => LOOKING.test(name))) return;
  throw new StepError(
    'permission',
    `the input api-key may only read (${permissionsIn(credential)}), and starting a run takes more: use a key with Full Access`,
    'error',
  );
}

/** What would be started, and notes on what is not known of it. */
async function namePlans(
  plans: readonly RunPlan[],
  run: RunWait,
  context: Context,
): Promise<[string, string[]]> {
  const counted = await checkCallBudget(plans, context);
  const notes: string[] = [];
  for (const { plan, error, unknown } of counted) {
    if (error !== null) notes.push(...(await noteUnknown(plan, error, run, context)));
    if (unknown === null) continue;
    notes.push(`How many calls ${describePlan(plan)} places is not known: ${unknown}.`);
  }
  const each = counted.map(({ plan, text }) => `a run of ${describePlan(plan)}, ${text}`);
  const all = counted.length > 1 ? ` (${formatCounted(totalCalls(counted), 'call')} known)` : '';
  return [`would start ${each.join('; ')}${all}. Nothing was started`, notes];
}

/** A plan that cannot be read does not exist if the service lists plans; else only a start shows it. */
async function noteUnknown(
  plan: RunPlan,
  error: ServiceError,
  run: RunWait,
  context: Context,
): Promise<string[]> {
  const { client } = context;
  const request = briefly(run, 'the run plan to be found', context);
  if (!isNotOffered(error)) throw error;
  if (await isOffered(client.listPlans(null, null, request))) throw error;
  // Every service has this operation, and refuses a bad key.
  await isOffered(client.readResults(NO_RUN, request));
  return [
    `${describePlan(plan)} was not checked: the service does not show its run plans (${withoutPeriod(error.message)}).`,
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

/** What would be judged. A run that nobody knows is an error. */
async function nameRuns(
  source: Exclude<ServiceSource, { kind: 'run-plan' }>,
  run: RunWait,
  context: Context,
): Promise<string> {
  if (source.kind === 'service-phone-number') {
    const { runId } = await locateRun(run, source, context);
    return `would evaluate run ${runId}. No debrief was requested`;
  }
  for (const jobId of source.jobIds) {
    const wait = run.forRun(`run ${jobId} to be found`);
    try {
      await context.client.readResults(jobId, wait.context);
    } catch (error) {
      // Results that are not there yet (409) are those of a run that is.
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    }
  }
  return `would evaluate ${source.jobIds.map((jobId) => `run ${jobId}`).join(', ')}. No debrief was requested`;
}
