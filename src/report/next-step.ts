/** The next step: a link or a command. */

import { fails } from '../model/outcome.ts';
import type { GateReport, ReportSettings } from '../model/report.ts';
import { locatedFixes } from './facts.ts';
import { runUrl, theOnes } from './format.ts';

export interface NextStep {
  /** They go on after `Next: `. */
  words: string;
  /** Where the words lead; empty if nowhere. */
  url: string;
  command: string;
}

/** URLs that the step may lead to, which differ by the form of the report. */
export interface Destinations {
  /** The whole report; absent if the reader sees it. */
  report?: string | undefined;
  /** Path of the patch file, if it is known. */
  patch?: string | undefined;
  /** Places on the same page. */
  fixes?: string;
  themes?: string;
  checks?: string;
}

export function nextStep(
  report: GateReport,
  settings: ReportSettings,
  destinations: Destinations,
): NextStep | null {
  const { outcome, policy } = report;
  if (policy.isTrial || !fails(outcome)) return null;
  return outcome === 'failed'
    ? stepOfFailed(report, settings, destinations)
    : stepOfUnevaluated(report);
}

function stepOfFailed(
  report: GateReport,
  settings: ReportSettings,
  destinations: Destinations,
): NextStep {
  const { suggested } = settings;
  if (suggested) return step(`apply the ${theOnes(suggested.count, 'suggestion')}`, suggested.url);
  const located = report.promptFixes.filter(
    ({ found }) => found.state === 'located' && found.leftOut === null,
  );
  const { fixes, patch = settings.patchFile ?? 'prompt-fixes.patch' } = destinations;
  const pageOfFixes = fixes ?? destinations.report ?? workflowRunUrl(report);
  if (located.length > 0) {
    // The page or the run shows the fix; a reader elsewhere has no file.
    const command = fixes || pageOfFixes === '' ? `git apply ${patch}` : '';
    return { ...step(applyFixes(located.length), pageOfFixes), command };
  }
  const inNoPatch = locatedFixes(report).length;
  if (inNoPatch > 0) return step(applyFixes(inNoPatch), pageOfFixes);
  if (destinations.report) return step('open the report', destinations.report);
  const failed = report.runs.find((run) => run.outcome === 'failed');
  const url = runUrl(failed?.jobId ?? '', settings);
  if (url !== null) return step('open the run in your service', url);
  if (destinations.themes) {
    return step('read the themes, the most severe first', destinations.themes);
  }
  if (destinations.checks) return step('read the failed checks', destinations.checks);
  return runAgain(report, 'correct the cause, then ');
}

function applyFixes(count: number): string {
  return `apply the ${theOnes(count, 'prompt fix', 'prompt fixes')}`;
}

/** One remedy, with a link to the workflow run. */
function stepOfUnevaluated(report: GateReport): NextStep {
  const { outcome, runs, reasons } = report;
  const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
  const rules = new Set(all.map(({ rule }) => rule));
  if (rules.has('start')) {
    return step("find the run that may have been started, and pass its ID as 'job-id'");
  }
  if (outcome === 'error') return runAgain(report, 'correct this, then ');
  return runAgain(report, rules.has('timeout') ? 'raise the timeout that ran out, then ' : '');
}

/** Outside GitHub there is no workflow. */
function runAgain(report: GateReport, before: string): NextStep {
  const url = workflowRunUrl(report);
  return step(`${before}run the ${url === '' ? 'gate' : 'workflow'} again`, url);
}

function step(words: string, url = ''): NextStep {
  return { words, url, command: '' };
}

function workflowRunUrl({ provenance }: GateReport): string {
  return provenance?.workflowRunUrl ?? '';
}
