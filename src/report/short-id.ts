import type { GateReport, RunReport } from './model.ts';

/** So many characters of an ID tell it from others. */
export const SHORT_ID = 8;

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The report as people read it: sentences call a run by its short ID, since the whole one stands elsewhere. */
export function withShortIds(report: GateReport): GateReport {
  return { ...report, runs: report.runs.map(shorten) };
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
