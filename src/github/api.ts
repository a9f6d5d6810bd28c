/** Requests to GitHub's API about one repository. */
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import { checkShape } from '../http/shape.ts';
import type { GateReport, ReportSettings } from '../model/report.ts';
import type { CommentMode } from '../report/comment/plan.ts';
import { PURPOSE_MS } from '../runner/deadline.ts';
import { byDeadline } from './deadline.ts';
import { connectOctokit, type GitHubRuntime, namedFault, type Octokit } from './octokit.ts';
import type { Author } from './schemas.ts';
import type { PullRequestTarget } from './target.ts';

const PER_PAGE = 100;
/** GitHub lists 3000 files of a pull request; comments and issues are searched as far. */
const MAX_PAGES = 30;

/** The login of every comment that the token of a workflow writes. */
export const WORKFLOW_AUTHOR = 'github-actions[bot]';

const userSchema = z.object({ login: z.string() });
/** GitHub's statuses for a token that is not a person's, if asked for the person. */
const NO_PERSON: ReadonlySet<unknown> = new Set([401, 403, 404]);

export interface GitHubAccess {
  /** Without a trailing slash. */
  apiUrl: string;
  token: string;
  owner: string;
  repo: string;
}

type Parameters = Readonly<Record<string, unknown>>;

/** All methods reject with `ServiceError`, or with the reason why the step is cancelled. */
export class GitHubApi {
  readonly #octokit: Octokit;
  readonly #access: GitHubAccess;
  readonly #runtime: GitHubRuntime;
  readonly #endMs: number;

  /** @param endMs when all requests have to end */
  constructor(
    access: GitHubAccess,
    runtime: GitHubRuntime,
    endMs = runtime.clock.now() + PURPOSE_MS,
    octokit = connectOctokit(access.apiUrl, access.token, runtime),
  ) {
    this.#access = access;
    this.#runtime = runtime;
    this.#endMs = endMs;
    this.#octokit = octokit;
  }

  /** The same with an earlier deadline, which leaves so much time for other requests. */
  leaving(ms: number): GitHubApi {
    return new GitHubApi(this.#access, this.#runtime, this.#endMs - ms, this.#octokit);
  }

  /** The response, checked. Secrets are hidden in everything that is sent. */
  async ask<Schema extends z.ZodMiniType>(
    operation: string,
    schema: Schema,
    route: string,
    parameters: Parameters = {},
  ): Promise<z.infer<Schema>> {
    const { clock, runner } = this.#runtime;
    const endMs = Math.min(this.#endMs, clock.now() + PURPOSE_MS);
    const { owner, repo } = this.#access;
    const given = JSON.parse(JSON.stringify({ owner, repo, ...parameters }), (_, value) =>
      typeof value === 'string' ? runner.secrets.hideInMarkup(value) : value,
    );
    try {
      const { data } = await byDeadline(endMs, this.#runtime, (signal) =>
        this.#octokit.request(route, { ...given, request: { signal, endMs } }),
      );
      return checkShape(schema, data, operation, '');
    } catch (error) {
      throw namedFault(operation, error);
    }
  }

  /**
   * Every item once, up to a page without a new one: GitHub leaves out what is hidden after it has
   * made the pages, so that a short page need not be the last.
   */
  async list<Schema extends z.ZodMiniType>(
    operation: string,
    item: Schema,
    keyOf: (item: z.infer<Schema>) => number | string,
    route: string,
    parameters: Parameters = {},
  ): Promise<z.infer<Schema>[]> {
    const all = new Map<number | string, z.infer<Schema>>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const before = all.size;
      const paged = { ...parameters, per_page: PER_PAGE, page };
      for (const one of await this.ask(operation, z.array(item), route, paged)) {
        all.set(keyOf(one), one);
      }
      if (all.size === before) break;
    }
    return [...all.values()];
  }

  /** Deletes something; what is gone already counts as deleted. */
  async delete(operation: string, route: string, parameters: Parameters): Promise<void> {
    try {
      await this.ask(operation, z.unknown(), route, parameters);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    }
  }

  /** The login of the token's owner; null for the token of an app. */
  async readUser(): Promise<string | null> {
    try {
      const nowhere = { owner: undefined, repo: undefined };
      return (await this.ask('read user', userSchema, 'GET /user', nowhere)).login;
    } catch (error) {
      if (error instanceof ServiceError && NO_PERSON.has(error.status)) return null;
      throw error;
    }
  }

  /**
   * The items that our token wrote, or a workflow's own token before it. The token of an app does
   * not know its name, so every bot counts as its author.
   */
  async ours<T extends { user?: Author }>(items: readonly T[]): Promise<T[]> {
    const isWorkflows = ({ user }: T) => user?.login === WORKFLOW_AUTHOR;
    if (items.every(isWorkflows)) return [...items];
    const person = await this.readUser();
    const isOurs = ({ user }: T) =>
      person === null ? user?.type === 'Bot' : user?.login === person;
    return items.filter((item) => isWorkflows(item) || isOurs(item));
  }
}

/** What is reported to a pull request. */
export interface PullRequestOrder {
  /** Redacted, and brief if `settings` say so. */
  report: GateReport;
  settings: ReportSettings;
  /** The input `comment`. */
  mode: CommentMode;
  /** The input `suggestions`. */
  suggestions: boolean;
  /** The input `github-token`. */
  token: string;
  /** Distinguishes this gate from others of the same job, such as those of a matrix; may be empty. */
  gateName: string;
  /** A file of the workspace as lines without line breaks, or null if it cannot be read. */
  linesOf: (path: string) => readonly string[] | null;
}

export interface Scene {
  order: PullRequestOrder;
  target: PullRequestTarget;
  /** The commit at the head of the pull request. */
  headSha: string;
  api: GitHubApi;
}
