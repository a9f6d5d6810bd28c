/** A dry run: everything is checked that can be without starting a run or requesting a debrief. */

import type { Gate } from '../evaluate/policy.ts';
import { detectableDrop } from '../evaluate/statistics/detectable-drop.ts';
import { significanceOf } from '../evaluate/trend-settings.ts';
import type { RequestContext } from '../http/channel.ts';
import { concernsAll, isNotOffered, ServiceError } from '../http/errors.ts';
import type { ServiceSource } from '../inputs/gate/settings.ts';
import { endedRun, type RunFacts } from '../model/run-facts.ts';
import { formatCounted, formatList } from '../report/format.ts';
import { describeReason } from '../report/words/reason-words.ts';
import { withoutPeriod } from '../text/error-text.ts';
import { oneLine } from '../text/log-line.ts';
import { InputError } from '../text/step-errors.ts';
import { endingOf, type PlannedRun, type RunPlan } from './collected-run.ts';
import type { Context } from './context.ts';
import { recordedBefore } from './history/recorded-before.ts';
import { locateRun } from './obtain/locate-run.ts';
import { describePlan } from './obtain/run-plans.ts';
import {
  callsOf,
  describeCalls,
  findWantedRuns,
  totalCalls,
  whyUncounted,
} from './obtain/wanted-runs.ts';
import { RunWait } from './wait/run-wait.ts';

const READ_MS = 3_000;
const LOOK_UP_MS = 60_000;
/** Permissions whose names contain one of these words only read. */
const READING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
/** The specification shows both. */
const HEALTH_PATHS = ['/health', '/v1/health'];
/** In the form of a run's ID. */
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const DOUBLED =
  'The input base-url ends in /v1, and the paths of the service begin with it: remove it from base-url.';
const MAX_NAMES = 20;
const MAX_NAME_CHARS = 100;

/** What the gate would do, or why it could not. */
export type DryRun = { refused: RunFacts[] } | { message: string; notes: string[] };

export async function dryRun(gate: Gate, context: Context): Promise<DryRun> {
  const { source } = context;
  const wait = new RunWait('the dry run', context);
  try {
    const health = await noteHealth(wait, context);
    const permissions = await readPermissions(wait, context);
    const may = formatList(permissions, MAX_NAMES);
    const notes = [
      ...health,
      may === '' ? 'The service reports no permissions of the key.' : `The key may ${may}.`,
    ];
    if (source.kind === 'run-plan') refuseReadOnly(permissions);
    const found = await findWantedRuns(context);
    if ('refused' in found) return found;
    if (source.kind !== 'run-plan') {
      return { message: await nameRuns(source, wait, context), notes };
    }
    const planned = found.wanted.filter((one) => one.kind === 'planned');
    for (const { plan, notes: own } of planned) {
      const uncounted = await noteUncounted(plan, wait, context);
      notes.push(...own, ...uncounted, ...(await noteDetectable(plan, gate, context)));
    }
    const plans = planned.flatMap(({ plan, recorded }) => (recorded === null ? plan : []));
    const all = plans.length > 1 ? ` (${formatCounted(totalCalls(plans), 'call')} known)` : '';
    const would = planned.map(describeStart).join('; ');
    return { message: `would ${would}${all}. Nothing was started`, notes };
  } catch (error) {
    return { refused: [endedRun(wait.name, endingOf(error, wait.facts, false, context))] };
  }
}

function describeStart({ plan, recorded }: PlannedRun): string {
  return recorded === null
    ? `start a run of ${describePlan(plan)}, ${describeCalls(plan)}`
    : `evaluate run ${recorded.reference.jobId} of ${describePlan(plan)} again`;
}

/** The smallest drop that a run of the plan would detect, as far as its calls and checks are known. */
async function noteDetectable(plan: RunPlan, { trend }: Gate, context: Context): Promise<string[]> {
  const { refs, inputs } = context;
  const calls = callsOf(plan) ?? 0;
  const wanted = { jobId: '', about: { planId: plan.id }, isStartedHere: true };
  const recorded = await recordedBefore(wanted, refs.base ?? refs.own, context);
  const passed = recorded.filter(({ outcome }) => outcome === 'passed').length;
  const runs = Math.min(passed || inputs.baselineRuns, inputs.baselineRuns);
  const checks = (plan.metrics ?? []).filter(({ minPassRate }) => minPassRate !== null).length;
  const size = { calls, checks, baselineCalls: runs * calls };
  const drop = detectableDrop(size, significanceOf(trend));
  if (drop === null) return [];
  const limit = trend?.['max-drop'] ?? null;
  const reason = { effect: 'note', kind: 'detectable-drop', ...size, drop, limit } as const;
  return [`${describePlan(plan)}: ${describeReason(reason)}.`];
}

