import type { GateReport, ReportSettings } from '../model.ts';
import type { AppliedSuggestion, ShownFix } from './fixes.ts';

/** What the comment on a pull request shows, apart from what it remembers. */
export interface CommentView {
  report: GateReport;
  settings: ReportSettings;
  /** What tells this gate from others of the same job; empty for the only one. */
  gateName: string;
  fixes: readonly ShownFix[];
  applied: readonly AppliedSuggestion[];
  /** Address of the page that shows the job summary; empty where the text must not depend on it. */
  summaryUrl: string;
  /** Address of the pull request's changes. */
  changesUrl: string;
  /** The commit at the head of the pull request. */
  headSha: string;
}
