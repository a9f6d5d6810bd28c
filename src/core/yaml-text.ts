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
import { fold } from './text/strip.ts';

/** Deeper nesting makes the parser overflow the stack, or abort the process. */
const MAX_DEPTH = 64;
/** Of all aliases in a document, and of what one of them may repeat. */
const MAX_ALIASES = 20;
const CORE_TAG = /^tag:yaml\.org,2002:(?:null|bool|int|float|str|map|seq)$/;
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_MESSAGE_CHARS = 200;

/** What a document says. */
export interface YamlContent {
  value: unknown;
  /** Where a value stands, by its key, or the nearest value around it that is there. */
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

export interface YamlFault extends Position {
  /** What is wrong there. */
  problem: string;
}

export interface YamlFaults {
  ok: false;
  faults: YamlFault[];
  /** What the document says all the same, so that every fault can be told at once; null if unreadable. */
  readable: YamlContent | null;
}

type Document = ReturnType<typeof parseDocument>;
type PlaceAt = (offset: number) => Position;

/** One document of YAML 1.2 core, and so JSON too. Never throws for what the text holds. */
export function readYaml(source: string): YamlText | YamlFaults {
  const refused = checkBounds(source);
  if (refused !== null) return unreadable(refused);
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
    // The parser would take quadratic time over them; they are looked for below.
    uniqueKeys: false,
    logLevel: 'error',
  });
  const { ofValues, ofKeys } = contentFaults(document, placeAt);
  const broken = [...syntaxFaults(document, placeAt), ...ofValues];
  const faults = [...broken, ...ofKeys].slice(0, MAX_FAULTS);
  const value = broken.length > 0 ? undefined : expand(document);
  if (value === undefined) {
    return faults.length > 0
      ? { ok: false, faults, readable: null }
      : unreadable('its aliases expand to too much, or to themselves');
  }
  const placeOf = (path: readonly PropertyKey[]) =>
    placeAt(offsetOf(document.contents, path.map(String)));
  return faults.length === 0
    ? { ok: true, value, placeOf }
    : { ok: false, faults, readable: { value, placeOf } };
}

function unreadable(problem: string): YamlFaults {
  return { ok: false, faults: [{ line: 1, column: 1, problem }], readable: null };
}

/** What makes it no document of YAML 1.2. */
function syntaxFaults({ errors, directives }: Document, placeAt: PlaceAt): YamlFault[] {
  const faults = errors.map(({ code, message, pos }) => ({
    ...placeAt(pos[0]),
    problem:
      code === 'MULTIPLE_DOCS'
        ? 'a second document begins: keep one'
        : fold(message, MAX_MESSAGE_CHARS),
  }));
  if (directives?.yaml.version === '1.1') {
    faults.push({ line: 1, column: 1, problem: 'YAML 1.1 is not taken: leave out the %YAML line' });
  }
  return faults;
}

/** What YAML allows and is not taken here: tags, too many aliases, keys that are no text or stand twice. */
function contentFaults(document: Document, placeAt: PlaceAt) {
  const ofValues: YamlFault[] = [];
  const ofKeys: YamlFault[] = [];
  const tell = (node: unknown, problem: string, faults = ofValues) =>
    faults.push({ ...placeAt(startOf(node, 0)), problem });
  let aliases = 0;
  visit(document, {
    Alias(_, alias) {
      aliases += 1;
      if (aliases > MAX_ALIASES) {
        tell(alias, `this is one more alias than the ${MAX_ALIASES} allowed`);
        return visit.BREAK;
      }
      if (alias.resolve(document) === undefined) {
        const name = fold(alias.source, MAX_SHOWN_CHARS);
        tell(alias, `*${name} stands for nothing that was named before`);
      }
      return undefined;
    },
    Value(_, node) {
      if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
        tell(node, `the tag ${fold(node.tag, MAX_SHOWN_CHARS)} is not taken: leave it out`);
      }
      if ('value' in node && typeof node.value === 'number' && !Number.isFinite(node.value)) {
        tell(node, `${node.value} is no number of JSON`);
      }
      if (!isMap(node)) return;
      const known = new Set<string>();
      for (const { key } of node.items) {
        const problem = problemOfKey(key, known);
        if (problem !== null) tell(key, problem, ofKeys);
      }
    },
  });
  return { ofValues, ofKeys };
}

function checkBounds(source: string): string | null {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(source)) {
    void [...parser.next(lexeme)];
    if (parser.stack.length > MAX_DEPTH) return 'it is nested too deeply';
  }
  return null;
}

/** What is wrong with a key of a map, whose keys before it are known; it is one of them then. */
function problemOfKey(key: unknown, known: Set<string>): string | null {
  const text = isScalar(key) ? key.value : null;
  if (typeof text !== 'string') return 'a key has to be a text: put it in quotes';
  if (text === '__proto__') return 'a key has to be a text, and not __proto__';
  if (known.has(text)) {
    return `the key ${fold(text, MAX_SHOWN_CHARS)} stands in this map already: keep one of the two`;
  }
  known.add(text);
  return null;
}

/** Plain JSON values; undefined where that cannot or must not be done. */
function expand(document: Document): unknown {
  try {
    // What an alias repeats counts as one more.
    return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: MAX_ALIASES + 1 })));
  } catch {
    return undefined;
  }
}

/**
 * Where the key, or the item of a list, of the last part of the path stands; that of the part before
 * where it is not there.
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
