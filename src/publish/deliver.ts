/** Publishes a report: pull request, report files, outputs, summary and annotations. */

import { join } from 'node:path/posix';
import { annotateEach } from '../github/annotate-each.ts';
import { type PullRequestResult, reportToPullRequest } from '../github/pull-request.ts';
import type { PublishSettings } from '../inputs/gate/publish-inputs.ts';
import { provenanceOf } from '../inputs/workflow.ts';
import { fails } from '../model/outcome.ts';
import type { GateReport, ReportSettings } from '../model/report.ts';
import { annotationsOf } from '../report/annotations.ts';
import { nextStep } from '../report/next-step.ts';
import { OUTCOME_MARKS } from '../report/outcome-words.ts';
import { outputsOf } from '../report/outputs.ts';
import { summarize } from '../report/summary.ts';
import { PUBLISH, PULL_REQUEST } from '../report/words/publish-words.ts';
import type { Runtime } from '../runner/runtime.ts';
import { endOfStep } from '../service/explain.ts';
import { nextTurn } from '../text/clock.ts';
import { setOutputs } from './output-values.ts';
import { readPromptFile } from './prompt-file.ts';
import { PATCH_FILE, writeReportFiles } from './report-files.ts';
import { uploadReport } from './upload-report.ts';

/** A cancelled step has 5 s. */
const CORRECTION_MS = 2_000;

export interface Publication {
  /** Redacted, but for secrets. */
  report: GateReport;
  /** The patch of all located prompt fixes; empty if none was located. */
  patch: string;
  /** These change no outcome. */
  warnings: string[];
}

/**
 * Returns the exit code. A part that cannot be published is a warning; it changes no outcome. Secrets are
 * masked here, once, before anything is escaped.
 *
 * @param token writes to the pull request; may be empty
 */
export async function deliver(
  publication: Publication,
  inputs: PublishSettings,
  token: string,
  runtime: Runtime,
): Promise<number> {
  const { secrets } = runtime.runner;
  const hide = (text: string) => secrets.hide(text);
  const provenance = provenanceOf(runtime.workflow, runtime.clock.now());
  const gate = inputs.gateName ? { gate: inputs.gateName } : {};
  const masked = secrets.hideIn({ ...publication.report, ...gate, provenance });
  const links = {
    ...inputs,
    callUrl: inputs.callUrl && hide(inputs.callUrl),
    runUrl: inputs.runUrl && hide(inputs.runUrl),
    ...patchFileIn(inputs.reportDir),
  };
  const page = await uploadReport(masked, links, runtime);
  const withPage = { ...links, ...(page.url !== '' && { reportUrl: page.url }) };
  const pull = await publishToPullRequest(masked, withPage, token, runtime);
  const notes = [...masked.notes, ...[...page.notes, ...pull.notes].map(hide)];
  // A signal that came in meanwhile arrives in the next turn of the event loop.
  await nextTurn();
  const report = endedIfCancelled({ ...masked, notes }, runtime.cancelled);
  const settings = { ...withPage, ...(pull.suggested && { suggested: pull.suggested }) };
  const summary = summarize(report, settings);
  const written = { report, summary, patch: hide(publication.patch) };
  const temp = runtime.env.RUNNER_TEMP ?? '';
  const files = await writeReportFiles(written, settings, inputs.reportDir, temp);
  const ending = {
    report,
    summary: summary.text,
    files: { ...files.outputs, 'report-url': page.url, 'comment-url': pull.commentUrl },
    warnings: [...inputs.warnings, ...publication.warnings, ...pull.warnings, ...files.warnings],
  };
  const exitCode = await conclude(ending, settings, runtime);
  const ended = endedIfCancelled(masked, runtime.cancelled);
  if (ended.outcome !== masked.outcome) {
    // A comment that was written before the signal has another outcome than the step.
    const inTime = { ...runtime, cancelled: AbortSignal.timeout(CORRECTION_MS) };
    await publishToPullRequest(ended, { ...withPage, suggestions: false }, token, inTime);
  }
  return exitCode;
}

