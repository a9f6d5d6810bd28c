import { untoldError } from './facts.ts';
import { unbroken } from './format.ts';
import type { GateReport, Reason, RunReport } from './model.ts';
import { shortForm } from './names.ts';

/**
 * The report as people read it on a page: sentences call a run by its short ID, since the whole one stands
 * elsewhere, and no sign of per cent stands apart from its number. Said once is that a run was not completed,
 * and what the service says of a debrief that it could not write.
 */
export function forPeople(report: GateReport): GateReport {
  const { reasons, notes, runs } = report;
  return {
    ...report,
    reasons: reasons.map((reason) => reword(reason, unbroken)),
    notes: notes.map(unbroken),
    runs: runs.map(ofRun),
  };
}

function ofRun(run: RunReport): RunReport {
  const { jobId, reasons, notes, spared, debrief } = run;
  const inWords = (text: string) =>
    unbroken(text.replaceAll(`run ${jobId}`, () => `run ${shortForm(jobId)}`));
  return {
    ...run,
    debrief: debrief && { ...debrief, errorMessage: untoldError(run) || null },
    reasons: withoutEcho(reasons).map((reason) => reword(reason, inWords)),
    notes: notes.map(inWords),
    spared: spared && {
      ...spared,
      notes: spared.notes.map(unbroken),
      ...(spared.warnings && { warnings: spared.warnings.map(unbroken) }),
    },
  };
}

/** Without what the service holds against a run that was not completed, where our own rule says it in full. */
function withoutEcho(reasons: readonly Reason[]): Reason[] {
  const isTold = reasons.some(({ rule }) => rule === 'incomplete-run');
  return reasons.filter(({ restates }) => !(isTold && restates === 'status'));
}

function reword(reason: Reason, inWords: (text: string) => string): Reason {
  return { ...reason, message: inWords(reason.message) };
}
