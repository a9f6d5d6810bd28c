import { describe, expect, it } from 'vitest';
import { applied, find, leftOut } from './fixing.ts';

/** The file `name` after a fix. */
function fixed(name: string, text: string, current: string, suggested: string) {
  return applied({ [name]: text }, [current, suggested])[name];
}

describe('plain text', () => {
  it.each([
    ['a line', 'a\nBe brief.\nb\n', 'Be brief.', 'Be short.', 'a\nBe short.\nb\n'],
    ['part of a line', 'a Be brief. b', 'Be brief.', 'Be short.', 'a Be short. b'],
    ['a line with more lines', '  Be brief.\n', 'Be brief.', 'Be\n  short.', '  Be\n  short.\n'],
    ['its line break', 'a\r\nBe brief.\r\n', 'Be brief.', 'Be\nshort.', 'a\r\nBe\r\nshort.\r\n'],
    ['the first line of several', 'Be brief.', 'Be brief.', 'B\r\nC\rD', 'B\nC\nD'],
    ['nothing in its place', 'a\nBe brief.\nb\n', 'Be brief.', ' \n', 'a\n\nb\n'],
  ])('keeps %s', (_, text, current, suggested, after) => {
    expect(fixed('prompt.md', text, current, suggested)).toBe(after);
    expect(fixed('prompts/PROMPT', text, current, suggested)).toBe(after);
    expect(fixed('system-prompt', text, current, suggested)).toBe(after);
  });
});

describe('JSON', () => {
  it.each([
    [
      '{"a": "Be brief."}',
      'Be brief.',
      'Say "no"\\\n\tor not.',
      '{"a": "Say \\"no\\"\\\\\\n\\tor not."}',
    ],
    ['{"a": "x Say \\"hi\\".\\nBye. y"}', 'Say "hi".\nBye.', 'Be', '{"a": "x Be y"}'],
    ['{"a": "Say \\u0022hi\\u0022."}', 'Say "hi".', 'Sé', '{"a": "Sé"}'],
    ['{"a": "Be brief.\\r\\nBe kind."}', 'Be brief.\nBe kind.', 'A\nB', '{"a": "A\\r\\nB"}'],
    ['{"a": "    Be brief."}', 'Be brief.', 'A\nB', '{"a": "    A\\nB"}'],
    ['// "Be\n{"a": "Be brief." /* " */}', 'Be brief.', 'A', '// "Be\n{"a": "A" /* " */}'],
    ['{"a": "Be brief."}', 'Be brief.', '', '{"a": ""}'],
  ])('%j is escaped', (text, current, suggested, after) => {
    expect(fixed('a/b.json', text, current, suggested)).toBe(after);
  });

  it.each([
    ['two strings', '{"Be": "brief"}', 'Be": "brief'],
    ['an escape for its letters', '{"a": "Always be\\nbrief"}', 'Always be\\nbrief'],
    ['a part of an escape', '{"a": "Be \\u00e4brief and kind"}', 'u00e4brief and kind'],
  ])('does not take %s for a text', (_, text, current) => {
    expect(find({ 'a.json': text }, [current, 'A'])).toEqual([{ state: 'missing' }]);
  });
});

