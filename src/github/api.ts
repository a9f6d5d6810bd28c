/** GitHub's REST API as far as it is used: one method an operation. */
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { checkShape } from '../http/shape.ts';
import type { TransportOptions } from '../http/transport.ts';
import type { SuggestionPlace } from '../prompts/suggestion.ts';
import { Requests } from './requests.ts';
import {
  type ChangedFile,
  commentSchema,
  fileSchema,
  type IssueComment,
  type PullRequest,
  pullRequestSchema,
  type ReviewComment,
  reviewCommentSchema,
  reviewSchema,
  userSchema,
} from './schemas.ts';

const PER_PAGE = 100;
/** GitHub lists 3000 files of a pull request; comments are searched as far. */
const MAX_PAGES = 30;

/** What GitHub answers a token that is not a person's, when asked for the person. */
const NO_PERSON: ReadonlySet<unknown> = new Set([401, 403, 404]);

/** A review comment on lines of the new side of the diff. */
export interface LineComment extends SuggestionPlace {
  body: string;
}

export interface GitHubOptions extends Omit<TransportOptions, 'baseUrl' | 'apiKey'> {
  apiUrl: string;
  token: string;
  /** `owner/name` */
  repository: string;
  /** A text without secrets; whatever is written goes through it. */
  hide: (text: string) => string;
}

/**
 * All methods reject with `ServiceError`, or with the signal's reason when it aborts. What creates
 * is not repeated once it may have been taken; everything else is repeated while time is left.
 */
export class GitHubApi {
  readonly #requests: Requests;
  readonly #repository: string;
  readonly #hide: GitHubOptions['hide'];

  constructor({ apiUrl, token, repository, hide, ...options }: GitHubOptions) {
    this.#hide = hide;
    this.#requests = new Requests({ ...options, baseUrl: apiUrl, apiKey: token });
    this.#repository = `/repos/${repository}`;
  }

  /** The login of the person whose token it is; null for the token of an app. */
  async readUser(context: RequestContext): Promise<string | null> {
    const operation = 'read user';
    try {
      const answer = await this.#requests.read(operation, '/user', context);
      return checkShape(userSchema, answer, operation, '').login;
    } catch (error) {
      if (error instanceof ServiceError && NO_PERSON.has(error.status)) return null;
      throw error;
    }
  }

  async readPullRequest(number: number, context: RequestContext): Promise<PullRequest> {
    const operation = 'read pull request';
    const answer = await this.#requests.read(operation, this.#pull(number), context);
    return checkShape(pullRequestSchema, answer, operation, '');
  }

  /** The oldest first. */
  listComments(number: number, context: RequestContext): Promise<IssueComment[]> {
    const path = `${this.#repository}/issues/${number}/comments`;
    return this.#list('list comments', path, commentSchema, ({ id }) => id, context);
  }

  listFiles(number: number, context: RequestContext): Promise<ChangedFile[]> {
    const path = `${this.#pull(number)}/files`;
    return this.#list('list changed files', path, fileSchema, ({ filename }) => filename, context);
  }

  listReviewComments(number: number, context: RequestContext): Promise<ReviewComment[]> {
    const path = `${this.#pull(number)}/comments`;
    return this.#list('list review comments', path, reviewCommentSchema, ({ id }) => id, context);
  }

  async createComment(
    number: number,
    text: string,
    context: RequestContext,
  ): Promise<IssueComment> {
    const operation = 'create comment';
    const path = `${this.#repository}/issues/${number}/comments`;
    const body = this.#hide(text);
    const answer = await this.#requests.create(operation, path, { body }, context);
    return checkShape(commentSchema, answer, operation, '');
  }

  updateComment(id: number, text: string, context: RequestContext): Promise<void> {
    const path = `${this.#repository}/issues/comments/${id}`;
    const body = this.#hide(text);
    return this.#requests.put('update comment', { method: 'PATCH', path, body: { body } }, context);
  }

  deleteComment(id: number, context: RequestContext): Promise<void> {
    return this.#delete('delete comment', `${this.#repository}/issues/comments/${id}`, context);
  }

  /** One review with all comments; GitHub refuses the whole where one is not in the diff. Its ID. */
  async createReview(
    number: number,
    review: { body: string; headSha: string; comments: readonly LineComment[] },
    context: RequestContext,
  ): Promise<number> {
    const operation = 'create review';
    const body = {
      commit_id: review.headSha,
      event: 'COMMENT',
      body: review.body,
      comments: review.comments.map((comment) => this.#lineFields(comment)),
    };
    const path = `${this.#pull(number)}/reviews`;
    const answer = await this.#requests.create(operation, path, body, context);
    return checkShape(reviewSchema, answer, operation, '').id;
  }

  /** Gives the ID of the review that GitHub makes for it, or null. */
  async createReviewComment(
    number: number,
    { headSha, comment }: { headSha: string; comment: LineComment },
    context: RequestContext,
  ): Promise<number | null> {
    const operation = 'create review comment';
    const body = { commit_id: headSha, ...this.#lineFields(comment) };
    const path = `${this.#pull(number)}/comments`;
    const answer = await this.#requests.create(operation, path, body, context);
    return checkShape(reviewCommentSchema, answer, operation, '').pull_request_review_id;
  }

  updateReviewComment(id: number, text: string, context: RequestContext): Promise<void> {
    const path = `${this.#repository}/pulls/comments/${id}`;
    const body = { body: this.#hide(text) };
    return this.#requests.put('update review comment', { method: 'PATCH', path, body }, context);
  }

  deleteReviewComment(id: number, context: RequestContext): Promise<void> {
    const path = `${this.#repository}/pulls/comments/${id}`;
    return this.#delete('delete review comment', path, context);
  }

  #pull(number: number): string {
    return `${this.#repository}/pulls/${number}`;
  }

  #lineFields({ path, body, startLine, line }: LineComment) {
    const side = 'RIGHT';
    const place = { path, body: this.#hide(body), line, side };
    return startLine === null ? place : { ...place, start_line: startLine, start_side: side };
  }

  /**
   * Every item once, up to a page without a new one: GitHub leaves out what is hidden after it has
   * made the pages, so that a short page need not be the last.
   */
  async #list<Schema extends z.ZodMiniType>(
    operation: string,
    path: string,
    item: Schema,
    keyOf: (item: z.infer<Schema>) => number | string,
    context: RequestContext,
  ): Promise<z.infer<Schema>[]> {
    const all = new Map<number | string, z.infer<Schema>>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const before = all.size;
      const asked = `${path}?per_page=${PER_PAGE}&page=${page}`;
      const answer = await this.#requests.read(operation, asked, context);
      for (const it of checkShape(z.array(item), answer, operation, '')) all.set(keyOf(it), it);
      if (all.size === before) break;
    }
    return [...all.values()];
  }

  /** One that is gone already counts as deleted. */
  async #delete(operation: string, path: string, context: RequestContext): Promise<void> {
    try {
      await this.#requests.put(operation, { method: 'DELETE', path }, context);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    }
  }
}
