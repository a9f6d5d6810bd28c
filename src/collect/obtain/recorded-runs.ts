/** Finds the recorded run that is resumed or reused, so that none is started. */

import type { RunReference } from '../../history/run-history.ts';
import type { RequestContext } from '../../http/channel.ts';
import { ServiceError } from '../../http/errors.ts';
import { hasEnded } from '../../model/outcome.ts';
import { UNREUSABLE, WHY_NOT } from '../../report/words/run-notes.ts';
import { readOrNull } from '../../service/optional-read.ts';
import type { RunResults } from '../../service/results.ts';
import { isSame } from '../../text/alike.ts';
import { describeError } from '../../text/error-text.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { CollectedRun, PlannedRun, RunPlan } from '../collected-run.ts';
import type { Context } from '../context.ts';
import { fingerprintOf, isSameSubject } from './fingerprint.ts';

/** One request and its retries take at most this long. */
const READ_MS = 30_000;
/** Before another run is started, this many runs are read to be reused. */
const MAX_READ = 3;

type Recorded = NonNullable<PlannedRun['recorded']>;

/** The recorded run, and the fingerprint of the run that is started if there is none. */
export async function findRecordedRun(
  name: string,
  plan: RunPlan,
  context: Context,
): Promise<Pick<PlannedRun, 'recorded' | 'fingerprint' | 'notes'>> {
  const { fingerprint, unread } = await fingerprintOf(plan, context);
  const notes = unread === null ? [] : [UNREUSABLE.note(unread)];
  const reusable = unread === null ? await findReusable(fingerprint, context) : [];
  const candidates = [...(await findResumable(fingerprint, context)), ...reusable];
  const recorded = await firstFit(candidates, name, plan, context);
  return { recorded, fingerprint, notes: recorded === null ? notes : [] };
}

/** The recorded run that was the further run `index` of a run which is resumed or reused itself; null if none was. */
export async function findRecordedConfirmation(
  { run, facts, wanted }: CollectedRun,
  index: number,
  plan: RunPlan,
  context: Context,
): Promise<Recorded | null> {
  const how = run?.how;
  if (how !== 'resumed' && how !== 'reused') return null;
  const reference = (await readRefs(context))
    .filter(({ confirms }) => confirms !== undefined && isSame(confirms, facts.jobId))
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))[index];
  const candidates = reference === undefined ? [] : [{ reference, how }];
  return firstFit(candidates, wanted.label, plan, context);
}

async function firstFit(
  candidates: readonly Recorded[],
  name: string,
  plan: RunPlan,
  context: Context,
): Promise<Recorded | null> {
  const { cancelled, log } = context;
  for (const recorded of candidates) {
    const why = await whyNot(recorded, plan, context).catch((error: unknown) => {
      cancelled.throwIfAborted();
      return describeError(error);
    });
    if (why === null) return recorded;
    const { reference, how } = recorded;
    log.say({ name }, WHY_NOT.line(reference.jobId, how, why));
  }
  return null;
}

/** The runs of this ref, then those of its base branch, each newest first. */
async function readRefs({ refs, history }: Context): Promise<RunReference[]> {
  const all = [...new Set([refs.own, refs.base ?? refs.own])];
  return (await Promise.all(all.map((ref) => history.read(ref)))).flat();
}

/** The newest run that an earlier attempt of the same step started, if it passed or was not evaluated. */
async function findResumable(
  fingerprint: string,
  { origin, refs, history }: Context,
): Promise<Recorded[]> {
  if (origin.workflowRun === '') return [];
  const newest = (await history.read(refs.own)).find(
    (one) =>
      one.workflowRun === origin.workflowRun &&
      one.job === origin.job &&
      one.step === origin.step &&
      one.attempt < origin.attempt &&
      isSameSubject(one.fingerprint, fingerprint),
  );
  const isResumable = newest?.outcome === 'started' || newest?.outcome === 'passed';
  return newest && isResumable ? [{ reference: newest, how: 'resumed' }] : [];
}

/**
 * The newest evaluated runs of this ref, then of its base branch, that are not older than `reuse` allows. A
 * re-run of a job tests a failed run again.
 */
async function findReusable(fingerprint: string, context: Context): Promise<Recorded[]> {
  const { clock, origin, inputs } = context;
  const { reuseMs } = inputs;
  if (reuseMs === null) return [];
  return (await readRefs(context))
    .filter(
      ({ outcome, endedAt, fingerprint: own }) =>
        own === fingerprint &&
        (outcome === 'passed' || (outcome === 'failed' && origin.attempt <= 1)) &&
        isWithin(endedAt, reuseMs, clock.now()),
    )
    .slice(0, MAX_READ)
    .map((reference) => ({ reference, how: 'reused' }));
}

/** Why a run is not used, null if it is. Rejects if the run is unknown. */
async function whyNot(
  { reference, how }: Recorded,
  plan: RunPlan,
  context: Context,
): Promise<string | null> {
  const { client, cancelled: signal, deadline, inputs } = context;
  const { jobId } = reference;
  const deadlineMs = deadline.within(READ_MS);
  const readResults = (request: RequestContext) => client.readResults(jobId, request);
  const results =
    how === 'reused'
      ? await readResults({ signal, deadlineMs })
      : await readOrNull(context, deadlineMs, readResults);
  const planId = results?.run?.simulationRunPlanId;
  if (planId && !isSame(planId, plan.id)) return WHY_NOT.ofOtherPlan;
  if (how === 'reused') {
    return results?.debrief?.status === 'READY' ? null : WHY_NOT.notReady;
  }
  // Another step evaluated it, if any.
  if (!inputs.wait && hasFailed(results)) return WHY_NOT.failed;
  const progress = await readOrNull(context, deadlineMs, (request) =>
    client.readRun(jobId, request),
  );
  const status = progress?.status ?? results?.run?.status ?? null;
  if (results === null && status === null && !inputs.dryRun) {
    // The debrief request shows whether a run exists that cannot be read.
    const asked = client.requestDebrief(jobId, { regenerate: false }, { signal, deadlineMs });
    await asked.catch((error: unknown) => {
      if (!(error instanceof ServiceError) || error.status === 404) throw error;
    });
  }
  return whyNotResumed(status, reference);
}

function hasFailed(results: RunResults | null): boolean {
  const { verdict, debrief } = results ?? {};
  return verdict?.passed === false || debrief?.report?.verdict === 'THRESHOLD_FAILED';
}

/** One that ended without a debrief is resumed once: the next attempt starts another. */
function whyNotResumed(status: string | null, { outcome, endedAt }: RunReference): string | null {
  if (/^CANCELL?(?:ED|ING)$/.test(status ?? '')) return WHY_NOT.cancelled;
  const endedUnsuccessfully = hasEnded(status) && status !== 'COMPLETED';
  const wasSeen = outcome === 'started' && endedAt !== null;
  return endedUnsuccessfully && wasSeen ? WHY_NOT.endedAgain(status) : null;
}

/** The service's clock may be ahead. */
function isWithin(time: string | null, maxAgeMs: number, nowMs: number): boolean {
  const ms = parseIsoTime(time);
  return ms !== null && Math.abs(nowMs - ms) <= maxAgeMs;
}
