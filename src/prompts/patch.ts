import { formatPatch, type StructuredPatch, structuredPatch } from 'diff';
import type { FoundPrompt } from '../model/found-prompt.ts';
import { applyEdits, overlap } from './edit.ts';
import { PromptFile } from './prompt-file.ts';
import { joinAdditions } from './prompt-text.ts';
import { type Replacement, replaceText } from './replace.ts';
import type { FileChange, FoundFix } from './search.ts';
import { hasValues } from './yaml.ts';

/** A file with more changed lines is replaced whole: the time grows with their square. */
const LIMITS = { context: 3, maxEditLength: 500 };

/** The result of a search for a fix, and the title of its recommendation. */
export interface TitledFix extends FoundFix {
  title: string;
}

export interface PromptPatch {
  /** A unified diff for `git apply` and GNU patch; empty if nothing can be changed. */
  patch: string;
  /**
   * The fixes as they came. Those that collide with an earlier one are marked as left out; those that
   * only add to the same text are in the patch together, and all of them have the change of all.
   */
  found: FoundPrompt[];
}

/** A fix that changes a file. */
interface FileFix {
  change: FileChange;
  found: Extract<FoundPrompt, { state: 'located' }>;
  title: string;
  /** Its position among the fixes as they came. */
  index: number;
}

/** A fix, or several that add to the same text, and the change of all. */
interface Change extends Replacement, Omit<FileChange, 'text'> {
  fixes: [FileFix, ...FileFix[]];
}

/**
 * Makes one patch of all located fixes that nothing leaves out: encoded as UTF-8, it changes no byte
 * but theirs. Of fixes that collide the first one is in the patch.
 */
export function makePatch(fixes: readonly TitledFix[]): PromptPatch {
  const found = fixes.map((fix) => fix.found);
  const located = fixes.flatMap(({ found: fix, change, title }, index): FileFix[] => {
    if (fix.state !== 'located' || fix.leftOut !== null || change === null) return [];
    return [{ index, found: fix, change, title }];
  });
  const files = Map.groupBy(located, (fix) => fix.found.place.path);
  const byPath = [...files].toSorted(([a], [b]) => Number(a > b) - Number(a < b));
  const patches = byPath.map(([path, ofFile]) => {
    const file = new PromptFile(path, String(ofFile[0]?.change.text));
    const { changes, leftOut } = combine(file, ofFile);
    for (const [{ index, found: fix }, why] of leftOut) found[index] = { ...fix, leftOut: why };
    for (const { fixes: joined, edit } of changes.filter((one) => one.fixes.length > 1)) {
      const place = file.spanOf(edit);
      const change = { place, insertedText: edit.text, fixedLines: file.linesAfter(edit) };
      for (const fix of joined) found[fix.index] = { ...fix.found, ...change };
    }
    const edits = changes.map(({ edit }) => edit);
    return diffFile(path, file.mark + file.text, file.mark + applyEdits(file.text, edits));
  });
  return { patch: patches.join(''), found };
}

/** The changes of a file that go together, and why a fix is none of them. */
function combine(file: PromptFile, fixes: readonly FileFix[]) {
  const changes: Change[] = [];
  const leftOut = new Map<FileFix, string>();
  const leave = (left: readonly FileFix[], why: string, earlier: Change | undefined) => {
    const later = 'which comes first: apply that one, and run the gate again for this one';
    const title = earlier?.fixes[0].title;
    for (const fix of left) leftOut.set(fix, `it ${why} the fix "${title}", ${later}`);
  };
  for (const fix of fixes) {
    const { place, texts } = fix.change;
    const at = changes.findIndex((one) => overlap(one.place, place));
    const other = changes[at];
    const joined = other === undefined ? null : joinChanges(file, other, fix);
    if (joined !== null) changes[at] = joined;
    else if (other !== undefined) leave([fix], 'overlaps', other);
    else changes.push({ ...replaceText(file, place, texts), place, texts, fixes: [fix] });
  }
  const [first, ...others] = changes;
  if (first === undefined || readsAsMeant(file, changes)) return { changes, leftOut };
  for (const other of others) leave(other.fixes, 'does not go together with', first);
  return { changes: [first], leftOut };
}

/** A change with a fix that adds to the same text, or null. */
function joinChanges(file: PromptFile, change: Change, fix: FileFix): Change | null {
  const { place } = fix.change;
  if (place.start !== change.place.start || place.end !== change.place.end) return null;
  const texts = joinAdditions(change.texts, fix.change.texts);
  const joined = texts && replaceText(file, place, texts);
  if (!joined || joined.leftOut !== null) return null;
  return { ...joined, place, texts, fixes: [...change.fixes, fix] };
}

/** Whether every scalar of a YAML file has the meant value after all changes. */
function readsAsMeant({ text, scalars }: PromptFile, changes: readonly Change[]): boolean {
  const inScalars = changes.flatMap(({ inScalar }) => inScalar ?? []);
  if (inScalars.length < 2 || scalars === null) return true;
  const edits = changes.map(({ edit }) => edit);
  const values = scalars.map(({ start, value }) => {
    const ofThis = inScalars.flatMap((one) => (one.scalarStart === start ? one.edit : []));
    return applyEdits(value, ofThis);
  });
  return hasValues(applyEdits(text, edits), values);
}

function diffFile(path: string, before: string, after: string): string {
  const names = [`a/${path}`, `b/${path}`] as const;
  const patch = formatPatch({
    ...(structuredPatch(...names, before, after, undefined, undefined, LIMITS) ??
      replaceWhole(...names, before, after)),
    isGit: true,
  });
  // GNU patch reads a name up to its first blank if no tab follows it.
  return path.includes(' ') ? patch.replace(/^(---.*)\n(\+\+\+.*)$/m, '$1\t\n$2\t') : patch;
}

function replaceWhole(oldName: string, newName: string, before: string, after: string) {
  const removal = structuredPatch(oldName, newName, before, '');
  const addition = structuredPatch(oldName, newName, '', after);
  const linesOf = ({ hunks }: StructuredPatch) => hunks.flatMap(({ lines }) => lines);
  const lines = [...linesOf(removal), ...linesOf(addition)];
  const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
  const range = { oldStart: 1, oldLines: count('-'), newStart: 1, newLines: count('+') };
  return { ...removal, hunks: [{ ...range, lines }] };
}
