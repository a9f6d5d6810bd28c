/**
 * The comment on a pull request: the result, the next step and the first prompt fix, then checks, scenarios and
 * themes. Everything longer is folded; IDs, times and cost are at the end.
 */

import { worstFirst } from '../../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../../model/report.ts';
import { message } from '../../text/markdown.ts';
import { onlyRun, type ShownFix, withoutRepeats } from '../facts.ts';
import { formatCounted } from '../format.ts';
import { foldedSection, layOut, leftOutNotice, paged, type Section } from '../layout.ts';
import { nextStep } from '../next-step.ts';
import { runOpening } from '../opening.ts';
import { OUTCOME_MARKS } from '../outcome-words.ts';
import { checkSections } from '../sections/checks.ts';
import { footer, shortName } from '../sections/footer.ts';
import { firstSections, noteSection, warningSection } from '../sections/reason-sections.ts';
import { fixItem } from '../sections/recommendations.ts';
import { failingSection } from '../sections/scenarios.ts';
import { themeTable } from '../sections/themes.ts';

export interface CommentView {
  report: GateReport;
  settings: ReportSettings;
  fixes: readonly ShownFix[];
  headSha: string;
}

/** GitHub takes 65,536 characters; a byte is never less than one of them. */
export const COMMENT_BUDGET_BYTES = 65_000;

const FIRST_RUNS = 10;
const MAX_RUN_REASONS = 5;
/** Room for the sentence about what is left out. */
const NOTICE_BYTES = 1000;

/**
 * Renders the comment, without its marker, in less than `budgetBytes` (4000 or more) of UTF-8: the least
 * important parts are left out, and the text says which. Everything that others wrote is escaped.
 */
export function renderComment(view: CommentView, budgetBytes: number): string {
  const { settings, fixes, headSha } = view;
  const only = onlyRun(view.report);
  // It has no table of measures, and those of checks for its only run alone.
  const report = withoutRepeats(view.report, (rule) =>
    only ? rule !== 'measure' : rule === 'themes',
  );
  const end = footer(report, settings, headSha, false);
  const room = budgetBytes - Buffer.byteLength(end) - NOTICE_BYTES;
  const { texts, leftOut } = layOut(sectionsOf(report, settings, fixes), room);
  return [...texts, leftOutNotice('comment', leftOut), end].join('');
}

function sectionsOf(
  report: GateReport,
  settings: ReportSettings,
  [fix, ...fixes]: readonly ShownFix[],
): Section[] {
  const { runs, provenance } = report;
  const page = settings.reportUrl ?? provenance?.workflowRunUrl ?? '';
  const next = nextStep(report, settings, { report: page });
  const only = onlyRun(report);
  return [
    ...firstSections(report, next, fix === undefined ? '' : fixItem(fix)),
    ...(only ? checkSections(only) : runList(runs, settings)),
    failingSection(runs, settings),
    ...themeTable(runs, '###'),
    ...(only ? [warningSection(only)] : []),
    foldedSection(formatCounted(fixes.length, 'further prompt fix', 'further prompt fixes'), {
      part: 'recommendations',
      noun: 'prompt change',
      list: fixes,
      item: fixItem,
    }),
    noteSection(only),
  ];
}

/** A line for each of several runs, the worst first. */
function runList(runs: readonly RunReport[], settings: ReportSettings): Section[] {
  return paged({
    part: 'overview',
    noun: 'run',
    list: worstFirst(runs),
    firstPage: FIRST_RUNS,
    item: (run) => runLine(run, settings),
  });
}

function runLine(run: RunReport, settings: ReportSettings): string {
  const { line, stated } = runOpening(run, false);
  const rest = run.reasons.filter((reason) => !stated.has(reason));
  const more = rest.length - MAX_RUN_REASONS;
  const lines = [
    `- ${OUTCOME_MARKS[run.outcome]} ${shortName(run, settings)}${originOf(run)}: ${message(line)}`,
    ...rest.slice(0, MAX_RUN_REASONS).map((reason) => `  - ${message(reason.message)}`),
    ...(more > 0 ? [`  - and ${formatCounted(more, 'further reason')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** Why a run is not one that this step started. */
function originOf({ reused, attached }: RunReport): string {
  if (reused) return ' (reused)';
  return attached ? ' (started by an earlier attempt)' : '';
}
