import type { FileSpan } from '../core/found-prompt.ts';
import { languageOf } from './languages.ts';
import { applyEdits, type Edit, type FileFormat, type Passage } from './passage.ts';
import { readLiterals } from './source-literals.ts';
import { type FoldedText, foldWithStarts } from './white-space.ts';
import { readScalars } from './yaml-scalars.ts';

/** Some seconds' worth, and a hundred times what 200 fixes in 20,000 files take. */
const MAX_WORK = 1_000_000_000;

/** The work that a search may do beyond its one pass over each file, in UTF-16 units compared. */
export class SearchBudget {
  #left: number;

  constructor(limit = MAX_WORK) {
    this.#left = limit;
  }

  /** Counts work; it may go beyond what is left. */
  take(units: number): void {
    this.#left -= units;
  }

  get isUsedUp(): boolean {
    return this.#left < 0;
  }
}

const MARK = '\ufeff';

/** To read a unit of a file's format takes as long as to compare so many. */
const READING_WORK = 100;

/** The same for a passage that is read alone. */
const REREADING_WORK = 10;

/** A file in which prompts are looked for; what it takes to look is made when it is asked for. */
export class PromptFile {
  readonly path: string;
  /** Its byte order mark, which no offset and no column counts; empty where it has none. */
  readonly mark: string;
  readonly text: string;
  readonly format: FileFormat | OtherFormat;
  #folded: FoldedText | null = null;
  #passages: { passage: Passage; folded: FoldedText }[] | null | undefined;
  #lineStarts: number[] = [];

  readonly #work: SearchBudget;

  constructor(path: string, text: string, work: SearchBudget) {
    this.#work = work;
    this.path = path;
    this.mark = text.startsWith(MARK) ? MARK : '';
    this.text = text.slice(this.mark.length);
    this.format = formatOf(path);
  }

  get folded(): FoldedText {
    this.#folded ??= foldWithStarts(this.text);
    return this.#folded;
  }

  /** Its passages with their folded values; none in plain text, null where it cannot be read. */
  get passages(): { passage: Passage; folded: FoldedText }[] | null {
    if (this.#passages === undefined) {
      const passages = this.#read(this.text);
      this.#passages =
        passages?.map((passage) => ({ passage, folded: foldWithStarts(passage.value) })) ?? null;
    }
    return this.#passages;
  }

  /** The passage that holds a stretch of the file as a whole; undefined where none does. */
  passageAround({ start, end }: { start: number; end: number }): Passage | undefined {
    const holder = this.passages?.find(
      (one) => one.passage.start <= start && end <= one.passage.end,
    );
    return holder?.passage;
  }

  /** The text of one of its passages after edits of it; null where there would be none. */
  valueAfter(passage: Passage, edits: readonly Edit[]): string | null {
    const added = edits.reduce((length, { text }) => length + text.length, 0);
    this.#work.take(REREADING_WORK * (passage.end - passage.start + added));
    return passage.valueAfter(edits);
  }

  /** Whether it holds just the wanted texts after edits; empty ones need not be written out. */
  readsAs(edits: readonly Edit[], wanted: readonly string[]): boolean {
    const after = this.#read(applyEdits(this.text, edits));
    const found = after?.map(({ value }) => value).filter((value) => value !== '');
    const expected = wanted.filter((value) => value !== '');
    return (
      found?.length === expected.length && found.every((value, index) => value === expected[index])
    );
  }

  spanOf(start: number, end: number): FileSpan {
    const first = this.#positionOf(start);
    const last = this.#positionOf(end);
    return {
      path: this.path,
      startLine: first.line,
      startColumn: first.column,
      endLine: last.line,
      endColumn: last.column,
    };
  }

  /** The lines that an edit touches, as they are after it, without their breaks. */
  linesAfter({ start, end, text }: Edit): string[] {
    const lineStart = start - this.#positionOf(start).column + 1;
    const lineBreak = this.text.indexOf('\n', end);
    const lineEnd = lineBreak === -1 ? this.text.length : lineBreak;
    const after = this.text.slice(lineStart, start) + text + this.text.slice(end, lineEnd);
    return after.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }

  #read(text: string): Passage[] | null {
    if (typeof this.format === 'string') return [];
    this.#work.take(READING_WORK * text.length);
    return this.format.read(text);
  }

  /** The line counts as git does: by line feeds alone. */
  #positionOf(offset: number): { line: number; column: number } {
    const starts = this.#starts;
    let line = 1;
    let behind = starts.length + 1;
    while (behind - line > 1) {
      const middle = (line + behind) >> 1;
      if (Number(starts[middle - 1]) <= offset) line = middle;
      else behind = middle;
    }
    return { line, column: offset - Number(starts[line - 1]) + 1 };
  }

  get #starts(): number[] {
    if (this.#lineStarts.length === 0) this.#lineStarts = lineStartsOf(this.text);
    return this.#lineStarts;
  }
}

/** Where the lines of a text begin. */
function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

const PLAIN_TEXT = new Set('md markdown txt text prompt rst adoc org'.split(' '));

/** Names without an ending that tell of prose. */
const PROSE = new Set('readme prompt prompts system-prompt system_prompt instructions'.split(' '));

const TABLES = new Set(['csv', 'tsv']);

const YAML: FileFormat = { read: readScalars, passageName: 'YAML scalar' };

/** What has no passages; nobody knows what the unknown ones spell in which way. */
type OtherFormat = 'plain text' | 'table' | 'unknown';

/** How a file holds texts, by the ending of its name, or by the name where it has none. */
function formatOf(path: string): FileFormat | OtherFormat {
  const name = path.toLowerCase().slice(path.lastIndexOf('/') + 1);
  const [, ending] = /.\.([^.]+)$/s.exec(name) ?? [];
  if (ending === undefined) return PROSE.has(name) ? 'plain text' : 'unknown';
  if (PLAIN_TEXT.has(ending)) return 'plain text';
  if (TABLES.has(ending)) return 'table';
  if (ending === 'yaml' || ending === 'yml') return YAML;
  const language = languageOf(ending);
  if (language === undefined) return 'unknown';
  const { passageName } = language;
  return { passageName, read: (text) => readLiterals(text, language) };
}
