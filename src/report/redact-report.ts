/** Masks what identifies a person in everything that the service wrote into a report. */

import { whyNotEvaluated } from '../evaluate/service-verdict.ts';
import { copier } from '../model/copy.ts';
import {
  type FoundPrompt,
  type GateReport,
  gateReportSchema,
  type PromptFix,
} from '../model/report.ts';
import { contactsIn, redactContacts } from '../text/redact.ts';
import { inBrief } from './words/names.ts';

/** In place of an error message of the debrief. */
const LEFT_OUT = '(left out)';
/** Why nothing is done with a prompt fix that would put a mask into a file. */
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';

/**
 * A report with phone numbers and e-mail addresses masked in all text that the service wrote. IDs,
 * times, numbers and places in files stay. A prompt fix that brings a phone number or an e-mail
 * address into a file is masked as well, and so left out of what can be applied; one that only
 * leaves in place what the file says already can be applied as it is.
 *
 * @param keep phone numbers and e-mail addresses that stay, such as those of the workflow's inputs
 */
export function redactReport(report: GateReport, keep: readonly string[] = []): GateReport {
  const mask = copier(gateReportSchema, { text: (text) => redactContacts(text, keep) });
  return {
    ...mask(report),
    promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
  };
}

function maskFix(fix: PromptFix, { runs }: GateReport, keep: readonly string[]): PromptFix {
  const texts = fix.from.map(
    ({ run, recommendation }) =>
      runs[run]?.report?.recommendations[recommendation]?.currentText ?? '',
  );
  return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(contactsIn)]) };
}

/** What was found for a fix, masked where its new text says more than is known already. */
function maskFound(found: FoundPrompt, known: readonly string[]): FoundPrompt {
  if (found.state !== 'located') return found;
  const insertedText = redactContacts(found.insertedText, known);
  if (insertedText === found.insertedText) return found;
  return {
    ...found,
    insertedText,
    fixedLines: found.fixedLines.map((line) => redactContacts(line, known)),
    leftOut: found.leftOut ?? MASKED,
  };
}

/** Why nothing can be done with a prompt fix whose text is not there. */
const NO_TEXT = 'detail: brief leaves out prompt texts';

/**
 * A report without analysis, prose, transcripts, prompt texts, call IDs and the debrief's error
 * messages; of such a message it still says that there was one. Reasons and notes do not quote it
 * with `detail: brief`. Scenarios are named by their IDs.
 */
export function briefReport(report: GateReport): GateReport {
  const brief = copier(gateReportSchema, { isBrief: true })(report);
  for (const [index, run] of brief.runs.entries()) {
    const { debrief, reasons, exceptions } = run;
    const isUngraded = whyNotEvaluated(report.runs[index] ?? run) === 'no-graded-call';
    const counts = { total: null, counted: null, passed: null, ...run.callCounts };
    // Only the calls, which are left out, may have shown it.
    if (isUngraded) run.callCounts = { ...counts, evaluated: 0 };
    run.cases &&= run.cases.map(inBrief);
    for (const reason of [...reasons, ...(exceptions?.warnings ?? [])]) {
      reason.message = reason.brief ?? reason.message;
      delete reason.brief;
    }
    if (debrief !== null && (debrief.errorMessage ?? '').trim() !== '') {
      debrief.errorMessage = LEFT_OUT;
    }
  }
  for (const { found } of brief.promptFixes) {
    if (found.state === 'located') found.leftOut ??= NO_TEXT;
  }
  return brief;
}
