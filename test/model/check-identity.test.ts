import { describe, expect, test } from 'vitest';
import { checkKey, isSameCheck } from '../../src/model/check-facts.ts';

const named = (name: string, id: string | null = null) => ({ id, name });

describe('the identity of a check', () => {
  test.each([
    ['equal names', named('greeting'), named('greeting')],
    ['names with other white space', named(' opening  hours '), named('opening hours')],
    ['names with an accent encoded in two ways', named('cafe\u0301'), named('caf\u00e9')],
    ['names with an invisible character', named('gree\u200bting'), named('greeting')],
    ['equal IDs and different names', named('old name', 'A1'), named('new name', 'a1')],
    ['equal names of which only one has an ID', named('greeting', 'a1'), named('greeting')],
  ])('is the same for %s', (_, one, other) => {
    expect(isSameCheck(one, other)).toBe(true);
    expect(isSameCheck(other, one)).toBe(true);
  });

  test.each([
    ['names that differ in case', named('Greeting'), named('greeting')],
    ['equal names with different IDs', named('greeting', 'a1'), named('greeting', 'a2')],
  ])('is not the same for %s', (_, one, other) => {
    expect(isSameCheck(one, other)).toBe(false);
    expect(isSameCheck(other, one)).toBe(false);
  });

  test('has a key that is equal for spellings of one name and differs between a name and an ID', () => {
    expect(checkKey(named(' cafe\u0301 '))).toBe(checkKey(named('caf\u00e9')));
    expect(checkKey(named('any name', 'A1'))).toBe(checkKey(named('other', 'a1')));
    expect(checkKey(named('a1'))).not.toBe(checkKey(named('x', 'a1')));
  });
});
