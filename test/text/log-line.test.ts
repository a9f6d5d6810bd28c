import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disarmJson, oneLine, plainLines } from '../../src/text/log-line.ts';
import { parseCommands } from '../support/workflow-commands.ts';
import { dangerous } from './dangerous.ts';

describe('text in the log', () => {
  it.each([
    ['::error::x', [': :error::x']],
    [':::', [': ::']],
    ['a\n \u3000\u00a0::error::x', ['a', ' \u3000\u00a0: :error::x']],
    ['http://[::2] and [::1]', ['http://[::2] and [::1]']],
    ['a ##[error]x', ['a ## [error]x']],
    ['##vso[a]x ##TeamCity[b]', ['## vso[a]x ## TeamCity[b]']],
    [':\u200b:error:\u0007:x', [': :error::x']],
    ['#\u001b[0m#[group]x', ['## [group]x']],
    ['a\r\nb\u2028c\u0085d', ['a', 'b', 'c', 'd']],
    ['\u001b[31mred\u001b[0m', ['red']],
    ['a\tb', ['a    b']],
    ['12:30 and #2', ['12:30 and #2']],
    ['', ['']],
  ])('%j is shown as %j', (text, expected) => {
    expect(plainLines(text)).toEqual(expected);
  });

  it('has no command, for any text', () => {
    fc.assert(
      fc.property(dangerous, (text) => {
        for (const line of [...plainLines(text), oneLine(text, 40)]) {
          expect(parseCommands(line)).toEqual([]);
          expect(line).not.toMatch(/[\0-\x1f\x7f-\x9f\u2028\u2029]/);
        }
      }),
    );
  });

  it('fits on one line of the length asked for, in whole code points', () => {
    fc.assert(
      fc.property(dangerous, fc.integer({ min: 2, max: 60 }), (text, maxChars) => {
        const line = oneLine(text, maxChars);
        expect(line.length).toBeLessThanOrEqual(maxChars);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
    expect(oneLine('::'.repeat(30), 10)).toBe(': :::::::…');
    expect(oneLine('first\nsecond', 20)).toBe('first second');
  });
});

it('JSON holds no command and no control character, and parses to the same value', () => {
  const json = JSON.stringify({
    a: '##[x] ##vso[x] ##TeamCity[x] ## y \u0085\u009b\u202e \u{e0041} é',
  });
  expect(disarmJson(json)).not.toMatch(/##(?! )/);
  expect(disarmJson(json)).toMatch(/^[ -~é]*$/);
  expect(JSON.parse(disarmJson(json))).toEqual(JSON.parse(json));
});
