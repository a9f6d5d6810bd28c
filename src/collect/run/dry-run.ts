/** A dry run: everything is checked that can be without starting a run or requesting a debrief. */

import { isSpent, ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { ServiceSource } from '../../inputs/gate/settings.ts';
import type { RunReport } from '../../model/report.ts';
import { formatCounted, formatList } from '../../report/format.ts';
import type { Credential } from '../../service/evidence.ts';
import { oneLine } from '../../text/log-line.ts';
import { Stopped, withoutPeriod } from '../../text/stops.ts';
import { lookUpBaseline } from '../baseline/look-up.ts';
import { countCalls, overBudget, totalCalls } from './call-budget.ts';
import { endWithoutJudgement } from './follow-run.ts';
import { locateRun } from './locate.ts';
import { isNotOffered } from './not-offered.ts';
import { describePlan, findPlans, type PlannedRun, type RunPlan } from './run-plans.ts';
import { RunRecord } from './run-record.ts';
import { type Watch, waitForRun } from './watch.ts';

/** How long the service is asked about the key, or a list, retries included: so long that an unknown host name is told. */
const BUDGET_MS = 35_000;
/** The one attempt to read the key, which no service has to offer, may take so long. */
const CREDENTIAL_MS = 10_000;
/** What only looks, in the names that services give to permissions. */
const LOOKING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
const REUSE_NOTE =
  'A run that tested the same, where one is remembered, is judged again in place of starting one (reuse); a dry run does not look for it.';
/** The specification shows both spellings. */
const HEALTH_PATHS = ['/health', '/v1/health'];
/** The ID of no run, in the form of one. */
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const MAX_NAMES = 20;
const MAX_NAME_CHARS = 100;

/** What a dry run came to. */
export type DryRun =
  /** Something does not hold, or could not be checked for want of an answer. */
  { kind: 'refused'; runs: RunReport[] } | { kind: 'holds'; message: string; notes: string[] };

/** Checks key, permissions, and the runs or run plans that are named. */
export async function rehearse(source: ServiceSource, watch: Watch): Promise<DryRun> {
  const run = new RunRecord('the dry run');
  const notes: string[] = [];
  try {
    notes.push(...(await noteHealth(run, watch)));
    const credential = await readCredential(run, watch);
    notes.push(describeCredential(credential));
    if (source.kind !== 'run-plan') {
      notes.push(...(await noteBaseline([], watch)));
      return { kind: 'holds', message: await nameRuns(source, run, watch), notes };
    }
    refuseReadOnly(credential);
    const { planned, refused } = await findPlans(source.plans, watch);
    if (refused.length > 0) return { kind: 'refused', runs: refused };
    notes.push(...(await noteBaseline(planned, watch)));
    const [message, unknown] = await namePlans(planned, run, watch);
    if (watch.inputs.reuseMs !== null) notes.push(REUSE_NOTE);
    return { kind: 'holds', message, notes: [...notes, ...unknown] };
  } catch (error) {
    return { kind: 'refused', runs: [await endWithoutJudgement(run, error, watch)] };
  }
}

async function noteBaseline(planned: readonly PlannedRun[], watch: Watch): Promise<string[]> {
  const planIds = planned.map(({ plan }) => plan.id);
  const why = await lookUpBaseline(planIds, watch);
  return why === null
    ? []
    : [
        `The run that the input baseline names cannot be compared with now (${why}); the service's previous run would stand in for it.`,
      ];
}

/** What the health check answered, first of all; nothing if the service has none. */
async function noteHealth(run: RunRecord, watch: Watch): Promise<string[]> {
  for (const path of HEALTH_PATHS) {
    const answer = await checkHealth(path, run, watch);
    if (answer === null) continue;
    const text = `GET ${path} answered ${withoutPeriod(answer)}`;
    watch.narrator.say(run, text);
    return [`${text}.`];
  }
  return [];
}

/** Null if the service has no health check at the path. A key may lack the permission for it. */
async function checkHealth(path: string, run: RunRecord, watch: Watch): Promise<string | null> {
  try {
    return await watch.client.checkHealth(path, briefly(run, 'the service to answer', watch));
  } catch (error) {
    if (isNotOffered(error)) return null;
    if (!(error instanceof ServiceError)) throw error;
    if (isMeant(error) && error.status !== 403) throw error;
    return error.problem;
  }
}

/** What the service tells of the key; null where it tells nothing that can be used. */
async function readCredential(run: RunRecord, watch: Watch): Promise<Credential | null> {
  const { signal, deadlineMs } = briefly(run, 'the service to answer', watch);
  const soonMs = Math.min(deadlineMs, watch.clock.now() + CREDENTIAL_MS);
  try {
    return await watch.client.readCredential({ signal, deadlineMs: soonMs, once: true });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (isMeant(error) && error.kind !== 'timeout') throw error;
    return null;
  }
}

function briefly(run: RunRecord, what: string, watch: Watch): RequestContext {
  const { signal, deadlineMs } = waitForRun(run, what, watch).context;
  const briefMs = watch.clock.now() + BUDGET_MS;
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
  throw new Stopped(
    'permission',
    `the input api-key may only read (${permissionsIn(credential)}), and starting a run takes more: use a key with Full Access`,
    'error',
  );
}

/** What would be started, and notes on what is not known of it. */
async function namePlans(
  planned: readonly PlannedRun[],
  run: RunRecord,
  watch: Watch,
): Promise<[string, string[]]> {
  const counted = await countCalls(planned, watch);
  const stopped = overBudget(counted, watch);
  if (stopped !== null) throw stopped;
  const notes: string[] = [];
  for (const { plan, error, unknown } of counted) {
    if (error !== null) notes.push(...(await noteUnknown(plan, error, run, watch)));
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
  run: RunRecord,
  watch: Watch,
): Promise<string[]> {
  const { client } = watch;
  const context = briefly(run, 'the run plan to be found', watch);
  if (!isNotOffered(error)) throw error;
  if (await isOffered(client.listPlans(null, null, context))) throw error;
  // Every service has this operation, and refuses a bad key.
  await isOffered(client.readResults(NO_RUN, context));
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
  run: RunRecord,
  watch: Watch,
): Promise<string> {
  if (source.kind === 'service-phone-number') {
    await locateRun(run, source, watch);
    return `would judge run ${run.jobId}. No debrief was requested`;
  }
  for (const jobId of source.jobIds) {
    const { context } = waitForRun(run, `run ${jobId} to be found`, watch);
    try {
      await watch.client.readResults(jobId, context);
    } catch (error) {
      // Results that are not there yet (409) are those of a run that is.
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    }
  }
  return `would judge ${source.jobIds.map((jobId) => `run ${jobId}`).join(', ')}. No debrief was requested`;
}
