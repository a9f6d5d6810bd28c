/** The project as others clone it: its actions and the bundle, under a release's tag. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from './command.ts';

/** The tag that the recipes name. */
const VERSION = 'v2.0.0';

export function git(cwd: string, ...args: string[]) {
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'core.hooksPath='];
  const { status, stderr } = spawnSync('git', [...settings, ...args], { cwd, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

/**
 * Lays a release of the project into an empty folder, which git clones in place of its address. Gives the
 * variables that have git do so.
 */
export function releasedProject(folder: string): Record<string, string> {
  for (const name of ['', ...readdirSync(ROOT)]) {
    const metadata = join(ROOT, name, 'action.yml');
    if (!existsSync(metadata)) continue;
    mkdirSync(join(folder, name), { recursive: true });
    cpSync(metadata, join(folder, name, 'action.yml'));
  }
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  git(folder, 'init', '--quiet');
  git(folder, 'add', '-A');
  git(folder, 'commit', '--quiet', '-m', 'release');
  git(folder, 'tag', VERSION);
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.file://${folder}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/OWNER/simulation-gate',
  };
}
