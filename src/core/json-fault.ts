/** Where a text stops being JSON. The parser tells it in words that quote the text around the place. */

/** Of a longer text the place is not looked for: it is read some twenty times for that. */
const MAX_CHARS = 4 * 1024 * 1024;

const AT_ITS_END = /end of JSON input|: Unterminated/;
const POSITION = / at position (\d+)/;

/**
 * Tells where a text that is no JSON stops being it: `it ends in the middle of line 3`, or
 * `line 3, column 7`, both from 1; null where the text is too long to find out.
 */
export function placeOfFault(text: string): string | null {
  if (isBeginning(text)) return `it ends in the middle of line ${lineOf(text)}`;
  if (text.length > MAX_CHARS) return null;
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  const before = text.slice(0, good);
  return `line ${lineOf(before)}, column ${good - before.lastIndexOf('\n')}`;
}

function lineOf(text: string): number {
  return text.split('\n').length;
}

/** Whether more text could make JSON of it. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const said = String(error);
    return AT_ITS_END.test(said) || Number(POSITION.exec(said)?.[1] ?? -1) >= text.length;
  }
}
