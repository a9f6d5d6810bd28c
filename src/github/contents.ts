/** Files of repositories, read through GitHub's API. */
import * as z from 'zod/mini';
import { invalid, type Parsed, valid } from '../core/input/parsed.ts';
import type { ServiceError, ServiceErrorKind } from '../http/errors.ts';
import type { RepositoryFile } from '../policy/extends-address.ts';
import {
  type Connection,
  connectGitHub,
  type GitHubAccess,
  type GitHubWorld,
  isLimited,
  namedFault,
} from './octokit.ts';

/** All files together; without them the gate ends. */
const SPAN = { leavesMs: 0, limitMs: 60_000 };
const MAX_KIB = 256;

const fileSchema = z.object({
  type: z.literal('file'),
  /** GitHub leaves out what is larger than 1 MB. */
  encoding: z.literal('base64'),
  content: z.string(),
});
const sizeSchema = z.object({ type: z.literal('file'), size: z.number() });

export class RepositoryFiles {
  readonly #connection: Connection;

  constructor(access: GitHubAccess, world: GitHubWorld) {
    this.#connection = connectGitHub(access, world);
  }

  /**
   * A file's text, or why it is none; that goes on after its address. Rejects with `ServiceError`, or with
   * the reason why the step is cancelled.
   */
  async read({ owner, repo, path, ref }: RepositoryFile): Promise<Parsed<string>> {
    // The route of Octokit's own method would take the slashes of the path for a part of a name.
    const route = 'GET /repos/{owner}/{repo}/contents/{+path}';
    const parts = path.split('/').map(encodeURIComponent).join('/');
    const { octokit, time } = this.#connection;
    try {
      const { data } = await time.within(SPAN, (signal) => {
        const request = { signal, span: SPAN, askedMs: time.nowMs };
        return octokit.request(route, { owner, repo, path: parts, ref, request });
      });
      return textOf(data);
    } catch (error) {
      throw namedFault('read policy', error);
    }
  }
}

function textOf(data: unknown): Parsed<string> {
  const size = z.safeParse(sizeSchema, data).data?.size ?? 0;
  if (size > MAX_KIB * 1024) {
    return invalid(null, `is larger than ${MAX_KIB} KiB, which no policy is`);
  }
  const file = z.safeParse(fileSchema, data).data;
  if (file === undefined) return invalid(null, 'is not a file: name a YAML or JSON file');
  try {
    const bytes = Buffer.from(file.content, 'base64');
    return valid(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return invalid(null, 'is not UTF-8 text: save it as UTF-8');
  }
}

/** The way to GitHub is set up in a way that cannot work. */
const SET_UP_WRONGLY: ReadonlySet<ServiceErrorKind> = new Set([
  'tls',
  'proxy',
  'protocol',
  'redirect',
]);

/** Whether asking again would not help: GitHub refuses what is asked for, or cannot be asked so. */
export function isWorkflowsFault(error: ServiceError): boolean {
  if (error.kind !== 'status') return SET_UP_WRONGLY.has(error.kind);
  return Number(error.status) < 500 && error.status !== 408 && !isLimited(error);
}
