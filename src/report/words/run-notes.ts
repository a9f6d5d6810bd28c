/** Notes on how the step obtained a run, on what became of one that it could not follow, and on `paths`. */

import { formatDuration } from '../../text/duration.ts';
import { oneLine } from '../../text/log-line.ts';
import { formatList } from '../format.ts';

const MAX_REF_CHARS = 200;
const MAX_LISTED = 5;

export const LEFT_RUN =
  'This step started the run and had to leave it: it may continue to make calls. Pass its ID as job-id to evaluate it, or re-run this job; a new start would repeat the calls.';

export const NOT_CANCELLED = 'The run was not cancelled (cancel-on-abort: false).';
export const ASKED_TO_CANCEL = 'The run was asked to cancel by this step, which had started it.';
export const HAD_ENDED = 'The run had ended before it could be cancelled.';
export const FAILED_TO_CANCEL = 'The run could not be cancelled: it may continue to make calls.';

export function describeResumed(attempt: number, startedAt: string): string {
  return `Resumed: no run was started, since attempt ${attempt} of this step had started this one at ${startedAt}.`;
}

export function describeReused(
  { ageMs, sha, ref }: { ageMs: number; sha: string; ref: string },
  limitMs: number,
): string {
  const commit = sha === '' ? '' : `, of commit ${sha.slice(0, 7)}`;
  const on = ref === '' ? '' : ` on ${oneLine(ref, MAX_REF_CHARS)}`;
  return `Reused: no run was started, since this one ended ${formatDuration(ageMs)} ago${commit}${on} with the same plan, variables and files (reuse: ${formatDuration(limitMs)}). Its results were read and evaluated again.`;
}

/** The globs of `paths` that match no file; no note if there is none. */
export function describeUnmatched(globs: readonly string[]): string[] {
  if (globs.length === 0) return [];
  const names = globs.map((glob) => `'${oneLine(glob, 100)}'`);
  return [
    `paths: no file of the workspace matches ${formatList(names, MAX_LISTED)}. Write files, or globs of files such as prompts/**`,
  ];
}
