import { describe, expect, it } from 'vitest';
import { invalid, valid } from '../../../src/text/values/parsed.ts';
import { parseUuidList } from '../../../src/text/values/simple-values.ts';

const A = '0198c0de-1111-7000-8000-00000000000a';
const B = '0198c0de-2222-4000-8000-00000000000b';
const PROBLEM = 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef';

describe('a list of IDs is separated by newlines or commas', () => {
  it.each([
    ['one', A, [A]],
    ['commas', `${A},${B}`, [A, B]],
    ['newlines', `${A}\n${B}\n`, [A, B]],
    ['CRLF', `${A}\r\n${B}\r\n`, [A, B]],
    ['blanks and doubled separators', `\n , ${A} ,, \n\n${B},`, [A, B]],
    ['any version, nil and max', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`, undefined],
  ])('%s', (_, text, ids) => {
    expect(parseUuidList(text)).toEqual(valid(ids ?? [text]));
  });

  it('takes an ID once, however it is spelled, as it was written first', () => {
    expect(parseUuidList(`${A.toUpperCase()},${B},${A},${B}`)).toEqual(valid([A.toUpperCase(), B]));
  });

  it('names every item that is no UUID, not only the first', () => {
    expect(parseUuidList(`x,${A},${B}0\n{${A}}`)).toEqual({
      ok: false,
      errors: ['x', `${B}0`, `{${A}}`].map((shown) => ({ shown, problem: PROBLEM })),
    });
  });

  it.each([A.replaceAll('-', ''), `urn:uuid:${A}`, A.replace('a', 'g'), `${A} ${B}`])(
    '%s is no list of UUIDs',
    (text) => {
      expect(parseUuidList(text)).toEqual(invalid(text, PROBLEM));
    },
  );

  it('refuses a list without an item', () => {
    expect(parseUuidList(' , \n')).toEqual(invalid(' , \n', 'has no ID'));
  });
});
