import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { hasEnded } from '../../model/run-status.ts';
import { annotateEach, byReason } from '../../runner/annotation.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ServiceClient } from '../../service/client.ts';
import { Cancelled } from '../../text/stops.ts';
import type { RunRecord } from './run-record.ts';
import { describeUncancelled } from './saved-runs.ts';
import type { Watch } from './watch.ts';

/** A cancelled step has 7.5 s from the first signal to the second; 5 s is what the gate promises. */
const HURRIED_BUDGET_MS = 2_000;
/** How long a run is asked to be cancelled whose time ran out while the step has time left. */
const BUDGET_MS = 2 * 60_000;

const LEFT_GOING = {
  unwanted: 'was left going: cancel-on-abort is false',
  lost: 'was started by this step, and may go on placing calls',
} as const;

/** GitHub shows ten annotations of a level; the others say why the step failed. */
const MAX_ANNOTATIONS = 5;

type Client = Pick<ServiceClient, 'cancelRun' | 'readRun'>;

/** Cancels a run that this step started, where `cancel-on-abort` wants it. */
export async function cancelRun(run: RunRecord, watch: Watch): Promise<void> {
  run.leftGoing = null;
  if (!watch.inputs.cancelOnAbort) {
    run.note('The run was left going (cancel-on-abort: false).');
    watch.narrator.say(run, 'left going, since cancel-on-abort is false');
    run.leftGoing = 'unwanted';
    return;
  }
  try {
    if ((await requestCancel(run, watch)) === 'ended') {
      watch.narrator.say(run, 'had ended already, so there was nothing to cancel');
      return;
    }
    run.askedToCancel = true;
    run.note('The run was asked to cancel by this step, which had started it.');
    watch.narrator.say(run, 'asked to cancel');
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    run.uncancelled = error.message;
    run.note('The run could not be cancelled: it may go on placing calls.');
    watch.narrator.say(run, `could not be cancelled: ${error.message}`);
  }
}

/** Asks with patience until the step is cancelled itself, and then once more in a hurry. */
async function requestCancel({ jobId }: RunRecord, watch: Watch): Promise<'asked' | 'ended'> {
  const { client, clock, cancelled, deadline } = watch;
  try {
    return await askToCancel(jobId, client, {
      signal: cancelled,
      deadlineMs: deadline.within(BUDGET_MS),
    });
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  }
  const { signal } = new AbortController();
  return askToCancel(jobId, client, { signal, deadlineMs: clock.now() + HURRIED_BUDGET_MS });
}

/**
 * Asks the service to cancel a run. One that it will not cancel (409) has ended, unless reading it says
 * that it goes on. Rejects as `cancelRun` of the client does.
 */
export async function askToCancel(
  jobId: string,
  client: Client,
  context: RequestContext,
): Promise<'asked' | 'ended'> {
  try {
    await client.cancelRun(jobId, context);
    return 'asked';
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.status === 409;
    if (!isRefused || (await goesOn(jobId, client, context))) throw error;
    return 'ended';
  }
}

/** False also where nobody says. */
async function goesOn(jobId: string, client: Client, context: RequestContext): Promise<boolean> {
  try {
    const { status } = await client.readRun(jobId, { ...context, once: true });
    return !hasEnded(status) && status !== 'CANCELLING';
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
}

/**
 * Says that a run goes on that this step has started and cannot follow any longer. Should the step be
 * cancelled while it follows others, this one is cancelled with them.
 */
export function leaveRun(run: RunRecord, watch: Watch): void {
  run.note(
    'This step started the run and had to leave it: it may go on placing calls. Its ID as job-id has it judged, and so has a re-run of this job where memory holds the run; to start another would place the calls a second time.',
  );
  watch.narrator.say(run, 'left, and may go on placing calls');
  run.leftGoing = 'lost';
}

/** An annotation for each reason why runs of this step may go on placing calls, with all their IDs. */
export function tellRunsThatGoOn(runs: readonly RunRecord[], runner: Runner): void {
  const uncancelled = runs.flatMap(({ jobId, uncancelled: why }) =>
    why === null ? [] : [{ id: jobId, why }],
  );
  annotateEach('error', describeUncancelled(uncancelled), runner, MAX_ANNOTATIONS);
  const left = runs.flatMap(({ jobId, leftGoing }) =>
    leftGoing === null ? [] : [{ id: jobId, why: LEFT_GOING[leftGoing] }],
  );
  const going = byReason(left).map(({ ids, why }) => `run ${ids} ${why}`);
  annotateEach('warning', going, runner, MAX_ANNOTATIONS);
}
