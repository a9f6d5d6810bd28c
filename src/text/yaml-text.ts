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

export interface YamlContent {
  value: unknown;
  /** The position of a value by its key, or of the nearest value around it. */
  placeOf(path: readonly PropertyKey[]): Position;
}

export interface YamlText extends YamlContent {
  ok: true;
}

/** Line and column, in UTF-16 units, from 1. */
export interface Position {
  line: number;
  column: number;
}

export interface YamlError extends Position {
  problem: string;
}

export interface YamlErrors {
  ok: false;
  errors: YamlError[];
  /** The content in spite of the errors, so that all errors are reported at once; null if unreadable. */
  readable: YamlContent | null;
}

type Document = ReturnType<typeof parseDocument>;

/** One document of YAML 1.2 core, or JSON. Never throws. */
export function readYaml(source: string): YamlText | YamlErrors {
  if (isTooDeep(source)) return unreadable('it is nested too deeply');
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
  const broken = syntaxErrors(document, placeAt);
  if (broken.length > 0) return { ok: false, errors: broken.slice(0, MAX_ERRORS), readable: null };
  let value: unknown;
  try {
    value = JSON.parse(JSON.stringify(document.toJS()));
  } catch {
    return unreadable('an alias cannot be resolved, or repeats too much');
  }
  const placeOf = (path: readonly PropertyKey[]) =>
    placeAt(offsetOf(document.contents, path.map(String)));
  const errors = keyErrors(document, placeAt).slice(0, MAX_ERRORS);
  return errors.length === 0
    ? { ok: true, value, placeOf }
    : { ok: false, errors, readable: { value, placeOf } };
}

function unreadable(problem: string): YamlErrors {
  return { ok: false, errors: [{ line: 1, column: 1, problem }], readable: null };
}

function isTooDeep(source: string): boolean {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(source)) {
    void [...parser.next(lexeme)];
    if (parser.stack.length > MAX_DEPTH) return true;
  }
  return false;
}

/** Errors of the syntax, unknown tags, and another version of YAML. */
function syntaxErrors(
  { errors: syntax, warnings, directives }: Document,
  placeAt: (offset: number) => Position,
): YamlError[] {
  const errors = [...syntax, ...warnings].map(({ code, message, pos }) => ({
    ...placeAt(pos[0]),
    problem:
      code === 'MULTIPLE_DOCS'
        ? 'a second document begins: keep one'
        : fold(message, MAX_MESSAGE_CHARS),
  }));
  if (directives?.yaml.version === '1.1') {
    const problem = 'YAML 1.1 is not taken: leave out the %YAML line';
    errors.push({ line: 1, column: 1, problem });
  }
  return errors;
}

/** Keys that are no text, and keys that are in a map twice. */
function keyErrors(document: Document, placeAt: (offset: number) => Position): YamlError[] {
  const errors: YamlError[] = [];
  visit(document, {
    Map(_, { items }) {
      const known = new Set<string>();
      for (const { key } of items) {
        const problem = problemOfKey(key, known);
        if (problem !== null) errors.push({ ...placeAt(startOf(key, 0)), problem });
      }
    },
  });
  return errors;
}

/** What is wrong with a key, if anything; adds it to the known ones. */
function problemOfKey(key: unknown, known: Set<string>): string | null {
  const text = isScalar(key) ? key.value : null;
  if (typeof text !== 'string') return 'a key has to be a text: put it in quotes';
  if (text === '__proto__') return 'a key has to be a text, and not __proto__';
  if (known.has(text)) {
    return `the key ${fold(text, MAX_SHOWN_CHARS)} is in this map already: keep one of the two`;
  }
  known.add(text);
  return null;
}

/**
 * Offset of the key or list item at the end of the path; if it does not exist, of the one before.
 */
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
