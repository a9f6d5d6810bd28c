/**
 * The job summary in GitHub Flavored Markdown: result, next step and first prompt fix, then checks,
 * scenarios, themes and everything else. `layout.ts` says what is left out of a large one.
 */

import { worstFirst } from '../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../model/report.ts';
import { cell, message } from '../text/markdown.ts';
import { countFacts, locatedFixes, onlyRun, withoutRepeats } from './facts.ts';
import { formatCount, NBSP } from './format.ts';
import { layOut, layOutWhole, leftOutNotice, paged, type Section, single } from './layout.ts';
import { nextStep } from './next-step.ts';
import { runOpening } from './opening.ts';
import { OUTCOME_MARKS } from './outcome-words.ts';
import { type RunView, runViews } from './run-views.ts';
import { row, tableHead } from './sections/building-blocks.ts';
import { checkSections, flakySection } from './sections/checks.ts';
import { footer, runFooter, shortName } from './sections/footer.ts';
import {
  firstSections,
  noteSection,
  reasonSections,
  warningSection,
} from './sections/reason-sections.ts';
import { fixItem, recommendationSections } from './sections/recommendations.ts';
import { measureSection, scenarioSections } from './sections/scenarios.ts';
import { analysisSections, executiveSummary, themeTable } from './sections/themes.ts';
import { unmatchedWaivers } from './waiver-words.ts';

/**
 * Bytes that the job summary stays below. GitHub shows nothing of one over 1,048,576 bytes; masking, which
 * may lengthen a line, comes after us.
 */
export const SUMMARY_BUDGET_BYTES = 950_000;
/** Room for the sentence about what is left out. */
const NOTICE_BYTES = 2000;
const FIRST_RUNS = 50;

export interface Summary {
  /** Fitted into a number of bytes. */
  text: string;
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
  const body = [...firstScreen(report, settings), ...runSections(report, settings)];
  const end = lastScreen(report, settings);
  const { texts, leftOut } = layOut([...body, ...end], budgetBytes - NOTICE_BYTES);
  const notice = leftOutNotice('summary', leftOut);
  const parts = [...texts.slice(0, body.length), notice, ...texts.slice(body.length)];
  const text = `${parts.join('').trimEnd()}\n`;
  return {
    text,
    whole: () => (leftOut.length === 0 ? [text] : layOutWhole([...body, ...end])),
  };
}

function firstScreen(report: GateReport, settings: ReportSettings): Section[] {
  const next = nextStep(report, settings, { report: settings.reportUrl });
  const [fix] = locatedFixes(report);
  return [
    ...firstSections(report, next, fix ? fixItem({ ...fix, url: '', why: '' }) : ''),
    ...(report.runs.length > 1 ? overviewSections(report, settings) : []),
  ];
}

/** Facts that decided nothing, and those to look up. */
function lastScreen(report: GateReport, settings: ReportSettings): Section[] {
  const { runs, notes, provenance } = report;
  return [
    noteSection(onlyRun(report), [...unmatchedWaivers(runs), ...notes]),
    single('run', 'footer', footer(report, settings, provenance?.commit ?? '')),
  ];
}

function runSections(report: GateReport, settings: ReportSettings): Section[] {
  return runViews(report, settings).flatMap((view) => {
    if (view.isOnly) return partsOf(view);
    const { run } = view;
    const { outcome, reasons } = run;
    const title = `### ${OUTCOME_MARKS[outcome]} ${shortName(run, settings)}: ${outcome}\n\n`;
    const small = runFooter(run, settings);
    const all = [
      single('run', 'run', title),
      ...reasonSections(reasons, runOpening(run).stated),
      ...partsOf(view),
      noteSection(run),
      single('run', 'footer', small === '' ? '' : `${small}\n`),
    ];
    // Most sections have no item. Those of many runs would take megabytes.
    return all.filter(({ count }) => count > 0);
  });
}

/** Everything about one run. */
function partsOf(view: RunView): Section[] {
  const { run } = view;
  const mark = '#'.repeat(view.level);
  return [
    ...checkSections(run),
    ...scenarioSections(view, mark),
    measureSection(run, mark),
    warningSection(run),
    ...themeTable([run], mark),
    ...analysisSections(view),
    ...recommendationSections(view, mark),
    flakySection(run),
    executiveSummary(run),
  ];
}

/** Several runs in one table, a row each, the worst first. */
function overviewSections({ runs }: GateReport, settings: ReportSettings): Section[] {
  return paged({
    part: 'overview',
    noun: 'run',
    list: worstFirst(runs),
    firstPage: FIRST_RUNS,
    tableHead: tableHead('Run', 'Result', 'Themes'),
    item: (run) =>
      row([
        `${OUTCOME_MARKS[run.outcome]}${NBSP}${run.outcome}${NBSP}· ${shortName(run, settings)}`,
        message(runOpening(run).line),
        themeCounts(run),
      ]),
  });
}

/** E.g. `3 (1 high, 1 new)`; a dash if there is none. */
function themeCounts({ report }: RunReport): string {
  if (report === null || report.themes.length === 0) return cell(null);
  const { themesTotal, themesHigh, themesNew } = countFacts(report);
  const high = themesHigh > 0 && `${formatCount(themesHigh)} high`;
  const parts = [high, themesNew > 0 && `${formatCount(themesNew)} new`].filter(Boolean);
  return formatCount(themesTotal) + (parts.length > 0 ? ` (${parts.join(', ')})` : '');
}
