/**
 * Finds the texts of the recommended prompt fixes in the files of the repository. What searches is loaded
 * once there are files to search.
 */

import { realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { GateInputs } from '../../inputs/gate/settings.ts';
import type { GateReport, PromptFix } from '../../model/report.ts';
import type { FileChange, PromptSearch } from '../../prompts/search.ts';
import { formatList } from '../../report/format.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { oneLine } from '../../text/log-line.ts';
import { nextTurn } from '../../text/next-turn.ts';
import { describeError } from '../../text/step-error.ts';
import { listPromptFiles, type PromptFiles } from './prompt-files.ts';
import { readPromptFile } from './read-prompt-file.ts';

/** The longest that the search takes. */
const LIMIT_MS = 30_000;
/** More files than these are not searched. */
const MAX_FILES = 10_000;
/** How many files are read before the event loop has a turn. */
const FILES_PER_TURN = 200;

/** So many names are listed in a note. */
const MAX_LISTED = 5;

/** A fix that recommendations ask for, once for each pair of texts. */
interface AskedFix {
  currentText: string;
  suggestedText: string;
  from: PromptFix['from'];
}

/** What was found for the prompt fixes of a gate. */
export interface LocatedFixes {
  promptFixes: PromptFix[];
  /** For each of them the change of its file, where it was located. */
  changes: (FileChange | null)[];
  notes: string[];
}

/**
 * What was found for every prompt fix of the runs. If the search was not made or not finished there is
 * none, and a note says why. Saved debriefs are not searched: they hold the texts and are no prompts.
 */
export async function locatePromptFixes(
  { runs }: GateReport,
  { paths, source }: Pick<GateInputs, 'paths' | 'source'>,
  workspace: string,
  runtime: Runtime,
): Promise<LocatedFixes> {
  const asked = runtime.cancelled.aborted ? [] : askedFixes(runs);
  if (asked.length === 0) return { promptFixes: [], changes: [], notes: [] };
  const giveUp = (why: string) => ({
    promptFixes: [],
    changes: [],
    notes: [`The prompt texts to change were not looked for in the repository: ${why}`],
  });
  let files: PromptFiles;
  try {
    files = await listPromptFiles(paths, workspace);
  } catch (error) {
    const why = oneLine(describeError(error).trim().split('\n').at(-1) ?? '', 300);
    return giveUp(
      paths === null
        ? `git does not list its files (${why}). Check the repository out before this step, or set paths`
        : `paths: ${why}`,
    );
  }
  const debrief = source.kind === 'debrief-file' ? resolve(workspace, source.path) : null;
  const names = files.names.filter((name) => resolve(workspace, name) !== debrief);
  const { PromptSearch } = await import('../../prompts/search.ts');
  const [inSent, inAll] = [new PromptSearch(asked), new PromptSearch(asked)];
  const sent = await sentFiles(source, workspace);
  const sentNames = names.filter((name) => sent.has(name));
  const problem =
    (await searchFiles(sentNames, workspace, inSent, runtime)) ??
    (await searchFiles(names, workspace, inAll, runtime));
  if (problem !== null) return giveUp(problem);
  // A text in a file that the run was started with may have copies elsewhere.
  const anywhere = inAll.results();
  const found = inSent.results().map((one, index) => {
    const isThere = one.found.state === 'located' || one.found.state === 'ambiguous';
    return (isThere ? undefined : anywhere[index]) ?? one;
  });
  return {
    promptFixes: asked.flatMap(({ from }, index): PromptFix[] => {
      const one = found[index];
      return one === undefined ? [] : [{ from, found: one.found }];
    }),
    changes: found.map(({ change }) => change),
    notes: unmatchedNotes(files.unmatched),
  };
}

/** The files that the runs were started with, named as those that are searched; links are followed. */
async function sentFiles(
  source: GateInputs['source'],
  workspace: string,
): Promise<ReadonlySet<string>> {
  const given = source.kind === 'run-plan' ? source.variableFiles : [];
  const real = (path: string) => realpath(path).catch(() => path);
  const root = await real(workspace);
  const files = await Promise.all(given.map((path) => real(resolve(workspace, path))));
  return new Set(files.map((file) => relative(root, file).replaceAll(sep, '/')));
}

/** Searches files of the workspace; returns null, or why the search ended early. */
async function searchFiles(
  names: readonly string[],
  workspace: string,
  search: PromptSearch,
  { clock, cancelled }: Runtime,
): Promise<string | null> {
  const tooMany = 'there are too many files. Set paths to those that hold prompts';
  if (names.length > MAX_FILES) return tooMany;
  const endMs = clock.now() + LIMIT_MS;
  for (const [index, name] of names.entries()) {
    if (index % FILES_PER_TURN === 0) await nextTurn();
    if (cancelled.aborted) return 'the step was cancelled';
    if (clock.now() > endMs) return tooMany;
    const text = readPromptFile(name, workspace);
    if (text !== null && !isSavedDebrief(name, text)) search.searchFile(name, text);
  }
  return null;
}

function isSavedDebrief(name: string, text: string): boolean {
  return name.endsWith('.json') && text.includes('"suggestedText"');
}

function unmatchedNotes(globs: readonly string[]): string[] {
  if (globs.length === 0) return [];
  const names = globs.map((glob) => `'${oneLine(glob, 100)}'`);
  return [
    `paths: no file of the workspace matches ${formatList(names, MAX_LISTED)}. Write files, or globs of files such as prompts/**`,
  ];
}

/** The patch of all located fixes, with their changes; those that collide are marked in the report. */
export async function patchOf(
  report: GateReport,
  changes: LocatedFixes['changes'],
): Promise<{ report: GateReport; patch: string }> {
  if (report.promptFixes.length === 0) return { report, patch: '' };
  const { makePatch } = await import('../../prompts/patch.ts');
  const fixes = report.promptFixes.map(({ from, found }, index) => {
    const [first] = from;
    const { title = '' } =
      (first && report.runs[first.run]?.report?.recommendations[first.recommendation]) ?? {};
    return { found, change: changes[index] ?? null, title };
  });
  const { patch, found } = makePatch(fixes);
  const promptFixes = report.promptFixes.map((fix, index) => ({
    ...fix,
    found: found[index] ?? fix.found,
  }));
  return { report: { ...report, promptFixes }, patch };
}

function askedFixes(runs: GateReport['runs']): AskedFix[] {
  const asked = new Map<string, AskedFix>();
  for (const [run, { report }] of runs.entries()) {
    const byOrder = [...(report?.recommendations ?? []).entries()].toSorted(
      ([, a], [, b]) => a.order - b.order,
    );
    for (const [recommendation, { currentText, suggestedText }] of byOrder) {
      if (!currentText?.trim() || suggestedText === null || currentText === suggestedText) continue;
      const key = JSON.stringify([currentText, suggestedText]);
      const known = asked.get(key);
      if (known !== undefined) known.from.push({ run, recommendation });
      else asked.set(key, { currentText, suggestedText, from: [{ run, recommendation }] });
    }
  }
  return [...asked.values()];
}
