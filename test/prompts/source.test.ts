import { describe, expect, it } from 'vitest';
import { applied, leftOut } from './fixing.ts';

function fixed(name: string, text: string, current: string, suggested: string) {
  return applied({ [name]: text }, [current, suggested])[name];
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: source code is what is tested here
describe('strings of source code', () => {
  it.each([
    ['a.js', "a('Be\\nit\\'s')", "Be\nit's", 'A\'s\n"B"\\', "a('A\\'s\\n\"B\"\\\\')"],
    ['a.ts', 'a("Be brief.")', 'Be brief.', 'A "B" \'C\'', 'a("A \\"B\\" \'C\'")'],
    ['a.mjs', 'a(`Be brief.`)', 'Be brief.', '`A` ${b} $c', 'a(`\\`A\\` \\${b} $c`)'],
    ['a.ts', '  a(`\n    Be brief.\n  `)', 'Be brief.', 'A\nB', '  a(`\n    A\n    B\n  `)'],
    ['a.ts', 'a(`x\r\n  Be brief.\r\n`)', 'Be brief.', 'A\nB', 'a(`x\r\n  A\r\n  B\r\n`)'],
    ['a.ts', 'a(`${b({c: `"d`})} Be brief.`)', 'Be brief.', "A'", 'a(`${b({c: `"d`})} A\'`)'],
    ['a.ts', "// it's\na('Be brief.')", 'Be brief.', "A'", "// it's\na('A\\'')"],
    ['a.ts', "/* it's */ a('Be brief.')", 'Be brief.', "A'", "/* it's */ a('A\\'')"],
    ['a.ts', "b(/['\"/]/, 'Be brief.')", 'Be brief.', "A'", "b(/['\"/]/, 'A\\'')"],
    ['a.ts', "/'/;b / c / 'Be brief.'", 'Be brief.', "A'", "/'/;b / c / 'A\\''"],
    ['a.ts', "it\\'s; a('Be brief.')", 'Be brief.', "A'", "it\\'s; a('A\\'')"],
    ['a.ts', "a(/x\n, 'Be brief.')", 'Be brief.', 'A', "a(/x\n, 'A')"],
    ['a.ts', "{ a('Be brief.') }", 'Be brief.', 'A', "{ a('A') }"],
    ['a.tsx', "<p>it's</p>\nb('Be brief.')", 'Be brief.', 'A', "<p>it's</p>\nb('A')"],
    ['a.ts', "a('Be \\\nbrief.')", 'Be brief.', 'A', "a('A')"],
    ['a.ts', "a('Be brief \\d \\u{1F600} \\x41')", 'Be brief \\d 😀 A', 'B', "a('B')"],
    ['a.ts', "a('Be brief\\u00e9')", 'Be briefé', 'É', "a('\\u00c9')"],
    ['a.py', "a = 'It\\'s brief'", "It's brief", "A's\nB", "a = 'A\\'s\\nB'"],
    [
      'a.py',
      'a = """\n    Be brief.\n    """',
      'Be brief.',
      'A "B"\n""C\\',
      'a = """\n    A \\"B\\"\n    \\"\\"C\\\\\n    """',
    ],
    [
      'a.py',
      'a = """Say "so", Be brief."""',
      'Be brief.',
      'A "B" c',
      'a = """Say "so", A "B" c"""',
    ],
    ['a.py', "a = '''Be brief.'''", 'Be brief.', "'A'", "a = '''\\'A\\''''"],
    ['a.py', 'a = f"{b["c"]} Be {{d}}"', 'Be {d}', 'A {e}', 'a = f"{b["c"]} A {{e}}"'],
    ['a.py', 'a = Rb"\\"Be brief."', 'Be brief.', 'A\\d', 'a = Rb"\\"A\\d"'],
    ['a.py', 'a = fR"\\d{b}Be brief."', 'Be brief.', 'A', 'a = fR"\\d{b}A"'],
    ['a.py', "# it's\na = 'Be brief.'", 'Be brief.', 'A', "# it's\na = 'A'"],
    ['a.py', "a = b'Be brief.'", 'Be brief.', 'A', "a = b'A'"],
    [
      'a.js',
      'a(String.raw`\\d ${b} Be brief.`)',
      'Be brief.',
      'A $',
      'a(String.raw`\\d ${b} A $`)',
    ],
    ['a.toml', 'a = "Be brief."', 'Be brief.', '"A"', 'a = "\\"A\\""'],
    ['a.toml', "a = '''\nBe brief.'''", 'Be brief.', 'A\\', "a = '''\nA\\'''"],
    ['a.go', 'a := `Be brief.`', 'Be brief.', 'A\n"B"', 'a := `A\n"B"`'],
    ['a.java', 'a("""\n  Be brief.\n  """)', 'Be brief.', 'A\nB', 'a("""\n  A\n  B\n  """)'],
    ['a.kt', 'a("""$b Be brief.""", "c")', 'Be brief.', 'A', 'a("""$b A""", "c")'],
    ['a.c', 'a(\'"\', "Be brief.")', 'Be brief.', 'A', 'a(\'"\', "A")'],
  ])('%s: %j', (name, text, current, suggested, after) => {
    expect(fixed(name, text, current, suggested)).toBe(after);
  });

  it.each([
    ['a.ts', '// Be brief.', 'A', 'it does not stand within one string'],
    ['a.ts', "a('Be brief.", 'A', 'it does not stand within one string'],
    ['a.ts', 'a(`Be brief.', 'A', 'it does not stand within one string'],
    ['a.ts', '/* Be brief.', 'A', 'it does not stand within one string'],
    ['a.ts', '"/" // Be brief.', 'A', 'it does not stand within one string'],
    ['a.py', 'a = r"Be brief."', 'A"', 'a string cannot hold the suggested text'],
    ['a.py', 'a = r"Be brief."', 'A\nB', 'a string cannot hold the suggested text'],
    ['a.py', 'a = r"Be brief."', 'A\\', 'a string cannot hold the suggested text'],
    ['a.py', "a = b'Be brief.'", '\u00c4', 'a string cannot hold the suggested text'],
    ['a.py', "a = Rb'Be brief.'", '\u00c4', 'a string cannot hold the suggested text'],
    ['a.js', 'a(String.raw`Be brief.`)', 'A\\d', 'a string cannot hold the suggested text'],
    ['a.js', 'a(String.raw`Be brief.`)', '`A`', 'a string cannot hold the suggested text'],
    ['a.js', 'a(String.raw`Be brief.`)', '${A}', 'a string cannot hold the suggested text'],
    ['a.js', 'a(`Be brief.{b}`)', 'A$', 'a string cannot hold the suggested text'],
    ['a.go', 'a := `Be brief.`', '`A`', 'a string cannot hold the suggested text'],
    ['a.kt', 'a = "Be brief."', '$A', 'a string cannot hold the suggested text'],
  ])('%s: %j is left alone', (name, text, suggested, reason) => {
    expect(leftOut({ [name]: text }, 'Be brief.', suggested)).toBe(reason);
  });
});

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above

describe('a file of a kind that is not known', () => {
  it('takes what every kind of file spells alike', () => {
    expect(fixed('a.html', '<p>Be brief.</p>', 'Be brief.', 'Be short, please!')).toBe(
      '<p>Be short, please!</p>',
    );
    expect(fixed('a.csv', 'Be brief,b', 'Be brief', 'Be short!')).toBe('Be short!,b');
    expect(fixed('a.rb', "a 'Be\n  brief'", 'Be brief', 'A\nB')).toBe("a 'A\n  B'");
  });

  it.each([
    ['Be & brief', '&'],
    ["It's brief", "'"],
    ['Be\nbrief', 'a line break'],
  ])('leaves %j alone', (suggested, sign) => {
    expect(leftOut({ 'a.html': '<p>Be brief.</p>' }, 'Be brief.', suggested)).toBe(
      `it is not known how this kind of file spells ${sign}`,
    );
  });

  it.each(['.env', 'a/.prompt', 'Dockerfile', 'a.b/run'])('is one like %s', (path) => {
    expect(leftOut({ [path]: 'A=Be brief.' }, 'Be brief.', 'A"')).toBe(
      'it is not known how this kind of file spells "',
    );
  });

  it.each([
    ['A, B', ','],
    ['A;B', ';'],
    ['A|B', '|'],
    ['A\tB', 'a tab'],
  ])('leaves tables with %j alone', (suggested, sign) => {
    const reason = `it is not known how this kind of file spells ${sign}`;
    expect(leftOut({ 'a.csv': 'Be brief.,b' }, 'Be brief.', suggested)).toBe(reason);
    expect(leftOut({ 'a.TSV': 'Be brief.\tb' }, 'Be brief.', suggested)).toBe(reason);
  });
});
