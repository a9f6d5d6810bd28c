import { formatPatch, type StructuredPatch, structuredPatch } from 'diff';
import type { FoundPrompt } from '../core/found-prompt.ts';
import { additionOf } from './addition.ts';
import { applyEdits, type Edit, editStretch, inPlace, type Passage, unitsAt } from './passage.ts';
import { PromptFile, SearchBudget } from './prompt-file.ts';
import type { FoundFix } from './search.ts';

/** Unchanged lines around a change. */
const CONTEXT = 3;

/** A file of which more lines change is replaced whole: the time grows with their square. */
const MAX_CHANGES = 500;

/** What helps where fixes cannot be applied together. */
const LATER = 'apply that one, and run the gate again for this one';

const MISREAD = 'something else in the file would read in another way then';

/** What a search has found for a fix, and what its recommendation says of it. */
export interface OrderedFix extends FoundFix {
  /** The recommendation's; the lower one goes first. */
  order: number;
  title: string;
}

export interface PromptPatch {
  /** A unified diff for `git apply` and GNU patch; empty where nothing can be changed. */
  patch: string;
  /**
   * The fixes as they came. Those that collide with an earlier one are marked as left out; those that
   * only add to the same text are in the patch together, and all of them have the change of all.
   */
  found: FoundPrompt[];
}

/**
 * Makes one patch of all located fixes that nothing leaves out: encoded as UTF-8, it changes no byte
 * but theirs.
 */
export function makePatch(fixes: readonly OrderedFix[], work = new SearchBudget()): PromptPatch {
  const found = fixes.map((fix) => fix.found);
  const files = new Map<string, FileEdits>();
  const byOrder = [...fixes.entries()].toSorted(([, a], [, b]) => a.order - b.order);
  for (const [index, { found: fix, change, title }] of byOrder) {
    if (fix.state !== 'located' || fix.leftOut !== null || change === null) continue;
    const { path } = fix.place;
    const file = files.get(path) ?? new FileEdits(path, change.text, work);
    files.set(path, file);
    found[index] = { ...fix, leftOut: file.add({ edit: change.edit, found: fix, index, title }) };
  }
  for (const file of files.values()) {
    for (const { index, found: fix } of file.dropUnreadable()) {
      found[index] = { ...fix, leftOut: MISREAD };
    }
    for (const [index, fix] of file.joined()) found[index] = fix;
  }
  const patch = [...files]
    .toSorted(([a], [b]) => Number(a > b) - Number(a < b))
    .map(([path, file]) => diffFile(path, file.texts))
    .join('');
  return { patch, found };
}

