import type { Literal } from './languages.ts';

/** How the file around a literal is written. */
export interface SpellingHabits {
  lineBreak: string;
  /** True where everything beyond ASCII is escaped. */
  isAsciiOnly: boolean;
  escapesSlashes: boolean;
}

/** Control characters that no prompt needs; tabs and line breaks are none of them. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** A text, with `\n` or `\r\n` as line break, as it stands in a literal; null where it cannot. */
export function spellLiteral(
  text: string,
  literal: Literal,
  habits: SpellingHabits,
): string | null {
  if (CONTROL.test(text) || literal.unsafe?.test(text)) return null;
  const spelled = literal.backslash === 'escapes' ? escapeText(text, literal, habits) : text;
  const closed = literal.expression === '{' ? spelled.replace(/[{}]/g, '$&$&') : spelled;
  if (literal.spansLines) return closed.replace(/\r\n|\n/g, habits.lineBreak);
  return closed.includes('\n') ? null : closed;
}

function escapeText(text: string, literal: Literal, habits: SpellingHabits): string {
  let escaped = escapeQuotes(text.replaceAll('\\', '\\\\'), literal);
  if (literal.expression === '${') escaped = escaped.replaceAll('${', '\\${');
  if (habits.escapesSlashes) escaped = escaped.replaceAll('/', '\\/');
  if (!literal.spansLines) {
    escaped = escaped.replaceAll('\r', '\\r').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  }
  return habits.isAsciiOnly ? escaped.replace(/[^\0-\x7f]/g, escapeUnit) : escaped;
}

/** Quotes in threes close a literal only in threes, or where one stands right before its end. */
function escapeQuotes(text: string, { close }: Literal): string {
  const quote = close.charAt(0);
  const isHarmless =
    close.length > 1 &&
    !text.includes(quote + quote) &&
    !text.startsWith(quote) &&
    !text.endsWith(quote);
  return isHarmless ? text : text.replaceAll(quote, `\\${quote}`);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
