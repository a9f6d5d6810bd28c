/**
 * GitHub as far as the gate writes to it: one repository with pull requests, over real HTTP. It keeps
 * what is written, refuses what GitHub refuses, and checks every request by GitHub's description.
 */
import { once } from 'node:events';
import { type Context, Hono } from 'hono';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { serveApp } from '../app-server.ts';
import { faultsOf } from './description.ts';
import { positionFault } from './diff-positions.ts';
import { FakeIssues } from './fake-issues.ts';

export const REPOSITORY = 'octo/agent';
export const HEAD_SHA = 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678';

export interface Account {
  login: string;
  type: 'User' | 'Bot';
}

export const WORKFLOW: Account = { login: 'github-actions[bot]', type: 'Bot' };
export const OTHER_APP: Account = { login: 'mirror[bot]', type: 'Bot' };
export const PERSON: Account = { login: 'octocat', type: 'User' };

export interface StoredComment {
  id: number;
  body: string;
  user: Account | null;
}

export interface StoredReviewComment extends StoredComment {
  path: string;
  /** Null once the diff shows other lines there. */
  line: number | null;
  startLine: number | null;
  commitId: string;
  review: number;
}

export interface FakePullRequest {
  number: number;
  headSha: string;
  headRepository: { id: number } | null;
  /** How many files GitHub says it changes; as many as it has where it is left out. */
  changedFiles?: number;
  files: { filename: string; previous_filename?: string; patch?: string }[];
  comments: StoredComment[];
  reviewComments: StoredReviewComment[];
}

export interface SeenRequest {
  /** The operation's ID in GitHub's description. */
  operation: string;
  path: string;
  body: unknown;
  status: number;
  atMs: number;
}

/** How a request is answered in place of the usual way. */
export interface Order {
  operation: string;
  /** How many requests of the operation go through before. */
  after?: number;
  /** How many are answered so; all where it is left out. */
  times?: number;
  status: number;
  message?: string;
  /** In place of one with the message. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** The operation's name of the one GraphQL query that is served; the description is REST's. */
export const VIEWER = 'viewer';
const viewerSchema = z.strictObject({ query: z.literal('{ viewer { login } }') });

const PERMISSION = 'Resource not accessible by integration';

export const bodySchema = z.looseObject({ body: z.string() });
const placeSchema = z.looseObject({
  path: z.string(),
  body: z.string(),
  line: z.optional(z.number()),
  start_line: z.optional(z.number()),
});
const reviewSchema = z.looseObject({
  commit_id: z.string(),
  event: z.string(),
  body: z.string(),
  comments: z.array(placeSchema),
});

export class FakeGitHub {
  readonly pulls = new Map<number, FakePullRequest>();
  /** Files of repositories by `owner/repo/path@ref`; other values are returned unchanged. */
  readonly contents = new Map<string, string | object>();
  readonly issues: FakeIssues;
  /** The files that two commits differ in, by `base...head`. */
  readonly comparisons = new Map<string, FakePullRequest['files']>();
  readonly requests: SeenRequest[] = [];
  /** What GitHub's description has against the requests. */
  readonly faults: string[] = [];
  /** Whose token it is; null for one that GitHub does not know. */
  readonly accounts = new Map<string, Account>();
  /** Tokens that may not write. */
  readonly readers = new Set<string>();
  /** Called with every request before it has an effect. */
  onRequest: (
    operation: string,
    request: { method: string; path: string },
  ) => void | Promise<void> = () => {};
  /** Breaks off every connection. */
  breakOff: () => void = () => {};
  apiUrl = '';
  readonly #orders: Required<Order>[] = [];
  readonly #nowMs: () => number;
  #nextId = 1000;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
    this.issues = new FakeIssues();
  }

  addPull(overrides: Partial<FakePullRequest> = {}): FakePullRequest {
    const pull: FakePullRequest = {
      number: 7,
      headSha: HEAD_SHA,
      headRepository: { id: 1 },
      files: [],
      comments: [],
      reviewComments: [],
      ...overrides,
    };
    this.pulls.set(pull.number, pull);
    return pull;
  }

