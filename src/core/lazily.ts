/** What is made when it is first asked for, and given again from then on. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * A pattern with `\p{…}`. V8 looks up the characters of each such class already where it parses a literal,
 * used or not: a millisecond.
 *
 * @param source as `String.raw` gives it
 */
export function lazyPattern(source: string, flags: string): () => RegExp {
  return lazily(() => new RegExp(source, flags));
}
