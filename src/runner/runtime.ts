import type { context } from '@actions/github';
import type { Clock } from '../text/clock.ts';
import type { Environment, Runner } from './runner.ts';

/** Which workflow run this is and what set it off, as `context` of `@actions/github` says. */
export interface Workflow
  extends Pick<
    typeof context,
    'eventName' | 'repo' | 'apiUrl' | 'serverUrl' | 'workflow' | 'job' | 'runId' | 'runAttempt'
  > {
  /** Of the event. */
  payload: unknown;
}

/** Everything that an action touches outside itself; the entry hands in the real one. */
export interface Runtime {
  env: Environment;
  clock: Clock;
  /** Uniform in [0, 1), for the jitter of retries. */
  random: () => number;
  runner: Runner;
  /** Loaded when it is asked for. Rejects where the event's file cannot be read. */
  workflow: () => Promise<Workflow>;
  /** Aborts with a `CancelledError` reason when the step is cancelled. */
  cancelled: AbortSignal;
}
