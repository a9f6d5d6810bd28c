/** What is made of judged runs beside the job summary: report files, and words on the pull request. */

import { briefReport } from '../../report/brief.ts';
import type { GateReport, ReportSettings } from '../../report/model.ts';
import { internalFault, stackOf } from '../../step/stops.ts';
import type { World } from '../../step/world.ts';
import { nameOfSource } from '../inputs/gate-name.ts';
import { mayHavePullRequest } from '../inputs/pull-request-event.ts';
import type { GateInputs } from '../inputs/settings.ts';
import type { FileOutputs } from './no-files.ts';
import { readPromptFile } from './prompt-files.ts';
import { redactedReport } from './redacting.ts';
import { writeReportFiles } from './report-files.ts';

const BYTE_ORDER_MARK = /^\ufeff/;

export interface Delivery {
  /** The report as it may be shown: redacted, brief where asked for, with its prompt fixes located. */
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
  const workspace = process.cwd();
  const located = await withPromptFixes(judged, inputs, workspace, world);
  const isBrief = settings.detail === 'brief';
  let report = isBrief ? briefReport(located.report) : located.report;
  const patch = isBrief ? '' : located.patch;
  const warnings = [...located.warnings];
  let commentUrl = '';
  const isSpokenTo = mayHavePullRequest(world.env) && !report.policy.isTrial;
  if (isSpokenTo && !world.cancelled.aborted) {
    const { writeToPullRequest } = await import('./pull-request.ts');
    const { comment: mode, suggestions, githubToken: token, gateName, source } = inputs;
    const linesOf = (path: string) =>
      readPromptFile(path, workspace)?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
    const order = { mode, suggestions, token, gateName: gateName ?? nameOfSource(source), linesOf };
    const told = await writeToPullRequest(report, settings, order, secrets, world);
    report = { ...report, notes: [...report.notes, ...told.notes] };
    warnings.push(...told.warnings);
    commentUrl = told.commentUrl;
  }
  const written = await writeReportFiles(
    { report, settings, patch },
    { path: inputs.reportDir, temp: world.env.RUNNER_TEMP ?? '', workspace },
    secrets,
  );
  const files = { ...written.outputs, 'comment-url': commentUrl };
  return { report, files, warnings: [...warnings, ...written.warnings] };
}

/** The report as it may be shown, with what was found for its prompt fixes, and the patch of them. */
async function withPromptFixes(
  judged: GateReport,
  inputs: GateInputs,
  workspace: string,
  world: World,
): Promise<{ report: GateReport; patch: string; warnings: string[] }> {
  const hasFixes = judged.runs.some(({ report }) =>
    report?.recommendations.some(({ suggestedText }) => suggestedText !== null),
  );
  const without = (...warnings: string[]) => ({
    report: redactedReport(judged, inputs),
    patch: '',
    warnings,
  });
  if (!hasFixes || judged.policy.isTrial || world.cancelled.aborted) return without();
  try {
    const { locatePromptFixes, patchOf } = await import('./prompt-fixes.ts');
    const { promptFixes, changes, notes } = await locatePromptFixes(
      judged,
      inputs,
      workspace,
      world,
    );
    const located = { ...judged, promptFixes, notes: [...judged.notes, ...notes] };
    return { ...patchOf(redactedReport(located, inputs), changes), warnings: [] };
  } catch (error) {
    // A fault of ours in here must not cost the judgement.
    world.runner.debug(stackOf(error));
    return without(internalFault(error).message);
  }
}
