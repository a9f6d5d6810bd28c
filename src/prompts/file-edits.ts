import type { FoundPrompt } from '../core/found-prompt.ts';
import { type Edit, type Passage, unitsAt } from './passage.ts';
import { PromptFile } from './prompt-file.ts';
import type { Work } from './work.ts';

type Located = Extract<FoundPrompt, { state: 'located' }>;

/** An edit of a file, and the fix that makes it. */
interface FixEdit extends Edit {
  found: Located;
  fix: number;
  title: string;
  /** What it changes in the text of a passage; null where the file has none. */
  meant: { passage: Passage; from: number; to: number; inserted: string } | null;
}

/** Edits of one file that go together; each of them is known to hold for itself. */
export class FileEdits {
  #edits: FixEdit[] = [];
  readonly #file: PromptFile;
  readonly #markLength: number;
  readonly #work: Work;

  /** Takes the file's text with its byte order mark, if it has one. */
  constructor(path: string, text: string, work: Work) {
    this.#work = work;
    this.#file = new PromptFile(path, text, work);
    this.#markLength = text.length - this.#file.text.length;
  }

  /** The edits of the text as it was handed in. */
  get edits(): Edit[] {
    return this.#edits.map(({ start, end, text }) => {
      return { start: start + this.#markLength, end: end + this.#markLength, text };
    });
  }

  /**
   * Takes the edit of a fix up; gives why it does not where it collides with an earlier one.
   * @param fix the number by which `dropUnreadable` names it
   */
  add(found: Located, fix: number, title: string): string | null {
    const { startLine, startColumn, endLine, endColumn } = found.place;
    const edit = {
      start: this.#file.offsetOf(startLine, startColumn),
      end: this.#file.offsetOf(endLine, endColumn),
      text: found.insertedText,
    };
    const other = this.#edits.find(({ start, end }) => edit.start < end && start < edit.end);
    if (other !== undefined) return `it overlaps the fix "${other.title}", which comes first`;
    const added = { ...edit, found, fix, title, meant: this.#meaningOf(edit) };
    const disturbed = this.#findDisturbed(added);
    if (disturbed !== undefined) {
      return `it does not go together with the fix "${disturbed.title}", which comes first`;
    }
    this.#edits.push(added);
    return null;
  }

  /**
   * Reads the file as a whole after all edits, and drops those with which something else in it would
   * read in another way than before; gives their fixes.
   */
  dropUnreadable(): { found: Located; fix: number }[] {
    const edits = this.#edits;
    this.#edits = this.#holdingWith([], edits);
    return edits.filter((edit) => !this.#edits.includes(edit));
  }

  /** Those that hold together, of some that do and further ones. */
  #holdingWith(holding: FixEdit[], further: readonly FixEdit[]): FixEdit[] {
    if (further.length === 0) return holding;
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

/** The texts that edits mean to give to the passages that they change. */
function meantValues(edits: readonly FixEdit[]): Map<Passage, string> {
  const values = new Map<Passage, string>();
  for (const { meant } of edits.toSorted((a, b) => b.start - a.start)) {
    if (meant === null) continue;
    const { passage, from, to, inserted } = meant;
    const value = values.get(passage) ?? passage.value;
    values.set(passage, value.slice(0, from) + inserted + value.slice(to));
  }
  return values;
}
