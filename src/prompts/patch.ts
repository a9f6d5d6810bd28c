import type { FoundPrompt } from '../core/found-prompt.ts';
import { type DiffLine, diffLines } from '../core/text/line-diff.ts';
import { FileEdits } from './file-edits.ts';
import { gitPath } from './git-path.ts';
import { writeHunks } from './hunks.ts';
import { type Edit, editStretch } from './passage.ts';
import { Work } from './work.ts';

const MISREAD = 'something else in the file would read in another way then';

/** A fix that a search has found somewhere, and what its recommendation says of it. */
export interface OrderedFix {
  found: FoundPrompt;
  /** The recommendation's; the lower one goes first. */
  order: number;
  title: string;
}

export interface PromptPatch {
  /** A unified diff for `git apply`; empty where nothing can be changed. */
  patch: string;
  /** The fixes as they came, those that collide with an earlier one marked as left out. */
  found: FoundPrompt[];
}

/**
 * Makes one patch of all located fixes that nothing leaves out.
 * @param files the texts of the files in which fixes were located, by path: all of them UTF-8 without
 *   a fault, decoded with their byte order mark and line breaks as they are. The patch, encoded as
 *   UTF-8, then changes no other byte. A file that is not given leaves its fixes out.
 */
export function makePatch(
  fixes: readonly OrderedFix[],
  files: ReadonlyMap<string, string>,
  work = new Work(),
): PromptPatch {
  const found = fixes.map((fix) => fix.found);
  const changes = new Map(
    [...files]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, text]) => [path, { path, text, together: new FileEdits(path, text, work) }]),
  );
  const byOrder = [...fixes.entries()].toSorted(([, a], [, b]) => a.order - b.order);
  for (const [index, { found: fix, title }] of byOrder) {
    if (fix.state !== 'located' || fix.leftOut !== null) continue;
    const change = changes.get(fix.place.path);
    const leftOut = change ? change.together.add(fix, index, title) : 'the file is not UTF-8';
    found[index] = { ...fix, leftOut };
  }
  for (const { together } of changes.values()) {
    for (const dropped of together.dropUnreadable()) {
      found[dropped.fix] = { ...dropped.found, leftOut: MISREAD };
    }
  }
  const patch = [...changes.values()]
    .filter(({ together }) => together.edits.length > 0)
    .map(({ path, text, together }) => diffFile(path, text, together.edits))
    .join('');
  return { patch, found };
}

function diffFile(path: string, text: string, edits: readonly Edit[]): string {
  const hunks = writeHunks(diffEdits(text, edits));
  if (hunks === '') return '';
  const [before, after] = [gitPath(`a/${path}`), gitPath(`b/${path}`)];
  // Without the tab, a name with a blank in it would end there.
  const tab = path.includes(' ') ? '\t' : '';
  return `diff --git ${before} ${after}\n--- ${before}${tab}\n+++ ${after}${tab}\n${hunks}`;
}

/** Lines that edits change: where they begin and end in the text, line feeds included. */
interface ChangedLines {
  start: number;
  end: number;
  edits: Edit[];
}

/** The whole file as a diff, its lines with their line feeds. */
function diffEdits(text: string, edits: readonly Edit[]): DiffLine[] {
  const diff: DiffLine[] = [];
  let at = 0;
  for (const { start, end, edits: within } of changedLines(text, edits)) {
    for (const line of sameLines(text.slice(at, start))) diff.push(line);
    const after = linesOf(editStretch(text, { start, end }, within));
    for (const line of diffLines(linesOf(text.slice(start, end)), after)) diff.push(line);
    at = end;
  }
  for (const line of sameLines(text.slice(at))) diff.push(line);
  return diff;
}

function changedLines(text: string, edits: readonly Edit[]): ChangedLines[] {
  const changed: ChangedLines[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    const start = text.lastIndexOf('\n', edit.start - 1) + 1;
    const lineFeed = text.indexOf('\n', edit.end);
    const end = lineFeed === -1 ? text.length : lineFeed + 1;
    const last = changed.at(-1);
    if (last !== undefined && start < last.end) {
      last.end = end;
      last.edits.push(edit);
    } else {
      changed.push({ start, end, edits: [edit] });
    }
  }
  return changed;
}

function sameLines(text: string): DiffLine[] {
  return linesOf(text).map((line) => ({ kind: 'same', text: line }));
}

/** Lines with their line feeds; the last one may have none. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
