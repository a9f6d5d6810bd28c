import { createRunner } from '../../src/runner/github-runner.ts';
import type { Environment, Runner } from '../../src/runner/runner.ts';
import { parseCommandFile, parseCommands } from './workflow-commands.ts';

/** The real runner adapter, with its log and files in memory. */
export interface RecordingRunner {
  runner: Runner;
  env: Environment;
  log(): string;
  /** `level: message`, in order. */
  annotations(): string[];
  outputs(): Record<string, string>;
  summary(): string;
}

/**
 * @param failsOn a command file that cannot be appended to
 * @param onWrite told what is written to the log, as it is written
 */
export function recordingRunner(
  given: Environment = {},
  failsOn: 'output' | 'summary' | null = null,
  onWrite: (text: string) => void = () => {},
): RecordingRunner {
  const env = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary', ...given };
  const files = new Map([
    ['output', ''],
    ['summary', ''],
  ]);
  let log = '';
  const runner = createRunner({
    env,
    write: (text) => {
      log += text;
      onWrite(text);
    },
    appendFile: (path, text) => {
      if (path === failsOn) throw new Error('EACCES: permission denied');
      files.set(path, `${files.get(path)}${text}`);
    },
  });
  return {
    runner,
    env,
    log: () => log,
    annotations: () =>
      parseCommands(log)
        .filter(({ name }) => ['error', 'warning', 'notice'].includes(name))
        .map(({ name, data }) => `${name}: ${data}`),
    outputs: () => parseCommandFile(files.get('output') ?? ''),
    summary: () => files.get('summary') ?? '',
  };
}
