/** What the build makes of the bundler's text before it is committed. */
import { expect, test } from 'vitest';
import { inAscii } from '../../scripts/ascii.ts';
import { loadLate } from '../../scripts/lazy-builtins.ts';

const SPELLED = "return { sign: '✅ 😀', template: `é … ┃`, found: /^[“😀]$/u.test('😀') };";

test('a script in ASCII says the same as before', () => {
  const script = inAscii(SPELLED);
  expect(script).toMatch(/^[\0-\x7f]*$/);
  expect(new Function(script)()).toEqual(new Function(SPELLED)());
});

test('a text that takes escapes as they are is refused', () => {
  expect(() => inAscii('String.raw`…`')).toThrow('String.raw');
});

test("Node's cryptography is loaded when it is first used", () => {
  const script = loadLate('module.exports = require("node:crypto");\n');
  const loaded: string[] = [];
  const module = { exports: {} as { randomUUID: unknown } };
  const require = (name: string) => {
    loaded.push(name);
    return { randomUUID: 'found' };
  };
  new Function('module', 'require', script)(module, require);
  expect(loaded).toEqual([]);
  expect(module.exports.randomUUID).toBe('found');
  expect(loaded).toEqual(['node:crypto']);
});

test('one that is loaded in another way is refused', () => {
  expect(() => loadLate('const crypto = require("crypto");\n')).toThrow('crypto is loaded at once');
});
