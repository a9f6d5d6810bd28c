import type { RequestContext } from '../../http/channel.ts';
import {
  endedError,
  extendError,
  isRefused,
  isWithheld,
  lastFailure,
  ServiceError,
} from '../../http/errors.ts';
import { hasEnded, isGoing } from '../../model/outcome.ts';
import type { RunProgress } from '../../service/client.ts';
import type { WireDebrief } from '../../service/schemas.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { CancelledError, InputError, TimeoutError } from '../../text/step-errors.ts';
import type { Context } from '../context.ts';
import { isQueued, MAX_REQUEST_INTERVAL_MS, type RunWait } from './run-wait.ts';

/** One attempt to read the run takes at most this long, and never delays the next poll. */
const READ_MS = 10_000;
/** The last debrief request, once a timeout has run out, takes at most this long. */
const LAST_REQUEST_MS = 5_000;
const MAX_STATUS_CHARS = 100;

/** The requested debrief; null if the key may only read, so that nothing was requested. */
export type Requested = WireDebrief | null;

/**
 * Waits for the run to finish by requesting its debrief: 202 means finished, 409 means not yet. Reading the
 * run, which the specification does not show, gives the progress. It makes the next request earlier, never
 * later than a minute after the last one.
 *
 * Rejects with `TimeoutError` if `queue-timeout` or `run-timeout` runs out, and with `ServiceError` if the run
 * ended without success and has no debrief.
 */
export async function waitForCompletion(wait: RunWait, context: Context): Promise<Requested> {
  try {
    return await requestUntilFinished(wait, context);
  } catch (error) {
    const requested = ranOutOfTime(error) && (await requestLast(wait, error, context));
    if (requested === false) throw error;
    return requested;
  }
}

export function ranOutOfTime(error: unknown): boolean {
  if (error instanceof TimeoutError) return true;
  return error instanceof ServiceError && error.kind === 'deadline';
}

async function requestUntilFinished(wait: RunWait, context: Context): Promise<Requested> {
  const { clock } = context;
  let read: Read = { continues: false, againMs: 0 };
  for (;;) {
    const dueMs = clock.now() + MAX_REQUEST_INTERVAL_MS;
    const requested = await requestIfFinished(wait, wait.forCompletion().context, context);
    if (requested !== false) return requested;
    refuseUnsuccessfulEnd(wait);
    do {
      const pollMs = wait.forCompletion().dueMs(wait.expectedEndMs);
      if (!hasEnded(wait.seen.status)) {
        const isDue = clock.now() >= read.againMs;
        read = isDue ? await readProgress(wait, pollMs, context) : { ...read, continues: false };
        if (hasEnded(wait.seen.status)) break;
      }
      await wait.forCompletion().pause(pollMs);
    } while (
      read.continues &&
      clock.now() + wait.forCompletion().settings.maxPollIntervalMs <= dueMs
    );
  }
}

/** A request at the time that a timeout has run out; none if the service has asked to wait for longer. */
async function requestLast(
  wait: RunWait,
  error: unknown,
  context: Context,
): Promise<Requested | false> {
  if (error instanceof ServiceError && lastFailure(error).retryAfterMs > 0) return false;
  const deadlineMs = context.deadline.within(LAST_REQUEST_MS);
  const request = { ...wait.forCompletion().context, deadlineMs, once: true };
  try {
    return await requestIfFinished(wait, request, context);
  } catch (lastError) {
    if (lastError instanceof CancelledError) throw lastError;
    return false;
  }
}

/** False if the run has not finished. */
async function requestIfFinished(
  wait: RunWait,
  request: RequestContext,
  { client, inputs: { regenerate } }: Context,
): Promise<Requested | false> {
  const { status } = wait.seen;
  try {
    const debrief = await client.requestDebrief(wait.runId, { regenerate }, request);
    // A status that was read while the run continued does not show how it ended.
    wait.see({ isFinished: true, status: hasEnded(status) ? status : null });
    return debrief;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 403) return acceptReadOnlyKey(wait, regenerate);
    if (error.status !== 409) throw explainIfLost(error, regenerate);
    if (status === null) wait.progress('the run has not finished (409)');
    if (status === 'COMPLETED') {
      wait.progress('COMPLETED, but the debrief request says that the run has not finished (409)');
    }
    return false;
  }
}

/** A request for a new debrief is never repeated once it may have been accepted: each debrief costs one. */
function explainIfLost(error: ServiceError, regenerate: boolean): ServiceError {
  if (!regenerate || !error.mayHaveBeenTaken) return error;
  return extendError(
    error,
    'A new debrief may have been requested, so the request is not retried; when it is ready, run a step with this job-id and without regenerate',
    { kind: 'lost', rule: 'debrief' },
  );
}

/** A key that may only read cannot request a debrief, but a finished run gets one without a request. */
function acceptReadOnlyKey(wait: RunWait, regenerate: boolean): null {
  if (regenerate) {
    throw new InputError(
      'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out',
      'permission',
    );
  }
  wait.note(
    'The API key may only read: the debrief was not requested. A finished run gets one automatically.',
  );
  return null;
}

function refuseUnsuccessfulEnd({ seen: { status } }: RunWait): void {
  if (!hasEnded(status) || status === 'COMPLETED') return;
  throw endedError('run', 'the run', `ended ${status} and has no debrief`);
}

interface Read {
  continues: boolean;
  /** The run may be read again from then, epoch milliseconds. */
  againMs: number;
}

async function readProgress(
  wait: RunWait,
  pollMs: number,
  { client, clock, log }: Context,
): Promise<Read> {
  const { context } = wait.forCompletion();
  const deadlineMs = Math.min(context.deadlineMs, pollMs, clock.now() + READ_MS);
  try {
    const read = await client.readRun(wait.runId, { ...context, deadlineMs, once: true });
    const { status } = read;
    wait.seeProgress(read);
    wait.see({ isReadable: true });
    wait.forCompletion();
    wait.progress(describeProgress(read));
    if (!isGoing(status) && !hasEnded(status)) log.hint(describeUnknown(status));
    return { continues: isGoing(status), againMs: 0 };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isSlow = error.kind === 'deadline' || error.kind === 'timeout';
    wait.see({ isReadable: !isWithheld(error) && (isSlow || wait.seen.status !== null) });
    const why = isSlow ? 'read run: no response in time' : withoutPeriod(error.message);
    log.hint(
      `${wait.name}: its status cannot be read, so the debrief request alone is used (${why})`,
    );
    const pauseMs = isRefused(error) ? Number.POSITIVE_INFINITY : error.retryAfterMs;
    return { continues: false, againMs: clock.now() + pauseMs };
  }
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
