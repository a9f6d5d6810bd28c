import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { onTestFinished } from 'vitest';
import { readWorkflow } from '../../src/inputs/workflow.ts';
import { RUNNER } from '../../src/report/words/log-words.ts';
import { GithubRunner, type Toolkit } from '../../src/runner/github-runner.ts';
import type { Environment, Runner } from '../../src/runner/runner.ts';
import type { Workflow } from '../../src/runner/runtime.ts';
import { parseCommandFile, parseCommands } from './workflow-commands.ts';

const FILES = { output: 'GITHUB_OUTPUT', state: 'GITHUB_STATE', summary: 'GITHUB_STEP_SUMMARY' };
type CommandFile = keyof typeof FILES;

/** The runner on the real `@actions/core`, with an environment of its own, its log in memory. */
export interface RecordingRunner {
  runner: Runner;
  env: Environment;
  workflow: Workflow;
  log(): string;
  /** `level: message`, in order. */
  annotations(): string[];
  outputs(): Record<string, string>;
  state(): Record<string, string>;
  summary(): string;
}

/**
 * @param given wins over the variables of the command files
 * @param failsOn a command file that cannot be appended to
 * @param onWrite called with each text that is written to the log
 */
export function recordingRunner(
  given: Environment = {},
  failsOn: CommandFile | null = null,
  onWrite: (text: string) => void = () => {},
): RecordingRunner {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of Object.keys(FILES)) writeFileSync(join(folder, name), '');
  const paths = Object.entries(FILES).map(([name, variable]) => [
    variable,
    name === failsOn ? folder : join(folder, name),
  ]);
  // A property that throws when it is read stays one.
  const env: NodeJS.ProcessEnv = Object.defineProperties(
    Object.fromEntries(paths),
    Object.getOwnPropertyDescriptors(given),
  );
  const read = (name: CommandFile) => readFileSync(join(folder, name), 'utf8');
  let log = '';
  const runner = new GithubRunner(
    env,
    RUNNER,
    toolkitIn(env, (text) => {
      log += text;
      onWrite(text);
    }),
  );
  return {
    runner,
    env,
    workflow: readWorkflow(env),
    log: () => log,
    annotations: () =>
      parseCommands(log)
        .filter(({ name }) => ['error', 'warning', 'notice'].includes(name))
        .map(({ name, data }) => `${name}: ${data}`),
    outputs: () => parseCommandFile(read('output')),
    state: () => parseCommandFile(read('state')),
    summary: () => read('summary'),
  };
}

/** `@actions/core` with another environment and log than this process has. */
function toolkitIn(env: NodeJS.ProcessEnv, write: (text: string) => void): Toolkit {
  const inside =
    <Taken extends unknown[], Given>(act: (...taken: Taken) => Given) =>
    (...taken: Taken): Given => {
      const [outerEnv, outerWrite] = [process.env, process.stdout.write];
      process.env = env;
      process.stdout.write = (text: string | Uint8Array) => {
        write(String(text));
        return true;
      };
      try {
        return act(...taken);
      } finally {
        process.env = outerEnv;
        process.stdout.write = outerWrite;
      }
    };
  // A new one, since it caches its file.
  const summary: typeof core.summary = Reflect.construct(core.summary.constructor, []);
  summary.write = inside(summary.write.bind(summary));
  return {
    debug: inside(core.debug),
    endGroup: inside(core.endGroup),
    error: inside(core.error),
    getInput: inside(core.getInput),
    getState: inside(core.getState),
    info: inside(core.info),
    isDebug: inside(core.isDebug),
    notice: inside(core.notice),
    saveState: inside(core.saveState),
    setOutput: inside(core.setOutput),
    setSecret: inside(core.setSecret),
    startGroup: inside(core.startGroup),
    summary,
    warning: inside(core.warning),
  };
}

/** The variables by which the runner hands inputs over. */
export function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
}
