import { readEscape } from './escapes.ts';
import { isWhiteSpace } from './white-space.ts';

const BACKSLASH = 0x5c;

/** 1 for ASCII letters and digits. */
const ASCII_LETTERS = Uint8Array.from({ length: 128 }, (_, unit) =>
  /[\da-zA-Z]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

/**
 * The letters of texts: ASCII letters and digits and everything beyond ASCII but white space. A text
 * has the same letters in whatever form a file holds it: however it is wrapped, indented, quoted and
 * escaped. Only the letters right behind a backslash of the text itself are not to be relied on.
 */
export class Letters {
  /** Those of the text read last; valid up to `count`, until the next one is read. */
  units = new Uint16Array(1024);
  count = 0;

  /** Reads the letters of a text in the form in which a file holds it. */
  read(text: string): void {
    if (this.units.length < text.length) this.units = new Uint16Array(text.length * 2);
    this.count = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === BACKSLASH) {
        const { meaning, end } = readEscape(text, at, 'yaml');
        for (let part = 0; part < meaning.length; part += 1) this.#add(meaning.charCodeAt(part));
        at = end - 1;
      } else this.#add(unit);
    }
  }

  #add(unit: number): void {
    if (unit < 128 ? ASCII_LETTERS[unit] === 0 : isWhiteSpace(unit)) return;
    this.units[this.count] = unit;
    this.count += 1;
  }
}
