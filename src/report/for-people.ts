import type { GateReport, RunReport } from '../model/report.ts';
import { untoldError } from './facts.ts';
import { unbroken } from './format.ts';
import { shortForm } from './names.ts';

/**
 * The report as people read it on a page: sentences call a run by its short ID, since the whole one is
 * elsewhere, and no sign of per cent stands apart from its number. Said once is that a run was not completed,
 * and what the service says of a debrief that it could not write.
 */
export function forPeople(report: GateReport): GateReport {
  return { ...report, ...inWords(report, unbroken), runs: report.runs.map(ofRun) };
}

function ofRun(run: RunReport): RunReport {
  const { jobId, spared, debrief } = run;
  const reword = (text: string) =>
    unbroken(text.replaceAll(`run ${jobId}`, () => `run ${shortForm(jobId)}`));
  // Our own rule says in full how the run ended.
  const isTold = run.reasons.some(({ rule }) => rule === 'incomplete-run');
  const reasons = run.reasons.filter(({ restates }) => !(isTold && restates === 'status'));
  return {
    ...run,
    ...inWords({ reasons, notes: run.notes }, reword),
    debrief: debrief && { ...debrief, errorMessage: untoldError(run) || null },
    spared: spared && {
      ...spared,
      notes: spared.notes.map(unbroken),
      ...(spared.warnings && { warnings: spared.warnings.map(unbroken) }),
    },
  };
}

function inWords({ reasons, notes }: Sentences, reword: (text: string) => string): Sentences {
  return {
    reasons: reasons.map((reason) => ({ ...reason, message: reword(reason.message) })),
    notes: notes.map(reword),
  };
}

type Sentences = Pick<RunReport, 'reasons' | 'notes'>;
