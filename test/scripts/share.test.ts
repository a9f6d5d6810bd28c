import { expect, test } from 'vitest';
import { shareModules } from '../../scripts/share.ts';

/** A part as the bundler writes it. */
function part(id: number, modules: Record<number, string>, strict = '"use strict";\n'): string {
  const all = Object.entries(modules).map(
    ([key, does]) => `\n/***/ ${key}:\n/***/ (() => ${does})\n`,
  );
  return `${strict}exports.id = ${id};\nexports.ids = [${id}];\nexports.modules = {\n${all.join(',\n')}\n};\n;`;
}

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

/** What the modules of a part do, by their IDs. */
function done(name: string, files: ReadonlyMap<string, string>) {
  const { modules } = load(name, files) as { modules: Record<string, () => unknown> };
  return Object.fromEntries(Object.entries(modules).map(([id, run]) => [id, run()]));
}

test('what an early part has too stands in one file, what two others have in its own, what more have in another', () => {
  const given = new Map([
    ['1.index.js', part(1, { 10: '"own"', 20: '"of an early one"' })],
    ['2.index.js', part(2, { 20: '"of an early one"', 30: '"of two"', 40: '"of three"' })],
    ['3.index.js', part(3, { 30: '"of two"', 40: '"of three"', 50: '"alone"' })],
    ['4.index.js', part(4, { 40: '"of three"' })],
    ['5.index.js', part(5, { 60: '"apart"' })],
  ]);
  const changed = shareModules(given, ['1.index.js']);
  const parts = ['1.index.js', '2.index.js', '3.index.js', '4.index.js'];
  expect([...changed.keys()].sort()).toEqual([...parts, '2-3.js', 'common.js', 'later.js'].sort());
  const texts = [...changed.values()].join('');
  for (const text of ['"own"', '"of an early one"', '"of two"', '"of three"', '"alone"']) {
    expect(texts.split(text)).toHaveLength(2);
  }
  expect(load('1.index.js', changed)).toMatchObject({ id: 1, ids: [1] });
  expect(changed.get('1.index.js')).not.toContain('later.js');
  expect(done('1.index.js', changed)).toEqual({ 10: 'own', 20: 'of an early one' });
  expect(done('2.index.js', changed)).toEqual({
    20: 'of an early one',
    30: 'of two',
    40: 'of three',
  });
  expect(done('3.index.js', changed)).toEqual({ 30: 'of two', 40: 'of three', 50: 'alone' });
});

test('parts without copies stay as they are', () => {
  const one = part(1, { 10: '"one"' });
  expect(
    shareModules(
      new Map([
        ['1.index.js', one],
        ['2.index.js', part(2, { 20: '"two"' })],
      ]),
      [],
    ),
  ).toEqual(new Map());
});

test('a part that is not strict keeps what it has', () => {
  const loose = part(2, { 10: '"loose"' }, '');
  const given = new Map([
    ['1.index.js', part(1, { 10: '"strict"' })],
    ['2.index.js', loose],
  ]);
  expect(shareModules(given, [])).toEqual(new Map());
});

test('one ID for two things ends the build', () => {
  const given = new Map([
    ['1.index.js', part(1, { 10: '"one"' })],
    ['2.index.js', part(2, { 10: '"two"' })],
  ]);
  expect(() => shareModules(given, [])).toThrow('Module 10 is not everywhere the same.');
});
