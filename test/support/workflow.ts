import { context } from '@actions/github';
import type { Environment } from '../../src/runner/runner.ts';
import type { Workflow } from '../../src/runner/runtime.ts';

/** What `@actions/github` says in a process with this environment. Throws as that does, and when it does. */
export function workflowIn(env: Environment): Workflow {
  const inner: typeof context = within(env, () => Reflect.construct(context.constructor, []));
  const { eventName, payload, apiUrl, serverUrl, workflow, job, runId, runAttempt } = inner;
  return {
    ...{ eventName, payload, apiUrl, serverUrl, workflow, job, runId, runAttempt },
    get repo() {
      return within(env, () => inner.repo);
    },
  };
}

function within<T>(env: Environment, work: () => T): T {
  const outer = process.env;
  process.env = { ...env };
  try {
    return work();
  } finally {
    process.env = outer;
  }
}
