import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVariableFiles, parseVariables } from '../../src/inputs/variables.ts';
import { invalid, valid } from '../../src/text/values/parsed.ts';

describe('variables are KEY=VALUE lines, cut at the first =', () => {
  it.each([
    ['one', 'A=b', { A: 'b' }],
    ['several, LF and CRLF', 'A=1\r\nB=2\nC=3\r\n', { A: '1', B: '2', C: '3' }],
    ['more signs stay in the value', 'URL=https://x/?a=b', { URL: 'https://x/?a=b' }],
    ['an empty value', 'A=', { A: '' }],
    ['the value as it stands', 'A=  "b"  # c ', { A: '  "b"  # c ' }],
    ['white space around the value is kept', 'A= b ', { A: ' b ' }],
    ['all that a key may hold', 'a_B.c-9=1\n_=2', { 'a_B.c-9': '1', _: '2' }],
    ['blank lines and comments', '\n   \n# A=1\n  # B=2\nC=3', { C: '3' }],
    ['keys in different case are different', 'a=1\nA=2', { a: '1', A: '2' }],
    ['nothing', '', {}],
  ])('%s', (_, text, variables) => {
    expect(parseVariables(text)).toEqual(valid(variables));
  });

  it('takes __proto__ for a key like any other', () => {
    const parsed = parseVariables('__proto__=x\nconstructor=y');
    expect(parsed.ok && Object.entries(parsed.value)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(JSON.stringify(parsed.ok && parsed.value)).toBe('{"__proto__":"x","constructor":"y"}');
  });

  it.each(['B', '=x', ' A=1', 'A =1', '1A=1', 'A B=1', 'Ä=1', '- be brief = good'])(
    'refuses any other line with its number, and names variable-files: %j',
    (line) => {
      const parsed = parseVariables(`# first\nA=1\n\n${line}`);
      expect(parsed.ok ? [] : parsed.errors).toEqual([
        { shown: line, problem: expect.stringMatching(/^\(line 4\) is no KEY=VALUE line/) },
      ]);
      expect(parsed.ok ? '' : parsed.errors[0]?.problem).toContain('variable-files');
    },
  );

  it('refuses a key that stands there twice, naming both lines', () => {
    expect(parseVariables('A=1\nA=2')).toEqual(
      invalid('A', '(line 2) is a key that line 1 has set: keep one of them'),
    );
  });

  it('gives back any variables that were written as lines', () => {
    const key = fc.stringMatching(/^[A-Za-z_][\w.-]*$/);
    const value = fc.string().filter((text) => !/[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name }), (pairs) => {
        const parsed = parseVariables(pairs.map(([name, text]) => `${name}=${text}`).join('\n'));
        expect(parsed.ok && Object.entries(parsed.value).toSorted()).toEqual(pairs.toSorted());
      }),
    );
  });
});

describe('variable files are KEY=path lines', () => {
  it('whose paths are trimmed', () => {
    expect(parseVariableFiles('A= a b.md \n# B=c\nC=d=e')).toEqual({
      paths: { A: 'a b.md', C: 'd=e' },
      errors: [],
    });
  });

  it('and any other line is refused, beside the paths of those that are', () => {
    const { paths, errors } = parseVariableFiles('A=a.md\nB= \nprompts/agent.md');
    expect(errors).toEqual([
      {
        shown: 'prompts/agent.md',
        problem: expect.stringMatching(/^\(line 3\) is no KEY=path line/),
      },
      { shown: 'B', problem: 'has no path: write KEY=path' },
    ]);
    expect(paths).toEqual({ A: 'a.md', B: '' });
  });
});
