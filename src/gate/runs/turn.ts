/** The wait for a run: for its turn, where it has to queue for one, and from then on for its end. */
import type { ServiceError } from '../../http/errors.ts';
import { withoutPeriod } from '../../step/stops.ts';
import type { Wait } from '../../step/wait.ts';
import type { RunRecord } from './run-record.ts';
import { beginWait, pollingRun, type Watch, waitForRun } from './watch.ts';

const QUEUE = 'queue-timeout';

/** Nothing is lost where a run's turn is seen late, so a crowd may look as seldom as this. */
export const LONGEST_QUEUE_PAUSE_MS = 5 * 60_000;

/** The statuses of a run whose turn has not come. */
const QUEUED: ReadonlySet<string> = new Set(['PENDING', 'QUEUED']);

/** Whether the status says that the run waits for its turn. */
export function isQueued(status: string): boolean {
  return QUEUED.has(status);
}

/**
 * The service has put the start of a run off. Gives the wait for its being admitted, which counts from
 * the first request on.
 *
 * @param plan what the run is one of, as a sentence calls it
 */
export function waitForAdmission(
  run: RunRecord,
  plan: string,
  { message }: ServiceError,
  watch: Watch,
): Wait {
  const wait = waitInQueue(run, `a run of ${plan} to be admitted`, watch);
  wait.lastSeen = withoutPeriod(message);
  return wait;
}

/**
 * The wait that goes on after what was seen of a run last: in the queue, where `queue-timeout` limits
 * it from the first request on, else for its end, for which `run-timeout` begins when its turn comes. A
 * run that cannot be read, or was never seen to be queued, has its turn.
 */
export function waitForEnd(run: RunRecord, watch: Watch): Wait {
  const { wait, runStatus } = run;
  const wasQueued = wait?.settings.input === QUEUE;
  const waits = runStatus === null ? wasQueued : isQueued(runStatus);
  if (waits && run.readable && !run.hasHadTurn)
    return waitInQueue(run, `${run.name} to leave the queue`, watch);
  run.hasHadTurn ||= runStatus !== null || !run.readable;
  if (wasQueued) run.endWait();
  const what = `${run.name} to finish`;
  return run.wait?.settings.what === what ? run.wait : waitForRun(run, what, watch);
}

function waitInQueue(run: RunRecord, what: string, watch: Watch): Wait {
  if (run.wait?.settings.what === what) return run.wait;
  const { queueTimeoutMs: limitMs } = watch.inputs;
  const longest = { ...pollingRun(watch), longestIntervalMs: LONGEST_QUEUE_PAUSE_MS };
  return beginWait(run, { what, input: QUEUE, limitMs, ...longest }, watch);
}
