/** Words of the actions other than the gate: their headings, and what became of what they handle. */

import { formatDuration } from '../../text/duration.ts';
import { oneLine } from '../../text/log-line.ts';
import { formatCount, formatCounted, formatList, shortForm } from '../format.ts';

const MAX_WHY_CHARS = 500;

type Items = Record<'completed' | 'failed', number>;

export const METRICS = {
  title: 'Collect metrics',
  columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
  goal: (jobs: number, isToEnd: boolean) =>
    `${countJobs(jobs)} to ${isToEnd ? 'end' : 'be created'}`,
  created: (id: string, metrics: number, conversations: number) =>
    `metric collection job ${id}: created, ${formatCounted(metrics, 'metric')} of ${formatCounted(conversations, 'conversation')}`,
  lost: "This metric collection job may have been created, so the request is not repeated. Check your service's dashboard before you run this step again",
  progress: (ended: number, jobs: number, { completed, failed }: Items) =>
    `${ended} of ${formatCounted(jobs, 'job')} ended, ${formatCounted(completed, 'item')} completed, ${failed} failed`,
  ended: (id: string, status: string, why: string | null | undefined) =>
    `${nameJob(id)} ended ${status}${describeWhy(why)}`,
  empty: (id: string, why: string | null | undefined) =>
    `${nameJob(id)} collected nothing: every item failed${describeWhy(why)}`,
  failed: (items: number) => `${formatCounted(items, 'item')} could not be collected`,
  headline: (created: number, jobs: number, items: number, { completed, failed }: Items) => {
    const counts = completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
    return `Created ${created} of ${countJobs(jobs)}, ${formatCounted(items, 'item')} in all${counts}`;
  },
};

function countJobs(jobs: number): string {
  return formatCounted(jobs, 'metric collection job');
}

function nameJob(id: string): string {
  return `metric collection job '${shortForm(id)}'`;
}

function describeWhy(why: string | null | undefined): string {
  return why ? `: ${oneLine(why, MAX_WHY_CHARS)}` : '';
}

const MAX_NAMES = 50;

export const FLOWS = {
  title: 'Delete flows',
  columns: ['customer flow', 'result', 'why'],
  result: (id: string, result: string) => `customer flow ${id}: ${result}`,
  failed: (id: string, why: string | null) => `customer flow '${shortForm(id)}': ${why}`,
  missing: 'it does not exist',
  cancelled: (message: string) => `${message} before the response, so the flow may be deleted`,
  untried: (ids: readonly string[]) => `not tried after that: ${formatList(ids, MAX_NAMES)}`,
  headline: ({ deleted, missing }: { deleted: number; missing: number }, flows: number) =>
    `Deleted ${deleted} of ${formatCounted(flows, 'customer flow')}, ${missing} missing`,
};

const MAX_ID_CHARS = 100;
const MAX_LINE_CHARS = 2_000;

type Results = Readonly<Record<'created' | 'skipped' | 'failed' | 'unknown', number>>;

export const INGEST = {
  title: 'Ingest calls',
  columns: ['Call', 'External ID', 'Result', 'ID or reason'],
  checked: (calls: number) => `${formatCounted(calls, 'call')} checked`,
  unspecified: (values: number) =>
    `the manifest has ${formatCounted(values, 'value')} beyond the specification, sent as given: the service may reject these calls`,
  unwritten: (line: string) => `not in the report file: ${oneLine(line, MAX_LINE_CHARS)}`,
  unwritable: (why: string) =>
    `the report file cannot be written (${why}), so the log has the results that it lacks`,
  outOfTime: (message: string, limitMs: number) =>
    `${message} (a call is tried for ${formatDuration(limitMs)} while the service takes none)`,
  allUnknown: (calls: number, why: string) =>
    `it is not known whether the last ${calls} calls were created (${why})`,
  unknown: (why: string) => `${why}; it may have been created all the same`,
  duplicate: (why: string) => `its externalId exists already; ${why}`,
  refusedDuplicate: (why: string) =>
    `its externalId exists already; ${why}. Set on-duplicate: skip to leave it`,
  failed: (place: string, externalId: string | null, result: string, why: string | null) => {
    const id = externalId === null ? '' : ` (externalId ${oneLine(externalId, MAX_ID_CHARS)})`;
    return `call of ${place}${id} ${result}: ${why}`;
  },
  unsent: (calls: number) =>
    `${formatCounted(calls, 'call was not sent, and has', 'calls were not sent, and have')} no line in the report file: start the step again with on-duplicate: skip`,
  headline: ({ created, skipped, failed, unknown }: Results, calls: number, path: string) =>
    `${formatCount(created)} of ${formatCounted(calls, 'call')} created, ${formatCount(skipped)} skipped, ${formatCount(failed)} failed, ${formatCount(unknown)} unknown; one line for each in ${path}`,
};

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
  confirmed: (runs: readonly string[]) =>
    `the outcome of its gate counts, and the policy can only worsen it: the report lacks facts of further runs that decided too (${formatList(runs, MAX_NAMES)})`,
  noDebrief: 'the service wrote no debrief, and by the policy its own verdict decides nothing',
  /** Why no fix is applied: a report's claim about another file is not trusted. */
  notLocated: 'no file of this job has its text; check out the repository',
};

const MAX_LISTED = 5;

export const TRACK = {
  title: 'Simulation themes',
  label: 'A failure theme of simulated calls',
  columns: ['Issue', 'Theme', 'What was done'],
  noPermission: 'the token may not write issues: give the job the permission `issues: write`',
  noRepository:
    'the environment variable GITHUB_REPOSITORY does not name the repository of the issues: set it, as in acme/agent',
  noRun: 'No report has an evaluated run, so all issues stay as they are.',
  failed: (why: string) => `The issues could not be kept: ${why}`,
  failedOne: (number: number, why: string) => `Issue ${number} could not be kept: ${why}`,
  without: (themes: readonly string[], maxIssues: number) =>
    `${formatCounted(themes.length, 'theme has', 'themes have')} no issue yet, since max-issues is ${maxIssues}: ${formatList(themes, MAX_LISTED)}`,
  headline: (counts: Readonly<Record<string, string>>, plans: number) => {
    const each = Object.entries(counts).map(([done, count]) => `${count} ${done}`);
    return `${each.join(', ')}, of the themes of ${formatCounted(plans, 'run plan')}`;
  },
  fixed: 'The theme is fixed: a later run does not show it.',
  footer:
    '*Maintained by the action track-themes: updated when these facts change, closed when the theme is fixed, reopened when it returns. Close it as not planned to stop updates.*',
};
