import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface GitRepository {
  folder: string;
  git(...args: string[]): string;
  /** Writes files, null for one to delete, and commits them; gives the commit. */
  commit(files: Record<string, string | null>): string;
  /** Another repository with so much of its history. */
  clone(...options: string[]): string;
}

/** A new repository that ignores the Git settings of the machine. */
export function gitRepository(): GitRepository {
  const folder = emptyFolder();
  const git = (...args: string[]) => runGit(folder, args);
  git('init', '-q', '-b', 'main');
  return {
    folder,
    git,
    commit(files) {
      for (const [name, text] of Object.entries(files)) {
        const path = join(folder, name);
        mkdirSync(dirname(path), { recursive: true });
        if (text === null) rmSync(path);
        else writeFileSync(path, text);
      }
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', 'x');
      return git('rev-parse', 'HEAD').trim();
    },
    clone(...options) {
      const copy = emptyFolder();
      runGit(copy, ['clone', '-q', ...options, `file://${folder}`, '.']);
      return copy;
    },
  };
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'git-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function runGit(cwd: string, args: readonly string[]): string {
  const names = ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'x'],
    [`GIT_${who}_EMAIL`, 'x@example.com'],
  ]);
  const env = {
    PATH: process.env.PATH,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    ...Object.fromEntries(names),
  };
  return execFileSync('git', args, { cwd, env, encoding: 'utf8' });
}
