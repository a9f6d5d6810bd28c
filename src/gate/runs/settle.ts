import { hasEnded } from '../../core/run-status.ts';
import { lastFailure, ServiceError } from '../../http/errors.ts';
import { askedPauseMs } from '../../http/retry.ts';
import type { RunProgress } from '../../service/client.ts';
import type { WireDebrief } from '../../service/schemas.ts';
import { isOdd, Patience } from '../../step/patience.ts';
import { Stopped, withoutPeriod } from '../../step/stops.ts';
import type { Wait } from '../../step/wait.ts';
import { isRefused } from './not-offered.ts';
import { askAboutRun } from './patience.ts';
import type { RunRecord } from './run-record.ts';
import { isQueued, waitForEnd } from './turn.ts';
import type { Watch } from './watch.ts';

/**
 * How long one look at the run is tried for. The specification shows no such operation, so a service that
 * cannot answer it must not use up the wait for what it can answer.
 */
const LOOK_MS = 30_000;

/** What the debrief request came to once the run had finished. */
export type Settled =
  | { kind: 'requested'; debrief: WireDebrief }
  /** The key may only read: nothing was requested, and when the run finishes cannot be told. */
  | { kind: 'read-only' };

/**
 * Waits for the run to finish by asking for its debrief: 202 means finished, 409 means not yet.
 * In between the run is read, where it can be, and the request is repeated once it has ended;
 * where it cannot be read, the request alone is repeated. What the service answers about a run
 * that it knows may be odd for a while.
 *
 * Rejects with `Stopped` when `queue-timeout` or `run-timeout` runs out, or when the run ended without
 * success and still has no debrief to give.
 */
export async function settle(run: RunRecord, watch: Watch): Promise<Settled> {
  const looks: Looks = { patience: new Patience(watch.clock), notBeforeMs: 0 };
  let requestNow = true;
  for (;;) {
    if (requestNow) {
      const settled = await requestWhenFinished(run, waitForEnd(run, watch), watch);
      if (settled !== null) return settled;
      refuseUnsuccessfulEnd(run);
    }
    const hadEnded = hasEnded(run.runStatus);
    const isRead = run.readable && !hadEnded && (await readProgress(run, looks, watch));
    const ended = hasEnded(run.runStatus);
    requestNow = ended || !isRead;
    if (hadEnded || !ended) await waitForEnd(run, watch).pause(run.expected);
  }
}

/** Asks for the debrief; null where the run has not finished (409). */
async function requestWhenFinished(
  run: RunRecord,
  wait: Wait,
  watch: Watch,
): Promise<Settled | null> {
  const { regenerate } = watch.inputs;
  const ask = () => requestOnce(run, regenerate, wait, watch);
  try {
    const debrief = await askAboutRun(ask, run, wait, watch);
    run.isKnown = true;
    run.finished = true;
    // What was read while it went on does not say how it ended.
    if (!hasEnded(run.runStatus)) run.runStatus = null;
    return { kind: 'requested', debrief };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 409) {
      run.isKnown = true;
      noteUnfinished(run, wait, watch);
      return null;
    }
    if (error.status === 403) return refusedRequest(run, regenerate, watch);
    throw error;
  }
}

/** A request for a new debrief is never repeated once it may have been taken: each one costs one. */
async function requestOnce(
  { jobId }: RunRecord,
  regenerate: boolean,
  { context }: Wait,
  { client }: Watch,
): Promise<WireDebrief> {
  try {
    return await client.requestDebrief(jobId, { regenerate }, context);
  } catch (error) {
    const isLost = regenerate && error instanceof ServiceError && error.mayHaveBeenTaken;
    throw isLost ? explainLostRequest(error) : error;
  }
}

function noteUnfinished(run: RunRecord, wait: Wait, watch: Watch): void {
  if (!hasEnded(run.runStatus)) {
    wait.lastSeen = 'the run has not finished (409)';
  } else if (run.runStatus === 'COMPLETED') {
    wait.lastSeen = 'COMPLETED, but the debrief request says that the run has not finished (409)';
    watch.narrator.progress(run, wait.lastSeen);
  }
}

