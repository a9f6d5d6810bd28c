import { describe, expect, it, test } from 'vitest';
import { parseGlobList, splitGlobs } from '../../src/inputs/glob-list.ts';

describe('paths are globs in the workspace', () => {
  it('separated by newlines or commas, without blanks', () => {
    expect(parseGlobList('prompts/**/*.md, agent.yml\n\n src/{a,b}.ts,{c,d}/*')).toEqual({
      ok: true,
      value: ['prompts/**/*.md', 'agent.yml', 'src/{a,b}.ts', '{c,d}/*'],
    });
  });

  it.each([
    '/etc/passwd',
    '../other/**',
    'a/../../b',
    '~/x',
    'C:\\prompts',
    '\\\\host\\x',
    'a\\..\\b',
  ])('refuses %j, which is outside', (glob) => {
    expect(parseGlobList(`fine.md\n${glob}`)).toEqual({
      ok: false,
      errors: [
        {
          shown: splitGlobs(glob)[0],
          problem: expect.stringMatching(/^is outside the workspace: /),
        },
      ],
    });
  });

  it('refuses exclusions and an empty list', () => {
    expect(parseGlobList('!a.md')).toMatchObject({ ok: false, errors: [{ shown: '!a.md' }] });
    expect(parseGlobList(',\n')).toMatchObject({
      ok: false,
      errors: [{ problem: expect.stringMatching(/^has no glob: /) }],
    });
  });
});

describe('paths of Windows', () => {
  test.each([
    [String.raw`prompts\*.md`, 'prompts/*.md'],
    [String.raw`prompts\**\agent.md`, 'prompts/**/agent.md'],
    [String.raw`a\b?\c.md`, 'a/b?/c.md'],
    [String.raw`a\[1\].md`, String.raw`a\[1\].md`],
    [String.raw`a\\b.md`, String.raw`a\\b.md`],
  ])('%s', (given, understood) => {
    expect(splitGlobs(given)).toEqual([understood]);
  });
});
