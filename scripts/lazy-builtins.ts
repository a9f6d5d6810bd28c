/** Modules of Node that take long to load and that a step may do without. */
const LATE = [
  'assert',
  'crypto',
  'node:assert',
  'node:crypto',
  'node:fs/promises',
  'node:http',
  'node:stream/promises',
];

/**
 * A part of the bundle in which these are loaded when something of them is first used: a function of
 * them, or what tells of an assertion that does not hold.
 *
 * @throws {Error} where they are loaded in a way that is not known
 */
export function loadLate(script: string): string {
  return LATE.reduce((text, name) => {
    const load = `require("${name}")`;
    const now = `module.exports = ${load};`;
    const isAssert = name.endsWith('assert');
    const target = isAssert ? `(ok, ...told) => { if (!ok) ${load}(ok, ...told); }` : '{}';
    const late = `module.exports = new Proxy(${target}, { get: (_, name) => ${load}[name] });`;
    const changed = text.replace(now, () => late);
    if (changed.replace(late, '').includes(load)) {
      throw new Error(`${name} is loaded at once: ${now} was expected.`);
    }
    return changed;
  }, script);
}
