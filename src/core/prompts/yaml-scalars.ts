import { Composer, Lexer, Parser, type Scalar, visit } from 'yaml';
import type { Edit, Passage } from './passage.ts';
import { readBlock, spellBlock } from './yaml-block.ts';
import { readFlow, spellFlow, spellWhole } from './yaml-flow.ts';

/** Much deeper nesting makes the parser overflow the stack. */
const MAX_DEPTH = 256;

const NAMES: Readonly<Record<string, string>> = {
  PLAIN: 'plain YAML scalar',
  QUOTE_SINGLE: 'single-quoted YAML scalar',
  QUOTE_DOUBLE: 'double-quoted YAML scalar',
  BLOCK_LITERAL: 'literal YAML block',
  BLOCK_FOLDED: 'folded YAML block',
};

type Token = ReturnType<Parser['parse']> extends Generator<infer T> ? T : never;

/** All scalars of a YAML file, keys included, in its order; null where the file is no valid YAML. */
export function readScalars(file: string): Passage[] | null {
  const tokens = readTokens(file);
  if (tokens === null) return null;
  const passages: Passage[] = [];
  // Without a schema every scalar is the text that it is written as.
  const composer = new Composer({ schema: 'failsafe', uniqueKeys: false, prettyErrors: false });
  for (const document of composer.compose(tokens)) {
    if (document.errors.length > 0) return null;
    visit(document, {
      Scalar(_, node) {
        passages.push(...passageOf(file, node));
      },
    });
  }
  return passages;
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

/** The passage of a scalar; none for the empty one, and where it cannot be told what is what. */
function passageOf(file: string, { range, type, value }: Scalar): Passage[] {
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
  return [{ name, start, end, value, starts, ends, isIndented: false, edits }];
}
