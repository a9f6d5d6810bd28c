import type { GateReport, ReportSettings } from '../model/report.ts';
import type { CommentMode } from '../report/comment/state.ts';
import type { GitHubApi } from './api.ts';
import type { PullRequestTarget } from './target.ts';

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
