/** A run that the step follows: what the service has shown of it, and the part of the wait that follows from it. */

import { hasEnded } from '../../model/outcome.ts';
import type { Debrief } from '../../model/report.ts';
import { LOG } from '../../report/words/log-words.ts';
import { WAIT_FOR } from '../../report/words/wait-words.ts';
import { Wait } from '../../runner/wait.ts';
import type { RunProgress } from '../../service/client.ts';
import type { RunResults } from '../../service/results.ts';
import type { Context } from '../context.ts';

const QUEUED: ReadonlySet<string> = new Set(['PENDING', 'QUEUED']);

export interface SeenRun {
  /** Null if unknown, or if it does not show how a finished run ended. */
  status: string | null;
  /** Null until the run is read. It leaves the queue once. */
  isQueued: boolean | null;
  progress: RunProgress | null;
  /** The run is not read again before then, epoch milliseconds. */
  readAgainMs: number;
  /** Whether a debrief request was accepted (202), or the results show that the run finished. */
  isFinished: boolean;
  /** False once the key turned out to be read-only. */
  mayRequest: boolean;
  debrief: Debrief | null;
  results: RunResults | null;
  notes: readonly string[];
}

/** What the service has shown of a run before the first response. */
export const UNSEEN: SeenRun = {
  ...{ status: null, isQueued: null, progress: null, readAgainMs: 0 },
  ...{ isFinished: false, mayRequest: true, debrief: null, results: null, notes: [] },
};

/** A wait with its name for the log. */
export interface NamedWait {
  readonly name: string;
  readonly wait: Wait;
}

export interface FollowedRun extends NamedWait {
  readonly runId: string;
  seen: SeenRun;
}

export function nameWait(name: string, context: Context): NamedWait {
  return { name, wait: new Wait(context.inputs.maxPollIntervalMs, context) };
}

export function followRun(runId: string, wait: Wait): FollowedRun {
  return { name: `run ${runId}`, runId, wait, seen: UNSEEN };
}

export function see(run: FollowedRun, change: Partial<SeenRun>, context: Context): void {
  run.seen = { ...run.seen, ...change };
  beginPart(run, context);
}

/** If the results show how the run ended, they win over what reading the run returns. */
export function seeProgress(run: FollowedRun, progress: RunProgress, context: Context): void {
  const { results, isQueued } = run.seen;
  const shown = results?.run?.status ?? null;
  const status = hasEnded(shown) ? shown : progress.status;
  see(run, { progress, status, isQueued: isQueued !== false && QUEUED.has(status) }, context);
}

export function seeResults(run: FollowedRun, results: RunResults, context: Context): void {
  const shown = results.run?.status ?? null;
  const isLater = shown !== null && (hasEnded(shown) || !hasEnded(run.seen.status));
  see(run, { results, ...(isLater && { status: shown }) }, context);
}

export function note(run: FollowedRun, text: string, { log }: Context): void {
  run.seen = { ...run.seen, notes: [...new Set([...run.seen.notes, text])] };
  log.say(run, text);
}

/** Notes the state of the wait, and logs it if it changed or was logged long ago. */
export function noteState(run: NamedWait, state: string, { log }: Context): void {
  run.wait.see(state, (...seen) => log.say(run, LOG.seen(...seen)));
}

/**
 * `queue-timeout` limits the wait until the run leaves the queue, then `run-timeout` until it has finished,
 * then `debrief-timeout`. If a read-only key hides when it finishes, the last two count together.
 */
export function beginPart({ wait, seen }: FollowedRun, { inputs }: Context): void {
  const { queueTimeoutMs, runTimeoutMs: runMs, debriefTimeoutMs: debriefMs } = inputs;
  const debrief = { what: WAIT_FOR.debrief, input: 'debrief-timeout', limitMs: debriefMs };
  if (seen.isFinished) {
    wait.begin(debrief, 'now');
  } else if (!seen.mayRequest) {
    const input = 'run-timeout + debrief-timeout';
    wait.begin({ ...debrief, input, limitMs: runMs + debriefMs });
  } else if (seen.isQueued) {
    const what = WAIT_FOR.queue;
    wait.begin({ what, input: 'queue-timeout', limitMs: queueTimeoutMs }, 'first');
  } else {
    const since = wait.input === 'queue-timeout' ? 'now' : 'last';
    wait.begin({ what: WAIT_FOR.completion, input: 'run-timeout', limitMs: runMs }, since);
  }
}
