/** What is asked of GitHub: one method an operation. */
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import { Asking, type AskingOptions } from './asking.ts';
import type { Octokit, RequestFacts } from './octokit.ts';
import {
  type ChangedFile,
  commentSchema,
  comparisonSchema,
  fileSchema,
  type IssueComment,
  type PullRequest,
  pullRequestSchema,
  type ReviewComment,
  reviewCommentSchema,
  reviewSchema,
} from './schemas.ts';
import type { SuggestionPlace } from './suggestion-place.ts';
import type { PullRequestTarget } from './target.ts';
import type { Span } from './time.ts';

/** A review comment on lines of the new side of the diff. */
export interface LineComment extends SuggestionPlace {
  body: string;
}

export interface ApiOptions extends AskingOptions {
  target: Pick<PullRequestTarget, 'owner' | 'repo' | 'number'>;
  /** A text without secrets; whatever is written goes through it. */
  hide: (text: string) => string;
}

/** All methods reject with `ServiceError`, or with the reason why the step is cancelled. */
export class GitHubApi {
  readonly #options: ApiOptions;
  readonly #asking: Asking;
  readonly #rest: Octokit['rest'];
  readonly #repository: { owner: string; repo: string };
  readonly #number: number;
  readonly #hide: ApiOptions['hide'];

  constructor(options: ApiOptions) {
    const { octokit, target, hide } = options;
    this.#options = options;
    this.#asking = new Asking(options);
    this.#rest = octokit.rest;
    this.#repository = { owner: target.owner, repo: target.repo };
    this.#number = target.number;
    this.#hide = hide;
  }

  /** The same, in another span. */
  within(span: Span): GitHubApi {
    return new GitHubApi({ ...this.#options, span });
  }

  /** The login of the person whose token it is; null for the token of an app. */
  readUser(): Promise<string | null> {
    return this.#asking.readUser();
  }

  readPullRequest(): Promise<PullRequest> {
    return this.#asking.ask('read pull request', pullRequestSchema, (request) =>
      this.#rest.pulls.get({ ...this.#pull, request }),
    );
  }

  /** The oldest first. */
  listComments(): Promise<IssueComment[]> {
    return this.#asking.list(
      'list comments',
      commentSchema,
      ({ id }) => id,
      (page) => this.#rest.issues.listComments({ ...this.#issue, ...page }),
    );
  }

  listFiles(): Promise<ChangedFile[]> {
    return this.#asking.list(
      'list changed files',
      fileSchema,
      ({ filename }) => filename,
      (page) => this.#rest.pulls.listFiles({ ...this.#pull, ...page }),
    );
  }

  /** The files that the second commit changes, as seen from where it left the first; 300 at most. */
  async compare(baseSha: string, headSha: string): Promise<ChangedFile[]> {
    const basehead = `${baseSha}...${headSha}`;
    const { files } = await this.#asking.ask('compare commits', comparisonSchema, (request) =>
      this.#rest.repos.compareCommitsWithBasehead({ ...this.#repository, basehead, request }),
    );
    return files;
  }

  listReviewComments(): Promise<ReviewComment[]> {
    return this.#asking.list(
      'list review comments',
      reviewCommentSchema,
      ({ id }) => id,
      (page) => this.#rest.pulls.listReviewComments({ ...this.#pull, ...page }),
    );
  }

  createComment(text: string): Promise<IssueComment> {
    const body = this.#hide(text);
    return this.#asking.ask('create comment', commentSchema, (request) =>
      this.#rest.issues.createComment({ ...this.#issue, body, request }),
    );
  }

  async updateComment(id: number, text: string): Promise<void> {
    const body = this.#hide(text);
    await this.#asking.ask('update comment', z.unknown(), (request) =>
      this.#rest.issues.updateComment({ ...this.#repository, comment_id: id, body, request }),
    );
  }

  deleteComment(id: number): Promise<void> {
    return this.#delete('delete comment', (request) =>
      this.#rest.issues.deleteComment({ ...this.#repository, comment_id: id, request }),
    );
  }

  /** One review with all comments; GitHub refuses the whole where one is not in the diff. Its ID. */
  async createReview(review: {
    body: string;
    headSha: string;
    comments: readonly LineComment[];
  }): Promise<number> {
    const { body, headSha: commit_id } = review;
    const comments = review.comments.map((comment) => this.#fieldsOf(comment));
    const { id } = await this.#asking.ask('create review', reviewSchema, (request) =>
      this.#rest.pulls.createReview({
        ...this.#pull,
        commit_id,
        event: 'COMMENT',
        body,
        comments,
        request,
      }),
    );
    return id;
  }

  /** Gives the ID of the review that GitHub makes for it, or null. */
  async createReviewComment(headSha: string, comment: LineComment): Promise<number | null> {
    const fields = { commit_id: headSha, ...this.#fieldsOf(comment) };
    const created = await this.#asking.ask(
      'create review comment',
      reviewCommentSchema,
      (request) => this.#rest.pulls.createReviewComment({ ...this.#pull, ...fields, request }),
    );
    return created.pull_request_review_id;
  }

  async updateReviewComment(id: number, text: string): Promise<void> {
    const body = this.#hide(text);
    await this.#asking.ask('update review comment', z.unknown(), (request) =>
      this.#rest.pulls.updateReviewComment({ ...this.#repository, comment_id: id, body, request }),
    );
  }

  deleteReviewComment(id: number): Promise<void> {
    return this.#delete('delete review comment', (request) =>
      this.#rest.pulls.deleteReviewComment({ ...this.#repository, comment_id: id, request }),
    );
  }

  get #pull() {
    return { ...this.#repository, pull_number: this.#number };
  }

  get #issue() {
    return { ...this.#repository, issue_number: this.#number };
  }

  #fieldsOf({ path, body, startLine, line }: LineComment) {
    const side = 'RIGHT' as const;
    const place = { path, body: this.#hide(body), line, side };
    return startLine === null ? place : { ...place, start_line: startLine, start_side: side };
  }

  /** One that is gone already counts as deleted. */
  async #delete(
    operation: string,
    send: (request: RequestFacts) => Promise<{ data: unknown }>,
  ): Promise<void> {
    try {
      await this.#asking.ask(operation, z.unknown(), send);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    }
  }
}

/** What went wrong, for people. */
export function messageOf(error: unknown): string {
  return error instanceof ServiceError ? error.message : String(error);
}
