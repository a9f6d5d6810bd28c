import { expect, test } from 'vitest';
import { placeOfFault } from '../../src/core/json-fault.ts';

test.each([
  ['', 'it ends in the middle of line 1'],
  ['{"a": [1,\n"b', 'it ends in the middle of line 2'],
  ['{"a": tru', 'it ends in the middle of line 1'],
  ['{\n "a": secret\n}', 'line 2, column 7'],
  ['<html>', 'line 1, column 1'],
  ['{"a":1,,}', 'line 1, column 8'],
  ['{"a":1} more', 'line 1, column 9'],
])('%j', (text, place) => {
  expect(placeOfFault(text)).toBe(place);
});

test('of a very long text it is told alone whether it was cut', () => {
  const long = `[${'1,'.repeat(3_000_000)}`;
  expect(placeOfFault(long)).toBe('it ends in the middle of line 1');
  expect(placeOfFault(`${long}x`)).toBe(null);
});
