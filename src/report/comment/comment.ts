/**
 * The comment on a pull request: the result, the next step and the first prompt fix, then checks, scenarios and
 * themes. Everything longer is folded; IDs, times and cost are at the end.
 */

import { worstFirst } from '../../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../../model/report.ts';
import { message } from '../../text/markdown.ts';
import { withoutRepeats } from '../facts.ts';
import { formatCounted } from '../format.ts';
import { layOut, leftOutNotice, type Section } from '../layout.ts';
import { leftOutCount, nextStep, urlOfWorst } from '../next-step.ts';
import { type Opening, openingOf, runOpening } from '../opening.ts';
import { outcomeMark } from '../outcome-words.ts';
import { footer, shortName } from '../sections/footer.ts';
import { firstLines, heading, noteSection, reasonSections } from '../sections/outcome.ts';
import { policySection } from '../sections/policy.ts';
import { failingSection } from '../sections/scenarios.ts';
import { paged, single } from '../sections/section.ts';
import { themeTable } from '../sections/themes.ts';
import { checkSections } from '../sections/trend.ts';
import { MAX_MESSAGE_CHARS, VOICE } from '../voice.ts';
import { fixSections, type ShownFix, shownFix } from './fixes.ts';

/** What the comment on a pull request shows. */
export interface CommentView {
  report: GateReport;
  settings: ReportSettings;
  /** Distinguishes this gate from others of the same job; empty for the only one. */
  gateName: string;
  fixes: readonly ShownFix[];
  /** URL of the page with the job summary; empty if the text must not depend on it. */
  summaryUrl: string;
  /** URL of the pull request's changes. */
  changesUrl: string;
  /** The commit at the head of the pull request. */
  headSha: string;
}

/** GitHub takes 65,536 characters; a byte is never less than one of them. */
export const COMMENT_BUDGET_BYTES = 65_000;

/** Runs that are not folded. */
const FIRST_RUNS = 10;
/** Further reasons of one of several runs. */
const MAX_RUN_REASONS = 5;
/** Room for the sentence about what is left out. */
const NOTICE_BYTES = 1000;

/**
 * Renders the comment, without its marker, in less than `budgetBytes` (4000 or more) of UTF-8: the least
 * important parts are left out, and the text says which. Everything that others wrote is escaped.
 */
export function renderComment(given: CommentView, budgetBytes: number): string {
  const view = { ...given, report: withoutRepeats(given.report) };
  const { report, settings, gateName, headSha: commit, summaryUrl: workflowRunUrl } = view;
  const opening = openingOf(report, VOICE);
  const next = nextStep(report, waysOf(view), VOICE);
  const head = heading(report, gateName) + firstLines(opening.line, next);
  const end = footer(report, settings, { commit, workflowRunUrl }, false);
  const room = budgetBytes - Buffer.byteLength(head) - Buffer.byteLength(end) - NOTICE_BYTES;
  const { texts, leftOut } = layOut(sectionsOf(view, opening), room);
  return [head, ...texts, leftOutNotice('comment', leftOut), end].join('');
}

function waysOf({ report, settings, fixes, summaryUrl, changesUrl }: CommentView) {
  const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null);
  const diffs = fixes.filter(({ suggestedAt }) => suggestedAt === null);
  return {
    suggested: suggested.length,
    changesUrl,
    shown: diffs.flatMap(({ fix }) => fix.recommendations).length,
    leftOut: leftOutCount(report),
    reportUrl: settings.reportUrl ?? (report.outcome === 'failed' ? summaryUrl : ''),
    workflowRunUrl: summaryUrl,
    runUrl: urlOfWorst(report, settings),
  };
}

function sectionsOf(view: CommentView, { stated }: Opening): Section[] {
  const { report, settings } = view;
  const { runs } = report;
  const fixes = settings.detail === 'full' ? view.fixes : [];
  const [first] = fixes;
  const [run, ...others] = runs;
  const only = others.length === 0 ? run : undefined;
  return [
    single('reasons', 'prompt fix', first === undefined ? '' : shownFix(first)),
    ...reasonSections([...report.reasons, ...(only?.reasons ?? [])], stated),
    ...(others.length > 0 ? runList(runs, settings) : []),
    ...(only ? checkSections(only) : []),
    failingSection(runs, settings),
    ...themeTable(runs, '###'),
    ...(only ? [policySection(only)] : []),
    ...fixSections(fixes),
    noteSection(only?.notes ?? []),
  ];
}

/** A line for each of several runs, the worst first. */
function runList(runs: readonly RunReport[], settings: ReportSettings): Section[] {
  return paged({
    part: 'overview',
    one: 'run',
    list: worstFirst(runs),
    firstPage: FIRST_RUNS,
    item: (run) => runLine(run, settings),
  });
}

function runLine(run: RunReport, settings: ReportSettings): string {
  const { line, stated } = runOpening(run, VOICE);
  const rest = run.reasons.filter((reason) => !stated.has(reason));
  const shown = rest
    .slice(0, MAX_RUN_REASONS)
    .map((reason) => `  - ${message(reason.message, MAX_MESSAGE_CHARS)}\n`);
  const more = rest.length - shown.length;
  return [
    `- ${outcomeMark(run.outcome)} ${shortName(run, settings)}${originOf(run)}: ${line}\n`,
    ...shown,
    more > 0 ? `  - and ${formatCounted(more, 'further reason')}\n` : '',
  ].join('');
}

/** Why a run is not one that this step started. */
function originOf({ reused, attached }: RunReport): string {
  if (reused) return ' (reused)';
  return attached ? ' (started by an earlier attempt)' : '';
}
