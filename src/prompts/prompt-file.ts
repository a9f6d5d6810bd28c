import type { FileSpan } from '../model/found-prompt.ts';
import {
  type Edit,
  type Escapes,
  foldWhiteSpace,
  outside,
  placesIn,
  type Stretch,
  type TextView,
  viewOf,
} from './text-view.ts';
import { readScalars, type YamlScalar } from './yaml.ts';

const MARK = '\ufeff';

/** How a file writes texts; of an unknown one nothing is assumed. */
export type FileKind = 'prose' | 'json' | 'yaml' | 'code' | 'unknown';

/** Kinds by the endings of names. */
const KINDS: readonly (readonly [FileKind, string])[] = [
  ['prose', 'md markdown txt text prompt rst adoc org'],
  ['json', 'json jsonc jsonl ndjson ipynb'],
  ['yaml', 'yaml yml'],
  ['code', 'js mjs cjs ts mts cts py pyi go java kt kts toml json5 c h cc cpp hpp'],
];

const KIND_BY_ENDING = new Map(
  KINDS.flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind])),
);

/** Names without an ending that hold prose. */
const PROSE = new Set('readme prompt prompts system-prompt system_prompt instructions'.split(' '));

const ESCAPES: Partial<Record<FileKind, readonly Escapes[]>> = {
  json: ['json'],
  yaml: ['plain', 'json', 'yamlQuote'],
};

const LAXITY = { plain: 1, json: 2, yamlQuote: 2 };

const ONE_STRING = /^(?:[^"\\\n]|\\.)*$/;

export type PromptText = ReturnType<typeof readPromptText>;

export interface FixTexts {
  current: PromptText;
  suggested: PromptText;
}

const MIN_LETTERS = 3;

/** A text without the white space around it, its longest word in ASCII, and whether it can identify a prompt. */
export function readPromptText(given: string) {
  const words = given.match(/[\da-zA-Z]+/g) ?? [];
  return {
    text: given.trim().replace(/\r\n?/g, '\n'),
    folded: foldWhiteSpace(given),
    word: words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
    isSearchable: given.replace(/[\s!-/:-@[-`{-~]/g, '').length >= MIN_LETTERS,
  };
}

export interface Place extends Stretch {
  escapes: Escapes;
  /** How strictly it equals the text: 0 is exact. */
  laxity: number;
}

/** A file in which prompts are searched; what a search needs of it is made on demand. */
export class PromptFile {
  readonly path: string;
  /** Its byte order mark, which no offset and no column counts; empty if it has none. */
  readonly mark: string;
  readonly text: string;
  readonly kind: FileKind;
  readonly #views: Partial<Record<Escapes, TextView>> = {};
  #scalars: YamlScalar[] | null | undefined;

  constructor(path: string, text: string) {
    this.path = path;
    this.mark = text.startsWith(MARK) ? MARK : '';
    this.text = text.slice(this.mark.length);
    this.kind = kindOf(path);
  }

  /** Its scalars if it is a YAML file; null if it cannot be read as one. */
  get scalars(): YamlScalar[] | null {
    if (this.#scalars === undefined) this.#scalars = readScalars(this.text);
    return this.#scalars;
  }

  /** The places of the strictest match of a text outside of some stretches. */
  placesOf(text: PromptText, taken: readonly Stretch[]): Place[] {
    // YAML alone may break a word in two lines.
    const mayHold = this.kind === 'yaml' || this.text.includes(text.word);
    if (!mayHold || !text.isSearchable) return [];
    for (const escapes of ESCAPES[this.kind] ?? ['plain', 'json']) {
      const places = outside(taken, placesIn(this.#viewOf(escapes), text.folded)).flatMap(
        (place) => {
          const source = this.text.slice(place.start, place.end);
          if (this.kind === 'json' && !ONE_STRING.test(source)) return [];
          return {
            ...place,
            escapes,
            laxity: source.replaceAll('\r\n', '\n') === text.text ? 0 : LAXITY[escapes],
          };
        },
      );
      const exact = places.filter(({ laxity }) => laxity === 0);
      if (places.length > 0) return exact.length > 0 ? exact : places;
    }
    return [];
  }

  spanOf({ start, end }: Stretch): FileSpan {
    const [startLine, startColumn] = this.#positionOf(start);
    const [endLine, endColumn] = this.#positionOf(end);
    return { path: this.path, startLine, startColumn, endLine, endColumn };
  }

  /** The lines that an edit touches, as they are after it, without their breaks. */
  linesAfter({ start, end, text }: Edit): string[] {
    const lines = this.linesAround({ start, end });
    const after = this.text.slice(lines.start, start) + text + this.text.slice(end, lines.end);
    return after.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }

  /** The whole lines of a stretch, without the last line break. */
  linesAround({ start, end }: Stretch): Stretch {
    const lineBreak = this.text.indexOf('\n', end);
    return {
      start: this.text.slice(0, start).lastIndexOf('\n') + 1,
      end: lineBreak === -1 ? this.text.length : lineBreak,
    };
  }

  #viewOf(escapes: Escapes): TextView {
    const view = this.#views[escapes] ?? viewOf(this.text, escapes);
    this.#views[escapes] = view;
    return view;
  }

  /** The line counts as git does: by line feeds alone. */
  #positionOf(offset: number): [line: number, column: number] {
    const before = this.text.slice(0, offset);
    return [before.split('\n').length, offset - before.lastIndexOf('\n')];
  }
}

function kindOf(path: string): FileKind {
  const name = path.toLowerCase().slice(path.lastIndexOf('/') + 1);
  const [, ending] = /.\.([^.]+)$/s.exec(name) ?? [];
  if (ending === undefined) return PROSE.has(name) ? 'prose' : 'unknown';
  return KIND_BY_ENDING.get(ending) ?? 'unknown';
}
