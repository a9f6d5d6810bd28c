/** Which files a pull request, or a merge group, changes. */
import { GitHubApi } from './api.ts';
import { connectGitHub, type GitHubWorld } from './octokit.ts';
import type { ChangedFile } from './schemas.ts';

const SPAN = { leavesMs: 0, limitMs: 60_000 };
/** A comparison lists no more files. */
const MAX_COMPARED = 300;

/** A pull request with the commit that is judged, or two commits of which the second is built on the first. */
export type ChangeToList =
  | { kind: 'pull-request'; number: number; headSha: string }
  | { kind: 'merge-group'; baseSha: string; headSha: string };

/**
 * Old and new names of every file; null where GitHub does not list all of them, or where the pull request
 * has moved on. Rejects with `ServiceError`, or with the reason why the step is cancelled.
 *
 * @param where the repository, and GitHub's API without a trailing slash
 */
export async function listChanges(
  change: ChangeToList,
  { apiUrl, owner, repo }: { apiUrl: string; owner: string; repo: string },
  token: string,
  world: GitHubWorld,
): Promise<string[] | null> {
  const connection = connectGitHub({ apiUrl, token }, world);
  const number = change.kind === 'pull-request' ? change.number : 0;
  const target = { owner, repo, number };
  const api = new GitHubApi({ ...connection, target, hide: String, span: SPAN });
  const files =
    change.kind === 'pull-request'
      ? await ofPullRequest(change.headSha, api)
      : await ofCommits(change.baseSha, change.headSha, api);
  return files?.flatMap(namesOf) ?? null;
}

/** Read after its files, so that they are those of the commit that it names. */
async function ofPullRequest(headSha: string, api: GitHubApi): Promise<ChangedFile[] | null> {
  const files = await api.listFiles();
  const { head, changed_files: count } = await api.readPullRequest();
  return head.sha === headSha && count === files.length ? files : null;
}

async function ofCommits(
  baseSha: string,
  headSha: string,
  api: GitHubApi,
): Promise<ChangedFile[] | null> {
  const files = await api.compare(baseSha, headSha);
  return files.length < MAX_COMPARED ? files : null;
}

function namesOf({ filename, previous_filename: previous }: ChangedFile): string[] {
  return previous === undefined ? [filename] : [filename, previous];
}
