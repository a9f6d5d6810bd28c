import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../src/ingest/manifest/locate.ts';

const JSON_TEXT = `{
  "a": "x, { [ \\" : y",
  "b": [
    1,
    { "c": null,
      "d": [
        [],
        {}
      ]
    }
  ],
  "e\\n": { "a": 1 }
}`;

describe('the line of a value in a JSON text', () => {
  test.each([
    [[], 0],
    [['a'], 1],
    [['b'], 2],
    [['b', 0], 3],
    [['b', 1], 4],
    [['b', 1, 'c'], 4],
    [['b', 1, 'd'], 5],
    [['b', 1, 'd', 1], 7],
    [['e\n'], 11],
    [['e\n', 'a'], 11],
  ])('%j stands in line %i', (path, line) => {
    expect(linesOf([path], JSON_TEXT)).toEqual([line]);
  });

  test.each([
    [['none'], 0],
    [['b', 7], 2],
    [['b', 1, 'none'], 4],
    [['a', 'none'], 1],
  ])('%j is not there: the line of what it would stand in', (path, line) => {
    expect(linesOf([path], JSON_TEXT)).toEqual([line]);
  });

  test('a name that stands there twice has the last line, as its last value is the one that counts', () => {
    expect(linesOf([['a'], ['a', 'b']], '{"a": {"b": 1},\n"a": 2}')).toEqual([1, 1]);
  });

  test('a text that is no container has one line', () => {
    expect(linesOf([['a']], '5,')).toEqual([0]);
  });

  test('holds for whatever JSON.stringify lays out with one member a line', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string(), { minKeys: 1 }), (object) => {
        // Objects without a prototype print the same, and parse to plain ones.
        const text = JSON.stringify(object, null, 1);
        const keys = Object.keys(JSON.parse(text));
        const paths = keys.map((key) => [key]);
        expect(linesOf(paths, text)).toEqual(keys.map((_, index) => index + 1));
      }),
    );
  });
});
