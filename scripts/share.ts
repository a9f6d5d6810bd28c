/** What several parts of the bundle have is put into a file that they load, or into the one that is loaded anyway. */
import { type ExpressionStatement, type Property, parse } from 'acorn';

/** The modules of a part, and the text around them. */
interface Part {
  before: string;
  /** `<ID>: (<function>)`, by their IDs. */
  modules: ReadonlyMap<string, string>;
  after: string;
}

/** What several of the parts have: most jobs need most of it, and a file more takes longer than what they do not. */
const LATER = 'later.js';
const INDEX = 'index.js';
const MARK = '\n\n/***/ ';
/** Where the bundler's own file lists the modules that it holds, and the parts that are not to be loaded. */
const HELD = 'var __webpack_modules__ = ({';
const LOADED = 'var installedChunks = {';

/**
 * What the parts hold that a step needs which ends on a bad input goes into the bundler's own file, since each file
 * more takes a step 0.15 ms; those parts are none any more. Of what is smaller than 20 KB the bundler leaves a copy in
 * each other part that needs it: it goes into one file.
 *
 * @param texts of the bundler's own file and of the parts that it has made, by the names of their files
 * @param early the files of the parts that a gate loads which ends on a bad input
 * @returns the texts of all files that are left
 * @throws {Error} where what has the same ID differs, or the bundler writes its files otherwise
 */
export function shareModules(
  texts: ReadonlyMap<string, string>,
  early: readonly string[],
): Map<string, string> {
  const { [INDEX]: index = '', ...others } = Object.fromEntries(texts);
  const parts = new Map(Object.entries(others).map(([name, text]) => [name, partOf(text)]));
  const holders = new Map<string, string[]>();
  for (const [name, { modules }] of parts) {
    for (const id of modules.keys()) holders.set(id, [...(holders.get(id) ?? []), name]);
  }
  const held = new Map<string, string>();
  const later = new Map<string, string>();
  const left = new Map<string, string>();
  const sharedPlaceOf = (id: string) => {
    const having = holders.get(id) ?? [];
    if (having.some((name) => early.includes(name))) return held;
    return having.length > 1 ? later : null;
  };
  for (const [name, part] of parts) {
    const own = new Map<string, string>();
    for (const [id, text] of part.modules) keep(sharedPlaceOf(id) ?? own, id, text);
    const loadsLater = [...part.modules.keys()].some((id) => later.has(id));
    if (!early.includes(name)) left.set(name, textOf({ ...part, modules: own }, loadsLater));
    else if (part.modules.size === 0) throw new Error(`${name} lists no modules.`);
  }
  if (later.size > 0) {
    left.set(LATER, `"use strict";\nmodule.exports = {${listOf(later)}\n\n};\n`);
  }
  return left.set(INDEX, holding(index, held, early));
}

function keep(into: Map<string, string>, id: string, text: string): void {
  if ((into.get(id) ?? text) !== text) throw new Error(`Module ${id} is not everywhere the same.`);
  into.set(id, text);
}

function textOf({ before, modules, after }: Part, loadsLater: boolean): string {
  const loading = loadsLater ? `Object.assign(exports.modules, require("./${LATER}"));\n` : '';
  return `${before}${listOf(modules)}${after}${loading}`;
}

/** The bundler's own file with these modules, for which none of the parts is loaded. */
function holding(
  index: string,
  modules: ReadonlyMap<string, string>,
  parts: readonly string[],
): string {
  const ids = parts.map((name) => `${Number.parseInt(name, 10)}: 1, `);
  return behind(behind(index, HELD, `${listOf(modules)},`), LOADED, ids.join(''));
}

function behind(text: string, place: string, added: string): string {
  if (text.split(place).length !== 2) throw new Error(`The bundler does not write ${place} once.`);
  return text.replace(place, () => place + added);
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
