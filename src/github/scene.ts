import type { CommentMode } from '../report/comment/state.ts';
import type { GateReport, ReportSettings } from '../report/model.ts';
import type { GitHubApi } from './api.ts';
import type { Authorship } from './authorship.ts';
import type { PullRequestTarget } from './target.ts';

/** What a pull request is to be told. */
export interface PullRequestOrder {
  /** Redacted, and brief where `settings` say so. */
  report: GateReport;
  settings: ReportSettings;
  /** The input `comment`. */
  mode: CommentMode;
  /** The input `suggestions`. */
  suggestions: boolean;
  /** The input `github-token`. */
  token: string;
  /** A text without secrets; whatever is written goes through it. */
  hide: (text: string) => string;
  /** What tells this gate from others of the same job, such as those of a matrix; may be empty. */
  gateName: string;
  /** A file of the workspace as lines without line breaks, or null where it cannot be read. */
  linesOf: (path: string) => readonly string[] | null;
}

/** What writing needs at hand. */
export interface Scene {
  order: PullRequestOrder;
  target: PullRequestTarget;
  /** The commit at the head of the pull request. */
  headSha: string;
  api: GitHubApi;
  authorship: Authorship;
}
