/** An error in a value. It never has a secret. */
export interface ValueError {
  /** The invalid text, raw; null if it is not shown. */
  shown: string | null;
  /** The problem and its fix, as the end of a sentence that begins with the value. */
  problem: string;
}

/** The value, or every error in the text. Parsers never throw. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: ValueError[] };

export function valid<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function invalid(shown: string | null, problem: string): Parsed<never> {
  return { ok: false, errors: [{ shown, problem }] };
}
