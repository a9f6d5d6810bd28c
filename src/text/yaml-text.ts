/** Reads YAML that may be hostile: bounded in depth, in size and in what its aliases expand to. */
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  Parser,
  parseDocument,
  visit,
} from 'yaml';
import { fold } from './strip.ts';

/** Deeper nesting makes the parser overflow the stack, or abort the process. */
const MAX_DEPTH = 64;
const MAX_ERRORS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_MESSAGE_CHARS = 200;

export interface YamlText {
  /** With their places; the value may be readable in spite of them, so that all errors are reported at once. */
  errors: YamlError[];
  /** Undefined if the text is unreadable. */
  value: unknown;
  /** The position of a value by its key, or of the nearest value around it. */
  placeOf(path: readonly PropertyKey[]): Position;
}

/** Line and column, in UTF-16 units, from 1. */
export interface Position {
  line: number;
  column: number;
}

export interface YamlError extends Position {
  problem: string;
}

const START: Position = { line: 1, column: 1 };

/** One document of YAML 1.2 core, or JSON. Never throws. */
export function readYaml(source: string): YamlText {
  if (isTooDeep(source)) return unreadable({ ...START, problem: 'it is too deep: flatten it' });
  const lines = new LineCounter();
  const placeAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    version: '1.2',
    schema: 'core',
    resolveKnownTags: false,
    // The parser takes quadratic time over them; `keyErrors` finds them.
    uniqueKeys: false,
    logLevel: 'error',
  });
  const broken = [...document.errors, ...document.warnings].map(({ code, message, pos }) => {
    const isSecond = code === 'MULTIPLE_DOCS';
    const problem = isSecond
      ? 'a second document begins: keep one'
      : fold(message, MAX_MESSAGE_CHARS);
    return { ...placeAt(pos[0]), problem };
  });
  if (broken.length > 0) return unreadable(...broken.slice(0, MAX_ERRORS));
  const errors = keyErrors(document, placeAt).slice(0, MAX_ERRORS);
  const placeOf = (path: readonly PropertyKey[]) =>
    placeAt(offsetOf(document.contents, path.map(String)));
  try {
    return { errors, value: JSON.parse(JSON.stringify(document.toJS())), placeOf };
  } catch {
    return unreadable({
      ...START,
      problem: 'an alias is unknown, or expands too much: write it out',
    });
  }
}

function unreadable(...errors: YamlError[]): YamlText {
  return { errors, value: undefined, placeOf: () => START };
}

function isTooDeep(source: string): boolean {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(source)) {
    void [...parser.next(lexeme)];
    if (parser.stack.length > MAX_DEPTH) return true;
  }
  return false;
}

/** Keys that are in a map twice; `__proto__` has a meaning of its own in JavaScript. */
function keyErrors(
  document: ReturnType<typeof parseDocument>,
  placeAt: (offset: number) => Position,
): YamlError[] {
  const errors: YamlError[] = [];
  visit(document, {
    Map(_, { items }) {
      const known = new Set<string | null>(['__proto__', null]);
      for (const { key } of items) {
        const text = isScalar(key) ? String(key.value) : null;
        const problem =
          text === null
            ? 'a key is a list or a map: write a text'
            : `the key ${fold(text, MAX_SHOWN_CHARS)} is in this map already, or is reserved: remove it`;
        if (known.has(text)) errors.push({ ...placeAt(startOf(key, 0)), problem });
        if (text !== null) known.add(text);
      }
    },
  });
  return errors;
}

/** Offset of the key or list item at the end of the path; if it does not exist, of the one before. */
function offsetOf(contents: unknown, path: readonly string[]): number {
  let node = contents;
  let offset = startOf(contents, 0);
  for (const key of path) {
    if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node, offset);
      continue;
    }
    const pair = isMap(node) ? node.items.findLast((item) => `${item.key}` === key) : undefined;
    if (pair === undefined) break;
    offset = startOf(pair.key, offset);
    node = pair.value;
  }
  return offset;
}

function startOf(node: unknown, otherwise: number): number {
  return isNode(node) ? Number(node.range?.[0]) : otherwise;
}
