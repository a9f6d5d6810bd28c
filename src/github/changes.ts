/** The files that a pull request, or a merge group, changes. */
import { GitHubApi } from './api.ts';
import type { GitHubRuntime } from './octokit.ts';
import { type ChangedFile, comparisonSchema, fileSchema, pullRequestSchema } from './schemas.ts';

/** A comparison lists no more files. */
const MAX_COMPARED = 300;

/** A pull request with its evaluated commit, or two commits of which the second is built on the first. */
export type ChangeToList =
  | { kind: 'pull-request'; number: number; headSha: string }
  | { kind: 'merge-group'; baseSha: string; headSha: string };

/**
 * Old and new names of every file; null if GitHub does not list all of them, or if the pull request
 * has a newer commit. Rejects with `ServiceError`, or with the reason why the step is cancelled.
 *
 * @param repository with GitHub's API without a trailing slash
 */
export async function listChanges(
  change: ChangeToList,
  repository: { apiUrl: string; owner: string; repo: string },
  token: string,
  runtime: GitHubRuntime,
): Promise<string[] | null> {
  const api = new GitHubApi({ ...repository, token }, runtime);
  const files =
    change.kind === 'pull-request'
      ? await ofPullRequest(change.number, change.headSha, api)
      : await ofCommits(`${change.baseSha}...${change.headSha}`, api);
  return (
    files?.flatMap(({ filename, previous_filename: previous }) =>
      previous === undefined ? [filename] : [filename, previous],
    ) ?? null
  );
}

export function listFiles(number: number, api: GitHubApi): Promise<ChangedFile[]> {
  const keyOf = ({ filename }: ChangedFile) => filename;
  const route = 'GET /repos/{owner}/{repo}/pulls/{number}/files';
  return api.list('list changed files', fileSchema, keyOf, route, { number });
}

/** The pull request is read after its files, so that they are those of the commit that it names. */
async function ofPullRequest(
  number: number,
  headSha: string,
  api: GitHubApi,
): Promise<ChangedFile[] | null> {
  const files = await listFiles(number, api);
  const route = 'GET /repos/{owner}/{repo}/pulls/{number}';
  const pull = await api.ask('read pull request', pullRequestSchema, route, { number });
  return pull.head.sha === headSha && pull.changed_files === files.length ? files : null;
}

async function ofCommits(basehead: string, api: GitHubApi): Promise<ChangedFile[] | null> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const { files } = await api.ask('compare commits', comparisonSchema, route, { basehead });
  return files.length < MAX_COMPARED ? files : null;
}
