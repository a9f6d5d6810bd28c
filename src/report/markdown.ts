/**
 * The job summary in GitHub Flavored Markdown: result, next step and first prompt fix, then checks,
 * scenarios, themes and everything else. `sections/section.ts` says what is left out of a large one.
 */

import { worstFirst } from '../model/outcome.ts';
import type { GateReport, Reason, ReportSettings, RunReport } from '../model/report.ts';
import { cell } from '../text/markdown.ts';
import { factsOf, foundFixes, type ReportFacts, sumFacts, withoutRepeats } from './facts.ts';
import { formatCount, formatCounted, NBSP } from './format.ts';
import { layOut, layOutWhole, leftOutNotice, type Section } from './layout.ts';
import { nextStep, waysOf } from './next-step.ts';
import { furtherSummary, openingOf, runOpening } from './opening.ts';
import { outcomeMark } from './outcome-words.ts';
import { row, tableHead } from './sections/building-blocks.ts';
import { footer, runFooter, shortName } from './sections/footer.ts';
import { measureSection } from './sections/measures.ts';
import { allNotes, firstLines, heading, noteSection, reasonSections } from './sections/outcome.ts';
import { policySection, unmatchedSection } from './sections/policy.ts';
import { proseSections } from './sections/prose.ts';
import { firstFixOf, fixItem, recommendationSections } from './sections/recommendations.ts';
import { scenarioSections } from './sections/scenarios.ts';
import { paged, single } from './sections/section.ts';
import { analysisSections, themeTable } from './sections/themes.ts';
import {
  checkSections,
  countsByRunSection,
  historySections,
  trendSections,
} from './sections/trend.ts';
import { VOICE } from './voice.ts';

/**
 * Bytes that the job summary stays below. GitHub shows nothing of one over 1,048,576 bytes; masking, which
 * may lengthen a line, comes after us.
 */
export const SUMMARY_BUDGET_BYTES = 950_000;
/** Room for the sentence about what is left out. */
const NOTICE_BYTES = 2000;
/** Runs whose row is not folded. */
const FIRST_RUNS = 50;

/** A report as Markdown. */
export interface Summary {
  /** Fitted into a number of bytes. */
  text: string;
  /** In full, piece by piece. */
  whole(): Iterable<string>;
}

/**
 * Renders a report. Everything that the service wrote is escaped. The text is below `budgetBytes` (4000
 * or more) of UTF-8: the least important parts are left out, and the text says which and how many.
 */
export function summarize(
  whole: GateReport,
  settings: ReportSettings,
  budgetBytes = SUMMARY_BUDGET_BYTES,
): Summary {
  const report = withoutRepeats(whole);
  const title = heading(report, report.gateName ?? '');
  const body = [...firstScreen(report, settings), ...runSections(report, settings)];
  const end = lastScreen(report, settings);
  const room = budgetBytes - Buffer.byteLength(title) - NOTICE_BYTES;
  const { texts, leftOut } = layOut([...body, ...end], room);
  const notice = leftOutNotice('summary', leftOut);
  const parts = [title, ...texts.slice(0, body.length), notice, ...texts.slice(body.length)];
  const text = `${parts.join('').trimEnd()}\n`;
  return {
    text,
    whole: () => (leftOut.length === 0 ? [text] : layOutWhole([...body, ...end], title)),
  };
}

function firstScreen(report: GateReport, settings: ReportSettings): Section[] {
  const { runs } = report;
  const { line, stated } = openingOf(report, VOICE);
  const next = nextStep(report, waysOf(report, settings), VOICE);
  return [
    single('reasons', 'first line', firstLines(line, next)),
    single('reasons', 'prompt fix', firstFix(report, settings)),
    ...reasonSections(report.reasons, stated),
    ...(runs.length > 1 ? overviewSections(report, settings) : []),
  ];
}

function firstFix(report: GateReport, settings: ReportSettings): string {
  const first = firstFixOf(report, settings);
  if (first === null) return '';
  const recommendation = report.runs[first.run]?.report?.recommendations[first.recommendation];
  if (recommendation === undefined) return '';
  const { title, currentText: before, suggestedText: after } = recommendation;
  return fixItem({ titles: [title], place: first.place, before, after, url: '', why: '' });
}