  /** A comment of another author. */
  addComment(pull: FakePullRequest, body: string, user: Account | null = PERSON): StoredComment {
    const comment = { id: this.newId(), body, user };
    pull.comments.push(comment);
    return comment;
  }

  answer(order: Order): void {
    this.#orders.push({
      after: 0,
      times: Number.POSITIVE_INFINITY,
      message: '',
      headers: {},
      body: { message: order.message ?? 'Whatever' },
      ...order,
    });
  }

  newId(): number {
    this.#nextId += 1;
    return this.#nextId;
  }

  /** The operations that were asked for, in order. */
  told(): string[] {
    return this.requests.map(({ operation, status }) => `${operation} ${status}`);
  }

  /** The same without reads. */
  writes(): string[] {
    return this.told().filter((it) => /\/(?:create|update|delete)/.test(it));
  }

  app(): Hono {
    const app = new Hono();
    const repository = `/api/v3/repos/${REPOSITORY}`;
    const on = (
      operation: string,
      method: string,
      path: string,
      handle: (request: Handled) => Reply,
    ) => app.on(method, path, (context) => this.#handle(operation, context, handle));
    on('users/get-authenticated', 'GET', '/api/v3/user', ({ account }) =>
      account.type === 'User' ? [200, account] : [403, { message: PERMISSION }],
    );
    on(VIEWER, 'POST', '/api/graphql', ({ account: { login }, body }) => {
      viewerSchema.parse(body);
      return [200, { data: { viewer: { login } } }];
    });
    on('pulls/get', 'GET', `${repository}/pulls/:number`, ({ pull }) => [200, pullAnswer(pull)]);
    on('pulls/list-files', 'GET', `${repository}/pulls/:number/files`, ({ pull, page }) => [
      200,
      page(pull.files.map((file) => ({ status: 'modified', sha: '0', ...file }))),
    ]);
    on('repos/compare-commits-with-basehead', 'GET', `${repository}/compare/:basehead`, (it) => {
      const files = this.comparisons.get(it.param('basehead'));
      return files === undefined ? [404, { message: 'Not Found' }] : [200, { files }];
    });
    on('issues/list-comments', 'GET', `${repository}/issues/:number/comments`, (it) => [
      200,
      it.page(it.pull.comments.map(commentAnswer)),
    ]);
    on(
      'issues/create-comment',
      'POST',
      `${repository}/issues/:number/comments`,
      (it) => this.issues.comment(it) ?? this.#createComment(it),
    );
    on('issues/update-comment', 'PATCH', `${repository}/issues/comments/:id`, ({ id, body }) => {
      const comment = this.#findComment(id);
      if (comment === undefined) return [404, { message: 'Not Found' }];
      comment.body = bodySchema.parse(body).body;
      return [200, commentAnswer(comment)];
    });
    on('issues/delete-comment', 'DELETE', `${repository}/issues/comments/:id`, ({ id }) => {
      const pull = [...this.pulls.values()].find((it) => it.comments.some((one) => one.id === id));
      if (pull === undefined) return [404, { message: 'Not Found' }];
      pull.comments = pull.comments.filter((comment) => comment.id !== id);
      return [204, null];
    });
    on('pulls/list-review-comments', 'GET', `${repository}/pulls/:number/comments`, (it) => [
      200,
      it.page(it.pull.reviewComments.map(reviewCommentAnswer)),
    ]);
    on('pulls/create-review', 'POST', `${repository}/pulls/:number/reviews`, (it) =>
      this.#createReview(it),
    );
    on('pulls/create-review-comment', 'POST', `${repository}/pulls/:number/comments`, (it) =>
      this.#createReviewComment(it),
    );
    on('pulls/update-review-comment', 'PATCH', `${repository}/pulls/comments/:id`, (it) => {
      const all = [...this.pulls.values()].flatMap(({ reviewComments }) => reviewComments);
      const comment = all.find(({ id }) => id === it.id);
      if (comment === undefined) return [404, { message: 'Not Found' }];
      comment.body = bodySchema.parse(it.body).body;
      return [200, reviewCommentAnswer(comment)];
    });
    on('pulls/delete-review-comment', 'DELETE', `${repository}/pulls/comments/:id`, ({ id }) => {
      const isIt = (comment: StoredReviewComment) => comment.id === id;
      const pull = [...this.pulls.values()].find((it) => it.reviewComments.some(isIt));
      if (pull === undefined) return [404, { message: 'Not Found' }];
      pull.reviewComments = pull.reviewComments.filter((comment) => !isIt(comment));
      return [204, null];
    });
    on('repos/get-content', 'GET', '/api/v3/repos/:owner/:repo/contents/:path{.+}', ({ param }) => {
      const name = `${param('owner')}/${param('repo')}/${param('path')}@${param('ref')}`;
      const found = this.contents.get(name);
      if (found === undefined) return [404, { message: 'Not Found' }];
      return [200, typeof found === 'string' ? contentAnswer(Buffer.from(found)) : found];
    });
    this.issues.serve(on);
    app.notFound((context) => {
      this.faults.push(`${context.req.method} ${context.req.path} is not served`);
      return context.json({ message: 'Not Found' }, 404);
    });
    return app;
  }

  async #handle(
    operation: string,
    context: Context,
    handle: (request: Handled) => Reply,
  ): Promise<Response> {
    const text = await context.req.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const url = new URL(context.req.url);
    const path = (url.pathname + url.search).replace('/api/v3', '');
    if (operation !== VIEWER) {
      this.faults.push(...faultsOf({ method: context.req.method, path, body }, operation));
    }
    await this.onRequest(operation, {
      method: context.req.method,
      path: url.pathname + url.search,
    });
    const [status, answer, headers = {}] = this.#decide(operation, context, body, handle);
    this.requests.push({ operation, path, body, status, atMs: this.#nowMs() });
    const type = { 'content-type': 'application/json; charset=utf-8' };
    const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return new Response(status === 204 ? null : content, {
      status,
      headers: { ...type, ...headers },
    });
  }

  #decide(
    operation: string,
    context: Context,
    body: unknown,
    handle: (request: Handled) => Reply,
  ): Reply {
    const token = context.req.header('authorization')?.replace('token ', '') ?? '';
    const account = this.accounts.get(token);
    if (account === undefined) return [401, { message: 'Bad credentials' }];
    const order = this.#orderFor(operation);
    if (order !== undefined) return [order.status, order.body, order.headers];
    const isWrite = context.req.method !== 'GET' && operation !== VIEWER;
    if (isWrite && this.readers.has(token)) {
      return [403, { message: PERMISSION, documentation_url: 'https://docs.github.com/rest' }];
    }
    const number = Number(context.req.param('number') ?? 0);
    const pull = this.pulls.get(number);
    if (pull === undefined && number > 0 && !this.issues.has(number))
      return [404, { message: 'Not Found' }];
    const perPage = Math.min(Number(context.req.query('per_page') ?? 30), 100);
    const from = (Number(context.req.query('page') ?? 1) - 1) * perPage;
    let link = {};
    const [code, answer, headers] = handle({
      account,
      body,
      id: Number(context.req.param('id') ?? 0),
      pull: pull ?? this.addPull({ number: 0 }),
      page: (items) => {
        const next = new URL(context.req.url);
        next.searchParams.set('page', `${from / perPage + 2}`);
        if (items.length > from + perPage) link = { link: `<${next}>; rel="next"` };
        return items.slice(from, from + perPage);
      },
      param: (name) => context.req.param(name) ?? context.req.query(name) ?? '',
    });
    return [code, answer, { ...link, ...headers }];
  }

  #orderFor(operation: string): Required<Order> | undefined {
    return this.#orders.find((order) => {
      if (order.operation !== operation) return false;
      if (order.after > 0) {
        order.after -= 1;
        return false;
      }
      order.times -= 1;
      return order.times >= 0;
    });
  }

  #findComment(id: number): StoredComment | undefined {
    return [...this.pulls.values()].flatMap(({ comments }) => comments).find((it) => it.id === id);
  }

  #createComment({ pull, account, body }: Handled): Reply {
    const text = bodySchema.parse(body).body;
    if (text.length > 65_536)
      return unprocessable('body is too long (maximum is 65536 characters)');
    return [201, commentAnswer(this.addComment(pull, text, account))];
  }

  #createReview({ pull, account, body }: Handled): Reply {
    const review = reviewSchema.parse(body);
    const refused = review.comments.map((place) => placeFault(pull, review.commit_id, place));
    const fault = refused.find((it) => it !== null);
    if (fault) return unprocessable(fault);
    if (review.event !== 'COMMENT' || review.body === '') return unprocessable('body is missing');
    const id = this.newId();
    for (const place of review.comments) this.#store(pull, account, id, review.commit_id, place);
    return [200, { id, body: review.body, user: account }];
  }

  #createReviewComment({ pull, account, body }: Handled): Reply {
    const place = placeSchema.parse(body);
    const commitId = String(place.commit_id);
    const fault = placeFault(pull, commitId, place);
    if (fault !== null) return unprocessable(fault);
    const review = this.newId();
    return [201, reviewCommentAnswer(this.#store(pull, account, review, commitId, place))];
  }

  #store(
    pull: FakePullRequest,
    user: Account,
    review: number,
    commitId: string,
    { path, body, line = 0, start_line }: z.infer<typeof placeSchema>,
  ): StoredReviewComment {
    const id = this.newId();
    const startLine = start_line ?? null;
    const comment = { id, body, user, path, line, startLine, commitId, review };
    pull.reviewComments.push(comment);
    return comment;
  }
}

