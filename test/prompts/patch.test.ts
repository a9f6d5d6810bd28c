import { describe, expect, it } from 'vitest';
import { applied, applyByAll, type Files, type Fix, find, patchOf } from './fixing.ts';

const TEN_LINES = '1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n';

describe('the patch of prompt fixes', () => {
  it('is a unified diff with three lines around each change', () => {
    const text = TEN_LINES.replace('5', 'Be brief.');
    expect(patchOf({ 'a/b.md': text }, ['Be brief.', 'Be\nshort.']).patch).toBe(
      `diff --git a/a/b.md b/a/b.md
--- a/a/b.md
+++ b/a/b.md
@@ -2,7 +2,8 @@
 2
 3
 4
-Be brief.
+Be
+short.
 6
 7
 8
`,
    );
  });

  it('has hunks in the order of the lines, counted as they move', () => {
    const text = `Be kind.\n${TEN_LINES}Be brief.\n${TEN_LINES}Be there.\n`;
    const { patch } = patchOf(
      { 'a.md': text },
      ['Be there.', 'A'],
      ['Be kind.', 'B\nC'],
      ['Be brief.', 'D'],
    );
    expect(patch.match(/^@@.*/gm)).toEqual([
      '@@ -1,4 +1,5 @@',
      '@@ -9,7 +10,7 @@',
      '@@ -20,4 +21,4 @@',
    ]);
  });

  it.each([
    ['without a line break at its end', 'x\nBe brief.'],
    ['with CRLF', 'x\r\nBe brief.\r\ny\r\n'],
    ['with a byte order mark', '\ufeffBe brief.\n'],
    ['with all kinds of characters', 'Ü🙂\u2028\u0085\rx\fBe brief.\ty'],
  ])('applies to a file %s', (_, text) => {
    expect(applied({ 'a.md': text }, ['Be brief.', 'A\u00e4'])).toEqual({
      'a.md': text.replace('Be brief.', 'A\u00e4'),
    });
  });

  it.each([
    ['my prompts/a b.md', '--- a/my prompts/a b.md\t'],
    ['prompts/für 🙂.md', '--- "a/prompts/f\\303\\274r \\360\\237\\231\\202.md"\t'],
    ['a"b\\c\td\ne\u0001.md', '--- "a/a\\"b\\\\c\\td\\ne\\001.md"'],
  ])('applies to the file %j', (path, line) => {
    const files = { [path]: 'Be brief.\n' };
    expect(patchOf(files, ['Be brief.', 'A']).patch).toContain(`\n${line}\n`);
    expect(applied(files, ['Be brief.', 'A'])).toEqual({ [path]: 'A\n' });
  });

  it('is empty where nothing is located, left in or changed', () => {
    const files: Files = { 'a.md': 'Be kind. Be kind. Be there.', 'b.ts': '// Be brief.' };
    const fixes: Fix[] = [
      ['Be kind.', 'A'],
      ['Be brief.', '`A`'],
      ['Be nowhere.', 'Be there.'],
      ['Be missing.', 'A'],
    ];
    expect(patchOf(files, ...fixes)).toEqual({ patch: '', found: find(files, ...fixes) });
  });
});

describe('fixes that collide', () => {
  const files = { 'a.md': 'Be brief and kind and there.\n' };
  const fixes: Fix[] = [
    ['brief and kind', 'A'],
    ['kind and there', 'B'],
    ['there.', 'C'],
  ];

  it('leave out the later one and name the earlier', () => {
    const { patch, found } = patchOf(files, ...fixes);
    expect(applyByAll(files, patch)).toEqual({ 'a.md': 'Be A and C\n' });
    expect(found.map((one) => (one.state === 'located' ? one.leftOut : one.state))).toEqual([
      null,
      expect.stringContaining('overlaps the fix "A"'),
      null,
    ]);
  });
});

describe('fixes that only add to the same text', () => {
  const TEXT = 'Be brief. Be kind.';

  it.each([
    ['a.md', `# Rules\n${TEXT}\nEnd.\n`, `# Rules\n${TEXT} A. B.\nC.\nEnd.\n`],
    ['a.json', `{"p": "${TEXT}"}`, `{"p": "${TEXT} A. B.\\nC."}`],
  ])('are in the patch of %s together', (path, text, expected) => {
    const files = { [path]: text };
    const { patch, found } = patchOf(
      files,
      [TEXT, `${TEXT} A.`],
      [TEXT, `${TEXT} B.`],
      [TEXT, `${TEXT}\nC.`],
    );
    expect(applyByAll(files, patch)).toEqual({ [path]: expected });
    expect(found).toMatchObject([{ leftOut: null }, { leftOut: null }, { leftOut: null }]);
  });

  it.each([
    ['lets a sentence go on in another way', ['Be brief', 'Be brief or loud'], 'Be brief and dry'],
    ['changes the text', ['Be brief.', 'Be short.'], 'Be brief. A.'],
    ['goes before it', ['Be brief.', 'Always Be brief.'], 'Be brief. A.'],
    ['changes a word of it', ['Be brief. Be kind.', 'Be very brief. Be kind.'], 'Be brief. A.'],
  ] as const)('are applied one at a time if one of them %s', (_, fix, suggested) => {
    const current = suggested.startsWith('Be brief.') ? 'Be brief.' : 'Be brief';
    const { found } = patchOf({ 'a.md': TEXT }, fix, [current, suggested]);
    expect(found).toMatchObject([
      { leftOut: null },
      {
        leftOut: expect.stringContaining('overlaps the fix "A"'),
      },
    ]);
  });
});
