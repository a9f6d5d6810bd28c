/** Finds the texts of the recommended prompt fixes in the files of the repository. */

import { listFiles } from '../inputs/files-by-glob.ts';
import type { GateReport, PromptFix } from '../model/report.ts';
import { askedFixes } from '../prompts/report-fixes.ts';
import type { FileChange, PromptSearch } from '../prompts/search.ts';
import { SEARCH } from '../report/words/publish-words.ts';
import { describeUnmatched } from '../report/words/run-notes.ts';
import type { Runtime } from '../runner/runtime.ts';
import { trackedFiles } from '../runner/tracked-files.ts';
import { nextTurn } from '../text/clock.ts';
import { readPromptFile } from './prompt-file.ts';

const MAX_FILES = 10_000;
const LIMIT_MS = 30_000;
/** How many files are read before the event loop has a turn. */
const FILES_PER_TURN = 200;

export interface LocatedFixes {
  promptFixes: PromptFix[];
  /** For each of them the change of its file, where it was located. */
  changes: (FileChange | null)[];
  notes: string[];
}

const NOTHING: LocatedFixes = { promptFixes: [], changes: [], notes: [] };

/** The prompt fixes of the runs; none, and a note, if the search was not finished. */
export async function locatePromptFixes(
  report: GateReport,
  paths: readonly string[] | null,
  workspace: string,
  runtime: Runtime,
): Promise<LocatedFixes> {
  const asked = runtime.cancelled.aborted ? [] : askedFixes(report);
  if (asked.length === 0) return NOTHING;
  const files = await listPromptFiles(paths, workspace).catch((error: unknown) =>
    SEARCH.noList(error, paths !== null),
  );
  if (typeof files === 'string') return { ...NOTHING, notes: [SEARCH.none(files)] };
  const { PromptSearch } = await import('../prompts/search.ts');
  const search = new PromptSearch(asked);
  const problem = await searchFiles(files.names, workspace, search, runtime);
  if (problem !== null) return { ...NOTHING, notes: [SEARCH.none(problem)] };
  const results = search.results();
  return {
    promptFixes: results.map(({ found }, index) => ({ from: asked[index]?.from ?? [], found })),
    changes: results.map(({ change }) => change),
    notes: describeUnmatched(files.unmatched),
  };
}

/** All files that match the globs, or that git tracks if there are none. Rejects if git fails. */
export async function listPromptFiles(
  globs: readonly string[] | null,
  workspace: string,
): Promise<{ names: string[]; unmatched: string[] }> {
  if (globs !== null) return listFiles(globs, workspace);
  return { names: await trackedFiles(workspace), unmatched: [] };
}

/** Searches files of the workspace; returns null, or why the search ended early. */
async function searchFiles(
  names: readonly string[],
  workspace: string,
  search: PromptSearch,
  { clock, cancelled }: Runtime,
): Promise<string | null> {
  if (names.length > MAX_FILES) return SEARCH.tooMany;
  const endMs = clock.now() + LIMIT_MS;
  for (const [index, name] of names.entries()) {
    if (index % FILES_PER_TURN === 0) await nextTurn();
    if (cancelled.aborted) return SEARCH.cancelled;
    if (clock.now() > endMs) return SEARCH.tooMany;
    const text = readPromptFile(name, workspace);
    // Saved debriefs hold the texts and are no prompts.
    if (text !== null && !text.includes('"suggestedText"')) search.searchFile(name, text);
  }
  return null;
}