function explainLostRequest(error: ServiceError): Stopped {
  return new Stopped(
    'debrief',
    `${withoutPeriod(error.message)}. A new debrief may have been asked for all the same, so it is not asked for again; once it is ready, a step with this job-id and without regenerate judges it`,
  );
}

/** A key that may only read cannot ask, but a settled run gets a debrief without being asked. */
function refusedRequest(run: RunRecord, regenerate: boolean, watch: Watch): Settled {
  if (regenerate) {
    throw new Stopped(
      'permission',
      'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out',
      'error',
    );
  }
  run.note(
    'The API key may only read: the debrief was not requested, only waited for. A settled run gets one by itself.',
  );
  watch.narrator.say(
    run,
    'the API key may only read (403 on the request for a debrief); a settled run gets one without a request, so the results alone are polled',
  );
  return { kind: 'read-only' };
}

function refuseUnsuccessfulEnd(run: RunRecord): void {
  if (!hasEnded(run.runStatus) || run.runStatus === 'COMPLETED') return;
  throw new Stopped('run', `the run ended ${run.runStatus} and has no debrief`);
}

/** How looking at the run has gone so far. */
interface Looks {
  /** With answers that nobody can mean. */
  patience: Patience;
  /** What a `Retry-After` that is longer than a look has asked for. */
  notBeforeMs: number;
}

/**
 * Reads the run's status and progress into the record, or that it cannot be read. False where it was
 * not read this time: that decides nothing, since the debrief request tells as well.
 */
async function readProgress(run: RunRecord, looks: Looks, watch: Watch): Promise<boolean> {
  const nowMs = watch.clock.now();
  if (nowMs < looks.notBeforeMs) return false;
  const { context } = waitForEnd(run, watch);
  const deadlineMs = Math.min(context.deadlineMs, nowMs + LOOK_MS);
  try {
    const read = await watch.client.readRun(run.jobId, { ...context, deadlineMs });
    run.takeProgress(read);
    const wait = waitForEnd(run, watch);
    wait.lastSeen = describeProgress(read);
    watch.narrator.progress(run, wait.lastSeen);
    looks.patience.restore();
    return true;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    noteUnread(run, error, looks, watch);
    return false;
  }
}

/**
 * Whether the operation gave no answer that tells anything, or none in its time. A 429 is about all that
 * this key asks for.
 */
function isUnreadable(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError)) return false;
  const { kind } = error;
  return (
    isOdd(error) ||
    kind === 'too-large' ||
    (kind === 'deadline' && lastFailure(error).status !== 429)
  );
}

function noteUnread(
  run: RunRecord,
  error: ServiceError,
  looks: Looks,
  { clock, narrator }: Watch,
): void {
  const last = lastFailure(error);
  const isOver = isOdd(error) && looks.patience.isOver();
  // Then it is the address that is wrong.
  if (isOver && error.kind === 'redirect') throw error;
  run.readable = !isRefused(error) && !isOver;
  looks.notBeforeMs = clock.now() + askedPauseMs(last, clock.now());
  narrator.sayOnce(
    run,
    `its status cannot be read, so the answer to the debrief request alone tells when it has finished (${withoutPeriod(last.message)})`,
  );
}

/** E.g. `RUNNING_SIMULATIONS, 3 of 12 calls completed`, or `QUEUED, queue length 7`. */
function describeProgress({ status, queuePosition, simulationJobs }: RunProgress): string {
  const parts = [status];
  if (queuePosition !== null && isQueued(status)) parts.push(`queue length ${queuePosition}`);
  const calls = simulationJobs ?? [];
  const completed = calls.filter((call) => call.status === 'COMPLETED').length;
  if (calls.length > 0) parts.push(`${completed} of ${calls.length} calls completed`);
  return parts.join(', ');
}
