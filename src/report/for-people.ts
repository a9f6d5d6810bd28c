import type { GateReport, RunReport } from '../model/report.ts';
import { untoldError } from './facts.ts';

/** The report as pages show it: how a run ended, and why its debrief failed, are said once. */
export function forPeople(report: GateReport): GateReport {
  return { ...report, runs: report.runs.map(ofRun) };
}

function ofRun(run: RunReport): RunReport {
  const { debrief } = run;
  // Our own rule says in full how the run ended.
  const isTold = run.reasons.some(({ rule }) => rule === 'incomplete-run');
  return {
    ...run,
    reasons: run.reasons.filter(({ restates }) => !(isTold && restates === 'status')),
    debrief: debrief && { ...debrief, errorMessage: untoldError(run) || null },
  };
}
