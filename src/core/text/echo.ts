/** What others repeat of a text that was sent to them: as it is, or cut short. */

/** A shorter beginning stands by chance in other words. */
const SHORTEST = 8;
/** So long a beginning does not stand by chance anywhere; a shorter one counts where it is seen to be cut. */
const LONG = 32;

/** What stands where a text was cut: an ellipsis or the end, within quotation marks or not. */
const CUT = /^["'`’”»]?\s?(?:…|\.\.\.|[)\].]*$)/;
/** So far behind a beginning is looked for that. */
const CUT_CHARS = 8;

/** A text as it may be repeated: as it is, without white space around it, on one line. */
export function echoesOf(text: string): string[] {
  const trimmed = text.trim();
  const others = [trimmed, trimmed.replace(/\s+/g, ' ')].filter(({ length }) => length >= SHORTEST);
  return [...new Set([text, ...others])];
}

/** Words with `mask` for what they repeat of the beginning of a text. Takes time in their length alone. */
export function hideBeginnings(words: string, text: string, mask: string): string {
  if (text.length <= SHORTEST) return words;
  const beginning = text.slice(0, SHORTEST);
  let shown = '';
  let from = 0;
  let at = words.indexOf(beginning);
  while (at >= 0) {
    const end = endOfShared(words, at, text);
    const isEcho = end - at >= LONG || CUT.test(words.slice(end, end + CUT_CHARS));
    if (isEcho) {
      shown += words.slice(from, at) + mask;
      from = end;
    }
    at = words.indexOf(beginning, isEcho ? end : at + 1);
  }
  return shown + words.slice(from);
}

/** Where the words stop to repeat the text, of which they have the beginning there. */
function endOfShared(words: string, at: number, text: string): number {
  let length = SHORTEST;
  while (length < text.length && words[at + length] === text[length]) length += 1;
  return at + length;
}
