/** Cancels the runs that a step started, in the step or in its post step. */

import type { RequestContext } from '../http/channel.ts';
import { ServiceError } from '../http/errors.ts';
import { hasEnded } from '../model/outcome.ts';
import { LEFT } from '../report/words/run-notes.ts';
import type { ServiceClient } from '../service/client.ts';
import { CancelledError } from '../text/step-errors.ts';
import { type CollectedRun, withNote } from './collected-run.ts';
import type { Context } from './context.ts';

/** A cancelled step has 7.5 s from the first signal to the second; 5 s is what the gate promises. */
const HURRIED_BUDGET_MS = 2_000;
/** How long cancelling is tried for a run that timed out while the step has time left. */
const BUDGET_MS = 2 * 60_000;

type Client = Pick<ServiceClient, 'cancelRun' | 'readRun'>;

/** Cancels a run that this step started, if `cancel-on-abort` allows it. */
export async function cancelRun(run: CollectedRun, context: Context): Promise<CollectedRun> {
  const { jobId } = run.facts;
  let cancelError: string | null = null;
  let note: string = LEFT.notCancelled;
  if (context.inputs.cancelOnAbort) {
    try {
      const result = await requestCancel(jobId, context);
      note = result === 'asked' ? LEFT.cancelled : LEFT.ended;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      cancelError = error.message;
      note = LEFT.failed;
    }
  }
  context.log.say({ name: `run ${jobId}` }, note);
  return { ...withNote(run, note), mayContinue: false, cancelError };
}

/** Tries until the step is cancelled, and then once more in a hurry. */
async function requestCancel(runId: string, context: Context): Promise<'asked' | 'ended'> {
  const { client, clock, cancelled: signal, deadline } = context;
  try {
    return await askToCancel(runId, client, { signal, deadlineMs: deadline.within(BUDGET_MS) });
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
  }
  const deadlineMs = clock.now() + HURRIED_BUDGET_MS;
  return askToCancel(runId, client, { signal: new AbortController().signal, deadlineMs });
}

/**
 * Asks the service to cancel a run. If it refuses (409), reading the run may show that it has ended. Rejects as
 * `cancelRun` of the client does.
 */
export async function askToCancel(
  runId: string,
  client: Client,
  request: RequestContext,
): Promise<'asked' | 'ended'> {
  try {
    await client.cancelRun(runId, request);
    return 'asked';
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    const status = await client.readRun(runId, { ...request, once: true }).then(
      (run) => run.status,
      () => null,
    );
    if (hasEnded(status) || status === 'CANCELLING') return 'ended';
    throw error;
  }
}
