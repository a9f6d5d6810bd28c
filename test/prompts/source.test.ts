import { describe, expect, it } from 'vitest';
import { applied, find, leftOut } from './fixing.ts';

function fixed(name: string, text: string, current: string, suggested: string) {
  return applied({ [name]: text }, [current, suggested])[name];
}

describe('source code', () => {
  it.each([
    ['a.py', 'a = "Say \\"hi\\".\\nBye."', 'Say "hi".\nBye.', 'A', 'a = "A"'],
    ['a.rb', "a = 'It is\\nbrief.'", 'It is\nbrief.', 'A\nB', "a = 'A\\nB'"],
    ['a.ts', 'a(`\nBe brief.\n`)', 'Be brief.', 'A\nB', 'a(`\nA\nB\n`)'],
    ['a.ts', 'a(`x\r\n  Be brief.\r\n`)', 'Be brief.', "A's\nB", "a(`x\r\n  A's\r\nB\r\n`)"],
    [
      'a.py',
      'a = """\n  Be brief.\n"""',
      'Be brief.',
      '50% "A", <b>',
      'a = """\n  50% "A", <b>\n"""',
    ],
    ['a.ts', "a('Be brief.')", 'Be brief.', 'A, B!', "a('A, B!')"],
  ])('takes the suggestion for %s: %j', (name, text, current, suggested, after) => {
    expect(fixed(name, text, current, suggested)).toBe(after);
  });

  it.each([
    ['a.ts', "a('Be brief.')", "A's", "'"],
    ['a.ts', "a('Be brief.')", 'A\nB', 'a line break'],
    ['a.ts', 'a(`Be brief.`)', '`A`', '`'],
    ['a.ts', 'a(`\nBe brief.\n`)', '`A`', '`'],
    ['a.ts', 'a(`\nBe brief.\n`)', 'A\\', '\\'],
    ['a.py', "a = '''\nBe brief.\n'''", "A'''", "'''"],
    ['a.py', 'a = r"Be brief."', 'A"', '"'],
    ['a.py', 'a = f"Be brief."', 'A {b}', '{'],
    ['a.py', 'a = \'{"b": "Be brief."}\'', "A's", "'"],
    ['a.kt', 'a = """Be brief."""', 'A\nB', 'a line break'],
    ['a.rb', 'a = "Be brief."', 'A "B"', '"'],
    ['a.sh', '\nBe brief.\n', 'A "B"', '"'],
  ])('leaves %s: %j alone for %j', (name, text, suggested, sign) => {
    expect(leftOut({ [name]: text }, 'Be brief.', suggested)).toContain(`spells ${sign}`);
  });

  it('has escaped texts in the form of JSON alone', () => {
    expect(find({ 'a.js': "a('It\\'s brief.')" }, ["It's brief.", 'A'])).toEqual([
      { state: 'missing' },
    ]);
  });

  it('has JSON in prose', () => {
    const text = '```json\n{"a": "Say \\"hi\\"."}\n```\n';
    expect(fixed('a.md', text, 'Say "hi".', "A's {b}\n")).toBe(
      text.replace('Say \\"hi\\".', "A's {b}"),
    );
  });
});

describe('a file of a kind that is not known', () => {
  it('takes what every kind of file spells alike', () => {
    expect(fixed('a.html', '<p>Be brief.</p>', 'Be brief.', 'Be short please!')).toBe(
      '<p>Be short please!</p>',
    );
    expect(fixed('a.csv', 'Be brief,b', 'Be brief', 'Be short!')).toBe('Be short!,b');
    expect(fixed('a.rb', "a 'Be\n  brief'", 'Be brief', 'A\nB')).toBe("a 'A\nB'");
  });

  it.each([
    ['a.html', 'Be & brief', '&'],
    ['.env', "It's brief", "'"],
    ['a/.prompt', 'A"', '"'],
    ['Dockerfile', 'Be\nbrief', 'a line break'],
    ['a.b/run', 'A|', '|'],
    ['a.csv', 'A, B', ','],
    ['a.csv', 'A;B', ';'],
    ['a.TSV', 'A\tB', 'a tab'],
  ])('leaves %s alone for %j', (path, suggested, sign) => {
    expect(leftOut({ [path]: 'A=Be brief.,b' }, 'Be brief.', suggested)).toContain(
      `spells ${sign}`,
    );
  });
});
