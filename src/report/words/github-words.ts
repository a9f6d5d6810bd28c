/** Words about what is written to GitHub and read from it, and why it cannot be. */

import { describeError, withoutPeriod } from '../../text/error-text.ts';
import { formatCounted, placeName } from '../format.ts';

/** Why nothing, or not everything, is written to the pull request. */
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

/** Why the changed files are not known. */
export const CHANGED_FILES = {
  noCommits: "the event's payload does not list the commits",
  noToken: 'github-token is empty',
  noRepository: 'GITHUB_REPOSITORY is not set',
  incomplete: 'GitHub does not list all of them',
  unread: (error: unknown) => `GitHub does not list them: ${withoutPeriod(describeError(error))}`,
};

/** Why a file of a repository is no policy, after its name. */
export const CONTENTS = {
  notPolicy: (maxKib: number) => `is not a YAML or JSON file of at most ${maxKib} KiB`,
  notUtf8: 'is not UTF-8 text: save it as UTF-8',
};

/** The description of the label of issues. */
export const LABEL = 'A failure theme of simulated calls';
