/** Tells an ending to everybody who listens: the pull request, the report files, the step's own page. */

import { readPromptFile } from '../collect/prompts/prompt-files.ts';
import type { PullRequestResult } from '../github/pull-request.ts';
import { readEventPayload } from '../inputs/event.ts';
import type { PublishSettings } from '../inputs/gate/settings.ts';
import { provenanceOf } from '../inputs/provenance.ts';
import { fails } from '../model/outcome.ts';
import type { GateReport, ReportSettings } from '../model/report.ts';
import { type Annotations, annotationsOf } from '../report/annotations.ts';
import { summarize } from '../report/markdown.ts';
import { nextStep, waysOf } from '../report/next-step.ts';
import { outputsOf } from '../report/outputs.ts';
import { PLAIN } from '../report/voice.ts';
import { annotateEach, type Runner } from '../runner/runner.ts';
import type { Runtime } from '../runner/runtime.ts';
import { nextTurn } from '../text/next-turn.ts';
import { describeError } from '../text/step-error.ts';
import { setOutputs } from './output-values.ts';
import { writeReportFiles } from './report-files.ts';
import { uploadReport } from './upload-report.ts';

export interface Publication {
  /** As it may be shown, but for secrets. */
  report: GateReport;
  /** The patch of all located prompt fixes; empty if none was located. */
  patch: string;
  /** What could not be done; it changes no outcome. */
  warnings: string[];
}

/**
 * Gives the exit code. Whatever cannot be told is a warning; it changes no outcome. Secrets are hidden
 * here, before anything is escaped.
 *
 * @param token writes to the pull request; empty where there is none
 */
export async function deliver(
  publication: Publication,
  given: PublishSettings,
  token: string,
  runtime: Runtime,
): Promise<number> {
  const { secrets } = runtime.runner;
  const hide = (text: string) => secrets.hide(text);
  const event = readEventPayload(runtime.env);
  const provenance = provenanceOf(runtime.env, event, runtime.clock.now());
  const gate = given.gateName ? { gate: given.gateName } : {};
  const hidden = secrets.hideIn({ ...publication.report, ...gate, provenance });
  const links = {
    ...given,
    callUrl: given.callUrl && hide(given.callUrl),
    runUrl: given.runUrl && hide(given.runUrl),
  };
  const uploaded = await uploadReport(hidden, links, event, runtime);
  const publishing = { ...links, ...(uploaded.url !== '' && { reportUrl: uploaded.url }) };
  const told = await tellPullRequest(hidden, publishing, token, runtime);
  const report = {
    ...hidden,
    notes: [...hidden.notes, ...[...uploaded.notes, ...told.notes].map(hide)],
  };
  const folder = {
    path: publishing.reportDir,
    temp: runtime.env.RUNNER_TEMP ?? '',
    workspace: process.cwd(),
  };
  const settings = { ...publishing, ...(told.suggested && { suggested: told.suggested }) };
  const summary = summarize(report, settings);
  const written = await writeReportFiles(
    { report, summary, patch: hide(publication.patch) },
    settings,
    folder,
  );
  return conclude(
    {
      report,
      summary: summary.text,
      files: { ...written.outputs, 'report-url': uploaded.url, 'comment-url': told.commentUrl },
      warnings: [
        ...publishing.warnings,
        ...publication.warnings,
        ...told.warnings,
        ...written.warnings,
      ],
    },
    settings,
    runtime,
  );
}

export interface Ending {
  report: GateReport;
  /** The report as Markdown for the step's page. */
  summary: string;
  /** The outputs that say where the report is to be found. */
  files: Readonly<Record<string, string>>;
  /** What could not be done; it changes no outcome. */
  warnings: readonly string[];
}

/**
 * Tells the ending to the step's page and to later steps, and gives the exit code. A step that was
 * told to stop fails whatever the inputs tolerate.
 */
export async function conclude(
  { report, summary, files, warnings }: Ending,
  settings: PublishSettings & ReportSettings,
  { runner, cancelled }: Pick<Runtime, 'runner' | 'cancelled'>,
): Promise<number> {
  const areSet = setOutputs({ ...outputsOf(report), ...files }, runner);
  if (settings.summary) await runner.writeSummary(summary);
  const told = annotationsOf(report);
  annotate({ ...told, warnings: [...warnings, ...told.warnings] }, runner);
  // A signal that came in while all was written at once is told in the next turn of the event loop.
  await nextTurn();
  if (cancelled.aborted && !isRed(report)) {
    runner.annotate(
      'error',
      `the step was cancelled, so it fails whatever it came to (${report.outcome})`,
    );
  }
  const next = nextStep(report, waysOf(report, settings), PLAIN);
  if (next !== '') runner.info(`Next: ${next}.`);
  runner.info(`Outcome: ${report.outcome}`);
  return cancelled.aborted || !areSet || isRed(report) ? 1 : 0;
}

function isRed({ outcome, tolerated }: GateReport): boolean {
  return fails(outcome) && !tolerated;
}

/** Those of one level share its limit. */
function annotate({ level, reasons, warnings }: Annotations, runner: Runner): void {
  if (level === 'notice') for (const reason of reasons) runner.annotate(level, reason);
  if (level === 'error') annotateEach(level, reasons, runner);
  annotateEach('warning', level === 'warning' ? [...reasons, ...warnings] : warnings, runner);
}

const BYTE_ORDER_MARK = /^\ufeff/;

/** The events that may have a pull request; other jobs do not load Octokit. */
const PULL_REQUEST_EVENTS: readonly unknown[] = [
  'pull_request',
  'pull_request_target',
  'workflow_run',
  'issue_comment',
];

/**
 * Writes comment and suggestions to the workflow's pull request, if there is one. Never rejects.
 *
 * @param token writes to the pull request; empty where there is none
 */
async function tellPullRequest(
  report: GateReport,
  publishing: PublishSettings,
  token: string,
  runtime: Runtime,
): Promise<PullRequestResult> {
  const { gateName, comment: mode } = publishing;
  const suggestions = publishing.suggestions && report.runs.length > 0;
  const mayBeTold =
    PULL_REQUEST_EVENTS.includes(runtime.env.GITHUB_EVENT_NAME) &&
    (mode !== 'never' || suggestions) &&
    !report.policy.isTrial &&
    !runtime.cancelled.aborted;
  // The inputs may be faulty, so that they do not tell which comment is this gate's.
  if (!mayBeTold || gateName === null) return { notes: [], warnings: [], commentUrl: '' };
  try {
    const { reportToPullRequest } = await import('../github/pull-request.ts');
    const order = { report, settings: publishing, mode, suggestions, token, gateName, linesOf };
    return await reportToPullRequest(order, runtime);
  } catch (error) {
    const warning = `The pull request could not be written to: ${describeError(error)}`;
    return { notes: [], warnings: [warning], commentUrl: '' };
  }
}

/** A file of the workspace as lines without line breaks. */
function linesOf(path: string): string[] | null {
  const text = readPromptFile(path, process.cwd());
  return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}
