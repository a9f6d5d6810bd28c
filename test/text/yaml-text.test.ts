import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readYaml } from '../../src/text/yaml-text.ts';
import { tries } from '../support/tries.ts';
import { anyText } from './any-text.ts';

function parse(source: string): unknown {
  const yaml = readYaml(source);
  expect(yaml.errors).toEqual([]);
  return yaml.value;
}

function faultsOf(source: string): string[] {
  const { errors } = readYaml(source);
  return errors.map(({ line, column, problem }) => `${line}:${column} ${problem}`);
}

describe('YAML 1.2 core is read as plain JSON values', () => {
  it.each([
    [
      'a: 1\nb: [yes, no, on, 0o7, 0x1F, 1e3, .5, ~, null, True]',
      {
        a: 1,
        b: ['yes', 'no', 'on', 7, 31, 1000, 0.5, null, null, true],
      },
    ],
    ['day: 2027-01-31', { day: '2027-01-31' }],
    ['a: &x { b: 1 }\nc: *x', { a: { b: 1 }, c: { b: 1 } }],
    ['<<: { a: 1 }', { '<<': { a: 1 } }],
    ['a: !!str 5\nb: !!int "7"\nc: !!map {}', { a: '5', b: 7, c: {} }],
    ['%YAML 1.2\n---\na: 1', { a: 1 }],
    ['a: |\n  two\n  lines\n', { a: 'two\nlines\n' }],
    ['- -0\n- 99999999999999999999', [0, 1e20]],
    ['__proto__', '__proto__'],
    ['', null],
    ['# nothing', null],
    ['\uFEFFa: 1', { a: 1 }],
  ])('%j', (source, value) => {
    expect(parse(source)).toEqual(value);
  });

  it('and so is any JSON', () => {
    const json = fc.jsonValue({ maxDepth: 4, stringUnit: 'grapheme' });
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        fc.pre(!JSON.stringify(value).includes('"__proto__"'));
        const text = JSON.stringify(value, null, indent);
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
      tries(200),
    );
  });
});

describe('errors are reported with their place', () => {
  it.each([
    ['a: 1\na: 2', ['2:1 the key a is in this map already, or is reserved: remove it']],
    ['{"a": 1, "a": 2}', ['1:10 the key a is in this map already, or is reserved: remove it']],
    ['a: 1\n---\nb: 2', ['2:1 a second document begins: keep one']],
    ['a: [1', [expect.stringMatching(/^1:\d+ Flow sequence in block collection/)]],
    ['a:\n\tb: 1', [expect.stringMatching(/^2:1 Tabs are not allowed/)]],
    ['a: "\\q"', ['1:5 Invalid escape sequence \\q']],
    [
      'a: !foo 1\nb: !!binary aa',
      [expect.stringMatching(/^1:\d+ .*!foo/), expect.stringMatching(/^2:\d+ .*binary/)],
    ],
    ['!!set { a }', [expect.stringContaining('set')]],
    ['a: *x', [expect.stringContaining('1:1 an alias is unknown, or expands too much: ')]],
    ['a: { 1: x, "1": y }', ['1:12 the key 1 is in this map already, or is reserved: remove it']],
    ['{"a": 1, a: 2}', ['1:10 the key a is in this map already, or is reserved: remove it']],
    [
      'a:\n  __proto__: { b: 1 }',
      ['2:3 the key __proto__ is in this map already, or is reserved: remove it'],
    ],
    [
      '{"__proto__": {}}',
      ['1:2 the key __proto__ is in this map already, or is reserved: remove it'],
    ],
  ])('%j', (source, errors) => {
    expect(faultsOf(source)).toEqual(errors);
  });

  it('in one short line, for any text', () => {
    const long = 'x'.repeat(5_000);
    for (const source of [`- !${long} 1`, `"a" ${long}\n`, '- !!a%0Ab%1B%5B31m 1']) {
      const errors = faultsOf(source);
      expect(errors).not.toEqual([]);
      for (const fault of errors) {
        expect(fault.length).toBeLessThan(250);
        expect(fault).not.toMatch(/[\n\x1b]/);
      }
    }
  });
});

describe('a text cannot grow', () => {
  const levels = ['a: &a0 [x, x]'];
  for (let level = 1; level <= 9; level += 1) {
    levels.push(`b${level}: &a${level} [*a${level - 1}, *a${level - 1}]`);
  }

  it.each([
    ['aliases of aliases', levels.join('\n')],
    ['an alias of what it stands in', 'a: &a [*a]'],
  ])('by %s', (_, source) => {
    expect(faultsOf(source)).toEqual([
      expect.stringMatching(/^1:1 an alias is unknown, or expands too much: /),
    ]);
  });

  it('by depth', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(faultsOf(nested(60))).toEqual([]);
    for (const source of [
      nested(100),
      '['.repeat(100_000),
      '- '.repeat(5_000),
      '{a: '.repeat(999),
    ]) {
      expect(faultsOf(source)).toEqual([expect.stringMatching(/^1:1 it is too deep: /)]);
    }
  });
});

describe('a value has a place', () => {
  const placeOf = (source: string, ...path: PropertyKey[]) => {
    const yaml = readYaml(source);
    expect(yaml.errors).toEqual([]);
    const { line, column } = yaml.placeOf(path);
    return `${line}:${column}`;
  };
  const source = '\na:\n  b: [1, { "c d": 2 }]\n  "5": x\n&k e: &l { f: 1 }\ng: *l\n';

  it.each([
    [[], '2:1'],
    [['a'], '2:1'],
    [['a', 'b'], '3:3'],
    [['a', 'b', 0], '3:7'],
    [['a', 'b', 1, 'c d'], '3:12'],
    [['a', 5], '4:3'],
    [['e', 'f'], '5:12'],
  ])('at its key, or at the item of a list: %j', (path, place) => {
    expect(placeOf(source, ...path)).toBe(place);
  });
});

it('no text makes it throw', () => {
  const words = fc.constantFrom(
    ...[
      'a¦: ¦- ¦&a ¦*a¦!t ¦{¦}¦[¦]¦,¦"¦\'¦|¦>¦\n¦  ',
      '? ¦---\n¦...\n¦%YAML 1.1\n¦#¦\t¦.inf¦\uD800',
    ].flatMap((row) => row.split('¦')),
  );
  const source = fc.oneof(
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join('')),
    anyText(100),
  );
  fc.assert(
    fc.property(source, (text) => {
      const yaml = readYaml(text);
      const places = [yaml.placeOf([]), yaml.placeOf(['a', 0]), ...yaml.errors];
      const wrong = places.filter(({ line, column }) => !(line >= 1 && column >= 1));
      expect(wrong).toEqual([]);
      const { value = null } = yaml;
      expect(value).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    tries(200),
  );
});
