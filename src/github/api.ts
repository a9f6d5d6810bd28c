/** Requests to GitHub's API about one repository. */
import { ServiceError, type ServiceErrorKind } from '../http/errors.ts';
import { shapeError } from '../http/shape.ts';
import { byDeadline, PURPOSE_MS } from '../runner/deadline.ts';
import { isObject } from '../text/json-object.ts';
import type { GitHubRuntime, Octokit } from './octokit.ts';
import { namedError } from './request-errors.ts';

const NO_PERMISSION = /Resource not accessible by/;
const RATE_LIMIT = /rate limit/i;
const VIEWER = '{ viewer { login } }';
const PER_PAGE = 100;
/** GitHub lists 3000 files of a pull request; comments and issues are searched as far. */
const MAX_PAGES = 30;

/** The login of every comment that the token of a workflow writes. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';

export interface GitHubAccess {
  /** Without a trailing slash. */
  apiUrl: string;
  token: string;
  owner: string;
  repo: string;
}

interface Given {
  owner: string;
  repo: string;
  request: { signal: AbortSignal; endMs: number };
}

interface Response<Result> {
  data: Result;
  headers: { link?: string | undefined };
}

type Send<Of, Result> = (octokit: Octokit, given: Of) => Promise<Response<Result>>;

/** All methods reject with `ServiceError`, or with the reason why the step is cancelled. */
export class GitHubApi {
  readonly #octokit: Promise<Octokit>;
  readonly #access: GitHubAccess;
  readonly #runtime: GitHubRuntime;
  readonly #endMs: number;
  #author: Promise<string> | undefined;

  /** @param endMs when all requests have to end */
  constructor(
    access: GitHubAccess,
    runtime: GitHubRuntime,
    endMs = runtime.clock.now() + PURPOSE_MS,
    octokit = connect(access, runtime),
  ) {
    this.#access = access;
    this.#runtime = runtime;
    this.#endMs = endMs;
    this.#octokit = octokit;
    // The first request reports it.
    octokit.catch(() => undefined);
  }

  /** The same with an earlier deadline, which leaves so much time for other requests. */
  leaving(ms: number): GitHubApi {
    return new GitHubApi(this.#access, this.#runtime, this.#endMs - ms, this.#octokit);
  }

  async ask<Result>(operation: string, send: Send<Given, Result>): Promise<Result> {
    const { data } = await this.#request(operation, send);
    return data;
  }

  async #request<Result>(operation: string, send: Send<Given, Result>): Promise<Response<Result>> {
    const { owner, repo } = this.#access;
    const endMs = Math.min(this.#endMs, this.#runtime.clock.now() + PURPOSE_MS);
    const octokit = await this.#octokit;
    try {
      return await byDeadline(endMs, this.#runtime, (signal) =>
        send(octokit, { owner, repo, request: { signal, endMs } }),
      );
    } catch (error) {
      throw namedError(operation, error);
    }
  }

  /** All pages. GitHub leaves out hidden items, so a short page need not be the last. */
  async list<Item>(
    operation: string,
    send: Send<Given & { per_page: number; page: number }, Item[]>,
  ): Promise<Item[]> {
    const all: Item[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data, headers } = await this.#request(operation, (octokit, given) =>
        send(octokit, { ...given, per_page: PER_PAGE, page }),
      );
      if (!Array.isArray(data) || !data.every(isObject)) {
        throw shapeError(operation, 'expected a list of objects');
      }
      all.push(...data);
      if (!headers.link?.includes('rel="next"')) break;
    }
    return all;
  }

  /** Deletes something; what is gone already counts as deleted. */
  async delete(operation: string, send: Send<Given, unknown>): Promise<void> {
    try {
      await this.ask(operation, send);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    }
  }

  /** The login of the token's owner; that of a workflow's token if GitHub does not say it. */
  author(): Promise<string> {
    this.#author ??= this.#readAuthor();
    return this.#author;
  }

  async #readAuthor(): Promise<string> {
    const readViewer: Send<Given, { login: string }> = async ({ graphql }, { request }) => {
      const { viewer } = await graphql<{ viewer: { login: string } }>(VIEWER, { request });
      return { data: viewer, headers: {} };
    };
    const readUser: Send<Given, { login: string }> = ({ rest }, { request }) =>
      rest.users.getAuthenticated({ request });
    // REST knows no name of an app.
    for (const read of [readViewer, readUser]) {
      try {
        const { login } = await this.ask('read author', read);
        if (login) return login;
      } catch (error) {
        // What is ours already would be written again.
        if (error instanceof ServiceError && !isPermanent(error)) throw error;
      }
    }
    return WORKFLOW_AUTHOR;
  }

  async ours<Item extends { user?: { login: string } | null }>(
    items: readonly Item[],
  ): Promise<Item[]> {
    if (items.length === 0) return [];
    const author = (await this.author()).toLowerCase();
    // GraphQL leaves out the ending in places.
    const logins = [author, `${author}[bot]`];
    return items.filter(({ user }) => logins.includes(String(user?.login).toLowerCase()));
  }
}

/** Octokit is large, and most jobs send GitHub nothing. */
async function connect({ apiUrl, token }: GitHubAccess, runtime: GitHubRuntime): Promise<Octokit> {
  const { connectOctokit } = await import('./octokit.ts');
  return connectOctokit(apiUrl, token, runtime);
}

export function lacksPermission(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 403 && NO_PERMISSION.test(error.problem);
}

function isLimited({ status, problem }: ServiceError): boolean {
  return status === 429 || (status === 403 && RATE_LIMIT.test(problem));
}

/** The connection to GitHub is configured in a way that cannot work. */
const MISCONFIGURED: ReadonlySet<ServiceErrorKind> = new Set(['tls', 'proxy', 'redirect']);

/** Whether another attempt would not help: GitHub refuses the request, or is misconfigured. */
export function isPermanent(error: ServiceError): boolean {
  if (error.kind !== 'status') return MISCONFIGURED.has(error.kind);
  return Number(error.status) < 500 && error.status !== 408 && !isLimited(error);
}
