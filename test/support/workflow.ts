import { context } from '@actions/github';
import type { Environment } from '../../src/runner/runner.ts';
import type { Workflow } from '../../src/step/world.ts';

/** What `@actions/github` says in a process with this environment. Throws as that does. */
export function workflowIn(env: Environment): Workflow {
  const outer = process.env;
  process.env = { ...env };
  try {
    const inner: typeof context = Reflect.construct(context.constructor, []);
    const { eventName, payload, apiUrl, serverUrl, workflow, job, runId, runAttempt, repo } = inner;
    return { eventName, payload, apiUrl, serverUrl, workflow, job, runId, runAttempt, repo };
  } finally {
    process.env = outer;
  }
}
