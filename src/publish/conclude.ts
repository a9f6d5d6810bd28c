/** How a step ends: outputs, job summary, annotations, exit code. */

import type { Telling } from '../inputs/gate/settings.ts';
import { fails } from '../model/outcome.ts';
import type { GateReport, ReportSettings } from '../model/report.ts';
import { nextStep, waysOf } from '../report/next-step.ts';
import { PLAIN } from '../report/voice.ts';
import { annotateEach } from '../runner/annotation.ts';
import type { Runner } from '../runner/runner.ts';
import type { World } from '../runner/world.ts';
import { nextTurn } from '../text/next-turn.ts';
import { type Annotations, annotationsOf } from './annotations.ts';
import { setOutputs } from './output-values.ts';
import { outputsOf } from './outputs.ts';

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
  settings: Telling & ReportSettings,
  { runner, cancelled }: Pick<World, 'runner' | 'cancelled'>,
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
