/** The small print of a document, to copy or look up: IDs, verdict, baseline, times and cost. */

import { fails } from '../../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../../model/report.ts';
import { identifier, inline } from '../../text/markdown.ts';
import { describeBaseline, isBaselineOld } from '../baseline-words.ts';
import { onlyRun, smallPrintFacts } from '../facts.ts';
import { describeCost, formatCount, runUrl, shortForm, titleRun } from '../format.ts';
import { bold, linked } from './building-blocks.ts';

/** Baselines of several runs that are named one by one. */
const MAX_BASELINES = 3;

/**
 * One line about the gate, and about its run if it has one alone.
 *
 * @param commit the tested commit; may be empty
 * @param isComplete whether the rest of the document names the baselines of several runs
 */
export function footer(
  report: GateReport,
  settings: ReportSettings,
  commit: string,
  isComplete = true,
): string {
  const { runs, policy, outcome, provenance } = report;
  const only = onlyRun(report);
  const workflowRunUrl = provenance?.workflowRunUrl ?? '';
  // The next step of a gate that did not pass is a link to the report.
  const reportUrl = fails(outcome) ? '' : (settings.reportUrl ?? '');
  return smallPrint([
    ...(only ? runParts(only, settings) : []),
    only || isComplete ? '' : describeBaselines(runs),
    describeCost(runs),
    policy.path === null ? '' : `policy ${inline(policy.path)}`,
    commit === '' ? '' : `commit ${identifier(commit.slice(0, 7))}`,
    workflowRunUrl && linked('workflow run', workflowRunUrl),
    reportUrl && linked('report', reportUrl),
  ]);
}

export function runFooter(run: RunReport, settings: ReportSettings): string {
  return smallPrint(runParts(run, settings));
}

/** The name of a run, linked if `run-url` is set, and its short ID. */
export function shortName(run: RunReport, settings: ReportSettings): string {
  return `${runName(run, settings)} ${identifier(shortForm(run.jobId))}`.trimEnd();
}

function runName(run: RunReport, settings: ReportSettings): string {
  return linked(bold(titleRun(run, 'run')), runUrl(run.jobId, settings));
}

function runParts(run: RunReport, settings: ReportSettings): string[] {
  const baseline = namedBaseline(run);
  const facts = [
    ...smallPrintFacts(run).map((fact) => inline(fact)),
    ...(baseline === '' ? [] : [`baseline: ${baseline}`]),
  ];
  const id = identifier(run.jobId);
  // A name alone adds nothing to the reasons.
  if (id === '' && facts.length === 0) return [];
  return [`${runName(run, settings)} ${id}`.trimEnd(), ...facts];
}

function namedBaseline(run: RunReport): string {
  return `${isBaselineOld(run) ? '⚠️ ' : ''}${describeBaseline(run, identifier)}`;
}

/** The baselines of several runs, each once; empty if there are none. */
function describeBaselines(runs: readonly RunReport[]): string {
  const all = [...new Set(runs.map(namedBaseline))].filter(Boolean);
  const more = all.length - MAX_BASELINES;
  const rest = more > 0 ? ` and ${formatCount(more)} more` : '';
  return all.length === 0 ? '' : `baselines: ${all.slice(0, MAX_BASELINES).join('; ')}${rest}`;
}

function smallPrint(parts: readonly string[]): string {
  const known = parts.filter(Boolean);
  return known.length === 0 ? '' : `<sub>${known.join(' · ')}</sub>\n`;
}