describe('YAML', () => {
  it.each([
    ['a plain scalar', 'a: Be brief.\n', 'Be brief.', 'Be short.', 'a: Be short.\n'],
    [
      'a plain scalar that needs quotes',
      'a: Be brief. # b\n',
      'Be brief.',
      "Be: it's",
      "a: 'Be: it''s' # b\n",
    ],
    ['a key', 'Be brief: a\n', 'Be brief', 'Be short', 'Be short: a\n'],
    ['an item of a flow', 'a: [Be brief, b]\n', 'Be brief', 'Be, short', "a: ['Be, short', b]\n"],
    [
      'two lines of a plain scalar',
      'a: Be\n  brief.\nb: c\n',
      'Be brief.',
      'A\nB',
      'a: A\n\n  B\nb: c\n',
    ],
    ['one line of a plain scalar', ' a: Be brief.\n', 'Be brief.', 'A\n\nB', ' a: "A\\n\\nB"\n'],
    ['nothing left of a scalar', 'a: Be brief.\n', 'Be brief.', '', "a: ''\n"],
    ['single quotes', "a: 'It''s brief'\n", "It's brief", "it's A", "a: 'it''s A'\n"],
    [
      'a double-quoted scalar that PyYAML wraps',
      'a: "It is brief. \\\n  \\ Be \\"kind\\".\\n\\\n  \\ Bye."\n',
      'Be "kind".\n Bye.',
      'A "B"',
      'a: "It is brief. \\\n  \\ A \\"B\\""\n',
    ],
    [
      'single quotes that cannot hold it',
      "a: 'Be brief'\n",
      'Be brief',
      'A\n  B',
      'a: "A\\n  B"\n',
    ],
    [
      'double quotes',
      'a: "Say \\"hi\\"\\nto all"\n',
      'Say "hi"\nto all',
      'A"\nB',
      'a: "A\\"\\nB"\n',
    ],
    [
      'a literal block',
      'a: |\n  x\n  Be brief.\n',
      'Be brief.',
      'A\n\n  B',
      'a: |\n  x\n  A\n\n    B\n',
    ],
    [
      'CRLF in a block',
      'a: |\r\n  Be brief.\r\nb: c\r\n',
      'Be brief.',
      'A\nB',
      'a: |\r\n  A\r\n  B\r\nb: c\r\n',
    ],
    [
      'a folded block',
      'a: >\n  Be\n  brief.\n\n  x\n',
      'Be brief.',
      'A\nB\n\nC',
      'a: >\n  A\n\n  B\n\n\n  C\n\n  x\n',
    ],
  ])('keeps %s', (_, text, current, suggested, after) => {
    expect(fixed('a.yaml', text, current, suggested)).toBe(after);
    expect(fixed('b.YML', text, current, suggested)).toBe(after);
  });

  it.each([
    ['a: Be brief.\n', 'true', "a: 'true'\n"],
    ['a: Be brief.\n', '12', "a: '12'\n"],
    ['a: Be brief.\n', 'null', "a: 'null'\n"],
    ['a: Be brief.\n', 'No', "a: 'No'\n"],
    ['a: Be brief.\n', '2026-01-01', "a: '2026-01-01'\n"],
    ['a: 12 Be brief.\n', '', "a: '12 '\n"],
    ['a: [Be brief., b]\n', '~', "a: ['~', b]\n"],
    ['Be brief.: b\n', 'yes', "'yes': b\n"],
    ['Be brief.', '', "''"],
    ["a: 'Be brief.'\n", 'true', "a: 'true'\n"],
    ['a: |\n  Be brief.\n', 'true', 'a: |\n  true\n'],
  ])('%j stays a text with %j', (text, suggested, after) => {
    expect(fixed('a.yaml', text, 'Be brief.', suggested)).toBe(after);
  });

  it('leaves plain what was no text before', () => {
    expect(fixed('a.yaml', 'a: false\n', 'false', 'true')).toBe('a: true\n');
    expect(fixed('a.yaml', 'a: 2026-01-01\n', '2026-01-01', '2026-02-02')).toBe('a: 2026-02-02\n');
  });

  it.each([
    ['in a comment', 'a: b # Be brief.\n', 'Be brief.', 'A'],
    ['over two scalars', 'a: [Be, brief.]\n', 'Be, brief.', 'A'],
    ['in a file that is not valid YAML', 'a: Be brief.\nb: @c\n', 'Be brief.', 'A'],
    ['in a file that is too large', `a: Be brief.\n#${'x'.repeat(300_000)}\n`, 'Be brief.', 'A'],
    ['in a folded block that cannot hold it', 'a: >\n  Be brief.\n', 'Be brief.', 'A\n  B\nC'],
    ['that its scalar reads otherwise', 'a: "be\\nbrief"\n', 'nbrief', 'A'],
  ])('is left alone %s', (_, text, current, suggested) => {
    expect(leftOut({ 'a.yaml': text }, current, suggested)).toContain('YAML');
  });
});

describe('invisible characters', () => {
  it.each([
    ['a tag', '\u{e0041}'],
    ['a change of direction', '\u202e'],
    ['one without width', '\u200b'],
    ['a control character', '\x9b'],
  ])('leave a fix out that brings them in: %s', (_, char) => {
    const reason = expect.stringContaining('invisible characters');
    const files = { 'a.md': 'Be brief.', 'b.json': '"Be kind."', 'c.html': 'Be there.' };
    expect(leftOut(files, 'Be brief.', `Be ${char}short.`)).toEqual(reason);
    expect(leftOut(files, 'Be kind.', `Be\n${char}good.`)).toEqual(reason);
    expect(leftOut(files, 'Be there.', `Be ${char}here.`)).toEqual(reason);
  });

  it('stay where the text has them already', () => {
    expect(fixed('a.md', 'Be\u200b brief.', 'Be\u200b brief.', 'Be\u200b short.')).toBe(
      'Be\u200b short.',
    );
  });
});

describe('masks', () => {
  it.each(['***', '[phone number]', '[e-mail address]'])(
    'leave a fix out that would write them to a file: %s',
    (mask) => {
      const reason = expect.stringContaining('it adds a mask');
      expect(leftOut({ 'a.md': 'Be brief.' }, 'Be brief.', `Use ${mask} here.`)).toEqual(reason);
      const current = `Ask for ${mask}.`;
      expect(fixed('a.md', current, current, `Use ${mask}.`)).toBe(`Use ${mask}.`);
    },
  );

  it('are not confused with emphasis in Markdown', () => {
    const suggested = 'Be ***very*** brief. ***Never*** ask.';
    expect(fixed('a.md', 'Be brief.', 'Be brief.', suggested)).toBe(suggested);
  });
});
