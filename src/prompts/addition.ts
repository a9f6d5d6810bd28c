/** A change that leaves a text as it is, and puts further sentences or lines before or behind it. */
export interface Addition {
  /** Where it goes in the text: its start or its end. */
  at: number;
  text: string;
}

/** What ends a sentence, with what may close around it. */
const SENTENCE_END = /[.!?:;…。！？][)\]"'”’»*_]*\s*$/u;

/**
 * What a suggested text adds to the current one; null where it changes it. Words that go on within a
 * sentence are none: another fix may let the same sentence go on in another way.
 */
export function additionOf(current: string, suggested: string): Addition | null {
  if (suggested.startsWith(current)) {
    const text = suggested.slice(current.length);
    const isApart = /^\s*\n/.test(text) || (/^\s/.test(text) && SENTENCE_END.test(current));
    return isApart ? { at: current.length, text } : null;
  }
  if (!suggested.endsWith(current)) return null;
  const text = suggested.slice(0, suggested.length - current.length);
  const isApart = /\n\s*$/.test(text) || (/\s$/.test(text) && SENTENCE_END.test(text));
  return isApart ? { at: 0, text } : null;
}