/** A cancelled step fails, so it has neither passed, nor is its outcome tolerated. */
function endedIfCancelled(report: GateReport, cancelled: AbortSignal): GateReport {
  if (!cancelled.aborted) return report;
  if (fails(report.outcome)) return { ...report, tolerated: false };
  const { outcome, rule, message } = endOfStep(null, cancelled);
  return { ...report, outcome, reasons: [...report.reasons, { rule, message }] };
}

/** A relative path that needs no quotes in a shell. Reports are published, so no other path is in them. */
function patchFileIn(folder: string | null): Pick<ReportSettings, 'patchFile'> {
  const isPlain = folder !== null && /^[\w.][\w./-]*$/.test(folder);
  return isPlain ? { patchFile: join(folder, PATCH_FILE) } : {};
}

interface Ending {
  report: GateReport;
  summary: string;
  /** The outputs with the paths and URLs of the report. */
  files: Readonly<Record<string, string>>;
  /** These change no outcome. */
  warnings: readonly string[];
}

/**
 * Sets the outputs, writes summary, annotations and the last lines of the log, and returns the exit code.
 * A cancelled step fails, even if the inputs tolerate its outcome.
 */
export async function conclude(
  { report, summary, files, warnings }: Ending,
  settings: PublishSettings & ReportSettings,
  { runner, cancelled }: Pick<Runtime, 'runner' | 'cancelled'>,
): Promise<number> {
  const areSet = setOutputs({ ...outputsOf(report), ...files }, runner);
  if (settings.summary) await runner.writeSummary(summary);
  const { level, reasons, warnings: ofReport } = annotationsOf(report);
  const all = [...warnings, ...ofReport];
  if (level === 'notice') for (const reason of reasons) runner.annotate(level, reason);
  if (level === 'error') annotateEach(level, reasons, runner, true);
  // Those of one level share its limit.
  annotateEach('warning', level === 'warning' ? [...reasons, ...all] : all, runner);
  // A signal that came in meanwhile arrives in the next turn of the event loop.
  await nextTurn();
  const isRed = fails(report.outcome) && !report.tolerated;
  const outcome = cancelled.aborted && !fails(report.outcome) ? 'inconclusive' : report.outcome;
  if (cancelled.aborted && !isRed) {
    // The last value of an output counts.
    setOutputs({ outcome }, runner);
    const late = PUBLISH.cancelled(report.outcome);
    if (settings.summary) await runner.writeSummary(`\n${OUTCOME_MARKS[outcome]} ${late}\n`);
    runner.annotate('error', late);
  }
  const patch = files['patch-file'] || undefined;
  const next = nextStep(report, settings, { report: settings.reportUrl, patch });
  if (next !== null) runner.info(PUBLISH.next(next.words, next.command, next.url));
  runner.info(PUBLISH.outcome(outcome));
  return cancelled.aborted || !areSet || isRed ? 1 : 0;
}

/** Writes comment and suggestions to the workflow's pull request, if there is one. Never rejects. */
async function publishToPullRequest(
  report: GateReport,
  inputs: PublishSettings,
  token: string,
  runtime: Runtime,
): Promise<PullRequestResult> {
  const { gateName, comment: mode } = inputs;
  const suggestions = inputs.suggestions && report.runs.length > 0;
  const isWanted =
    (mode !== 'never' || suggestions) && !report.policy.isTrial && !runtime.cancelled.aborted;
  // Without valid inputs it is not known which comment is this gate's.
  const nothing = { notes: [], warnings: [], commentUrl: '' };
  if (!isWanted || gateName === null) return nothing;
  try {
    const order = { report, settings: inputs, mode, suggestions, token, gateName, linesOf };
    return await reportToPullRequest(order, runtime);
  } catch (error) {
    return { ...nothing, warnings: [PULL_REQUEST.failed(error)] };
  }
}

/** A file of the workspace as lines without line breaks. */
function linesOf(path: string): string[] | null {
  const text = readPromptFile(path, process.cwd());
  return text?.replace(/^\ufeff/, '').split(/\r?\n/) ?? null;
}
