/** Issues of a repository, found by their label or their author. */
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import type { Runtime } from '../runner/runtime.ts';
import { type GitHubAccess, GitHubApi, WORKFLOW_AUTHOR } from './api.ts';
import { type Issue, issueSchema } from './schemas.ts';

const LABEL_COLOR = '7057ff';
/** Writes are a second apart, and there may be many. */
const LIMIT_MS = 10 * 60_000;

const ISSUES = '/repos/{owner}/{repo}/issues';
const LABELS = '/repos/{owner}/{repo}/labels';

/** What an issue is changed to. */
export interface IssueChange {
  body: string;
  title?: string;
  state?: 'open' | 'closed';
  state_reason?: 'completed' | 'not_planned' | 'reopened';
}

/** The issues of a repository; the time for all requests begins now. */
export function openIssues(access: GitHubAccess, runtime: Runtime): IssuesApi {
  return new IssuesApi(new GitHubApi(access, runtime, runtime.clock.now() + LIMIT_MS));
}

/** All methods reject with `ServiceError`, or with the reason why the step is cancelled. */
export class IssuesApi {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /** Open and closed ones with a label, or by an author, the newest first; without pull requests. */
  async list(by: { labels: string } | { creator: string }): Promise<Issue[]> {
    const order = { state: 'all', sort: 'created', direction: 'desc' };
    const keyOf = ({ number }: Issue) => number;
    const given = { ...by, ...order };
    const route = `GET ${ISSUES}`;
    const issues = await this.#api.list('list issues', issueSchema, keyOf, route, given);
    return issues.filter(({ pull_request }) => pull_request === undefined);
  }

  /** Those that our token wrote, or a workflow's own token before it. */
  ours<One extends { user?: Issue['user'] }>(items: readonly One[]): Promise<One[]> {
    return this.#api.ours(items);
  }

  /** The author of our token's issues, as far as it can be known. */
  async author(): Promise<string> {
    return (await this.#api.readUser()) ?? WORKFLOW_AUTHOR;
  }

  create(title: string, body: string, label: string): Promise<Issue> {
    const given = { title, body, labels: [label] };
    return this.#api.ask('create issue', issueSchema, `POST ${ISSUES}`, given);
  }

  async update(number: number, change: IssueChange): Promise<void> {
    const given = { number, ...change };
    await this.#api.ask('update issue', z.unknown(), `PATCH ${ISSUES}/{number}`, given);
  }

  async comment(number: number, body: string): Promise<void> {
    const route = `POST ${ISSUES}/{number}/comments`;
    await this.#api.ask('comment on issue', z.unknown(), route, { number, body });
  }

  /** Creates the label if there is none; another job may do so at the same time. */
  async ensureLabel(name: string): Promise<void> {
    const description = 'A failure theme of simulated calls';
    const label = { name, description, color: LABEL_COLOR };
    try {
      await this.#api.ask('create label', z.unknown(), `POST ${LABELS}`, label);
    } catch (error) {
      // GitHub's status for a label that exists.
      if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    }
  }
}
