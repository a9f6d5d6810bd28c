/** The command in this process: its arguments, what it writes, and its exit code. */
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../src/cli/run-command.ts';
import type { Stream } from '../../src/cli/terminal-runner.ts';
import { perform } from '../../src/entries/main.ts';
import type { Runtime } from '../../src/runner/runtime.ts';
import { promptPaths, type VirtualRuntime } from './virtual-runtime.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A stream in memory. */
export interface FakeStream extends Stream {
  text(): string;
}

export function fakeStream(): FakeStream {
  const pieces: string[] = [];
  return { write: (text) => pieces.push(text), text: () => pieces.join('') };
}

export interface CommandResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** A command line as people write it: a name, flags, and what the environment holds. */
export interface CommandLine {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** What is typed in a terminal. */
  stdin?: NodeJS.ReadableStream;
}

/** Runs the command with URL and key of the virtual runtime's service. */
export async function runCommandIn(
  { service, runStep }: VirtualRuntime,
  { args, env, stdin }: CommandLine,
): Promise<CommandResult> {
  const [what = '', ...flags] = args;
  const paths = what === 'gate' ? Object.entries(promptPaths()) : [];
  const searched = paths.flatMap(([name, value]) => [`--${name}`, value]);
  let told: CommandResult | undefined;
  await runStep({}, {}, async (runtime) => {
    told = await runCommandHere(
      { ...runtime, env: { SIMULATION_API_KEY: service.keys.full, ...env } },
      [what, '--base-url', service.url, ...searched, ...flags],
      stdin,
    );
    return told.exitCode;
  });
  if (told === undefined) throw new Error('the command was not run');
  return told;
}

/** Runs the command in a runtime as it is. */
export async function runCommandHere(
  runtime: Runtime,
  args: readonly string[],
  stdin: NodeJS.ReadableStream | null = null,
): Promise<CommandResult> {
  const stdout = fakeStream();
  const stderr = fakeStream();
  const terminal = { runtime, stdout, stderr, stdin };
  const exitCode = await runCommand(args, terminal, ROOT, perform);
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}
