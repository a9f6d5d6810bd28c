import { describe, expect, it } from 'vitest';
import { type Files, type Fix, find } from './fixing.ts';

/** State and places (`path:line:column-line:column`) of the one fix. */
function stateOf(files: Files, ...fix: Fix): string {
  const [found] = find(files, fix);
  if (found === undefined || found.state === 'missing') return 'missing';
  const places = found.state === 'located' ? [found.place] : found.places;
  return [
    found.state,
    ...places.map(
      ({ path, startLine, startColumn, endLine, endColumn }) =>
        `${path}:${startLine}:${startColumn}-${endLine}:${endColumn}`,
    ),
  ].join(' ');
}

describe('looking for a prompt text', () => {
  it.each([
    ['as it is', 'x\nBe brief.\n', 'Be brief.', 'located a.md:2:1-2:10'],
    ['without the line break at its end', 'Be brief.', 'Be brief.\n', 'located a.md:1:1-1:10'],
    ['folded', '- Be\n  brief.\n', 'Be brief.', 'located a.md:1:3-2:9'],
    ['with other line breaks', 'Be\r\nbrief.\r\n', 'Be\nbrief.', 'located a.md:1:1-2:7'],
    ['behind a byte order mark', '\ufeffBe brief.', 'Be brief.', 'located a.md:1:1-1:10'],
    ['where it begins twice', 'Be Be brief.', 'Be brief.', 'located a.md:1:4-1:13'],
    ['in Chinese', '请简短回答。', '请简短回答', 'located a.md:1:1-1:6'],
    ['of emoji', 'x 🙂🙂 y', '🙂🙂', 'located a.md:1:3-1:7'],
    [
      'with backslashes',
      'Match \\d+ and \\w+ first',
      'Match \\d+ and \\w+',
      'located a.md:1:1-1:18',
    ],
    ['nowhere', 'Be brief.', 'Be kind.', 'missing'],
    ['too short to be looked for', 'a b', 'a b', 'missing'],
    ['that is blank', ' \n ', ' \n', 'missing'],
    ['that is empty', 'x', '', 'missing'],
    ['longer than the file', 'Be brief', 'Be brief.', 'missing'],
  ])('finds one %s', (_, text, current, expected) => {
    expect(stateOf({ 'a.md': text }, current, 'A wholly other text')).toBe(expected);
  });

  it('lists all places of a text that occurs several times', () => {
    const files = { 'a.md': 'Be brief. Be brief.', 'b.json': '"Be brief."' };
    expect(stateOf(files, 'Be brief.', 'A')).toBe(
      'ambiguous a.md:1:1-1:10 a.md:1:11-1:20 b.json:1:2-1:11',
    );
  });

  it('lists no more than twenty places', () => {
    const [found] = find(
      { 'a.md': 'Be brief.\n'.repeat(19), 'b.md': 'Be brief.\n'.repeat(9), 'c.md': 'Be brief.' },
      ['Be brief.', 'A'],
    );
    expect(found).toHaveProperty('places.length', 20);
  });

  it('goes by the strictest form that is found at all', () => {
    const exact = 'Say "a b c".';
    const folded = 'Say  "a b c".';
    const spelled = '"Say \\"a b c\\"."';
    const found = 'located b.md:1:1-1:13';
    expect(stateOf({ 'a.md': folded, 'b.md': exact, 'c.json': spelled }, exact, 'A')).toBe(found);
    expect(stateOf({ 'a.json': spelled, 'b.md': exact, 'c.md': folded }, exact, 'A')).toBe(found);
    expect(stateOf({ 'a.json': spelled, 'b.md': folded }, exact, 'A')).toBe(
      'located b.md:1:1-1:14',
    );
    expect(stateOf({ 'a.json': spelled }, exact, 'A')).toBe('located a.json:1:2-1:16');
  });

  it('finds every spelling of a JSON string', () => {
    const files = { 'a.json': '{"a": "\\u8bf7\\u7b80\\u77ed\\n\\u56de\\u7b54"}' };
    expect(stateOf(files, '请简短 回答', 'A')).toBe('located a.json:1:8-1:40');
    expect(stateOf({ 'a.json': '"\\u0042e \\/brief\\/"' }, 'Be /brief/', 'A')).toMatch(/^located/);
  });

  it('reports that the suggested text is there already, in any form', () => {
    expect(stateOf({ 'a.md': 'x Be short.' }, 'Be brief.', 'Be short.')).toBe(
      'applied a.md:1:3-1:12',
    );
    expect(stateOf({ 'a.json': '"Say \\"hi\\"."' }, 'Be brief.', 'Say "hi".')).toBe(
      'applied a.json:1:2-1:13',
    );
    const many = find({ 'a.md': 'Be short.\n'.repeat(30) }, ['Be brief.', 'Be short.']);
    expect(many[0]).toHaveProperty('places.length', 20);
  });

  it('prefers the current text to the suggested one', () => {
    const files = { 'a.md': 'Be short.', 'b.md': 'Be brief.', 'c.md': 'Be short.' };
    expect(stateOf(files, 'Be brief.', 'Be short.')).toBe('located b.md:1:1-1:10');
    expect(stateOf({ 'a.md': 'Be brief, always.' }, 'Be brief, always.', 'Be brief')).toMatch(
      /^located/,
    );
  });

  it('does not take the current text within the suggested one for itself', () => {
    const fix = ['Be brief.', 'Always: Be brief. Be kind.'] as const;
    expect(stateOf({ 'a.md': `x ${fix[1]}` }, ...fix)).toBe('applied a.md:1:3-1:29');
    expect(stateOf({ 'a.md': 'Always:\n  Be brief.\nBe kind.' }, ...fix)).toMatch(/^applied/);
    expect(stateOf({ 'a.md': `Be brief.\n${fix[1]}\n` }, ...fix)).toBe('located a.md:1:1-1:10');
    expect(stateOf({ 'a.md': `${fix[1]}\nBe brief.\n` }, ...fix)).toBe('located a.md:2:1-2:10');
    expect(stateOf({ 'a.md': `Be brief.${fix[1]}` }, ...fix)).toBe('located a.md:1:1-1:10');
    expect(stateOf({ 'a.md': `${fix[1]}Be brief.` }, ...fix)).toBe('located a.md:1:27-1:36');
    expect(stateOf({ 'a.md': 'Be brief.', 'b.md': fix[1] }, ...fix)).toMatch(/^located a.md/);
  });

  it('gives each fix its own result', () => {
    const files = { 'a.md': 'Be brief.\nBe kind.\n' };
    const found = find(
      files,
      ['Be kind.', 'A'],
      ['Be brief.', 'B'],
      ['Be brief.', 'C'],
      ['D', 'E'],
    );
    expect(found.map((one) => (one.state === 'located' ? one.insertedText : one.state))).toEqual([
      'A',
      'B',
      'C',
      'missing',
    ]);
  });

  it('shows whole lines after the fix', () => {
    const [found] = find({ 'a.md': '1\r\n2 Be\r\nbrief. 3\r\n4' }, ['Be brief.', 'A\nB\nC']);
    expect(found).toEqual({
      state: 'located',
      place: { path: 'a.md', startLine: 2, startColumn: 3, endLine: 3, endColumn: 7 },
      insertedText: 'A\r\nB\r\nC',
      fixedLines: ['2 A', 'B', 'C 3'],
      leftOut: null,
    });
  });
});
