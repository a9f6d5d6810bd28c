/** The input `paths`: whether a pull request or merge group changes a file of the agent. */

import { annotateEach } from '../github/annotate-each.ts';
import { changedFiles } from '../github/changed-files.ts';
import { globFilter, listFiles } from '../inputs/files-by-glob.ts';
import { describeUnmatched, PATHS, type SkippedChange } from '../report/words/run-notes.ts';
import type { Runtime } from '../runner/runtime.ts';
import { trackedFiles } from '../runner/tracked-files.ts';

/** Events that have a change. */
const CHANGES: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_target',
  'merge_group',
]);

/**
 * Whether the change that triggered the workflow touches a file that the globs match, or one of these names,
 * by its old or its new name: if not, `skipped` is the change for which nothing is started, else null. If GitHub
 * does not list the files, the gate runs, and a note says why.
 *
 * @param globs null if every change concerns the agent
 */
export async function checkChangedPaths(
  globs: readonly string[] | null,
  names: readonly string[],
  token: string,
  runtime: Runtime,
): Promise<{ skipped: SkippedChange | null; notes: string[] }> {
  const { eventName } = runtime.workflow;
  if (globs === null || !CHANGES.has(eventName)) return { skipped: null, notes: [] };
  const files = await changedFiles(token, runtime);
  if (typeof files === 'string') {
    const note = PATHS.unknown(files);
    runtime.runner.info(note);
    return { skipped: null, notes: [note] };
  }
  const matches = globFilter(globs);
  const touched = files.find((path) => names.includes(path) || matches(path));
  if (touched !== undefined) {
    runtime.runner.info(PATHS.changed(touched));
    return { skipped: null, notes: [] };
  }
  const kind = eventName === 'merge_group' ? 'merge group' : 'pull request';
  // A misspelled glob would skip every change. The job may have generated a file that git does not track.
  const tracked = await trackedFiles(process.cwd()).catch(() => []);
  const absent = globs.filter((glob) => tracked.length > 0 && !tracked.some(globFilter([glob])));
  const { unmatched } = await listFiles(absent, process.cwd()).catch(() => ({ unmatched: [] }));
  const notes = describeUnmatched(unmatched);
  annotateEach('warning', notes, runtime.runner);
  return { skipped: { kind, files: files.length }, notes };
}
