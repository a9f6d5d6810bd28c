/** Notes on how the step obtained a run, on what became of one that it could not follow, and on `paths`. */

import { formatDuration } from '../../text/duration.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { formatCounted, formatList, MAX_IDS } from '../format.ts';

const MAX_NAME_CHARS = 200;
const MAX_WHY_CHARS = 300;
const MAX_LISTED = 5;

/** What became of a run that this step started and could not follow to its end. */
export const LEFT = {
  going:
    'This step started the run and had to leave it: it may continue to make calls. Pass its ID as job-id to evaluate it, or re-run this job; a new start would repeat the calls.',
  notCancelled: 'The run was not cancelled (cancel-on-abort: false).',
  cancelled: 'The run was asked to cancel by this step, which had started it.',
  ended: 'The run had ended before it could be cancelled.',
  failed: 'The run could not be cancelled: it may continue to make calls.',
};

/** Errors that each name as many runs as an annotation holds, and why the first of them was not cancelled. */
export function describeUncancelled(failures: readonly { id: string; why: string }[]): string[] {
  return failures.flatMap(({ why }, index) => {
    if (index % MAX_IDS !== 0) return [];
    const ids = failures.slice(index, index + MAX_IDS).map(({ id }) => id);
    return `run ${ids.join(', ')} could not be cancelled and may continue to make calls: ${withoutPeriod(why)}. Cancel it in the dashboard of the service`;
  });
}

/** Why an earlier run is not resumed, reused or compared with. */
export const WHY_NOT = {
  line: (runId: string, how: string, why: string) => `run ${runId} is not ${how}: ${why}`,
  itself: 'it is the run itself',
  ofOtherPlan: 'it is a run of another plan',
  notEnded: 'it has not ended',
  notEvaluated: 'it was not evaluated',
  notReady: 'its debrief is not READY',
  failed: 'it failed',
  cancelled: 'it was cancelled',
  ended: (status: string) => `it ended ${status}`,
  endedAgain: (status: string) => `it ended ${status} without a debrief`,
};

export function describeResumed(attempt: number, startedAt: string): string {
  return `Resumed: no run was started, since attempt ${attempt} of this step had started this one at ${startedAt}.`;
}

export function describeReused(
  { ageMs, sha, ref }: { ageMs: number; sha: string; ref: string },
  limitMs: number,
): string {
  const commit = sha === '' ? '' : `, of commit ${sha.slice(0, 7)}`;
  const on = ref === '' ? '' : ` on ${oneLine(ref, MAX_NAME_CHARS)}`;
  return `Reused: no run was started, since this one ended ${formatDuration(ageMs)} ago${commit}${on} with the same plan, variables and files (reuse: ${formatDuration(limitMs)}). Its results were read and evaluated again.`;
}

/** What `reuse` compares and cannot read. */
export const UNREUSABLE = {
  note: (why: string) => `No earlier run could be reused, nor can this one: ${why}.`,
  unmatched: (glob: string) => `'${glob}' of paths matches no file`,
  noFile: (path: string) => `'${path}', which paths matches, is not a file`,
};

/** E.g. `main`, or `pull request 7`. */
function nameRef(ref: string): string {
  const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
  if (number !== undefined) return `pull request ${number}`;
  return ref.replace(/^refs\/(?:heads|tags)\//, '') || 'this gate';
}

/** What is compared with if the wanted baseline is not there. */
export const BASELINE = {
  failed: (ref: string) =>
    `No run of ${nameRef(ref)} that passed can be compared with, so the newest evaluated run, which did not pass, is the baseline.`,
  previous: (ref: string) =>
    `The baseline may be a run of another pull request, since no evaluated run of ${nameRef(ref)} is recorded.`,
  unknown: (runId: string, why: string) =>
    `input 'baseline': '${runId}' is the ID of no run that the service knows (${oneLine(withoutPeriod(why), MAX_WHY_CHARS)}): check the ID, and that base-url and api-key belong to the same project`,
};

/** The globs of `paths` that match no file; no note if there is none. */
export function describeUnmatched(globs: readonly string[]): string[] {
  if (globs.length === 0) return [];
  const names = globs.map((glob) => `'${oneLine(glob, 100)}'`);
  return [
    `paths: no file of the workspace matches ${formatList(names, MAX_LISTED)}. Write files, or globs of files such as prompts/**`,
  ];
}

/** A change that touches no file which `paths` matches. */
export interface SkippedChange {
  kind: 'merge group' | 'pull request';
  files: number;
}

export const PATHS = {
  changed: (path: string) => `paths: ${oneLine(path, MAX_NAME_CHARS)} is changed`,
  unknown: (why: string) =>
    `Which files are changed is not known (${withoutPeriod(why)}), so the gate runs although the input paths is set.`,
  /** @param dryRun what the gate would do with another change; null if it is no dry run */
  skipped: ({ kind, files }: SkippedChange, dryRun: string | null) => {
    const checked = `this ${kind} changes no file that paths matches (${formatCounted(files, 'file')} checked)`;
    return dryRun === null
      ? `${checked}, so nothing was started`
      : `${checked}, so nothing would be started in it; with such a change the gate ${dryRun}`;
  },
};
