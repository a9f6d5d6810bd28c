/**
 * `npm run verify-dist -- v1.2.3` checks that the `dist/` of a tag, branch or commit equals a build of its source.
 * It exports that state from Git, installs the packages of its lock file, and builds it. Default: `HEAD`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runNode } from './command.ts';

const ref = process.argv[2] ?? 'HEAD';
const folder = mkdtempSync(join(tmpdir(), 'verify-dist-'));
try {
  const commit = commitOf(ref);
  if (commit === null) {
    throw new Error(`${ref} is no tag, branch or commit of this repository: git fetch --tags`);
  }
  takeOut(commit);
  process.stdout.write(`${ref} is being built, which takes a minute or two …\n`);
  shareModules();
  const { exitCode, output } = await runNode(
    [join(folder, 'scripts', 'bootstrap.mjs'), join('scripts', 'build.ts'), '--check'],
    { cwd: folder },
  );
  if (exitCode !== 0) throw new Error(output.trim());
  process.stdout.write(`dist/ of ${ref} (${commit}) equals a build of its source.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function commitOf(name: string): string | null {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    return null;
  }
}

/** Every file as it is committed. */
function takeOut(commit: string): void {
  const archive = join(folder, 'archive.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

/** Reuses the installed packages if the lock file is the same. */
function shareModules(): void {
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'));
  const modules = join(ROOT, 'node_modules');
  if (!existsSync(modules) || !lockOf(ROOT).equals(lockOf(folder))) return;
  // The bundler's paths start at the folder, so that links would lead out of it.
  cpSync(modules, join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
