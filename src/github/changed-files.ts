import { changeOf } from '../runner/event.ts';
import type { Runtime } from '../runner/runtime.ts';
import { describeError, withoutPeriod } from '../text/error-text.ts';
import { GitHubApi } from './api.ts';
import { listChanges } from './repository-files.ts';

/** Old and new names of all files that the event's change touches, or why they are not known. */
export async function changedFiles(token: string, runtime: Runtime): Promise<string[] | string> {
  const { apiUrl, owner, repo } = runtime.workflow;
  const change = changeOf(runtime.workflow);
  if (change === null) return "the event's payload does not list the commits";
  if (token === '') return 'github-token is empty';
  if (owner === '' || repo === '') return 'GITHUB_REPOSITORY is not set';
  const api = new GitHubApi({ apiUrl, owner, repo, token }, runtime);
  try {
    return (await listChanges(change, api)) ?? 'GitHub does not list all of them';
  } catch (error) {
    runtime.cancelled.throwIfAborted();
    return `GitHub does not list them: ${withoutPeriod(describeError(error))}`;
  }
}