/** Facts that decided nothing, and those to look up. */
function lastScreen(report: GateReport, settings: ReportSettings): Section[] {
  const { commit, workflowRunUrl } = report.provenance ?? {};
  const where = { commit: commit ?? '', workflowRunUrl: workflowRunUrl ?? '' };
  return [
    unmatchedSection(report.runs),
    noteSection(allNotes(report)),
    single('run', 'footer', footer(report, settings, where)),
  ];
}

function runSections(report: GateReport, settings: ReportSettings): Section[] {
  const { runs } = report;
  const first = firstFixOf(report, settings);
  const sectionsOf = (run: RunReport, mark: string, stated: ReadonlySet<Reason>) => {
    const index = runs.indexOf(run);
    const shown = first?.run === index ? first.recommendation : null;
    const recommendations =
      run.report === null
        ? []
        : recommendationSections(run.report, foundFixes(report, index), shown, settings, mark);
    return [
      ...reasonSections(run.reasons, stated),
      ...partsOfRun(run, recommendations, settings, mark),
    ];
  };
  const [only, ...others] = runs;
  if (only !== undefined && others.length === 0) {
    return sectionsOf(only, '###', openingOf(report, VOICE).stated);
  }
  return worstFirst(runs).flatMap((run) => {
    const { outcome, notes } = run;
    const title = `### ${outcomeMark(outcome)} ${shortName(run, settings)}: ${outcome}\n\n`;
    const small = runFooter(run, settings);
    const all = [
      single('run', 'run', title),
      ...sectionsOf(run, '####', runOpening(run, VOICE).stated),
      noteSection(notes),
      single('run', 'footer', small === '' ? '' : `${small}\n`),
    ];
    // Most sections have no item. Those of many runs would take megabytes.
    return all.filter(({ count }) => count > 0);
  });
}

/** Everything about one run. */
function partsOfRun(
  run: RunReport,
  recommendations: readonly Section[],
  settings: ReportSettings,
  mark: string,
): Section[] {
  const { report } = run;
  return [
    ...checkSections(run),
    countsByRunSection(run),
    ...scenarioSections(run, settings, mark),
    measureSection(run, mark),
    policySection(run),
    ...themeTable([run], mark),
    ...analysisSections(report?.themes ?? [], settings),
    ...recommendations,
    ...trendSections(run, mark),
    ...historySections(run, mark),
    ...(report === null ? [] : proseSections(report, furtherSummary(run), settings)),
  ];
}

/** Several runs in one table, a row each, the worst first. */
function overviewSections(report: GateReport, settings: ReportSettings): Section[] {
  return paged({
    part: 'overview',
    one: 'run',
    list: worstFirst(report.runs),
    firstPage: FIRST_RUNS,
    open: sumLine(report),
    tableHead: tableHead(['Run', '---'], ['Result', '---'], ['Themes', '---']),
    item: (run) =>
      row([
        `${outcomeMark(run.outcome)}${NBSP}${run.outcome}${NBSP}· ${shortName(run, settings)}`,
        runOpening(run, VOICE).line,
        themeCounts(factsOf(run.report), formatCount),
      ]),
  });
}

/** The themes of all runs; empty if there are none. */
function sumLine({ runs }: GateReport): string {
  const facts = sumFacts(runs);
  if (facts.themesTotal === 0) return '';
  return `${themeCounts(facts, (count) => formatCounted(count, 'theme'))}\n\n`;
}

/** E.g. `3 themes (1 high, 1 new)`; a dash if there is none. */
function themeCounts(
  { themesTotal, themesHigh, themesNew }: ReportFacts,
  show: (count: number) => string,
): string {
  if (themesTotal === 0) return cell(null);
  const parts = [
    ...(themesHigh > 0 ? [`${formatCount(themesHigh)} high`] : []),
    ...(themesNew > 0 ? [`${formatCount(themesNew)} new`] : []),
  ];
  return show(themesTotal) + (parts.length > 0 ? ` (${parts.join(', ')})` : '');
}
