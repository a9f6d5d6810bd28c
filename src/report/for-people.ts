import type { GateReport, Reason, RunReport } from './model.ts';
import { SHORT_ID, UUID } from './short-id.ts';

/** How a reason begins that says no more than how the run ended. */
const NOT_COMPLETED = 'the run was not completed';

/**
 * The report as people read it: sentences call a run by its short ID, since the whole one stands elsewhere,
 * and that a run was not completed is said once.
 */
export function forPeople(report: GateReport): GateReport {
  return { ...report, runs: report.runs.map(ofRun) };
}

function ofRun(run: RunReport): RunReport {
  return shorten({ ...run, reasons: withoutEcho(run.reasons) });
}

/** Without what the service holds against a run that was not completed, where our own rule says it in full. */
function withoutEcho(reasons: readonly Reason[]): Reason[] {
  const isTold = reasons.some(({ rule }) => rule === 'incomplete-run');
  return reasons.filter(
    ({ rule, message }) => !(isTold && rule === 'run-verdict' && message.startsWith(NOT_COMPLETED)),
  );
}

function shorten(run: RunReport): RunReport {
  const { jobId, reasons, notes } = run;
  if (!UUID.test(jobId)) return run;
  const inWords = (text: string) =>
    text.replaceAll(`run ${jobId}`, `run ${jobId.slice(0, SHORT_ID)}`);
  return {
    ...run,
    reasons: reasons.map((reason) => ({ ...reason, message: inWords(reason.message) })),
    notes: notes.map(inWords),
  };
}
