/** A change of a file: the text from `start` up to `end` becomes `text`. Offsets are UTF-16 units. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** From left to right; what is inserted where another edit begins goes before it, the first one first. */
export function inPlace(a: Edit, b: Edit): number {
  return a.start - b.start || a.end - b.end;
}

/** The text after edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let after = '';
  let at = 0;
  for (const { start, end, text: inserted } of edits.toSorted(inPlace)) {
    after += text.slice(at, start) + inserted;
    at = end;
  }
  return after + text.slice(at);
}

/** A stretch of a file that a program reads as one text: a string of source code, a YAML scalar. */
export interface Passage {
  /** What people call it, e.g. `JSON string`. */
  name: string;
  /** Where it begins and ends in the file, its quotes included. */
  start: number;
  end: number;
  /** The text as the program reads it. */
  value: string;
  /** Where each UTF-16 unit of `value` begins and ends in the file. */
  starts: readonly number[];
  ends: readonly number[];
  /** True where the lines of `value` carry the indentation of the code around them. */
  isIndented: boolean;
  /**
   * Ways to write the file so that `text` stands where `value` now has `from` to `to`, the best one
   * first. Whether a way holds is for `valueAfter` to say.
   */
  edits(from: number, to: number, text: string): Edit[];
  /**
   * The text as the program reads it after edits of this passage; null where they would make another
   * kind of thing of it. Reads nothing but the passage again, which is nearly as sure as reading the
   * whole file, and takes no longer in a large one.
   */
  valueAfter(edits: readonly Edit[]): string | null;
}

/** A stretch of a text after edits within it; it begins at `start` and ends at `end`. */
export function editStretch(
  text: string,
  { start, end }: { start: number; end: number },
  edits: readonly Edit[],
): string {
  const shifted = edits.map((edit) => {
    return { start: edit.start - start, end: edit.end - start, text: edit.text };
  });
  return applyEdits(text.slice(start, end), shifted);
}

/**
 * Which units of a passage's value a stretch of its file stands for; an empty range where it does not
 * begin with one.
 */
export function unitsAt(
  { starts, ...passage }: Passage,
  { start, end }: { start: number; end: number },
): { from: number; to: number } {
  if (start === passage.start && end === passage.end) return { from: 0, to: starts.length };
  const from = starts.indexOf(start);
  if (from === -1) return { from: 0, to: 0 };
  const behind = starts.findIndex((begin) => begin >= end);
  return { from, to: behind === -1 ? starts.length : behind };
}

/** A kind of file that holds passages. */
export interface FileFormat {
  /** All passages of a file in its order; null where the file is not of this kind after all. */
  read(text: string): Passage[] | null;
  /** What it takes to read a passage, e.g. `a JSON string`. */
  passageName: string;
}

/** Gathers a text and where its units stand in the file. */
export class SpelledText {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  #parts: string[] = [];

  /** A piece of the text, and the stretch of the file that stands for it as a whole. */
  add(text: string, start: number, end: number): void {
    this.#parts.push(text);
    for (let unit = 0; unit < text.length; unit += 1) {
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  /** A piece of the file that stands for itself. */
  addPlain(file: string, start: number, end: number): void {
    this.#parts.push(file.slice(start, end));
    for (let at = start; at < end; at += 1) {
      this.starts.push(at);
      this.ends.push(at + 1);
    }
  }

  get value(): string {
    return this.#parts.join('');
  }
}

/** Ends of the first line of a file from `start` on, or of the whole file: its line break. */
export function lineBreakOf(text: string, start = 0): string {
  const end = text.indexOf('\n', start);
  if (end === -1) return start > 0 ? lineBreakOf(text) : '\n';
  return text[end - 1] === '\r' ? '\r\n' : '\n';
}
