import { expect, test } from 'vitest';
import { shareModules } from '../../scripts/share.ts';

/** A part as the bundler writes it. */
function part(id: number, modules: Record<number, string>, strict = '"use strict";\n'): string {
  const all = Object.entries(modules).map(
    ([key, does]) => `\n/***/ ${key}:\n/***/ (() => ${does})\n`,
  );
  return `${strict}exports.id = ${id};\nexports.ids = [${id}];\nexports.modules = {\n${all.join(',\n')}\n};\n;`;
}

/** The bundler's own file, as far as it is read; it gives what it holds and which parts it takes for loaded. */
const INDEX = `(() => {
  var __webpack_modules__ = ({
/***/ 1:
/***/ (() => "at once")
});
  var installedChunks = {
    9: 1
  };
  module.exports = { held: __webpack_modules__, loaded: Object.keys(installedChunks) };
})();
`;

/** What a file of the bundle exports. */
function load(name: string, files: ReadonlyMap<string, string>): Record<string, unknown> {
  const module = { exports: {} };
  const require = (path: string) => load(path.replace('./', ''), files);
  new Function('module', 'exports', 'require', files.get(name) ?? '')(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

type Modules = Record<string, () => unknown>;

function results(modules: Modules) {
  return Object.fromEntries(Object.entries(modules).map(([id, run]) => [id, run()]));
}

/** What the modules of a part do, by their IDs. */
function done(name: string, files: ReadonlyMap<string, string>) {
  const { modules } = load(name, files) as { modules: Modules };
  return results(modules);
}

test('what an early part has stands in the file that is loaded anyway, what several others have in one of its own', () => {
  const given = new Map([
    ['index.js', INDEX],
    ['1.index.js', part(1, { 10: '"early"', 20: '"of an early one"' })],
    ['2.index.js', part(2, { 20: '"of an early one"', 30: '"of two"', 40: '"of three"' })],
    ['3.index.js', part(3, { 30: '"of two"', 40: '"of three"', 50: '"alone"' })],
    ['4.index.js', part(4, { 20: '"of an early one"', 40: '"of three"' })],
    ['5.index.js', part(5, { 60: '"apart $&"' })],
  ]);
  const files = shareModules(given, ['1.index.js']);
  const names = ['index.js', '2.index.js', '3.index.js', '4.index.js', '5.index.js', 'later.js'];
  expect([...files.keys()].sort()).toEqual(names.sort());
  const texts = [...files.values()].join('');
  for (const text of ['"early"', '"of an early one"', '"of two"', '"of three"', '"alone"']) {
    expect(texts.split(text)).toHaveLength(2);
  }
  const { held, loaded } = load('index.js', files);
  expect(results(held as Modules)).toEqual({ 1: 'at once', 10: 'early', 20: 'of an early one' });
  expect(loaded).toEqual(['1', '9']);
  expect(load('2.index.js', files)).toMatchObject({ id: 2, ids: [2] });
  expect(done('2.index.js', files)).toEqual({ 30: 'of two', 40: 'of three' });
  expect(done('3.index.js', files)).toEqual({ 30: 'of two', 40: 'of three', 50: 'alone' });
  expect(done('5.index.js', files)).toEqual({ 60: 'apart $&' });
  expect(files.get('5.index.js')).not.toContain('later.js');
});

test('parts without copies stay as they are', () => {
  const given = new Map([
    ['1.index.js', part(1, { 10: '"one"' })],
    ['2.index.js', part(2, { 20: '"two"' })],
  ]);
  const files = shareModules(new Map([['index.js', INDEX], ...given]), []);
  expect([...files.keys()].sort()).toEqual(['1.index.js', '2.index.js', 'index.js']);
  for (const name of given.keys()) {
    expect(done(name, files)).toEqual(done(name, given));
  }
});

test('a part that is not strict keeps what it has', () => {
  const loose = part(2, { 10: '"loose"' }, '');
  const given = new Map([
    ['index.js', INDEX],
    ['1.index.js', part(1, { 10: '"strict"' })],
    ['2.index.js', loose],
  ]);
  const files = shareModules(given, []);
  expect(files.get('2.index.js')).toBe(loose);
  expect(files.has('later.js')).toBe(false);
});

test('one ID for two things ends the build', () => {
  const given = new Map([
    ['index.js', INDEX],
    ['1.index.js', part(1, { 10: '"one"' })],
    ['2.index.js', part(2, { 10: '"two"' })],
  ]);
  expect(() => shareModules(given, [])).toThrow('Module 10 is not everywhere the same.');
});

test('a bundler that writes its own file otherwise ends the build', () => {
  const given = new Map([['index.js', INDEX.replace('installedChunks', 'loadedChunks')]]);
  expect(() => shareModules(given, [])).toThrow(
    'The bundler does not write var installedChunks = { once.',
  );
});

test('an early part whose modules are not found ends the build', () => {
  const given = new Map([
    ['index.js', INDEX],
    ['1.index.js', part(1, { 10: '"loose"' }, '')],
  ]);
  expect(() => shareModules(given, ['1.index.js'])).toThrow('1.index.js lists no modules.');
});
