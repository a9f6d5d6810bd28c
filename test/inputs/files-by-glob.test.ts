import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesByGlob, findFiles, globFilter } from '../../src/inputs/files-by-glob.ts';

describe('a glob names', () => {
  test.each([
    ['prompts/agent.md', 'prompts/agent.md'],
    ['prompts/*.md', 'prompts/agent.md'],
    ['prompts/**', 'prompts/a/b/agent.md'],
    ['prompts/**/*.md', 'prompts/agent.md'],
    ['prompts/**/*.md', 'prompts/a/b/agent.md'],
    ['**/*.md', 'agent.md'],
    ['**', '.github/workflows/gate.yml'],
    ['**/*', 'a/.hidden/b'],
    ['*', '.env'],
    ['.github/**', '.github/workflows/gate.yml'],
    ['{.github,src}/**', '.github/a'],
    ['{src,.github}/**', '.github/a'],
    // As the path filters of GitHub have it.
    ['**.md', 'prompts/a/agent.md'],
    ['prompts/**.md', 'prompts/a/agent.md'],
    ['prompts**', 'prompts/a/agent.md'],
    ['prompts**', 'prompts-of-old/agent.md'],
    // A folder names all that is in it.
    ['prompts', 'prompts/a/agent.md'],
    ['prompts/', 'prompts/a/agent.md'],
    // As the name of a submodule.
    ['prompts/', 'prompts'],
    ['./prompts/*.md', 'prompts/agent.md'],
    ['*/prompts', 'voice/prompts/agent.md'],
    // A name like a glob.
    ['prompts/[draft].md', 'prompts/[draft].md'],
    ['prompts/agent [1].md', 'prompts/agent 1.md'],
    ['prompts/[locale]/**', 'prompts/[locale]/agent.md'],
    ['**/[locale]/*.md', 'prompts/[locale]/agent.md'],
    // A letter with an accent is written in two ways that look alike.
    ['prompts/caf\u00e9/*.md', 'prompts/cafe\u0301/agent.md'],
    ['prompts/cafe\u0301.md', 'prompts/caf\u00e9.md'],
  ])('%s: %s', (glob, path) => {
    expect(globFilter([glob])(path)).toBe(true);
  });

  test.each([
    ['prompts/*.md', 'docs/agent.md'],
    ['prompts/*.md', 'prompts/agent.txt'],
    ['prompts', 'prompts-of-old/agent.md'],
    ['prompts/**', 'src/prompts/agent.md'],
    ['*.md', 'docs/agent.md'],
    ['**.md', 'docs/agent.txt'],
    ['.github/**', 'github/a'],
    ['a.md', 'b.md'],
  ])('%s: not %s', (glob, path) => {
    expect(globFilter([glob])(path)).toBe(false);
  });
});

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'found-'));
  mkdirSync(at('nested.json'));
  mkdirSync(at('.git'));
  for (const name of ['nested.json/.hidden', '.git/config']) writeFileSync(at(name), '');
  symlinkSync('nested.json', at('link'));
  for (const name of ['b.json', 'a.json', 'c.json', 'one, two.json', '[a].json']) {
    writeFileSync(at(name), '{}');
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test('finds the files of a glob in order', async () => {
  expect(await findFiles(at('?.json'), 3)).toEqual({
    paths: [at('a.json'), at('b.json'), at('c.json')],
    errors: [],
  });
});

test.each(['one, two.json', '[a].json'])('the path of a file means this file: %s', async (name) => {
  expect(await findFiles(at(name), 3)).toEqual({ paths: [at(name)], errors: [] });
});

test('a file is named once, and nothing matches what is not there', async () => {
  const { paths, errors } = await findFiles(
    [at('a.json'), at('missing.json'), at('?.json')].join('\n'),
    3,
  );
  expect(paths).toEqual([at('a.json'), at('b.json'), at('c.json')]);
  expect(errors).toEqual([
    expect.objectContaining({ pattern: at('missing.json'), isUnmatched: true }),
  ]);
});

test.each([
  ['by one glob', () => at('?.json')],
  ['by several', () => `${at('a.json')}\n${at('[bc].json')}`],
])('none is given where there are more than may be held together: %s', async (_, list) => {
  const { paths, errors } = await findFiles(list(), 2);
  expect(paths).toEqual([]);
  expect(errors).toEqual([
    expect.objectContaining({
      problem: expect.stringContaining('more than 2'),
      isUnmatched: false,
    }),
  ]);
});

describe('the files of a workspace', () => {
  test.each([
    ['nested.json', ['nested.json/.hidden']],
    ['./nested.json/', ['nested.json/.hidden']],
    ['**/.hidden', ['nested.json/.hidden']],
    ['[a].json', ['[a].json']],
    ['[ab].json', ['a.json', 'b.json']],
    ['l*', ['link']],
    ['a.json', ['a.json']],
    ['missing/**', []],
    ['**/config', []],
  ])('that %s matches', async (glob, names) => {
    expect(await filesByGlob(glob, folder)).toEqual(names);
  });
});
