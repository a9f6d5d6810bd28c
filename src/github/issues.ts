/** Issues of a repository, found by their label or their author. */
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import type { World } from '../step/world.ts';
import { Asking, type AskingOptions } from './asking.ts';
import { Authorship, WORKFLOW_AUTHOR } from './authorship.ts';
import { connectGitHub, type Octokit } from './octokit.ts';
import { type Issue, issueSchema } from './schemas.ts';

/** What GitHub paints a label with that nobody has made yet. */
const LABEL_COLOR = '7057ff';

interface IssuesOptions extends AskingOptions {
  repository: { owner: string; repo: string };
  /** A text without secrets; whatever is written goes through it. */
  hide: (text: string) => string;
}

/** Whose issues, and in whose name. */
export interface IssueAccess {
  /** GitHub's API. */
  apiUrl: string;
  repository: IssuesOptions['repository'];
  token: string;
}

/** What an issue is changed to. */
export interface IssueChange {
  body: string;
  title?: string;
  state?: 'open' | 'closed';
  state_reason?: 'completed' | 'not_planned' | 'reopened';
}

/** Writes are a second apart, and GitHub may ask for a pause. */
const SPAN = { leavesMs: 0, limitMs: 10 * 60_000 };

/** The issues of a repository; the time for all requests begins now. */
export function openIssues({ apiUrl, repository, token }: IssueAccess, world: World): IssuesApi {
  const connection = connectGitHub({ apiUrl: apiUrl.replace(/\/+$/, ''), token }, world);
  const hide = (text: string) => world.runner.secrets.hideInMarkup(text);
  return new IssuesApi({ ...connection, repository, hide, span: SPAN });
}

/** All methods reject with `ServiceError`, or with the reason why the step is cancelled. */
export class IssuesApi {
  readonly #asking: Asking;
  readonly #authorship = new Authorship();
  readonly #rest: Octokit['rest'];
  readonly #repository: IssuesOptions['repository'];
  readonly #hide: IssuesOptions['hide'];

  constructor(options: IssuesOptions) {
    this.#asking = new Asking(options);
    this.#rest = options.octokit.rest;
    this.#repository = options.repository;
    this.#hide = options.hide;
  }

  /** Open and closed ones with a label, or by an author, the newest first; without pull requests. */
  async list(by: { labels: string } | { creator: string }): Promise<Issue[]> {
    const order = { state: 'all', sort: 'created', direction: 'desc' } as const;
    const issues = await this.#asking.list(
      'list issues',
      issueSchema,
      ({ number }) => number,
      (page) => this.#rest.issues.listForRepo({ ...this.#repository, ...by, ...order, ...page }),
    );
    return issues.filter(({ pull_request }) => pull_request === undefined);
  }

  /** Those that our token wrote, or a workflow's own token before it. */
  ours<One extends { user?: Issue['user'] }>(items: readonly One[]): Promise<One[]> {
    return this.#authorship.ours(items, this.#asking);
  }

  /** Whose issues those of our token are, as far as it can tell. */
  async author(): Promise<string> {
    return (await this.#asking.readUser()) ?? WORKFLOW_AUTHOR;
  }

  create(title: string, text: string, label: string): Promise<Issue> {
    const given = { title: this.#hide(title), body: this.#hide(text), labels: [label] };
    return this.#asking.ask('create issue', issueSchema, (request) =>
      this.#rest.issues.create({ ...this.#repository, ...given, request }),
    );
  }

  async update(number: number, { title, body, ...state }: IssueChange): Promise<void> {
    const change = {
      ...state,
      body: this.#hide(body),
      ...(title === undefined ? {} : { title: this.#hide(title) }),
    };
    await this.#asking.ask('update issue', z.unknown(), (request) =>
      this.#rest.issues.update({ ...this.#repository, issue_number: number, ...change, request }),
    );
  }

  async comment(number: number, text: string): Promise<void> {
    const body = this.#hide(text);
    await this.#asking.ask('comment on issue', z.unknown(), (request) =>
      this.#rest.issues.createComment({ ...this.#repository, issue_number: number, body, request }),
    );
  }

  /** Makes the label where there is none; another job may do so at the same moment. */
  async ensureLabel(name: string): Promise<void> {
    try {
      await this.#asking.ask('read label', z.unknown(), (request) =>
        this.#rest.issues.getLabel({ ...this.#repository, name, request }),
      );
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error;
      await this.#createLabel(name);
    }
  }

  async #createLabel(name: string): Promise<void> {
    const description = 'A failure theme of simulated calls';
    try {
      await this.#asking.ask('create label', z.unknown(), (request) =>
        this.#rest.issues.createLabel({
          ...this.#repository,
          ...{ name, description, color: LABEL_COLOR, request },
        }),
      );
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    }
  }
}
