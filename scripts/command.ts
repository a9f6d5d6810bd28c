import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Command lines of the development dependencies, as files that Node runs on every platform.
 * Where a package's `exports` hide its command line, its place is spelled out.
 */
export const TOOLS = {
  biome: fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome')),
  knip: join(ROOT, 'node_modules/knip/bin/knip.js'),
  ncc: fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js')),
  tsc: join(ROOT, 'node_modules/typescript/bin/tsc'),
  vitest: join(ROOT, 'node_modules/vitest/vitest.mjs'),
};

export interface CommandResult {
  /** 1 where a signal ended it. */
  exitCode: number;
  /** Standard output and standard error as they came; empty with `live`. */
  output: string;
}

/**
 * Runs a script under this Node to its end.
 * `live` shows its output as it comes instead of collecting it. Rejects when it cannot be started.
 */
export function runNode(
  args: readonly string[],
  { cwd = ROOT, live = false }: { cwd?: string; live?: boolean } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
