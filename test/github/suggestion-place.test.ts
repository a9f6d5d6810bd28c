import { describe, expect, it } from 'vitest';
import { suggestionPlace } from '../../src/github/suggestion-place.ts';

const PATCH = [
  '@@ -1,3 +1,4 @@ heading',
  ' one',
  '-two',
  '+2',
  '+2b\r',
  ' three',
  '@@ -20 +21,2 @@',
  '+twenty-one',
  ' twenty-two',
  '\\ No newline at end of file',
].join('\n');

function placeOf(startLine: number, lines: string[], patch: string | undefined = PATCH) {
  const endLine = startLine + lines.length - 1;
  const place = { path: 'a.md', startLine, startColumn: 1, endLine, endColumn: 2 };
  return suggestionPlace(place, patch, lines);
}

describe('the place of a suggestion in a pull request', () => {
  it('is one line that the diff shows, changed or not', () => {
    expect(placeOf(1, ['one'])).toEqual({ path: 'a.md', startLine: null, line: 1 });
    expect(placeOf(22, ['twenty-two'])).toEqual({ path: 'a.md', startLine: null, line: 22 });
  });

  it('is several lines of one hunk', () => {
    expect(placeOf(2, ['2', '2b', 'three'])).toEqual({ path: 'a.md', startLine: 2, line: 4 });
    expect(placeOf(21, ['twenty-one', 'twenty-two'])).toMatchObject({ startLine: 21, line: 22 });
  });

  it.each([
    ['lines that no hunk shows', 5, ['five']],
    ['lines of which only the first is shown', 4, ['three', 'four']],
    ['lines of which only the last is shown', 20, ['twenty', 'twenty-one']],
    ['lines that read otherwise in the pull request', 2, ['two']],
  ])('is nowhere for %s', (_, startLine, lines) => {
    expect(placeOf(startLine, lines)).toBeNull();
  });

  it('is where the diff shows the lines, when the workspace counts them otherwise', () => {
    expect(placeOf(9, ['2', '2b'])).toEqual({ path: 'a.md', startLine: 2, line: 3 });
    expect(placeOf(1, ['twenty-two'])).toEqual({ path: 'a.md', startLine: null, line: 22 });
  });

  it('is nowhere for lines that the diff shows twice, and not where the workspace has them', () => {
    const twice = '@@ -1 +1,3 @@\n one\n+two\n+one';
    expect(placeOf(3, ['one'], twice)).toMatchObject({ line: 3 });
    expect(placeOf(2, ['one'], twice)).toBeNull();
  });

  it('is nowhere in a file that the diff does not show', () => {
    const place = { path: 'a.md', startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
    expect(suggestionPlace(place, undefined, ['one'])).toBeNull();
    expect(suggestionPlace(place, '@@ -1,1 +0,0 @@\n-one', ['one'])).toBeNull();
  });

  it('does not mind a byte order mark before the first line', () => {
    expect(placeOf(1, ['one'], '@@ -0,0 +1 @@\n+\ufeffone')).toMatchObject({ line: 1 });
    expect(placeOf(1, ['\ufeffone'], '@@ -0,0 +1 @@\n+\ufeffone')).toMatchObject({ line: 1 });
  });
});
