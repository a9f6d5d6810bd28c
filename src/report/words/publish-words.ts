/** Words about what the gate publishes, and why a part of it cannot be published. */

import { describeError, withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { formatCounted, placeName } from '../format.ts';

const MAX_ERROR_CHARS = 300;

/** The part of a storage URL that has its key. */
const QUERY = /\?\S+/g;

export const PUBLISH = {
  cancelled: (outcome: string) => `the step was cancelled, so it fails (outcome: ${outcome})`,
  next: (...parts: readonly (string | undefined)[]) => `Next: ${parts.filter(Boolean).join(': ')}`,
  outcome: (outcome: string) => `Outcome: ${outcome}`,
  noOutputs: (error: unknown) =>
    `the outputs could not be written, so later steps cannot read them: ${withoutPeriod(describeError(error))}. GITHUB_OUTPUT has to name a file that this step may append to`,
  noFiles: (error: unknown) =>
    `the report files could not be written: ${withoutPeriod(describeError(error))}. Set report-dir to a folder that this step may write to`,
  noFile: (name: string, error: unknown) =>
    `the report file ${name} could not be written: ${describeError(error)}`,
  noPage: (error: unknown) =>
    `The report page was not uploaded (upload-report): ${oneLine(describeError(error).replace(QUERY, ''), MAX_ERROR_CHARS)}`,
  noArtifacts:
    'The report page was not uploaded (upload-report): the job cannot upload artifacts of this kind. Upload the output html-file with actions/upload-artifact.',
};

/** Why the repository is not searched for the prompts that a debrief changes. */
export const SEARCH = {
  none: (why: string) =>
    `The prompt texts to change were not searched for in the repository: ${why}`,
  noList: (error: unknown, hasPaths: boolean) => {
    const why = oneLine(describeError(error).trim().split('\n').at(-1) ?? '', MAX_ERROR_CHARS);
    return hasPaths
      ? `paths: ${why}`
      : `git does not list its files (${why}). Check the repository out before this step, or set paths`;
  },
  tooMany: 'there are too many files. Set paths to those that hold prompts',
  cancelled: 'the step was cancelled',
};

export const PULL_REQUEST = {
  failed: (error: unknown) => `The pull request could not be written to: ${describeError(error)}`,
  fromFork:
    'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.',
  noToken: 'The pull request is not written to, since `github-token` is empty.',
  noPermission:
    'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.',
  noSuggestions: (why: string) =>
    `The prompt fixes could not be suggested on the pull request: ${why}`,
  noComment: (why: string) => `The comment on the pull request could not be written: ${why}`,
  noEvent: 'the file of the event cannot be read',
  noRepository: 'GITHUB_REPOSITORY does not name the repository',
};

/** The review that suggests fixes, and why one is not suggested. */
export const SUGGESTION = {
  review: (count: number) =>
    `The simulation gate suggests ${formatCounted(count, 'change')} of the prompt.`,
  notInDiff: 'its lines are not in the diff of the pull request',
  invisible: 'it adds invisible characters',
  taken: 'another suggestion changes the same lines',
  tooLong: 'it is too long for a comment',
  refused: (message: string) => `GitHub refuses it (${message})`,
  none: (place: Parameters<typeof placeName>[0], why: string) =>
    `The fix of ${placeName(place)} is not suggested on the pull request: ${why}.`,
};

export const CHANGED_FILES = {
  noCommits: "the event's payload does not list the commits",
  noToken: 'github-token is empty',
  noRepository: 'GITHUB_REPOSITORY is not set',
  incomplete: 'GitHub does not list all of them',
  unread: (error: unknown) => `GitHub does not list them: ${withoutPeriod(describeError(error))}`,
};