/** A fake for the running test; what the description has against its requests fails the test. */
export async function startFakeGitHub(nowMs: () => number): Promise<FakeGitHub> {
  const github = new FakeGitHub(nowMs);
  const { server, origin } = await serveApp(github.app());
  github.apiUrl = `${origin}/api/v3`;
  github.breakOff = () => server.closeAllConnections();
  onTestFinished(async () => {
    server.close();
    github.breakOff();
    await once(server, 'close');
    expect(github.faults).toEqual([]);
  });
  return github;
}

export type Reply = [status: number, body: unknown, headers?: Record<string, string>];

export interface Handled {
  account: Account;
  body: unknown;
  id: number;
  pull: FakePullRequest;
  /** A part of the path or of the query. */
  param(name: string): string;
  /** The items of the page that is asked for. */
  page(items: unknown[]): unknown[];
}

function placeFault(
  pull: FakePullRequest,
  commitId: string,
  place: z.infer<typeof placeSchema>,
): string | null {
  if (commitId !== pull.headSha) return 'commit_id is not part of the pull request';
  if (place.body.length > 65_536) return 'body is too long (maximum is 65536 characters)';
  return positionFault(pull.files.find((it) => it.filename === place.path)?.patch, place);
}

export function unprocessable(message: string): Reply {
  return [422, { message: 'Unprocessable Entity', errors: [message] }];
}

function commentAnswer({ id, body, user }: StoredComment) {
  const html_url = `https://github.test/${REPOSITORY}/pull/7#issuecomment-${id}`;
  return { id, body, user, html_url, performed_via_github_app: null };
}

function reviewCommentAnswer(comment: StoredReviewComment) {
  const { id, body, user, path, line, startLine, commitId, review } = comment;
  return {
    id,
    body,
    user,
    path,
    line,
    start_line: startLine,
    commit_id: commitId,
    pull_request_review_id: review,
    html_url: `https://github.test/${REPOSITORY}/pull/7#discussion_r${id}`,
  };
}

/** A file as GitHub returns it, in lines. */
export function contentAnswer(bytes: Buffer) {
  const content = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');
  return { type: 'file', encoding: 'base64', size: bytes.length, content, sha: '0' };
}

function pullAnswer({ number, headSha, headRepository, files, changedFiles }: FakePullRequest) {
  return {
    number,
    changed_files: changedFiles ?? files.length,
    head: { sha: headSha, ref: 'change', repo: headRepository },
    base: { sha: '0', ref: 'main', repo: { id: 1 } },
  };
}