function diffFile(path: string, { before, after }: FileEdits['texts']): string {
  if (before === after) return '';
  const names = [`a/${path}`, `b/${path}`] as const;
  const limits = { context: CONTEXT, maxEditLength: MAX_CHANGES };
  const patch = formatPatch({
    ...(structuredPatch(...names, before, after, undefined, undefined, limits) ??
      replaceWhole(...names, before, after)),
    isGit: true,
  });
  // For GNU patch a name with a blank in it would end there without the tab.
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

type Located = Extract<FoundPrompt, { state: 'located' }>;

/** A fix that changes a file. */
interface FileFix {
  edit: Edit;
  found: Located;
  title: string;
  /** Its position among the fixes as they came. */
  index: number;
}

/** The edit of a fix, and what it changes in the text of a passage; null where the file has none. */
interface FixEdit extends Edit {
  fix: FileFix;
  meant: { passage: Passage; from: number; to: number; inserted: string } | null;
  /** True where it only adds to the text that the fix replaces. */
  isAddition: boolean;
}

/** Edits of one file that go together; each of them is known to hold for itself. */
class FileEdits {
  #edits: FixEdit[] = [];
  readonly #file: PromptFile;
  readonly #work: SearchBudget;

  constructor(path: string, text: string, work: SearchBudget) {
    this.#work = work;
    this.#file = new PromptFile(path, text, work);
  }

  /** The text as it was handed in, and as it is after the edits. */
  get texts(): { before: string; after: string } {
    const { mark, text } = this.#file;
    return { before: mark + text, after: mark + applyEdits(text, this.#edits) };
  }

  /** Takes the edit of a fix up; gives why it does not where it collides with an earlier one. */
  add(fix: FileFix): string | null {
    const { edit } = fix;
    const whole = { ...edit, fix, meant: this.#meaningOf(edit), isAddition: false };
    const narrowed = this.#narrowed(whole);
    const others = this.#edits.filter((other) => overlap(other.fix.edit, edit));
    // What another text ends with stands before what this one begins with.
    const touches = this.#edits.some(
      (one) => one.isAddition && one.start === narrowed.start && !others.includes(one),
    );
    const added = touches ? whole : narrowed;
    const other = others.find((one) => !(one.isAddition && added.isAddition));
    if (other !== undefined) {
      return `it overlaps the fix "${other.fix.title}", which comes first: ${LATER}`;
    }
    const same = others.find(({ start, text }) => start === added.start && text === added.text);
    if (same !== undefined) return `it adds what the fix "${same.fix.title}" adds already`;
    const disturbed = this.#findDisturbed(added);
    if (disturbed !== undefined) {
      return `it does not go together with the fix "${disturbed.fix.title}", which comes first: ${LATER}`;
    }
    this.#edits.push(added);
    return null;
  }

  /**
   * Reads the file as a whole after all edits, and drops those with which something else in it would
   * read in another way than before; gives their fixes.
   */
  dropUnreadable(): FileFix[] {
    const edits = this.#edits;
    this.#edits = this.#holdingWith([], edits);
    return edits.filter((edit) => !this.#edits.includes(edit)).map(({ fix }) => fix);
  }

  /** Fixes that add to the same text, by their positions: as one change of all that they replace. */
  joined(): [number, Located][] {
    const groups: FixEdit[][] = [];
    for (const edit of this.#edits.toSorted((a, b) => a.fix.edit.start - b.fix.edit.start)) {
      const last = groups.at(-1);
      if (last?.some((one) => overlap(one.fix.edit, edit.fix.edit))) last.push(edit);
      else groups.push([edit]);
    }
    return groups.filter((group) => group.length > 1).flatMap((group) => this.#asOne(group));
  }

  #asOne(group: readonly FixEdit[]): [number, Located][] {
    const start = Math.min(...group.map(({ fix }) => fix.edit.start));
    const end = Math.max(...group.map(({ fix }) => fix.edit.end));
    const edits = this.#edits.filter((edit) => group.includes(edit));
    const whole = { start, end, text: editStretch(this.#file.text, { start, end }, edits) };
    const change = {
      place: this.#file.spanOf(start, end),
      insertedText: whole.text,
      fixedLines: this.#file.linesAfter(whole),
    };
    return group.map(({ fix }) => [fix.index, { ...fix.found, ...change }]);
  }

  /** Where an edit only adds to a text, that addition alone. */
  #narrowed(edit: FixEdit): FixEdit {
    const { start, end, text, meant } = edit;
    const value = meant?.passage.value.slice(meant.from, meant.to) ?? null;
    const before = this.#file.text.slice(start, end);
    const meaning = additionOf(value ?? before, meant?.inserted ?? text);
    if (meaning === null) return edit;
    const at = meaning.at > 0 ? end : start;
    const isKept = meaning.at > 0 ? text.startsWith(before) : text.endsWith(before);
    if (!isKept) return edit;
    const added = text.slice(
      ...(meaning.at > 0 ? [before.length] : [0, text.length - before.length]),
    );
    const from = meant && meant.from + meaning.at;
    return {
      ...edit,
      start: at,
      end: at,
      text: added,
      meant: meant && from !== null ? { ...meant, from, to: from, inserted: meaning.text } : null,
      isAddition: true,
    };
  }

  /** Those that hold together, of some that do and further ones. */
  #holdingWith(holding: FixEdit[], further: readonly FixEdit[]): FixEdit[] {
    const all = [...holding, ...further];
    if (this.#hold(all)) return all;
    if (further.length === 1 || this.#work.isUsedUp) return holding;
    const half = further.length >> 1;
    return this.#holdingWith(
      this.#holdingWith(holding, further.slice(0, half)),
      further.slice(half),
    );
  }

  #meaningOf(edit: Edit): FixEdit['meant'] {
    const passage = this.#file.passageAround(edit);
    if (passage === undefined) return null;
    const { from, to } = unitsAt(passage, edit);
    const alone = String(this.#file.valueAfter(passage, [edit]));
    const inserted = alone.slice(from, alone.length - passage.value.length + to);
    return { passage, from, to, inserted };
  }

  /** An edit of the same passage, where all of them do not give what they give one by one. */
  #findDisturbed(edit: FixEdit): FixEdit | undefined {
    const passage = edit.meant?.passage;
    if (passage === undefined) return undefined;
    const others = this.#edits.filter(({ meant }) => meant?.passage === passage);
    if (others.length === 0) return undefined;
    const edits = [...others, edit];
    const after = this.#file.valueAfter(passage, edits);
    return after === meantValues(edits).get(passage) ? undefined : others[0];
  }

  /** Whether the file reads after edits as they mean it; of one that cannot be read nobody knows. */
  #hold(edits: readonly FixEdit[]): boolean {
    const { passages } = this.#file;
    if (passages === null) return true;
    const values = meantValues(edits);
    const wanted = passages.map(({ passage }) => values.get(passage) ?? passage.value);
    return this.#file.readsAs(edits, wanted);
  }
}

function overlap(one: Edit, other: Edit): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The texts that edits mean to give to the passages that they change. */
function meantValues(edits: readonly FixEdit[]): Map<Passage, string> {
  const values = new Map<Passage, string>();
  for (const { meant } of edits.toSorted(inPlace).toReversed()) {
    if (meant === null) continue;
    const { passage, from, to, inserted } = meant;
    const value = values.get(passage) ?? passage.value;
    values.set(passage, value.slice(0, from) + inserted + value.slice(to));
  }
  return values;
}
