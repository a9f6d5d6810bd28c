/** What several parts of the bundle have is put into files of its own, which they load. */
import { type ExpressionStatement, type Property, parse } from 'acorn';

/** The modules of a part, and the text around them. */
interface Part {
  before: string;
  /** `<ID>: (<function>)`, by their IDs. */
  modules: ReadonlyMap<string, string>;
  after: string;
}

/** What the parts that a bad input needs have in common with each other or with others: it needs all of that. */
const COMMON = 'common.js';
/** What more than two of the other parts have: most jobs need most of it. */
const LATER = 'later.js';
const MARK = '\n\n/***/ ';

/**
 * The bundler leaves a copy of what is smaller than 20 KB in each part that needs it.
 *
 * @param texts of the parts that the bundler has made, by the names of their files
 * @param early the files of the parts that a gate loads which ends on a bad input
 * @returns the files that change, and those that they load
 * @throws {Error} where what has the same ID differs
 */
export function shareModules(
  texts: ReadonlyMap<string, string>,
  early: readonly string[],
): Map<string, string> {
  const parts = new Map([...texts].map(([name, text]) => [name, partOf(text)]));
  const holders = new Map<string, string[]>();
  for (const [name, { modules }] of parts) {
    for (const id of modules.keys()) holders.set(id, [...(holders.get(id) ?? []), name]);
  }
  const shared = new Map<string, Map<string, string>>();
  const changed = new Map<string, string>();
  for (const [name, part] of parts) {
    const own = new Map<string, string>();
    const files = new Set<string>();
    for (const [id, text] of part.modules) {
      const file = fileFor(holders.get(id) ?? [], early);
      if (file === null) own.set(id, text);
      else {
        files.add(file);
        shared.set(file, withModule(shared.get(file), id, text));
      }
    }
    if (files.size > 0) changed.set(name, loading(files, { ...part, modules: own }));
  }
  for (const [file, modules] of shared) {
    changed.set(file, `"use strict";\nmodule.exports = {${listOf(modules)}\n\n};\n`);
  }
  return changed;
}

/** Where a module stands that these parts have; null where it stays in its only part. */
function fileFor(holders: readonly string[], early: readonly string[]): string | null {
  if (holders.length < 2) return null;
  if (holders.some((name) => early.includes(name))) return COMMON;
  return holders.length > 2 ? LATER : `${holders.map((name) => name.split('.')[0]).join('-')}.js`;
}

function withModule(known = new Map<string, string>(), id: string, text: string) {
  if ((known.get(id) ?? text) !== text) throw new Error(`Module ${id} is not everywhere the same.`);
  return known.set(id, text);
}

function loading(files: Iterable<string>, { before, modules, after }: Part): string {
  const loaded = [...files].map((file) => `require("./${file}")`).join(', ');
  return `${before}${listOf(modules)}${after}Object.assign(exports.modules, ${loaded});\n`;
}

function listOf(modules: ReadonlyMap<string, string>): string {
  return [...modules.values()].map((text) => MARK + text).join(',');
}

/**
 * A part, which sets `exports.modules`. One of modules that are not strict has none to share: there the text of a
 * strict one begins otherwise.
 */
function partOf(text: string): Part {
  const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'commonjs' });
  const [list] = body.flatMap((statement) => listIn(statement as ExpressionStatement, text));
  if (list === undefined || !text.startsWith('"use strict";')) {
    return { before: text, modules: new Map(), after: '' };
  }
  const modules = (list.properties as Property[]).map((one): [string, string] => [
    text.slice(one.key.start, one.key.end),
    text.slice(one.start, one.end),
  ]);
  const [before, after] = [text.slice(0, list.start + 1), text.slice(list.end - 1)];
  return { before, modules: new Map(modules), after: `\n\n${after}` };
}

function listIn({ expression }: ExpressionStatement, text: string) {
  if (expression?.type !== 'AssignmentExpression') return [];
  const { left, right } = expression;
  const isList = text.slice(left.start, left.end) === 'exports.modules';
  return isList && right.type === 'ObjectExpression' ? [right] : [];
}
