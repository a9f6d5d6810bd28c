/**
 * The comment on a pull request: the result, the next step and the first prompt fix, then checks, scenarios and
 * themes. Everything longer is folded; IDs, times and cost are at the end.
 */

import { worstFirst } from '../../model/outcome.ts';
import type { GateReport, Reason, ReportSettings, RunReport } from '../../model/report.ts';
import { inline, message } from '../../text/markdown.ts';
import { forPeople } from '../for-people.ts';
import { formatCounted } from '../format.ts';
import { layOut, leftOutNotice, type Section } from '../layout.ts';
import { leftOutCount, nextStep, urlOfWorst } from '../next-step.ts';
import { openingOf, runOpening } from '../opening.ts';
import { outcomeMark, titleOf } from '../outcome-words.ts';
import { footer, IDS, runName, shortId, tellBaselines } from '../sections/footer.ts';
import { noteSection } from '../sections/outcome.ts';
import { debriefError } from '../sections/run.ts';
import { paged } from '../sections/section.ts';
import { sparedSection } from '../sections/spared.ts';
import { checkSections } from '../sections/trend.ts';
import type { Shortfall } from '../shortfall.ts';
import { MAX_MESSAGE_CHARS, nextLine, VOICE } from '../voice.ts';
import {
  type AppliedSuggestion,
  firstFixSection,
  fixSections,
  recommendationsOf,
  type ShownFix,
} from './fixes.ts';
import { scenarioSection } from './scenarios.ts';
import { themeSections } from './themes.ts';

/** What the comment on a pull request shows. */
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

/** GitHub takes 65,536 characters; a byte is never less than one of them. */
export const COMMENT_BUDGET_BYTES = 65_000;

/** Items of a list that are not folded. */
const FIRST_ITEMS = 10;
/** Further reasons of one of several runs. */
const MAX_RUN_REASONS = 5;
/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 1000;

/**
 * Renders the comment, without its marker, in less than `budgetBytes` (4000 or more) of UTF-8: what
 * does not fit is left out, and the result says what. Everything that others wrote is escaped.
 */
export function renderComment(given: CommentView, budgetBytes: number): string {
  const view = { ...given, report: forPeople(given.report) };
  const { text, told } = head(view);
  const { report, settings, gateName, headSha: commit, summaryUrl: workflowRunUrl } = view;
  const baselines = tellBaselines(report.runs, settings);
  const end = footer(report, settings, { gateName, commit, workflowRunUrl, baselines });
  const room = budgetBytes - Buffer.byteLength(text) - Buffer.byteLength(end) - NOTICE_BYTES;
  const { texts, leftOut } = layOut(sectionsOf(view, told), room);
  return [text, ...texts, leftOutNotice('comment', leftOut), end].join('');
}

function sectionsOf(view: CommentView, told: ReadonlySet<Reason>): Section[] {
  const { report, settings } = view;
  const [run, ...others] = report.runs;
  const only = others.length === 0 ? run : undefined;
  return [
    ...(settings.detail === 'full' ? [firstFixSection(view.fixes)] : []),
    ...reasonSections([...report.reasons, ...(only?.reasons ?? [])], told),
    ...(others.length > 0 ? runSections(report.runs, settings) : []),
    ...(only ? [debriefError(only)] : []),
    ...(only ? checkSections(only) : []),
    scenarioSection(report, settings),
    ...themeSections(report),
    ...(only ? [sparedSection(only)] : []),
    ...(settings.detail === 'full' ? fixSections(view) : []),
    ...(only ? [noteSection(only.notes)] : []),
  ];
}

/** The reasons that nothing has told yet. */
function reasonSections(reasons: readonly Reason[], told: ReadonlySet<Reason>): Section[] {
  const rest = reasons.filter((reason) => !told.has(reason));
  const item = (reason: Reason) => `- ${message(reason.message, MAX_MESSAGE_CHARS)}\n`;
  return paged({ part: 'reasons', one: 'reason', list: rest, firstPage: FIRST_ITEMS, item });
}

/** A line for each of several runs, the worst first. */
function runSections(runs: readonly RunReport[], settings: ReportSettings): Section[] {
  return paged({
    ...{ part: 'overview', furtherPart: 'overview', one: 'run', firstPage: FIRST_ITEMS },
    list: worstFirst(runs),
    item: (run) => runLine(run, settings),
  });
}

function runLine(run: RunReport, settings: ReportSettings): string {
  const { line, told } = runOpening(run, VOICE);
  const rest = run.reasons.filter((reason) => !told.has(reason));
  const shown = rest
    .slice(0, MAX_RUN_REASONS)
    .map((reason) => `  - ${message(reason.message, MAX_MESSAGE_CHARS)}\n`);
  const more = rest.length - shown.length;
  const name = `${outcomeMark(run.outcome)} ${runName(run, settings)}${shortId(run)}${originOf(run)}`;
  return [
    `- ${name}: ${line}\n`,
    ...shown,
    more > 0 ? `  - and ${formatCounted(more, 'further reason')}\n` : '',
  ].join('');
}

/** What is to be known of a run that this step did not start. */
function originOf({ reused, attached }: RunReport): string {
  if (reused) return ' (reused)';
  return attached ? ' (started by an earlier attempt)' : '';
}

/** Heading, first line and next step, and the reasons that they tell. */
function head(view: CommentView): Pick<Shortfall, 'told'> & { text: string } {
  const { report, settings, gateName, fixes, summaryUrl, changesUrl } = view;
  const { mark, title } = titleOf(report);
  const name = gateName === '' || IDS.test(gateName) ? '' : `: ${inline(gateName)}`;
  const { line, told } = openingOf(report, VOICE);
  const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null).length;
  const diffs = fixes.filter(({ suggestedAt }) => suggestedAt === null);
  const ways = {
    suggested,
    changesUrl,
    shown: diffs.flatMap(({ fix }) => recommendationsOf(fix)).length,
    leftOut: leftOutCount(report),
    reportUrl: settings.reportUrl ?? (report.outcome === 'failed' ? summaryUrl : ''),
    workflowRunUrl: summaryUrl,
    runUrl: urlOfWorst(report, settings),
  };
  const next = nextLine(nextStep(report, ways, VOICE));
  return { text: `## ${mark} ${title}${name}\n\n${line}\n\n${next}`, told };
}
