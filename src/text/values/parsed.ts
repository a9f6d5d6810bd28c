/** What is wrong with a value. Never holds a secret: whoever parses one shows nothing of it. */
export interface ValueError {
  /** The faulty text, raw; null where it must not or need not be shown. */
  shown: string | null;
  /** Goes on after the value: what is wrong, and the cure. */
  problem: string;
}

/** What a parser of this folder gives: the value, or every fault in the text. It never throws. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: ValueError[] };

export function valid<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function invalid(shown: string | null, problem: string): Parsed<never> {
  return { ok: false, errors: [{ shown, problem }] };
}