/** The response of the health check; none if the service has no health check. */
async function noteHealth(wait: RunWait, context: Context): Promise<string[]> {
  // A key may lack the permission for it.
  const isFatal = (error: ServiceError) => error.status !== 403 && concernsAll(error);
  for (const path of HEALTH_PATHS) {
    const read = (request: RequestContext) => context.client.checkHealth(path, request);
    const answer = await readOnce(read, wait, context, isFatal);
    const text = answer instanceof ServiceError ? answer.problem : answer;
    if (isNotOffered(answer)) continue;
    const note = `GET ${path} answered ${withoutPeriod(text)}.`;
    context.log.say(wait, note);
    return [note];
  }
  return [];
}

/** What the key may do; empty if the service does not report it. */
async function readPermissions(wait: RunWait, context: Context): Promise<string[]> {
  const read = (request: RequestContext) => context.client.readCredential(request);
  const credential = await readOnce(read, wait, context, concernsAll);
  if (credential instanceof ServiceError) return [];
  return (credential.grantedPermissions ?? []).map((name) => oneLine(name, MAX_NAME_CHARS));
}

/** The response to an optional request, or why there is none. Rejects with a fatal error. */
async function readOnce<Response>(
  read: (request: RequestContext) => Promise<Response>,
  wait: RunWait,
  { clock }: Context,
  isFatal: (error: ServiceError) => boolean,
): Promise<Response | ServiceError> {
  const { signal } = wait.begin('the service to respond', 'run-timeout').context;
  try {
    return await read({ signal, deadlineMs: clock.now() + READ_MS, once: true });
  } catch (error) {
    if (isNotOffered(error)) return error;
    if (!(error instanceof ServiceError) || isFatal(error)) throw error;
    return error;
  }
}

function refuseReadOnly(permissions: readonly string[]): void {
  if (permissions.length === 0 || !permissions.every((name) => READING.test(name))) return;
  throw new InputError(
    `the input api-key may only read (${formatList(permissions, MAX_NAMES)}), and starting a run takes more: use a key with Full Access`,
    'permission',
  );
}

/** Why the calls of a plan are unknown. One that cannot be read does not exist if the service lists plans. */
async function noteUncounted(plan: RunPlan, wait: RunWait, context: Context): Promise<string[]> {
  const { client } = context;
  const { error } = plan;
  if (callsOf(plan) !== null) return [];
  const notes = [`The calls of ${describePlan(plan)} are not known: ${whyUncounted(plan)}.`];
  if (error === null) return notes;
  const request = requestIn(wait, 'the service to respond', context);
  if (!isNotOffered(error) || (await isOffered(client.listPlans(null, null, request)))) throw error;
  // Every service has this operation, refuses an invalid key, and knows no such run.
  await client.readResults(NO_RUN, request).catch((failure: unknown) => {
    if (!isNotOffered(failure) || concernsAll(failure)) throw failure;
  });
  const unchecked = `${describePlan(plan)} was not checked: the service does not show its run plans.`;
  const isDoubled = context.source.service.baseUrl.endsWith('/v1');
  return [...notes, unchecked, ...(isDoubled ? [DOUBLED] : [])];
}

function requestIn(wait: RunWait, what: string, { clock }: Context): RequestContext {
  const { signal } = wait.begin(what, 'run-timeout').context;
  return { signal, deadlineMs: clock.now() + LOOK_UP_MS };
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
  for (const runId of source.runIds) {
    const request = requestIn(wait, `run ${runId} to be found`, context);
    try {
      await context.client.readResults(runId, request);
    } catch (error) {
      // A run that has not finished may have no results yet (409).
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    }
  }
  const runs = source.runIds.map((runId) => `run ${runId}`).join(', ');
  return `would evaluate ${runs}. No debrief was requested`;
}
