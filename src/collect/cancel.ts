import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { hasEnded } from '../model/outcome.ts';
import { annotateEach, byReason, type Runner } from '../runner/runner.ts';
import type { ServiceClient } from '../service/client.ts';
import { CancelledError } from '../text/step-error.ts';
import type { Context } from './context.ts';
import { describeUncancelled } from './saved-runs.ts';

/** A cancelled step has 7.5 s from the first signal to the second; 5 s is what the gate promises. */
const HURRIED_BUDGET_MS = 2_000;
/** How long cancelling is tried for a run that timed out while the step has time left. */
const BUDGET_MS = 2 * 60_000;

/** GitHub shows ten annotations of a level; the others say why the step failed. */
const MAX_ANNOTATIONS = 5;

/** Why a run that this step started may continue to make calls. */
export type Left =
  /** `cancel-on-abort` is false. */
  | { why: 'unwanted' }
  /** The step could not follow it to its end; it is cancelled if the step is. */
  | { why: 'lost' }
  /** Cancelling failed; the post step tries again. */
  | { why: 'uncancelled'; error: string };

/** What became of a run that the step did not follow to its end. */
export interface Leaving {
  left: Left | null;
  notes: string[];
  askedToCancel?: boolean;
}

const LEFT_GOING = {
  unwanted: 'was left going: cancel-on-abort is false',
  lost: 'was started by this step, and may go on placing calls',
} as const;

type Client = Pick<ServiceClient, 'cancelRun' | 'readRun'>;
interface NamedRun {
  runId: string;
  name: string;
}

/** Cancels a run that this step started, if `cancel-on-abort` allows it. */
export async function cancelRun(run: NamedRun, context: Context): Promise<Leaving> {
  const { log } = context;
  if (!context.inputs.cancelOnAbort) {
    log.say(run, 'left going, since cancel-on-abort is false');
    return {
      left: { why: 'unwanted' },
      notes: ['The run was left going (cancel-on-abort: false).'],
    };
  }
  try {
    if ((await requestCancel(run, context)) === 'ended') {
      log.say(run, 'had ended already, so there was nothing to cancel');
      return { left: null, notes: [] };
    }
    log.say(run, 'asked to cancel');
    const notes = ['The run was asked to cancel by this step, which had started it.'];
    return { left: null, askedToCancel: true, notes };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.say(run, `could not be cancelled: ${error.message}`);
    return {
      left: { why: 'uncancelled', error: error.message },
      notes: ['The run could not be cancelled: it may go on placing calls.'],
    };
  }
}

/** Tries for a while until the step is cancelled itself, and then once more in a hurry. */
async function requestCancel({ runId }: NamedRun, context: Context): Promise<'asked' | 'ended'> {
  const { client, clock, cancelled, deadline } = context;
  try {
    return await askToCancel(runId, client, {
      signal: cancelled,
      deadlineMs: deadline.within(BUDGET_MS),
    });
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
  }
  const { signal } = new AbortController();
  return askToCancel(runId, client, { signal, deadlineMs: clock.now() + HURRIED_BUDGET_MS });
}

/**
 * Asks the service to cancel a run. One that it refuses to cancel (409) has ended, unless reading it says
 * that it continues. Rejects as `cancelRun` of the client does.
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
    const isRefused = error instanceof ServiceError && error.status === 409;
    if (!isRefused || (await continues(runId, client, request))) throw error;
    return 'ended';
  }
}

/** False if unknown. */
async function continues(runId: string, client: Client, request: RequestContext): Promise<boolean> {
  try {
    const { status } = await client.readRun(runId, { ...request, once: true });
    return !hasEnded(status) && status !== 'CANCELLING';
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
}

/**
 * Leaves a run that this step has started and cannot follow any longer. If the step is cancelled while it
 * follows others, this one is cancelled with them.
 */
export function leaveRun(run: NamedRun, { log }: Context): Leaving {
  log.say(run, 'left, and may go on placing calls');
  return {
    left: { why: 'lost' },
    notes: [
      'This step started the run and had to leave it: it may continue to make calls. Pass its ID as job-id to evaluate it, or re-run this job; a new start would repeat the calls.',
    ],
  };
}

/** Adds an annotation for each reason why runs of this step may continue to make calls, with their IDs. */
export function annotateLeftRuns(
  runs: readonly { id: string; left: Left | null }[],
  runner: Runner,
): void {
  const uncancelled = runs.flatMap(({ id, left }) =>
    left?.why === 'uncancelled' ? [{ id, why: left.error }] : [],
  );
  annotateEach('error', describeUncancelled(uncancelled), runner, MAX_ANNOTATIONS);
  const others = runs.flatMap(({ id, left }) =>
    left === null || left.why === 'uncancelled' ? [] : [{ id, why: LEFT_GOING[left.why] }],
  );
  const going = byReason(others).map(({ ids, why }) => `run ${ids} ${why}`);
  annotateEach('warning', going, runner, MAX_ANNOTATIONS);
}
