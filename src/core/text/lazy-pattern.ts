/**
 * A pattern with `\p{…}`, made when it is first asked for. V8 looks up the characters of each such class
 * already where it parses a literal, used or not: a millisecond.
 *
 * @param source as `String.raw` gives it
 */
export function lazyPattern(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= new RegExp(source, flags);
    return pattern;
  };
}
