/**
 * The job summary: what a reviewer needs to decide in its first lines, everything else below, in
 * GitHub Flavored Markdown. Which part gives way when it grows too large stands in `sections/section.ts`.
 */

import { worstFirst } from '../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../model/report.ts';
import { forPeople } from './for-people.ts';
import { foundFixes } from './found-fixes.ts';
import type { Section } from './layout.ts';
import { nextStep, waysOf } from './next-step.ts';
import { openingOf } from './opening.ts';
import { footer } from './sections/footer.ts';
import { firstLines, footerSection, heading, noteSection, stepFacts } from './sections/outcome.ts';
import { overviewSections } from './sections/overview.ts';
import { reasonSections } from './sections/reasons.ts';
import { oneRunFoot, oneRunHead, reportSections, runHead } from './sections/run.ts';
import { unmatchedSection } from './sections/spared.ts';
import { nextLine, VOICE } from './sections/voice.ts';
import { type Summary, summaryOf } from './summary.ts';

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
  const sectionsOf = (run: RunReport) =>
    reportSections(run, { settings, heading, found: foundFixes(report, runs.indexOf(run)) });
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
