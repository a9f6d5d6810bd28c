import { expect, test } from 'vitest';
import { errorPosition } from '../../src/text/json-object.ts';

const VALID =
  ' [\n{"a":-1.5e+10,"b\\u00e4\\n\\"":[true,false,null,{}, [] ,0,1,-0.1E5]},\t"ü\\\\"]\n';

test('the position of an error in a JSON text is found wherever it is', () => {
  expect(() => JSON.parse(VALID)).not.toThrow();
  const lineOf = (text: string) => text.split('\n').length;
  for (let at = 0; at <= VALID.length; at += 1) {
    const before = VALID.slice(0, at);
    const column = at - before.lastIndexOf('\n');
    const position = ` (line ${lineOf(before)} column ${column})`;
    expect(errorPosition(`${before}\u0001${VALID.slice(at)}`)).toBe(position);
    // Nothing but its end is wrong with a text that was cut.
    expect(errorPosition(before)).toBe(position);
  }
});
