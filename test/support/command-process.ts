/** Starts the built command the way a shell would, without any variable of GitHub's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { ROOT } from './command.ts';

export const LAUNCHER = join(ROOT, 'dist', 'command.js');

export interface EndedProcess {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

export interface StartedProcess {
  child: ChildProcess;
  ended: Promise<EndedProcess>;
  /** Resolves once the pattern is in what was written. */
  wrote(pattern: RegExp): Promise<void>;
}

/** An empty folder that goes with the test. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** @param env in addition to PATH and HOME, the only inherited variables */
export function startProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): StartedProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, { cwd, env: { PATH, HOME, ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => (stdout += text));
  child.stderr.on('data', (text) => (stderr += text));
  const ended = new Promise<EndedProcess>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
  });
  const wrote = async (pattern: RegExp) => {
    while (!pattern.test(stdout + stderr)) {
      if (child.exitCode !== null) throw new Error(`ended without ${pattern}: ${stdout}${stderr}`);
      await sleep(10);
    }
  };
  return { child, ended, wrote };
}

export function runProcess(...given: Parameters<typeof startProcess>): Promise<EndedProcess> {
  return startProcess(...given).ended;
}
