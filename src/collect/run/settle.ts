import { lastFailure, ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { askedPauseMs } from '../../http/retry.ts';
import { hasEnded, isGoing } from '../../model/run-status.ts';
import type { RunProgress } from '../../service/client.ts';
import type { WireDebrief } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';
import { Stopped, withoutPeriod } from '../../text/stops.ts';
import type { Wait } from '../wait.ts';
import { isRefused, isWithheld } from './not-offered.ts';
import type { RunRecord } from './run-record.ts';
import { isQueued, LONGEST_RUN_INTERVAL_MS, type Watch, waitForEnd } from './watch.ts';

/** One attempt to read the run takes at most this long. */
const READ_MS = 10_000;
/** The last debrief request, once a timeout has run out, takes at most this long. */
const LAST_REQUEST_MS = 5_000;
const MAX_STATUS_CHARS = 100;

/** What the debrief request came to once the run had finished. */
export type Settled =
  | { kind: 'requested'; debrief: WireDebrief }
  /** The key may only read: nothing was requested, and when the run finishes cannot be told. */
  | { kind: 'read-only' };

/**
 * Waits for the run to finish by requesting its debrief: 202 means finished, 409 means not yet. Reading the
 * run, which the specification does not show, gives the progress. It makes the next request earlier, never
 * later than a minute after the last one.
 *
 * Rejects with `Stopped` when `queue-timeout` or `run-timeout` runs out, or when the run ended without
 * success and still has no debrief to give.
 */
export async function settle(run: RunRecord, watch: Watch): Promise<Settled> {
  try {
    return await requestUntilFinished(run, watch);
  } catch (error) {
    const settled = ranOutOfTime(error) ? await requestLast(run, error, watch) : null;
    if (settled === null) throw error;
    return settled;
  }
}

/** Whether a timeout ended the wait. */
export function ranOutOfTime(error: unknown): boolean {
  if (error instanceof Stopped) return error.rule === 'timeout';
  return error instanceof ServiceError && error.kind === 'deadline';
}

async function requestUntilFinished(run: RunRecord, watch: Watch): Promise<Settled> {
  const reads: Reads = { notBeforeMs: 0, hasFailed: false };
  for (;;) {
    const requestedMs = watch.clock.now();
    const wait = waitForEnd(run, watch);
    const settled = await requestWhenFinished(run, wait, wait.context, watch);
    if (settled !== null) return settled;
    refuseUnsuccessfulEnd(run);
    await readUntilDue(run, requestedMs + LONGEST_RUN_INTERVAL_MS, reads, watch);
  }
}

/** Reads the run until its debrief is to be requested again, at the given time at the latest. */
async function readUntilDue(
  run: RunRecord,
  dueMs: number,
  reads: Reads,
  watch: Watch,
): Promise<void> {
  for (;;) {
    const hadEnded = hasEnded(run.runStatus);
    const goesOn = !hadEnded && (await readProgress(run, reads, watch));
    if (!hadEnded && hasEnded(run.runStatus)) return;
    const wait = waitForEnd(run, watch);
    await wait.pause(run.expectedEndMs);
    if (!goesOn || watch.clock.now() + wait.settings.maxPollIntervalMs > dueMs) return;
  }
}

/** A request in the moment that a timeout has run out; null where the run has not finished, or nobody says. */
async function requestLast(run: RunRecord, error: unknown, watch: Watch): Promise<Settled | null> {
  const { clock, deadline } = watch;
  const isAskedToWait =
    error instanceof ServiceError && askedPauseMs(lastFailure(error), clock.now()) > 0;
  if (isAskedToWait) return null;
  const wait = waitForEnd(run, watch);
  const context = { ...wait.context, deadlineMs: deadline.within(LAST_REQUEST_MS), once: true };
  try {
    return await requestWhenFinished(run, wait, context, watch);
  } catch (lastError) {
    if (lastError instanceof ServiceError || lastError instanceof Stopped) return null;
    throw lastError;
  }
}

/** Requests the debrief; null where the run has not finished (409). */
async function requestWhenFinished(
  run: RunRecord,
  wait: Wait,
  context: RequestContext,
  watch: Watch,
): Promise<Settled | null> {
  try {
    const debrief = await requestOnce(run, context, watch);
    run.finished = true;
    // What was read while it went on does not say how it ended.
    if (!hasEnded(run.runStatus)) run.runStatus = null;
    return { kind: 'requested', debrief };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 409) {
      noteUnfinished(run, wait, watch);
      return null;
    }
    if (error.status === 403) return refusedRequest(run, watch);
    throw error;
  }
}

/** A request for a new debrief is never repeated once it may have been taken: each one costs one. */
async function requestOnce(
  { jobId }: RunRecord,
  context: RequestContext,
  { client, inputs: { regenerate } }: Watch,
): Promise<WireDebrief> {
  try {
    return await client.requestDebrief(jobId, { regenerate }, context);
  } catch (error) {
    const isLost = regenerate && error instanceof ServiceError && error.mayHaveBeenTaken;
    throw isLost ? explainLostRequest(error) : error;
  }
}

function noteUnfinished(run: RunRecord, wait: Wait, watch: Watch): void {
  if (run.runStatus === null) {
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
function refusedRequest(run: RunRecord, watch: Watch): Settled {
  if (watch.inputs.regenerate) {
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

/** How reading the run has gone so far. */
interface Reads {
  /** What a `Retry-After` has asked for. */
  notBeforeMs: number;
  hasFailed: boolean;
}

/** Reads the run's status and progress into the record. True where it says that the run goes on. */
async function readProgress(run: RunRecord, reads: Reads, watch: Watch): Promise<boolean> {
  const { client, clock, narrator } = watch;
  const nowMs = clock.now();
  if (nowMs < reads.notBeforeMs) return false;
  const { context } = waitForEnd(run, watch);
  const deadlineMs = Math.min(context.deadlineMs, nowMs + READ_MS);
  try {
    const read = await client.readRun(run.jobId, { ...context, deadlineMs, once: true });
    run.takeProgress(read);
    run.readable = true;
    const wait = waitForEnd(run, watch);
    wait.lastSeen = describeProgress(read);
    narrator.progress(run, wait.lastSeen);
    const goesOn = isGoing(read.status);
    if (!goesOn && !hasEnded(read.status)) narrator.hint(describeUnknown(read.status));
    return goesOn;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    noteUnread(run, error, reads, watch);
    return false;
  }
}

function noteUnread(
  run: RunRecord,
  error: ServiceError,
  reads: Reads,
  { clock, narrator }: Watch,
): void {
  run.readable = run.runStatus !== null && !isWithheld(error);
  reads.notBeforeMs = isRefused(error)
    ? Number.POSITIVE_INFINITY
    : clock.now() + askedPauseMs(error, clock.now());
  if (reads.hasFailed) return;
  reads.hasFailed = true;
  narrator.say(
    run,
    `its status cannot be read, so the answer to the debrief request alone tells when it has finished (${withoutPeriod(error.message)})`,
  );
}

function describeUnknown(status: string): string {
  return `The run status '${oneLine(status, MAX_STATUS_CHARS)}' is unknown, so the debrief request shows when the run has finished. Map it in service-profile (words.runStatus)`;
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
