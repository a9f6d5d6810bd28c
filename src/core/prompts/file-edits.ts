import type { FoundPrompt } from '../report/model.ts';
import { type Edit, unitsAt } from './passage.ts';
import { PromptFile } from './prompt-file.ts';
import { Work } from './work.ts';

/** An edit of a file, and the title of the fix that makes it. */
interface FixEdit extends Edit {
  title: string;
}

/** Edits of one file that go together; each of them is known to hold for itself. */
export class FileEdits {
  readonly #edits: FixEdit[] = [];
  readonly #file: PromptFile;
  readonly #markLength: number;

  /** Takes the file's text with its byte order mark, if it has one. */
  constructor(path: string, text: string) {
    this.#file = new PromptFile(path, text, new Work());
    this.#markLength = text.length - this.#file.text.length;
  }

  /** The edits of the text as it was handed in. */
  get edits(): Edit[] {
    return this.#edits.map(({ start, end, text }) => {
      return { start: start + this.#markLength, end: end + this.#markLength, text };
    });
  }

  /** Takes the edit of a fix up; gives why it does not where it collides with an earlier one. */
  add(fix: Extract<FoundPrompt, { state: 'located' }>, title: string): string | null {
    const { startLine, startColumn, endLine, endColumn } = fix.place;
    const edit = {
      start: this.#file.offsetOf(startLine, startColumn),
      end: this.#file.offsetOf(endLine, endColumn),
      text: fix.insertedText,
      title,
    };
    const other = this.#edits.find(({ start, end }) => edit.start < end && start < edit.end);
    if (other !== undefined) return `it overlaps the fix "${other.title}", which comes first`;
    const disturbed = this.#findDisturbed(edit);
    if (disturbed !== undefined) {
      return `it does not go together with the fix "${disturbed.title}", which comes first`;
    }
    this.#edits.push(edit);
    return null;
  }

  /** An edit of the same passage, where all of them do not give what they give one by one. */
  #findDisturbed(edit: FixEdit): FixEdit | undefined {
    const passages = (this.#file.passages ?? []).map(({ passage }) => passage);
    const index = passages.findIndex(({ start, end }) => start <= edit.start && edit.end <= end);
    const passage = passages[index];
    if (passage === undefined) return undefined;
    const { value } = passage;
    const others = this.#edits.filter(
      ({ start, end }) => passage.start <= start && end <= passage.end,
    );
    if (others.length === 0) return undefined;
    const edits = [...others, edit];
    let wanted = value;
    for (const one of edits.toSorted((a, b) => b.start - a.start)) {
      const { from, to } = unitsAt(passage, one);
      const alone = String(this.#file.valuesAfter([one])?.[index]);
      const inserted = alone.slice(from, alone.length - value.length + to);
      wanted = wanted.slice(0, from) + inserted + wanted.slice(to);
    }
    const values = passages.map((other) => other.value).with(index, wanted);
    return this.#file.readsAs(edits, values) ? undefined : others[0];
  }
}
