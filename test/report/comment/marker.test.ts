import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CommentState,
  commentMarker,
  isMarked,
  readState,
} from '../../../src/report/comment/marker.ts';
import { dangerous } from '../../core/text/dangerous.ts';
import { tagsOf, textOf, toHtml } from '../../core/text/rendered.ts';

const ID = '0123456789abcdef';
const STATE: CommentState = { run: 1, app: '', digest: 'd', themes: ['a', 'é😀'], more: false };

const states = fc.record({
  run: fc.nat(),
  app: dangerous,
  digest: dangerous,
  themes: fc.option(fc.array(fc.oneof(dangerous, fc.string({ unit: 'binary' })))),
  more: fc.boolean(),
});

describe('the marker of a comment', () => {
  it('gives back what it was made of, whatever that says, and shows nothing of it', () => {
    fc.assert(
      fc.property(states, (state) => {
        const marker = commentMarker(ID, state);
        expect(isMarked(ID, marker)).toBe(true);
        expect(readState(ID, `${marker}text`)).toEqual(state);
        expect(marker).toMatch(/^<!-- simulation-gate:0123456789abcdef [\w-]+ -->\n$/);
        expect(textOf(toHtml(marker)).trim()).toBe('');
        expect(tagsOf(toHtml(marker)).filter((tag) => tag !== '!')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is read from a text with Windows line ends', () => {
    const marker = commentMarker(ID, STATE).replace('\n', '\r\n');
    expect(readState(ID, marker)).toEqual(STATE);
  });

  it('is that of its own gate only, and only at the very start', () => {
    const marker = commentMarker(ID, STATE);
    expect(isMarked('0123456789abcde0', marker)).toBe(false);
    expect(isMarked(ID.slice(0, 8), marker)).toBe(false);
    expect(isMarked(ID, ` ${marker}`)).toBe(false);
    expect(isMarked(ID, '')).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', btoa('{')],
    ['another shape', btoa('{"run":"1"}')],
    ['null', btoa('null')],
    ['a state that does not end', `${commentMarker(ID, STATE).slice(40, -5)}`],
  ])('without a state that can be read is one without a state: %s', (_, payload) => {
    expect(readState(ID, `<!-- simulation-gate:${ID} ${payload}`)).toBeNull();
    if (!payload.includes(' ')) {
      expect(readState(ID, `<!-- simulation-gate:${ID} ${payload}= -->\n`)).toBeNull();
    }
  });

  it('survives any text in its place', () => {
    fc.assert(
      fc.property(dangerous, (text) => {
        expect(readState(ID, `<!-- simulation-gate:${ID} ${text} -->\n`)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
