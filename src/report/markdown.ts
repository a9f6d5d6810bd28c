/**
 * The job summary: what a reviewer needs to decide in its first lines, everything else below, in
 * GitHub Flavored Markdown. Which part gives way when it grows too large stands in `sections/section.ts`.
 */

import { worstFirst } from '../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../model/report.ts';
import { cell } from '../text/markdown.ts';
import { factsOf, foundFixes, type ReportFacts, sumFacts } from './facts.ts';
import { forPeople } from './for-people.ts';
import { formatCount, formatCounted, NBSP } from './format.ts';
import { layOut, layOutWhole, leftOutNotice, type Section } from './layout.ts';
import { nextStep, waysOf } from './next-step.ts';
import { openingOf, outcomeCounts, runOpening } from './opening.ts';
import { outcomeMark } from './outcome-words.ts';
import { row } from './sections/building-blocks.ts';
import { footer, runName, shortId } from './sections/footer.ts';
import {
  firstLines,
  footerSection,
  heading,
  noteSection,
  reasonSections,
  stepFacts,
} from './sections/outcome.ts';
import { firstFixOf, firstFixSection } from './sections/recommendations.ts';
import { oneRunFoot, oneRunHead, reportSections, runHead } from './sections/run.ts';
import { paged } from './sections/section.ts';
import { unmatchedSection } from './sections/spared.ts';
import { nextLine, VOICE } from './voice.ts';

/**
 * Renders a report as Markdown for the job summary. Everything that the service wrote is escaped.
 * Its text is below `budgetBytes` (4000 or more) of UTF-8: what does not fit is left out, least
 * important first, and the text says what and how much.
 */
export function summarize(
  whole: GateReport,
  settings: ReportSettings,
  budgetBytes?: number,
): Summary {
  const report = forPeople(whole);
  const screens = {
    heading: heading(report),
    first: firstScreen(report, settings),
    details: runSections(report, settings),
    last: lastScreen(report, settings),
  };
  return summaryOf(screens, budgetBytes);
}

function firstScreen(report: GateReport, settings: ReportSettings): Section[] {
  const [run, ...others] = report.runs;
  const { line, told } = openingOf(report, VOICE);
  const next = nextStep(report, waysOf(report, settings), VOICE);
  const reasons = report.reasons.filter((reason) => !told.has(reason));
  return [
    firstLines(line, nextLine(next)),
    firstFixSection(report, settings),
    ...reasonSections('reasons', reasons),
    ...(run !== undefined && others.length === 0 ? runHead(run, told) : []),
    ...(others.length > 0 ? overviewSections(report, settings) : []),
  ];
}

/** What decided nothing, and what is only looked up. */
function lastScreen(report: GateReport, settings: ReportSettings): Section[] {
  const [run, ...others] = report.runs;
  const notes = [...(run !== undefined && others.length === 0 ? run.notes : []), ...report.notes];
  return [
    unmatchedSection(report.runs),
    noteSection(notes),
    footerSection(footer(report, settings, { ...stepFacts(report), baselines: '' })),
  ];
}

function runSections(report: GateReport, settings: ReportSettings): Section[] {
  const { runs } = report;
  const heading = runs.length === 1 ? '###' : '####';
  const first = firstFixOf(report, settings);
  const sectionsOf = (run: RunReport) => {
    const index = runs.indexOf(run);
    const shownFix = first?.run === index ? first.recommendation : null;
    return reportSections(run, { settings, heading, found: foundFixes(report, index) }, shownFix);
  };
  if (runs.length === 1) {
    return runs.flatMap(sectionsOf);
  }
  // Most sections have no item. Those of many runs would take megabytes.
  return worstFirst(runs).flatMap((run) =>
    [...oneRunHead(run, settings), ...sectionsOf(run), ...oneRunFoot(run, settings)].filter(
      ({ count }) => count > 0,
    ),
  );
}

