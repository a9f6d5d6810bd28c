import type { RequestContext } from '../../http/channel.ts';
import {
  endedError,
  extendError,
  isRefused,
  lastFailure,
  ServiceError,
} from '../../http/errors.ts';
import { hasEnded, isGoing } from '../../model/outcome.ts';
import { describeProgress, GIVEN_UP, STATE, UNREQUESTED } from '../../report/words/wait-words.ts';
import type { WireDebrief } from '../../service/schemas.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { InputError, TimeoutError } from '../../text/step-errors.ts';
import type { Context } from '../context.ts';
import { beginPart, type FollowedRun, note, noteState, see, seeProgress } from './followed-run.ts';

/** The debrief request is repeated at least this often while a run continues. */
const MAX_REQUEST_INTERVAL_MS = 60_000;
/** One attempt to read the run takes at most this long, and never delays the next poll. */
const READ_MS = 10_000;
/** The last debrief request, once a timeout has run out, takes at most this long. */
const LAST_REQUEST_MS = 5_000;

/**
 * Waits for the run to finish by requesting its debrief: 202 means finished, 409 means not yet. Reading the
 * run, which the specification does not show, gives the progress. It makes the next request earlier, never
 * later than a minute after the last one. Returns the debrief, or null if the key may not request it.
 *
 * Rejects with `TimeoutError` if `queue-timeout` or `run-timeout` runs out, and with `ServiceError` if the run
 * ended without success and has no debrief.
 *
 * @param expectedEndMs epoch milliseconds; null if unknown
 */
export async function waitForCompletion(
  run: FollowedRun,
  expectedEndMs: number | null,
  context: Context,
): Promise<WireDebrief | null> {
  beginPart(run, context);
  try {
    return await requestUntilFinished(run, expectedEndMs, context);
  } catch (error) {
    const requested = ranOutOfTime(error) && (await requestLast(run, error, context));
    if (requested === false) throw error;
    return requested;
  }
}

export function ranOutOfTime(error: unknown): boolean {
  if (error instanceof TimeoutError) return true;
  return error instanceof ServiceError && error.kind === 'deadline';
}

async function requestUntilFinished(
  run: FollowedRun,
  expectedEndMs: number | null,
  context: Context,
): Promise<WireDebrief | null> {
  const { clock, inputs } = context;
  const longestMs = Math.min(inputs.maxPollIntervalMs, MAX_REQUEST_INTERVAL_MS);
  for (;;) {
    const requestMs = clock.now() + MAX_REQUEST_INTERVAL_MS;
    const requested = await requestIfFinished(run, run.wait.context, context);
    if (requested !== false) return requested;
    refuseUnsuccessfulEnd(run);
    let continues = true;
    do {
      const pollMs = Math.min(run.wait.dueMs(expectedEndMs), requestMs);
      const isDue = !hasEnded(run.seen.status) && clock.now() >= run.seen.readAgainMs;
      continues = isDue && (await readProgress(run, pollMs, context));
      if (isDue && hasEnded(run.seen.status)) break;
      await run.wait.pause(pollMs);
    } while (continues && clock.now() + longestMs <= requestMs);
  }
}

/** A request at the time that a timeout has run out; none if the service has asked to wait for longer. */
async function requestLast(
  run: FollowedRun,
  error: unknown,
  context: Context,
): Promise<WireDebrief | null | false> {
  if (error instanceof ServiceError && lastFailure(error).retryAfterMs > 0) return false;
  const deadlineMs = context.deadline.within(LAST_REQUEST_MS);
  try {
    return await requestIfFinished(run, { ...run.wait.context, deadlineMs, once: true }, context);
  } catch (lastError) {
    if (!(lastError instanceof ServiceError)) throw lastError;
    return false;
  }
}

/** False if the run has not finished. */
async function requestIfFinished(
  run: FollowedRun,
  request: RequestContext,
  context: Context,
): Promise<WireDebrief | null | false> {
  const { status } = run.seen;
  const { regenerate } = context.inputs;
  try {
    const debrief = await context.client.requestDebrief(run.runId, { regenerate }, request);
    // A status that was read while the run continued does not show how it ended.
    see(run, { isFinished: true, status: hasEnded(status) ? status : null }, context);
    return debrief;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 403) return acceptReadOnlyKey(run, context);
    if (error.status !== 409) throw explainIfLost(error, regenerate);
    if (status === null) noteState(run, STATE.notFinished, context);
    if (status === 'COMPLETED') noteState(run, STATE.notFinishedYet, context);
    return false;
  }
}

/** A request for a new debrief is never repeated once it may have been accepted: each debrief costs one. */
function explainIfLost(error: ServiceError, regenerate: boolean): ServiceError {
  const isLost = regenerate && error.mayHaveBeenTaken;
  return isLost ? extendError(error, UNREQUESTED.lost, { kind: 'lost', rule: 'debrief' }) : error;
}

/** A key that may only read cannot request a debrief, but a finished run gets one without a request. */
function acceptReadOnlyKey(run: FollowedRun, context: Context): null {
  if (context.inputs.regenerate) throw new InputError(UNREQUESTED.readOnly, 'permission');
  see(run, { mayRequest: false }, context);
  note(run, STATE.readOnly, context);
  return null;
}

function refuseUnsuccessfulEnd({ seen: { status } }: FollowedRun): void {
  if (!hasEnded(status) || status === 'COMPLETED') return;
  throw endedError('run', 'the run', GIVEN_UP.withoutDebrief(status));
}

/** Whether the run certainly continues. */
async function readProgress(run: FollowedRun, pollMs: number, context: Context): Promise<boolean> {
  const { client, clock, log } = context;
  const { signal, deadlineMs: endMs } = run.wait.context;
  const deadlineMs = Math.min(endMs, pollMs, clock.now() + READ_MS);
  try {
    const read = await client.readRun(run.runId, { signal, deadlineMs, once: true });
    const { status, queuePosition, simulationJobs } = read;
    seeProgress(run, read, context);
    const queueLength = run.seen.isQueued ? queuePosition : null;
    noteState(run, describeProgress(status, queueLength, simulationJobs ?? []), context);
    if (!isGoing(status) && !hasEnded(status)) log.hint(STATE.unknown(status));
    return isGoing(status);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isSlow = error.kind === 'deadline' || error.kind === 'timeout';
    const why = isSlow ? STATE.noResponse : withoutPeriod(error.message);
    log.hint(STATE.unread(run.name, why));
    const readAgainMs = isRefused(error) ? Infinity : clock.now() + error.retryAfterMs;
    see(run, { readAgainMs, ...(isRefused(error) && { isQueued: false }) }, context);
    return false;
  }
}
