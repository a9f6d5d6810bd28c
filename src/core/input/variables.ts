import { type Parsed, type ValueFault, valid } from './parsed.ts';

/**
 * `KEY=VALUE` lines, cut at the first `=`. White space around the key is dropped; the value is
 * kept exactly as it stands behind the `=`, spaces and quotes included. Blank lines and lines that
 * start with `#` are ignored; lines end with LF or CRLF. A key stands there once.
 */
export function parseVariables(text: string): Parsed<Record<string, string>> {
  const lineOfKey = new Map<string, number>();
  const variables: [string, string][] = [];
  const faults: ValueFault[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const start = line.trimStart();
    if (start === '' || start.startsWith('#')) continue;
    const number = index + 1;
    const cut = line.indexOf('=');
    const key = line.slice(0, Math.max(cut, 0)).trim();
    const earlier = lineOfKey.get(key);
    if (cut === -1) {
      const problem = `(line ${number}) has no =: write KEY=VALUE, each on a line of its own`;
      faults.push({ shown: line, problem });
    } else if (key === '') {
      faults.push({ shown: line, problem: `(line ${number}) has no key: write KEY=VALUE` });
    } else if (earlier !== undefined) {
      const problem = `(line ${number}) is a key that line ${earlier} has set: keep one of them`;
      faults.push({ shown: key, problem });
    } else {
      lineOfKey.set(key, number);
      variables.push([key, line.slice(cut + 1)]);
    }
  }
  return faults.length > 0 ? { ok: false, faults } : valid(Object.fromEntries(variables));
}
