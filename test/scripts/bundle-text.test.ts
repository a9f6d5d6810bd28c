/** What the build makes of the bundler's text before it is committed. */
import assert from 'node:assert';
import { expect, test } from 'vitest';
import { inAscii } from '../../scripts/ascii.ts';
import { compileAtOnce, functionsOf } from '../../scripts/eager.ts';
import { loadLate } from '../../scripts/lazy-builtins.ts';
import { dropUnused } from '../../scripts/unused.ts';

const SPELLED = "return { sign: '✅ 😀', template: `é … ┃`, found: /^[“😀]$/u.test('😀') };";

test('a script in ASCII says the same as before', () => {
  const script = inAscii(SPELLED);
  expect(script).toMatch(/^[\0-\x7f]*$/);
  expect(new Function(script)()).toEqual(new Function(SPELLED)());
});

test('a text that takes escapes as they are is refused', () => {
  expect(() => inAscii('String.raw`…`')).toThrow('String.raw');
});

/** What a script exports that was made to load a module of Node late, and whether it has. */
function loadedBy(name: string, module: unknown) {
  const loaded: string[] = [];
  const given = { exports: null as never };
  const require = (asked: string) => {
    loaded.push(asked);
    return module;
  };
  const script = loadLate(`module.exports = require("${name}");\n`);
  new Function('module', 'require', script)(given, require);
  return { exports: given.exports, loaded };
}

test.each(['node:crypto', 'node:fs/promises', 'node:http'])(
  'of %s nothing is loaded until it is used',
  (name) => {
    const { exports, loaded } = loadedBy(name, { thing: 'found' });
    expect(loaded).toEqual([]);
    expect((exports as { thing: unknown }).thing).toBe('found');
    expect(loaded).toEqual([name]);
  },
);

test('what asserts is loaded when something does not hold, and says so as ever', () => {
  const { exports, loaded } = loadedBy('node:assert', assert);
  const late: typeof assert = exports;
  late(1 + 1 === 2, 'not told');
  expect(loaded).toEqual([]);
  const error = expect.objectContaining({ code: 'ERR_ASSERTION', message: 'told' });
  expect(() => late(false, 'told')).toThrow(error);
  expect(() => late.fail('told')).toThrow(error);
});

test('one that is loaded in another way is refused', () => {
  expect(() => loadLate('const crypto = require("crypto");\n')).toThrow('crypto is loaded at once');
});

const MODULE = `exports.modules = {

/***/ 12:
/***/ ((module) => {
"use strict";
module.exports = [early(), again()];
function early() { return [1, 2].map((one) => one + 1); }
function again() { again = early; return again(); }
const late = () => early(), told = ({ early() { return 1; } }).early();
class Kept { method() { return () => 2; } }
module.exports.push(late(), told, new Kept().method()());
})

};
`;

/** What the module says, whatever form its functions have. */
function saidBy(text: string): unknown {
  const file = { modules: {} as Record<string, (module: { exports: unknown }) => void> };
  new Function('exports', text)(file);
  const module = { exports: null as unknown };
  file.modules['12']?.(module);
  return module.exports;
}

test('functions that are called anyway stand in parentheses, and say the same', () => {
  const keys = functionsOf(MODULE).map(({ key }) => key);
  expect(keys).toEqual(['12/early()', '12/early()/#1', '12/late', '12/method/#1']);
  const changed = compileAtOnce(MODULE, new Set(keys));
  expect(changed).toContain(`"use strict";
var early = (function early() { return [1, 2].map(((one) => one + 1)); });
module.exports`);
  expect(changed).toContain('const late = (() => early())');
  expect(changed).toContain('function again()');
  expect(changed).toContain('return (() => 2);');
  expect(saidBy(changed)).toEqual(saidBy(MODULE));
  expect(functionsOf(changed).map(({ key }) => key)).toEqual(keys);
});

test('a function that nobody calls, or that is another by now, stays as it is', () => {
  expect(compileAtOnce(MODULE, new Set(['12/gone()', '13/early()']))).toBe(MODULE);
});

test('functions of one name are told apart, whatever stands in parentheses already', () => {
  const text = 'exports.modules = { 7: ((m) => { m.a = (() => 1); m.a = () => 2; f(() => 3); }) };';
  expect(functionsOf(text).map(({ key }) => key)).toEqual(['7/a', '7/a2', '7/#1']);
  expect(compileAtOnce(text, new Set(['7/a', '7/a2', '7/#1']))).toBe(
    'exports.modules = { 7: ((m) => { m.a = (() => 1); m.a = (() => 2); f((() => 3)); }) };',
  );
});

test('what nothing refers to is not in the bundle', () => {
  const unused = [
    'function unused() { return alsoUnused; }',
    'const alsoUnused = /*@__PURE__*/ make("It", () => unused());',
    'class Unused extends Base { #of = 1; method() { return this.property; } }',
    'const pure = null && (make(0));',
    'class Gone extends (null && (make(0))) {}',
    'const property = [new Set([1]), { a: -1, b: `c` }, /d/, class {}];',
  ];
  const kept = [
    'const called = make(1);',
    'class Called { static of = make(2); }',
    'class Derived extends make(3) {}',
    'const { taken } = make(4);',
    'let one = 1, other = make(5);',
    'const spread = [...make(6)];',
    'const given = /*@__PURE__*/ make("It", make(7));',
    'const built = new Date();',
    'function used() { return made; }',
    'const made = /* @__PURE__ */ make(8);',
    'class Base {}',
    'module.exports = { used, property: 1, base: class extends Base {} };',
  ];
  const around = (lines: string[]) =>
    `exports.modules = {\n12: ((module, make) => {\n${lines.join('\n')}\n})\n};\n`;
  const text = dropUnused(around([...unused, ...kept]));
  expect(text.replace(/\n+/g, '\n')).toBe(around(kept));
});
