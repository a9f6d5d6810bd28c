import type { Environment } from '../runner/runner.ts';
import type { Pointer } from './memory.ts';
import { type Refs, testedCommit } from './refs.ts';

/** What the runs of one step have in common in memory: the commit, and which step it is. */
export type Origin = Pick<Pointer, 'sha' | 'ref' | 'workflowRun' | 'attempt' | 'job' | 'step'>;

/** @param event the payload of the event that the workflow runs for, or null */
export function originOf(env: Environment, event: unknown, { own }: Refs): Origin {
  return {
    sha: testedCommit(env, event),
    ref: own,
    workflowRun: /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '',
    attempt: Number(/^\d{1,9}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 0),
    job: env.GITHUB_JOB ?? '',
    step: env.GITHUB_ACTION ?? '',
  };
}
