import { CHANGED_FILES } from '../report/words/publish-words.ts';
import { changeOf } from '../runner/event.ts';
import type { Runtime } from '../runner/runtime.ts';
import { GitHubApi } from './api.ts';
import { listChanges } from './repository-files.ts';

/** Old and new names of all files that the event's change touches, or why they are not known. */
export async function changedFiles(token: string, runtime: Runtime): Promise<string[] | string> {
  const { apiUrl, owner, repo } = runtime.workflow;
  const change = changeOf(runtime.workflow);
  if (change === null) return CHANGED_FILES.noCommits;
  if (token === '') return CHANGED_FILES.noToken;
  if (owner === '' || repo === '') return CHANGED_FILES.noRepository;
  const api = new GitHubApi({ apiUrl, owner, repo, token }, runtime);
  try {
    return (await listChanges(change, api)) ?? CHANGED_FILES.incomplete;
  } catch (error) {
    runtime.cancelled.throwIfAborted();
    return CHANGED_FILES.unread(error);
  }
}
