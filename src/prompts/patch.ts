import { formatPatch, structuredPatch } from 'diff';
import { type FoundFix, PromptSearch, type WantedFix } from './search.ts';
import type { Stretch } from './text-view.ts';

const LIMITS = { context: 3, timeout: 5_000 };

/** What ends a sentence, with what may close around it. */
const SENTENCE_END = /[.!?:;…。！？][)\]"'”’»*_]*$/u;

interface Done {
  place: Stretch;
  fix: WantedFix;
  title: string;
}

/**
 * Makes one patch of all located fixes that nothing leaves out, as a unified diff for `git apply` and GNU patch;
 * empty if nothing can be changed. Encoded as UTF-8, it changes no byte but theirs. Of fixes that overlap, the
 * first one is in the patch and the others are marked as left out, unless both only add sentences. Titles are
 * those of their recommendations.
 */
export function makePatch(fixes: readonly (FoundFix & { title: string })[]) {
  const found = fixes.map((fix) => fix.found);
  const files = new Map<string, { before: string; after: string; done: Done[] }>();
  for (const [index, { found: fix, change, title }] of fixes.entries()) {
    if (fix.state !== 'located' || fix.leftOut !== null || change === null) continue;
    const { path } = fix.place;
    const { before, place } = change;
    const { after: text, done } = files.get(path) ?? { after: before, done: [] };
    const other = done.findLast(
      (one) => one.place.start < place.end && place.start < one.place.end,
    );
    const joined = other === undefined ? change.fix : join(other.fix, change.fix);
    const currentText = other?.fix.suggestedText ?? change.fix.currentText;
    const after = joined && changeText(path, text, { ...joined, currentText });
    if (after !== null) {
      files.set(path, {
        before,
        after,
        done: [...done, { place, fix: joined ?? change.fix, title }],
      });
      continue;
    }
    const { title: first } = other ?? done[0] ?? { title };
    const later = 'which comes first: apply that one, and run the gate again for this one';
    found[index] = { ...fix, leftOut: `it overlaps the fix "${first}", ${later}` };
  }
  const byPath = [...files].toSorted(([a], [b]) => Number(a > b) - Number(a < b));
  const patches = byPath.map(([path, { before, after }]) => diffFile(path, before, after));
  return { patch: patches.join(''), found };
}

/** Two fixes as one if both only add sentences or lines to the same text, else null. */
function join(one: WantedFix, other: WantedFix): WantedFix | null {
  const [first, second] = [addedBy(one), addedBy(other)];
  if (first === null || second === null) return null;
  if (one.currentText.trim() !== other.currentText.trim()) return null;
  return { ...one, suggestedText: one.suggestedText.trim() + second };
}

/** Null for another change. Words that continue a sentence may be continued in another way. */
function addedBy({ currentText, suggestedText }: WantedFix): string | null {
  const [current, suggested] = [currentText.trim(), suggestedText.trim()];
  const added = suggested.slice(current.length);
  if (!suggested.startsWith(current)) return null;
  return /^\s*\n/.test(added) || (/^\s/.test(added) && SENTENCE_END.test(current)) ? added : null;
}

/** The text of a file after one more fix; null if the fix cannot be applied any more. */
function changeText(path: string, text: string, fix: WantedFix): string | null {
  const search = new PromptSearch([fix]);
  search.searchFile(path, text);
  const [again] = search.results();
  const isLocated = again?.found.state === 'located' && again.found.leftOut === null;
  return (isLocated && again.change?.after) || null;
}

/** Empty if the files differ in too much. */
function diffFile(path: string, before: string, after: string): string {
  const diff = structuredPatch(
    `a/${path}`,
    `b/${path}`,
    before,
    after,
    undefined,
    undefined,
    LIMITS,
  );
  if (diff === undefined) return '';
  const patch = formatPatch({ ...diff, isGit: true });
  // GNU patch reads a name up to its first blank if no tab follows it.
  return path.includes(' ') ? patch.replace(/^(---.*)\n(\+\+\+.*)$/m, '$1\t\n$2\t') : patch;
}
