/** Modules of Node that take long to load and that a step may do without. */
const LATE = ['crypto', 'node:crypto'];

/**
 * A part of the bundle in which these are loaded when something of them is first used.
 *
 * @throws {Error} where they are loaded in a way that is not known
 */
export function loadLate(script: string): string {
  return LATE.reduce((text, name) => {
    const now = `module.exports = require("${name}");`;
    const late = `module.exports = new Proxy({}, { get: (_, name) => require("${name}")[name] });`;
    const changed = text.replace(now, late);
    if (changed.replace(late, '').includes(`require("${name}")`)) {
      throw new Error(`${name} is loaded at once: ${now} was expected.`);
    }
    return changed;
  }, script);
}