/** Runs whose row is not folded away. */
const FIRST_PAGE = 50;

const TABLE_HEAD = '| Run | Result | Themes |\n| --- | --- | --- |\n';

/** Several runs in one table, a row each, the worst first. */
function overviewSections(report: GateReport, settings: ReportSettings): Section[] {
  return paged({
    part: 'overview',
    furtherPart: 'overview',
    one: 'row of the overview',
    many: 'rows of the overview',
    list: worstFirst(report.runs),
    firstPage: FIRST_PAGE,
    open: sumLine(report),
    tableHead: TABLE_HEAD,
    item: (run) => overviewRow(run, settings),
  });
}

/** What the first line of the summary has not told of all runs; empty where that is nothing. */
function sumLine({ outcome, runs }: GateReport): string {
  const facts = sumFacts(runs);
  const isTold = outcome === 'failed' || outcome === 'passed';
  const outcomes = outcomeCounts(runs).map(([one, count]) => `${formatCount(count)} ${one}`);
  const parts = [
    ...(isTold ? [] : [`${formatCounted(runs.length, 'run')}: ${outcomes.join(', ')}`]),
    ...(facts.themesTotal === 0
      ? []
      : [themeCounts(facts, (count) => formatCounted(count, 'theme'))]),
  ];
  return parts.length === 0 ? '' : `${parts.join(' · ')}\n\n`;
}

/** E.g. `3 themes (1 high, 1 new)`; a dash where there is none. */
function themeCounts(
  { themesTotal, themesHigh, themesNew }: ReportFacts,
  show: (count: number) => string,
): string {
  const parts = [
    ...(themesHigh > 0 ? [`${formatCount(themesHigh)} high`] : []),
    ...(themesNew > 0 ? [`${formatCount(themesNew)} new`] : []),
  ];
  const split = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  return themesTotal === 0 ? cell(null) : show(themesTotal) + split;
}

function overviewRow(run: RunReport, settings: ReportSettings): string {
  const { outcome, report } = run;
  return row([
    `${outcomeMark(outcome)}${NBSP}${outcome}${NBSP}· ${runName(run, settings)}${shortId(run)}`,
    runOpening(run, VOICE).line,
    themeCounts(factsOf(report), formatCount),
  ]);
}

/**
 * Bytes that the job summary stays below. GitHub shows nothing of one over 1,048,576 bytes and was
 * seen to drop some just under it; masking, which may lengthen a line, comes after us.
 */
export const SUMMARY_BUDGET_BYTES = 950_000;

/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 2000;

/** A report as Markdown. */
export interface Summary {
  /** Fitted into a number of bytes. */
  text: string;
  /** In full, piece by piece. */
  whole(): Iterable<string>;
}

/** What a summary is made of, in the order in which it is read. */
export interface Screens {
  heading: string;
  /** What a reviewer needs to decide. */
  first: readonly Section[];
  details: readonly Section[];
  /** What decided nothing, and what is only looked up. */
  last: readonly Section[];
}

/**
 * Below `budgetBytes` (4000 or more) of UTF-8: what does not fit is left out, least important first, and
 * the text says what and how much.
 */
function summaryOf(
  { heading, first, details, last }: Screens,
  budgetBytes = SUMMARY_BUDGET_BYTES,
): Summary {
  const room = budgetBytes - Buffer.byteLength(heading) - NOTICE_BYTES;
  const sections = [...first, ...details, ...last];
  const { texts, leftOut } = layOut(sections, room);
  const notice = leftOutNotice('summary', leftOut);
  const end = texts.length - last.length;
  const parts = [heading, ...texts.slice(0, end), notice, ...texts.slice(end)];
  const shown = parts.filter((part) => part !== '');
  const text = `${shown.join('').trimEnd()}\n`;
  return {
    text,
    whole: () => (leftOut.length === 0 ? [text] : layOutWhole(sections, heading)),
  };
}
