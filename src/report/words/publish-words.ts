/** Words about the outputs, the log and the report files, and the search for prompts to change. */

import { describeError, withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';

const MAX_ERROR_CHARS = 300;

/** The part of a storage URL that has its key. */
const QUERY = /\?\S+/g;

export const PUBLISH = {
  cancelled: (outcome: string) => `the step was cancelled, so it fails (outcome: ${outcome})`,
  /** @param parts empty ones are left out */
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
  /** @param error of git, whose last line has the cause */
  noList: (error: unknown, hasPaths: boolean) => {
    const why = oneLine(describeError(error).trim().split('\n').at(-1) ?? '', MAX_ERROR_CHARS);
    return hasPaths
      ? `paths: ${why}`
      : `git does not list its files (${why}). Check the repository out before this step, or set paths`;
  },
  tooMany: 'there are too many files. Set paths to those that hold prompts',
  cancelled: 'the step was cancelled',
};
