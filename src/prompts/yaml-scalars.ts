import {
  Composer,
  isCollection,
  isScalar,
  Lexer,
  Parser,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { type Edit, editStretch, type Passage } from './passage.ts';
import { fold } from './white-space.ts';
import { readBlock, spellBlock } from './yaml-block.ts';
import { readFlow, spellFlow, spellWhole } from './yaml-flow.ts';

const NAMES: Readonly<Record<string, string>> = {
  PLAIN: 'plain YAML scalar',
  QUOTE_SINGLE: 'single-quoted YAML scalar',
  QUOTE_DOUBLE: 'double-quoted YAML scalar',
  BLOCK_LITERAL: 'literal YAML block',
  BLOCK_FOLDED: 'folded YAML block',
};

/** All scalars of a YAML file, keys included, in its order; null where the file is no valid YAML. */
export function readScalars(file: string): Passage[] | null {
  const scalars = composeScalars(file);
  return scalars?.flatMap((scalar) => passageOf(file, scalar)) ?? null;
}

/** The passage of a scalar; none for the empty one, and where it cannot be told what is what. */
function passageOf(file: string, scalar: PlacedScalar): Passage[] {
  const { range, type, value } = scalar.node;
  const name = NAMES[String(type)];
  if (!range || name === undefined || typeof value !== 'string' || value === '') return [];
  const [start, end] = range;
  const block = name.endsWith('block') ? readBlock(file, start, end, value) : null;
  const text = block?.text ?? readFlow(file, start, end);
  if (!text.value.startsWith(value)) return [];
  const { starts, ends } = text;
  const edits = (from: number, to: number, replacement: string): Edit[] => {
    const place = { start: Number(starts[from]), end: Number(ends[to - 1]) };
    if (block !== null) {
      return [{ ...place, text: spellBlock(file, start, block.indent, replacement) }];
    }
    const whole = value.slice(0, from) + replacement + value.slice(to);
    return [
      { ...place, text: spellFlow(file, start, end, replacement) },
      ...spellWhole(whole).map((spelled) => ({ start, end, text: spelled })),
    ];
  };
  const valueAfter = (made: readonly Edit[]) => readAlone(file, scalar, start, end, made);
  return [{ name, start, end, value, starts, ends, isIndented: false, edits, valueAfter }];
}

/** Much deeper nesting makes the parser overflow the stack. */
const MAX_DEPTH = 256;

type Token = ReturnType<Parser['parse']> extends Generator<infer T> ? T : never;

/** A scalar, and what the place in which it stands makes of it. */
interface PlacedScalar {
  node: Scalar;
  isKey: boolean;
  /** True within brackets or braces. */
  isInFlow: boolean;
}

/** All scalars of a YAML file, keys included, in its order; null where the file is no valid YAML. */
function composeScalars(file: string): PlacedScalar[] | null {
  const tokens = readTokens(file);
  if (tokens === null) return null;
  const scalars: PlacedScalar[] = [];
  // Without a schema every scalar is the text that it is written as.
  const composer = new Composer({ schema: 'failsafe', uniqueKeys: false, prettyErrors: false });
  for (const document of composer.compose(tokens)) {
    if (document.errors.length > 0) return null;
    visit(document, {
      Scalar(key, node, path) {
        const isInFlow = path.some((parent) => isCollection(parent) && parent.flow === true);
        scalars.push({ node, isKey: key === 'key', isInFlow });
      },
    });
  }
  return scalars;
}

function readTokens(file: string): Token[] | null {
  const parser = new Parser();
  const tokens: Token[] = [];
  for (const lexeme of new Lexer().lex(file)) {
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') return null;
      tokens.push(token);
    }
    if (parser.stack.length > MAX_DEPTH) return null;
  }
  tokens.push(...parser.end());
  return tokens;
}

/** What reads YAML takes plain scalars by one of these for numbers, dates and the like. */
const SCHEMAS = ['core', 'yaml-1.1'] as const;

/**
 * The text of the scalar from `start` to `end` of a file after edits of it, from a document that holds
 * it as the file does and little else; null where it would be none, or a text no longer.
 */
function readAlone(
  file: string,
  scalar: PlacedScalar,
  start: number,
  end: number,
  edits: readonly Edit[],
): string | null {
  const after = editStretch(file, { start, end }, edits);
  const document = documentOf(file, start, after, scalar);
  const node = composeScalars(document)?.at(scalar.isKey ? -2 : -1)?.node;
  if (typeof node?.value !== 'string') return null;
  if (node.type === 'PLAIN' && !staysText(file.slice(start, end), node.value)) return null;
  return node.value;
}

/** A block goes by the indentation of its line, all others by what stands right around them. */
function documentOf(
  file: string,
  start: number,
  scalar: string,
  { node, isKey, isInFlow }: PlacedScalar,
): string {
  if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') {
    return file.slice(file.lastIndexOf('\n', start) + 1, start) + scalar;
  }
  const entry = isKey ? `${scalar}: value` : scalar;
  if (!isInFlow) return ` ${entry}`;
  return isKey ? ` {${entry}}` : ` [${entry}]`;
}

/** Whether no schema that takes a plain scalar for a text takes another one for something else. */
function staysText(before: string, after: string): boolean {
  return SCHEMAS.every((schema) => isText(after, schema) || !isText(before, schema));
}

function isText(plain: string, schema: (typeof SCHEMAS)[number]): boolean {
  const { contents } = parseDocument(` ${fold(plain)}`, { schema });
  return isScalar(contents) && typeof contents.value === 'string';
}
