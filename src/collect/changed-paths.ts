/** The input `paths`: whether a pull request or merge group changes a file of the agent. */

import { globFilter } from '../inputs/files-by-glob.ts';
import { formatCounted } from '../report/format.ts';
import type { Runtime, Workflow } from '../runner/runtime.ts';
import { valueAt } from '../text/json-object.ts';
import { oneLine } from '../text/log-line.ts';
import { describeError, withoutPeriod } from '../text/step-error.ts';

const MAX_NAME_CHARS = 200;

export interface ChangedPaths {
  /** Why nothing is started, as the beginning of a sentence; null if the gate runs. */
  skipped: string | null;
  notes: string[];
}

/**
 * Whether the change that triggered the workflow touches a file that the globs match, by its old or its new
 * name. If GitHub does not list the files, the gate runs, and a note says why.
 *
 * @param token reads the list of files; empty if there is none
 */
export async function checkChangedPaths(
  globs: readonly string[],
  token: string,
  runtime: Runtime,
): Promise<ChangedPaths> {
  const change = changeOf(runtime.workflow);
  if (change === null) return { skipped: null, notes: [] };
  const files = await changedFiles(change, token, runtime);
  if (typeof files === 'string') {
    const note = `Which files are changed is not known (${withoutPeriod(files)}), so the gate runs although the input paths is set.`;
    runtime.runner.info(note);
    return { skipped: null, notes: [note] };
  }
  const touched = files.find(globFilter(globs));
  if (touched !== undefined) {
    runtime.runner.info(`paths: ${oneLine(touched, MAX_NAME_CHARS)} is changed`);
    return { skipped: null, notes: [] };
  }
  const kind = change.kind === 'pull-request' ? 'pull request' : 'merge group';
  const checked = `${formatCounted(files.length, 'file')} checked`;
  return { skipped: `this ${kind} changes no file that paths matches (${checked})`, notes: [] };
}

/** Old and new names of all files, or why they are not known. */
async function changedFiles(
  { isKnown, ...change }: Change,
  token: string,
  runtime: Runtime,
): Promise<string[] | string> {
  const { apiUrl, owner, repo } = runtime.workflow;
  if (!isKnown) return "the event's payload does not list the commits";
  if (token === '') return 'github-token is empty';
  if (owner === '' || repo === '') return 'GITHUB_REPOSITORY is not set';
  const { listChanges } = await import('../github/changes.ts');
  try {
    return (
      (await listChanges(change, { apiUrl, owner, repo }, token, runtime)) ??
      'GitHub does not list all of them'
    );
  } catch (error) {
    runtime.cancelled.throwIfAborted();
    return `GitHub does not list them: ${withoutPeriod(describeError(error))}`;
  }
}

type Change = { isKnown: boolean } & (
  | { kind: 'pull-request'; number: number; headSha: string }
  | { kind: 'merge-group'; baseSha: string; headSha: string }
);

/** Null if the event has no change. */
function changeOf({ eventName, payload: event }: Workflow): Change | null {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target': {
      const number = Number(valueAt(event, ['pull_request', 'number']));
      const headSha = commitAt(event, ['pull_request', 'head', 'sha']);
      const isKnown = Number.isSafeInteger(number) && number > 0 && headSha !== '';
      return { kind: 'pull-request', number, headSha, isKnown };
    }
    case 'merge_group': {
      const baseSha = commitAt(event, ['merge_group', 'base_sha']);
      const headSha = commitAt(event, ['merge_group', 'head_sha']);
      return { kind: 'merge-group', baseSha, headSha, isKnown: baseSha !== '' && headSha !== '' };
    }
    default:
      return null;
  }
}

/** Empty if it is no hash: no other text may become part of a URL. */
function commitAt(event: unknown, path: readonly string[]): string {
  const sha = valueAt(event, path);
  return typeof sha === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : '';
}
