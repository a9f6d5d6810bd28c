/** Words about reports that are merged: which count, and which are missing or cannot be evaluated. */

const FIX =
  'check that its job ran, uploaded report.json, and that the artifact was downloaded here';

export const MERGE = {
  given: (path: string, name: string, attempt: number, outcome: string) =>
    `${path}: ${name}, attempt ${attempt}, ${outcome}`,
  replaced: ' (another report has taken its place)',
  refused: (name: string, problem: string) => `input 'reports': '${name}' ${problem}`,
  missing: 'missing reports',
  tooFew: (reports: number, expected: number) =>
    `the reports of ${reports} of ${expected} gates are here. For each of the others, ${FIX}`,
  absent: (name: string) => `the report of '${name}' is missing: ${FIX}`,
  skipped: (message: string) => `skipped, since ${message}.`,
  noRun: 'the report holds no run, so nothing was tested',
  started: 'the run was left to a later step, whose report is missing: merge that report too',
  noDebrief: 'the service wrote no debrief, and by the policy its own verdict decides nothing',
  /** Why no fix is applied: a report's claim about another file is not trusted. */
  notLocated: 'no file of this job has its text; check out the repository',
};
