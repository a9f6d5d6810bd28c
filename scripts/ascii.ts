/** Text beyond ASCII makes Node decode a file in full, and hold it in twice the memory. */

const BEYOND = /[^\0-\x7f]/g;
/** The one place of a script in which an escape does not mean what it stands for. */
const RAW = /String\.raw`[^`]*[^\0-\x7f]/;

/**
 * A script in ASCII, for which it has the same: it may have other characters in strings, templates,
 * regular expressions and comments only.
 *
 * @throws {Error} where an escape would mean something else
 */
export function inAscii(script: string): string {
  if (RAW.test(script)) throw new Error('String.raw takes escapes as they are: write it without.');
  return script.replace(BEYOND, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
