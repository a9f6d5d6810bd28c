/** What is made of judged runs beside the job summary: report files, and words on the pull request. */
import { briefReport } from '../core/report/brief.ts';
import type { GateReport, ReportSettings } from '../core/report/model.ts';
import { oneLine } from '../core/text/log-line.ts';
import { hideForms, secretForms } from '../runner/secret-forms.ts';
import type { World } from '../step/world.ts';
import { nameOfSource } from './gate-name.ts';
import type { FileOutputs } from './no-files.ts';
import { readPromptFile } from './prompt-files.ts';
import { redactedReport } from './redacting.ts';
import { writeReportFiles } from './report-files.ts';
import type { GateInputs } from './settings.ts';

const BYTE_ORDER_MARK = /^\ufeff/;
const MAX_URL_CHARS = 2_000;

export interface Delivery {
  /** The report as it may be shown: redacted, with what was found for its prompt fixes. */
  report: GateReport;
  files: FileOutputs;
  /** What could not be done; it changes no outcome. */
  warnings: string[];
}

/**
 * Locates the prompt fixes, tells the pull request and writes the report files. A step that was
 * cancelled has no time for the first two.
 *
 * @param secrets the API key and the token, hidden in whatever is written
 */
export async function deliver(
  judged: GateReport,
  settings: ReportSettings,
  inputs: GateInputs,
  secrets: readonly string[],
  world: World,
): Promise<Delivery> {
  const forms = secretForms(secrets);
  const hide = (text: string) => hideForms(text, forms);
  const workspace = process.cwd();
  const hasFixes = judged.runs.some(({ report }) =>
    report?.recommendations.some(({ suggestedText }) => suggestedText !== null),
  );
  let report = judged;
  let patch = '';
  if (hasFixes && !judged.policy.isTrial && !world.cancelled.aborted) {
    const { locatePromptFixes, patchOf } = await import('./prompt-fixes.ts');
    const located = await locatePromptFixes(judged, inputs, workspace, world);
    report = {
      ...judged,
      promptFixes: located.promptFixes,
      notes: [...judged.notes, ...located.notes],
    };
    report = redactedReport(report, inputs);
    ({ report, patch } = patchOf(report, workspace));
  } else {
    report = redactedReport(report, inputs);
  }
  const shown = (whole: GateReport) => (settings.detail === 'brief' ? briefReport(whole) : whole);
  const warnings: string[] = [];
  let commentUrl = '';
  if (!world.cancelled.aborted && !report.policy.isTrial) {
    const { writeToPullRequest } = await import('./pull-request.ts');
    const { comment: mode, suggestions, githubToken: token, gateName, source } = inputs;
    const linesOf = (path: string) =>
      readPromptFile(path, workspace)?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
    const order = { mode, suggestions, token, gateName: gateName ?? nameOfSource(source), linesOf };
    const told = await writeToPullRequest(shown(report), settings, order, world);
    report = { ...report, notes: [...report.notes, ...told.notes] };
    warnings.push(...told.warnings);
    commentUrl = told.commentUrl ?? '';
  }
  const written = await writeReportFiles(
    { report: shown(report), settings, patch: settings.detail === 'brief' ? '' : patch },
    { path: inputs.reportDir, temp: world.env.RUNNER_TEMP ?? '', workspace },
    hide,
  );
  const files = { ...written.outputs, 'comment-url': oneLine(commentUrl, MAX_URL_CHARS) };
  return { report, files, warnings: [...warnings, ...written.warnings] };
}
