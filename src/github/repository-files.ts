/**
 * Files of repositories: their contents, and those that a change touches. All functions reject with
 * `ServiceError`, or with the reason why the step is cancelled.
 */
import * as z from 'zod/mini';
import { checkShape } from '../http/shape.ts';
import type { Change } from '../runner/event.ts';
import { invalid, type Parsed, valid } from '../text/values/parsed.ts';
import type { GitHubApi } from './api.ts';
import type { RepositoryFile } from './policy-address.ts';

/** A comparison of commits lists no more files. */
const MAX_COMPARED = 300;
const MAX_POLICY_KIB = 256;

/** GitHub leaves out the content of a file that is larger than 1 MB. */
const contentSchema = z.object({
  type: z.literal('file'),
  encoding: z.literal('base64'),
  content: z.string(),
});

const changesSchema = z.array(
  z.object({ filename: z.string(), previous_filename: z.optional(z.string()) }),
);
const pullSchema = z.object({ head: z.object({ sha: z.string() }), changed_files: z.number() });

/**
 * Old and new names of every file that is changed; null if GitHub does not list all of them, or if the pull
 * request has a newer commit.
 */
export async function listChanges(change: Change, api: GitHubApi): Promise<string[] | null> {
  const files =
    change.kind === 'pull-request'
      ? await filesOfPullRequest(change.number, change.headSha, api)
      : await filesBetween(`${change.baseSha}...${change.headSha}`, api);
  if (files === null) return null;
  const changes = checkShape(changesSchema, files, 'list changed files', '');
  return changes.flatMap(({ filename, previous_filename: previous }) =>
    previous === undefined ? [filename] : [filename, previous],
  );
}

/** `patch` is absent for a binary file and for one whose diff is too large. */
export function listFiles(number: number, api: GitHubApi) {
  return api.list('list changed files', ({ rest }, given) =>
    rest.pulls.listFiles({ ...given, pull_number: number }),
  );
}

/** The pull request is read after its files, so that they are those of the commit that it names. */
async function filesOfPullRequest(number: number, headSha: string, api: GitHubApi) {
  const files = await listFiles(number, api);
  const operation = 'read pull request';
  const response = await api.ask(operation, ({ rest }, given) =>
    rest.pulls.get({ ...given, pull_number: number }),
  );
  const pull = checkShape(pullSchema, response, operation, '');
  return pull.head.sha === headSha && pull.changed_files === files.length ? files : null;
}

async function filesBetween(basehead: string, api: GitHubApi) {
  const { files } = await api.ask('compare commits', ({ rest }, given) =>
    rest.repos.compareCommitsWithBasehead({ ...given, basehead }),
  );
  return files && files.length < MAX_COMPARED ? files : null;
}

/** The text of a policy file, or the reason why it is none, as it goes on after the file's name. */
export async function readContents(file: RepositoryFile, api: GitHubApi): Promise<Parsed<string>> {
  const { owner, repo, ref } = file;
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  // `{path}` would escape the slashes too.
  const url = '/repos/{owner}/{repo}/contents/{+path}';
  const answer = await api.ask('read policy', ({ rest }, { request }) =>
    rest.repos.getContent({ owner, repo, path, ref, request, url }),
  );
  const content = z.safeParse(contentSchema, answer).data?.content;
  const bytes = Buffer.from(content ?? '', 'base64');
  if (content === undefined || bytes.length > MAX_POLICY_KIB * 1024) {
    return invalid(null, `is not a YAML or JSON file of at most ${MAX_POLICY_KIB} KiB`);
  }
  try {
    return valid(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return invalid(null, 'is not UTF-8 text: save it as UTF-8');
  }
}
