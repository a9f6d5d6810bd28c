/**
 * The comment on a pull request: outcome, reasons, and what became of the themes since it was last
 * written; everything longer is folded, and the job summary has the whole.
 */
import { worstFirst } from '../../core/outcome.ts';
import { identifier, inline, linkDestination } from '../../core/text/markdown.ts';
import { layOut, type Section, utf8Bytes } from '../layout.ts';
import type { GateReport, ReportSettings } from '../model.ts';
import { adviceSection, answer } from '../sections/outcome.ts';
import { overviewSections } from '../sections/overview.ts';
import { reasonSections } from '../sections/reasons.ts';
import { onlyRunHead } from '../sections/run.ts';
import { type AppliedSuggestion, fixSections, type ShownFix } from './fixes.ts';
import type { CommentState } from './state.ts';
import { themeSections } from './themes.ts';

/** GitHub takes 65,536 characters; a byte is never less than one of them. */
export const COMMENT_BUDGET_BYTES = 65_000;

export interface CommentView {
  report: GateReport;
  settings: ReportSettings;
  /** What tells this gate from others of the same job; empty for the only one. */
  gateName: string;
  fixes: readonly ShownFix[];
  applied: readonly AppliedSuggestion[];
  /** Address of the page that shows the job summary, or empty. */
  summaryUrl: string;
  /** Address of the pull request's changes. */
  changesUrl: string;
  /** The commit at the head of the pull request. */
  headSha: string;
}

/** Reasons that are not folded away. */
const FIRST_REASONS = 10;
/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 1000;

/**
 * Renders the comment, without its marker, in less than `budgetBytes` (4000 or more) of UTF-8: what
 * does not fit is left out, and the result says what. Everything that others wrote is escaped.
 *
 * @param last what the comment remembers, or null where there is none yet
 */
export function renderComment(
  view: CommentView,
  last: CommentState | null,
  budgetBytes: number,
): string {
  const head = answer(view.report) + gateLine(view.gateName);
  const links = linkLine(view);
  const room = budgetBytes - utf8Bytes(head) - utf8Bytes(links) - NOTICE_BYTES;
  const { texts, leftOut } = layOut(sectionsOf(view, last), room);
  const notice =
    leftOut.length === 0
      ? ''
      : `✂️ **Left out**, since GitHub limits the size of a comment: ${leftOut.join(', ')}.\n\n`;
  return [head, ...texts, notice, links].join('');
}

function sectionsOf(view: CommentView, last: CommentState | null): Section[] {
  const { report, settings } = view;
  return [
    ...reasonSections('reasons', report.reasons, FIRST_REASONS),
    ...runSections(report, settings),
    adviceSection(report),
    ...themeSections(report, last),
    ...(settings.detail === 'full' ? fixSections(view) : []),
  ];
}

function gateLine(name: string): string {
  return name === '' ? '' : `Gate: ${inline(name)}\n\n`;
}

function linkLine({ summaryUrl, headSha }: CommentView): string {
  const summary = summaryUrl === '' ? '' : `[Job summary](${linkDestination(summaryUrl)}) · `;
  return `${summary}commit ${identifier(headSha.slice(0, 7))}\n`;
}

/** The run's reasons and facts, or a table where there are several runs. */
function runSections({ runs }: GateReport, settings: ReportSettings): Section[] {
  const [run, ...others] = runs;
  if (run === undefined) return [];
  if (others.length > 0) return overviewSections(worstFirst(runs), settings);
  return onlyRunHead(run, settings, FIRST_REASONS);
}
