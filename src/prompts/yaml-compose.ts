import { Composer, isCollection, Lexer, Parser, type Scalar, visit } from 'yaml';

/** Much deeper nesting makes the parser overflow the stack. */
const MAX_DEPTH = 256;

type Token = ReturnType<Parser['parse']> extends Generator<infer T> ? T : never;

/** A scalar, and what the place in which it stands makes of it. */
export interface PlacedScalar {
  node: Scalar;
  isKey: boolean;
  /** True within brackets or braces. */
  isInFlow: boolean;
}

/** All scalars of a YAML file, keys included, in its order; null where the file is no valid YAML. */
export function composeScalars(file: string): PlacedScalar[] | null {
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
