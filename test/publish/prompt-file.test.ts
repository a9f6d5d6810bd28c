import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listPromptFiles } from '../../src/publish/locate-fixes.ts';
import { readPromptFile } from '../../src/publish/prompt-file.ts';
import { isHere } from '../support/tools.ts';

const HAS_GIT = isHere('git');

const outside = mkdtempSync(join(tmpdir(), 'outside-'));
const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
/** Its name begins like that of the workspace. */
const beside = `${workspace}-beside`;
const write = (name: string, content: string | Uint8Array) =>
  writeFileSync(join(workspace, name), content);

beforeAll(() => {
  if (!HAS_GIT) return;
  mkdirSync(join(workspace, 'prompts'));
  write('prompts/agent.md', 'Hello.\r\n');
  write('prompts/größe, 1.md', '\ufeffHello.');
  write('untracked.md', 'Hello.');
  write('prompts/latin.txt', Uint8Array.of(0x68, 0xe9));
  write('prompts/picture.png', Uint8Array.of(0x89, 0x50, 0, 0));
  write('prompts/large.txt', 'x'.repeat(1024 * 1024 + 1));
  writeFileSync(join(outside, 'secret.md'), 'Hello.');
  symlinkSync(join(outside, 'secret.md'), join(workspace, 'prompts/link.md'));
  symlinkSync(outside, join(workspace, 'elsewhere'));
  mkdirSync(beside);
  writeFileSync(join(beside, 'secret.md'), 'Hello.');
  symlinkSync(beside, join(workspace, 'next'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace });
  git('init', '--quiet');
  git('add', 'prompts');
});

afterAll(() => {
  for (const folder of [workspace, outside, beside])
    rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!HAS_GIT)('where prompts are looked for', () => {
  it('without paths: every file that git tracks', async () => {
    expect(await listPromptFiles(null, workspace)).toEqual({
      names: [
        'prompts/agent.md',
        'prompts/größe, 1.md',
        'prompts/large.txt',
        'prompts/latin.txt',
        'prompts/link.md',
        'prompts/picture.png',
      ],
      unmatched: [],
    });
  });

  it('with paths: what they match, tracked or not, each once', async () => {
    expect(await listPromptFiles(['*.md', '**/*.md'], workspace)).toEqual({
      names: ['prompts/agent.md', 'prompts/größe, 1.md', 'prompts/link.md', 'untracked.md'],
      unmatched: [],
    });
    expect((await listPromptFiles(['**'], workspace)).names).not.toContain('.git/HEAD');
  });

  it('with paths: a folder means all of its files, hidden ones too', async () => {
    const drafts = join(workspace, 'prompts', '.drafts');
    mkdirSync(drafts);
    onTestFinished(() => rmSync(drafts, { recursive: true }));
    writeFileSync(join(drafts, 'new.md'), 'Hello.');
    const all = ['prompts/.drafts/new.md', ...(await listPromptFiles(null, workspace)).names];
    for (const paths of [['prompts'], ['prompts/'], ['prompts/**']]) {
      expect(await listPromptFiles(paths, workspace)).toEqual({ names: all, unmatched: [] });
    }
  });

  it('not where git knows nothing', async () => {
    await expect(listPromptFiles(null, outside)).rejects.toThrow('not a git repository');
  });
});

describe.skipIf(!HAS_GIT)('a file is read', () => {
  it('as it is, with its byte order mark and line breaks', () => {
    expect(readPromptFile('prompts/agent.md', workspace)).toBe('Hello.\r\n');
    expect(readPromptFile('prompts/größe, 1.md', workspace)).toBe('\ufeffHello.');
  });

  it.each([
    ['it is not UTF-8', 'prompts/latin.txt'],
    ['it is binary', 'prompts/picture.png'],
    ['it is larger than 1 MiB', 'prompts/large.txt'],
    ['it is a link', 'prompts/link.md'],
    ['a link on its path leads out of the workspace', 'elsewhere/secret.md'],
    ['a link on its path leads to a folder beside it', 'next/secret.md'],
    ['it is a folder', 'prompts'],
    ['it is not there', 'prompts/gone.md'],
  ])('not where %s', (_, name) => {
    expect(readPromptFile(name, workspace)).toBeNull();
  });
});
