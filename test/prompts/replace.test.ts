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
    [
      'the break of the file in its last line',
      'a\r\nBe brief.',
      'Be brief.',
      'B\nC',
      'a\r\nB\r\nC',
    ],
    ['the first line of several', 'Be brief.', 'Be brief.', 'B\r\nC\rD', 'B\nC\nD'],
    [
      'lines that stand there as they are given',
      '  Be brief.\n    Be kind.\n',
      'Be brief.\n    Be kind.',
      'Be short.\n    Be kind.\n',
      '  Be short.\n    Be kind.\n',
    ],
    [
      'lines that begin before the first',
      'x\nBe so.\nBe kind.',
      ' Be so.\nBe kind.',
      ' A\nB',
      'x\nA\nB',
    ],
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
    ['{"a": "R\\u00e9pondez \\ud83d\\ude00."}', 'Répondez 😀.', 'Là 😀', '{"a": "Là 😀"}'],
    ['{"a": "A\\/B or C"}', 'A/B or C', 'C/D', '{"a": "C/D"}'],
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
    [
      'blank blocks',
      'a: Be brief.\nb: >+\n\nc: |+\n\n',
      'Be brief.',
      'A',
      'a: A\nb: >+\n\nc: |+\n\n',
    ],
    ['a tab in a block', 'a: |\n \tBe brief.\n', 'Be brief.', 'A', 'a: |\n \tA\n'],
    ['a blank block at the end', 'a: Be brief.\nb: |+\n\n', 'Be brief.', 'A', 'a: A\nb: |+\n\n'],
    [
      'a blank folded block at the end',
      'a: Be brief.\nb: >+\n\n',
      'Be brief.',
      'A',
      'a: A\nb: >+\n\n',
    ],
    [
      'a block without a line break at its end',
      'a: |\n  Be brief.',
      'Be brief.',
      'A\nB',
      'a: |\n  A\n  B',
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
      'single quotes over lines',
      "a: 'It''s brief\n  and kind'\n",
      "It's brief and kind",
      "It's\nit's",
      "a: 'It''s\n\n  it''s'\n",
    ],
    [
      'a double-quoted scalar that PyYAML wraps',
      'a: "It is brief. \\\n  \\ Be \\"kind\\".\\n\\\n  \\ Bye."\n',
      'Be "kind".\n Bye.',
      'A "B"',
      'a: "It is brief. \\\n  \\ A \\"B\\""\n',
    ],
    ['a map in a list', "- - a: 'Be brief.'\n", 'Be brief.', 'A\n- #B', '- - a: "A\\n- #B"\n'],
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
      'double quotes over lines',
      'a: "Be \\\n  brief\n\n  now"\n',
      'Be brief\nnow',
      'A',
      'a: "A"\n',
    ],
    [
      'a literal block',
      'a: |\n  x\n  Be brief.\n',
      'Be brief.',
      'A\n\n  B',
      'a: |\n  x\n  A\n\n    B\n',
    ],
    [
      'two lines of a literal block',
      'a: |-\n\n    Be\n    brief.\n',
      'Be\nbrief.',
      'A\nB',
      'a: |-\n\n    A\n    B\n',
    ],
    [
      'CRLF in a block',
      'a: |\r\n  Be brief.\r\nb: c\r\n',
      'Be brief.',
      'A\nB',
      'a: |\r\n  A\r\n  B\r\nb: c\r\n',
    ],
    [
      'a block with a counted indentation',
      'a: |2\n    x\n  Be brief.\n',
      'Be brief.',
      'A\nB',
      'a: |2\n    x\n  A\n  B\n',
    ],
    [
      'a folded block',
      'a: >\n  Be\n  brief.\n\n  x\n',
      'Be brief.',
      'A\nB\n\nC',
      'a: >\n  A\n\n  B\n\n\n  C\n\n  x\n',
    ],
    [
      'a folded block with deeper lines',
      'a: >+\n\n  x\n    y\n  Be\n\n  so\n\n',
      'Be\nso',
      'A',
      'a: >+\n\n  x\n    y\n  A\n\n',
    ],
    [
      'a file of two documents',
      '--- a\n---\n- &b !c Be brief.\n',
      'Be brief.',
      'A',
      '--- a\n---\n- &b !c A\n',
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
    ['- Be brief.\n', '1:30', "- '1:30'\n"],
    ['a: [Be brief., b]\n', '~', "a: ['~', b]\n"],
    ['Be brief.: b\n', 'yes', "'yes': b\n"],
    ['Be brief.: b\n', '', "'': b\n"],
    ['{Be brief.: b}\n', '', "{'': b}\n"],
    ['[Be brief.]\n', '', "['']\n"],
    ['[a, b: Be brief.]\n', '', "[a, b: '']\n"],
    ['Be brief.', '', "''"],
    ['{Be brief.: b}\n', '0x1f', "{'0x1f': b}\n"],
    ["a: 'Be brief.'\n", 'true', "a: 'true'\n"],
    ['a: |\n  Be brief.\n', 'true', 'a: |\n  true\n'],
  ])('%j stays a text with %j', (text, suggested, after) => {
    expect(fixed('a.yaml', text, 'Be brief.', suggested)).toBe(after);
  });

  it('leaves plain what was no text before', () => {
    expect(fixed('a.yaml', 'a: false\n', 'false', 'true')).toBe('a: true\n');
    expect(fixed('a.yaml', 'a: 2026-01-01\n', '2026-01-01', '2026-02-02')).toBe('a: 2026-02-02\n');
  });

  it('writes a key of several lines in quotes', () => {
    expect(fixed('a.yaml', 'Be brief: a\n', 'Be brief', 'A\nB')).toBe('"A\\nB": a\n');
    expect(fixed('a.yaml', '{Be brief: a}\n', 'Be brief', 'A: B')).toBe("{'A: B': a}\n");
  });

  it.each([
    ['in a comment', 'a: b # Be brief.\n', 'Be brief.', 'A'],
    ['over two scalars', 'a: [Be, brief.]\n', 'Be, brief.', 'A'],
    ['in a file that is not valid YAML', 'a: Be brief.\nb: @c\n', 'Be brief.', 'A'],
    ['in a file that is too large', `a: Be brief.\n#${'x'.repeat(300_000)}\n`, 'Be brief.', 'A'],
    ['in a folded block that cannot hold it', 'a: >\n  Be brief.\n', 'Be brief.', 'A\n  B\nC'],
    ['that its scalar reads otherwise', 'a: "be\\nbrief"\n', 'nbrief', 'A'],
    ['that its scalar escapes elsewhere', 'a: "abc \\u0061bc"\n', 'abc', 'A'],
  ])('is left alone %s', (_, text, current, suggested) => {
    expect(leftOut({ 'a.yaml': text }, current, suggested)).toContain('YAML');
  });

  it('is left alone if it is nested too deep to be read', () => {
    const text = `a: ${'['.repeat(20_000)}Be brief.${']'.repeat(20_000)}`;
    expect(leftOut({ 'a.yaml': text }, 'Be brief.', 'A')).toContain('YAML');
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

  it('are no line breaks and no tabs', () => {
    expect(fixed('a.md', 'Be brief.', 'Be brief.', 'Be\r\n\tshort.')).toBe('Be\n\tshort.');
  });
});
