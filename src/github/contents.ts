/** Files of repositories, read through GitHub's API. */
import * as z from 'zod/mini';
import type { RepositoryFile } from '../evaluate/extends-address.ts';
import type { ServiceError, ServiceErrorKind } from '../http/errors.ts';
import { invalid, type Parsed, valid } from '../text/values/parsed.ts';
import type { GitHubApi } from './api.ts';
import { isLimited } from './octokit.ts';

const MAX_KIB = 256;

/** GitHub leaves out the content of a file that is larger than 1 MB. */
const fileSchema = z.object({
  type: z.literal('file'),
  encoding: z.literal('base64'),
  content: z.string(),
});

/**
 * A file's text, or the reason why it is none, as it goes on after the file's name. Rejects with
 * `ServiceError`, or with the reason why the step is cancelled.
 */
export async function readContents(
  { owner, repo, path: name, ref }: RepositoryFile,
  api: GitHubApi,
): Promise<Parsed<string>> {
  // `{path}` would escape the slashes too.
  const route = 'GET /repos/{owner}/{repo}/contents/{+path}';
  const path = name.split('/').map(encodeURIComponent).join('/');
  const answer = await api.ask('read policy', z.unknown(), route, { owner, repo, path, ref });
  const file = z.safeParse(fileSchema, answer).data;
  const bytes = Buffer.from(file?.content ?? '', 'base64');
  if (file === undefined || bytes.length > MAX_KIB * 1024) {
    return invalid(null, `is not a YAML or JSON file of at most ${MAX_KIB} KiB`);
  }
  try {
    return valid(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return invalid(null, 'is not UTF-8 text: save it as UTF-8');
  }
}

/** The connection to GitHub is configured in a way that cannot work. */
const MISCONFIGURED: ReadonlySet<ServiceErrorKind> = new Set(['tls', 'proxy', 'redirect']);

/** Whether another attempt would not help: GitHub refuses the request, or is misconfigured. */
export function isWorkflowsFault(error: ServiceError): boolean {
  if (error.kind !== 'status') return MISCONFIGURED.has(error.kind);
  return Number(error.status) < 500 && error.status !== 408 && !isLimited(error);
}
