/** A text in which every run of white space, line breaks included, is one blank. */
export interface FoldedText {
  text: string;
  /** Where each UTF-16 unit of `text` begins in the text that was folded. */
  starts: Int32Array;
}

/** What `\s` of a regular expression means, for a UTF-16 unit. */
export function isWhiteSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return (
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}

/** The text with its white space folded, and without any at its ends. */
export function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The text with its white space folded, and the way back. */
export function foldWithStarts(text: string): FoldedText {
  const starts = new Int32Array(text.length);
  let length = 0;
  let isInWhiteSpace = false;
  for (let at = 0; at < text.length; at += 1) {
    const isWhite = isWhiteSpace(text.charCodeAt(at));
    if (!isWhite || !isInWhiteSpace) {
      starts[length] = at;
      length += 1;
    }
    isInWhiteSpace = isWhite;
  }
  return { text: text.replace(/\s+/g, ' '), starts };
}
