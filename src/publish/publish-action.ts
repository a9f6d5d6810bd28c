/** Publishes what an action other than the gate reports: outputs, summary, annotations and log. */

import { annotateEach } from '../github/annotate-each.ts';
import { type Headings, renderActionSummary, type StepReport } from '../report/action-summary.ts';
import { shortIds } from '../report/format.ts';
import type { Runtime } from '../runner/runtime.ts';
import { nextTurn } from '../text/clock.ts';
import { describeError } from '../text/error-text.ts';
import { oneLine } from '../text/log-line.ts';
import { setOutputs } from './output-values.ts';

const MAX_MESSAGE_CHARS = 2000;

/** Returns the exit code. Secrets are hidden before anything is escaped. */
export async function publishAction(
  unmasked: StepReport,
  headings: Headings,
  { summary, isValid }: { summary: boolean; isValid: boolean },
  { runner, cancelled }: Runtime,
): Promise<number> {
  const report = runner.secrets.hideIn({ ...unmasked });
  const { headline, outputs, warnings, notes, errors } = report;
  if (cancelled.aborted && errors.length === 0) errors.push(describeError(cancelled.reason));
  const isWritten = setOutputs(outputs, runner);
  if (summary) await runner.writeSummary(renderActionSummary(headings, report));
  // The IDs in an input and its error are copied.
  const shorten = (text: string) => oneLine(isValid ? shortIds(text) : text, MAX_MESSAGE_CHARS);
  annotateEach('error', errors.map(shorten), runner);
  annotateEach('warning', warnings.map(shorten), runner);
  for (const line of [...notes, headline]) runner.info(line);
  // A signal that came in meanwhile arrives in the next turn of the event loop.
  await nextTurn();
  return isWritten && errors.length === 0 && !cancelled.aborted ? 0 : 1;
}
