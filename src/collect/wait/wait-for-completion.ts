import { lastFailure, ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { askedPauseMs } from '../../http/retry.ts';
import { hasEnded, isGoing } from '../../model/outcome.ts';
import type { RunProgress } from '../../service/client.ts';
import type { WireDebrief } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import { isRefused, isWithheld } from '../not-offered.ts';
import { isQueued, LONGEST_RUN_INTERVAL_MS, type RunWait } from './run-wait.ts';
import type { Wait } from './wait.ts';

/** One attempt to read the run takes at most this long. */
const READ_MS = 10_000;
/** The last debrief request, once a timeout has run out, takes at most this long. */
const LAST_REQUEST_MS = 5_000;
const MAX_STATUS_CHARS = 100;

/**
 * Waits for the run to finish by requesting its debrief: 202 means finished, 409 means not yet. Reading the
 * run, which the specification does not show, gives the progress. It makes the next request earlier, never
 * later than a minute after the last one.
 *
 * Returns the requested debrief, or null if the key may only read: then nothing was requested, and the
 * results alone show when the run finishes. Rejects with `StepError` if `queue-timeout` or `run-timeout` runs
 * out, or if the run ended without success and has no debrief.
 */
export async function waitForCompletion(run: RunWait, context: Context): Promise<Requested> {
  try {
    return await requestUntilFinished(run, context);
  } catch (error) {
    const requested = ranOutOfTime(error) ? await requestLast(run, error, context) : 'not-finished';
    if (requested === 'not-finished') throw error;
    return requested;
  }
}

export type Requested = WireDebrief | null;

/** Whether a timeout ended the wait. */
export function ranOutOfTime(error: unknown): boolean {
  if (error instanceof StepError) return error.rule === 'timeout';
  return error instanceof ServiceError && error.kind === 'deadline';
}

async function requestUntilFinished(run: RunWait, context: Context): Promise<Requested> {
  const reads: Reads = { notBeforeMs: 0, hasFailed: false };
  for (;;) {
    const requestedMs = context.clock.now();
    const wait = run.forEnd();
    const requested = await requestIfFinished(run, wait, wait.context, context);
    if (requested !== 'not-finished') return requested;
    refuseUnsuccessfulEnd(run);
    await readUntilDue(run, requestedMs + LONGEST_RUN_INTERVAL_MS, reads, context);
  }
}

/** Reads the run until its debrief is to be requested again, at the given time at the latest. */
async function readUntilDue(
  run: RunWait,
  dueMs: number,
  reads: Reads,
  context: Context,
): Promise<void> {
  for (;;) {
    const hadEnded = hasEnded(run.status);
    const continues = !hadEnded && (await readProgress(run, reads, context));
    if (!hadEnded && hasEnded(run.status)) return;
    const wait = run.forEnd();
    await wait.pause(run.expectedEndMs);
    if (!continues || context.clock.now() + wait.settings.maxPollIntervalMs > dueMs) return;
  }
}

/** A request at the moment that a timeout has run out. */
async function requestLast(
  run: RunWait,
  error: unknown,
  context: Context,
): Promise<Requested | 'not-finished'> {
  const { clock, deadline } = context;
  const isAskedToWait =
    error instanceof ServiceError && askedPauseMs(lastFailure(error), clock.now()) > 0;
  if (isAskedToWait) return 'not-finished';
  const wait = run.forEnd();
  const request = { ...wait.context, deadlineMs: deadline.within(LAST_REQUEST_MS), once: true };
  try {
    return await requestIfFinished(run, wait, request, context);
  } catch (lastError) {
    if (lastError instanceof ServiceError || lastError instanceof StepError) return 'not-finished';
    throw lastError;
  }
}

async function requestIfFinished(
  run: RunWait,
  wait: Wait,
  request: RequestContext,
  context: Context,
): Promise<Requested | 'not-finished'> {
  try {
    const debrief = await requestOnce(run, request, context);
    run.finished = true;
    // A status that was read while the run continued does not say how it ended.
    if (!hasEnded(run.status)) run.status = null;
    return debrief;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 409) {
      noteUnfinished(run, wait, context);
      return 'not-finished';
    }
    if (error.status !== 403) throw error;
    acceptReadOnlyKey(run, context);
    return null;
  }
}

