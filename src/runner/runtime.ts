import type { Clock } from '../text/clock.ts';
import type { Environment, Runner } from './runner.ts';

/** The workflow run and the event that triggered it. A text is empty if the runner does not give it. */
export interface Workflow
  extends Readonly<Record<'eventName' | 'ref' | 'refName' | 'headRef' | 'baseRef' | 'sha', string>>,
    Readonly<Record<'workflow' | 'runId' | 'runAttempt' | 'job' | 'action' | 'actor', string>>,
    Readonly<Record<'repository' | 'owner' | 'repo' | 'actionRepository' | 'serverUrl', string>> {
  /** Of GitHub, without a trailing slash. */
  readonly apiUrl: string;
  /** Of the event; null if its file cannot be read. */
  readonly payload: unknown;
}

/** Everything that an action touches outside itself; the entry hands in the real one. */
export interface Runtime {
  env: Environment;
  clock: Clock;
  /** Uniform in [0, 1), for the jitter of retries. */
  random: () => number;
  runner: Runner;
  workflow: Workflow;
  /** Aborts with a `CancelledError` reason when the step is cancelled. */
  cancelled: AbortSignal;
}

/** Enterprise Server has neither the cache nor the artifacts of GitHub's cloud. */
export function isEnterpriseServer({ serverUrl }: Pick<Workflow, 'serverUrl'>): boolean {
  const host = URL.parse(serverUrl)?.hostname ?? 'github.com';
  return !/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
}