/** A request for a new debrief is never repeated once it may have been accepted: each one costs one. */
async function requestOnce(
  { runId }: RunWait,
  request: RequestContext,
  { client, inputs: { regenerate } }: Context,
): Promise<WireDebrief> {
  try {
    return await client.requestDebrief(runId, { regenerate }, request);
  } catch (error) {
    const isLost = regenerate && error instanceof ServiceError && error.mayHaveBeenTaken;
    throw isLost ? explainLostRequest(error) : error;
  }
}

function noteUnfinished(run: RunWait, wait: Wait, { log }: Context): void {
  if (run.status === null) {
    wait.lastSeen = 'the run has not finished (409)';
  } else if (run.status === 'COMPLETED') {
    wait.lastSeen = 'COMPLETED, but the debrief request says that the run has not finished (409)';
    log.progress(run, wait.lastSeen);
  }
}

function explainLostRequest(error: ServiceError): StepError {
  return new StepError(
    'debrief',
    `${withoutPeriod(error.message)}. A new debrief may have been requested, so the request is not retried; when it is ready, run a step with this job-id and without regenerate`,
  );
}

/** A key that may only read cannot request, but a finished run gets a debrief without a request. */
function acceptReadOnlyKey(run: RunWait, { inputs, log }: Context): void {
  if (inputs.regenerate) {
    throw new StepError(
      'permission',
      'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out',
      'error',
    );
  }
  run.note(
    'The API key may only read: the debrief was not requested. A finished run gets one automatically.',
  );
  log.say(
    run,
    'the API key may only read (403 on the request for a debrief); a finished run gets one automatically, so only the results are polled',
  );
}

function refuseUnsuccessfulEnd({ status }: RunWait): void {
  if (!hasEnded(status) || status === 'COMPLETED') return;
  throw new StepError('run', `the run ended ${status} and has no debrief`);
}

/** How reading the run has gone so far. */
interface Reads {
  /** From a `Retry-After`, epoch milliseconds. */
  notBeforeMs: number;
  hasFailed: boolean;
}

/** Reads the run's status and progress. True if it says that the run continues. */
async function readProgress(run: RunWait, reads: Reads, context: Context): Promise<boolean> {
  const { client, clock, log } = context;
  const nowMs = clock.now();
  if (nowMs < reads.notBeforeMs) return false;
  const request = run.forEnd().context;
  const deadlineMs = Math.min(request.deadlineMs, nowMs + READ_MS);
  try {
    const read = await client.readRun(run.runId, { ...request, deadlineMs, once: true });
    run.takeProgress(read);
    run.readable = true;
    const wait = run.forEnd();
    wait.lastSeen = describeProgress(read);
    log.progress(run, wait.lastSeen);
    const continues = isGoing(read.status);
    if (!continues && !hasEnded(read.status)) log.hint(describeUnknown(read.status));
    return continues;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    noteUnread(run, error, reads, context);
    return false;
  }
}

function noteUnread(
  run: RunWait,
  error: ServiceError,
  reads: Reads,
  { clock, log }: Context,
): void {
  run.readable = run.status !== null && !isWithheld(error);
  reads.notBeforeMs = isRefused(error)
    ? Number.POSITIVE_INFINITY
    : clock.now() + askedPauseMs(error, clock.now());
  if (reads.hasFailed) return;
  reads.hasFailed = true;
  log.say(
    run,
    `its status cannot be read, so the debrief request alone shows when it has finished (${withoutPeriod(error.message)})`,
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
