/** Runs the built action the way GitHub's runner would: its environment, command files and log. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { parseCommandFile, parseCommands } from './workflow-commands.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND_FILES = ['OUTPUT', 'STEP_SUMMARY', 'STATE', 'ENV', 'PATH'] as const;
const PATIENCE_MS = 120_000;
const RUNNER_VARIABLES = {
  CI: 'true',
  GITHUB_ACTION: 'gate',
  GITHUB_ACTIONS: 'true',
  GITHUB_ACTOR: 'octocat',
  GITHUB_JOB: 'test',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REPOSITORY: 'octo-org/voice-agent',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_RUN_ID: '1658821493',
  GITHUB_RUN_NUMBER: '7',
  GITHUB_SHA: 'ffac537e6cbbf934b08745a378932722df287a53',
  GITHUB_WORKFLOW: 'test',
} as const;

const metadataSchema = z.looseObject({
  inputs: z.record(
    z.string(),
    z.looseObject({ default: z.optional(z.union([z.string(), z.number(), z.boolean()])) }),
  ),
  runs: z.looseObject({ main: z.string(), post: z.optional(z.string()) }),
});

export interface ActionStart {
  /** Which of the action's steps: `main` without it. */
  phase?: 'main' | 'post';
  /** What the main step has saved, for the post step. */
  state?: Readonly<Record<string, string>>;
  /** Path of the action's metadata file; the project's own without it. */
  actionFile?: string;
  /** Inputs under `with`; the others have the defaults of action.yml. */
  inputs?: Readonly<Record<string, string>>;
  /** Payload of the event, a push without any facts by default. */
  event?: unknown;
  eventName?: string;
  /**
   * Further variables, which win over the runner's own; undefined takes one away. Nothing else is
   * inherited but PATH and HOME.
   */
  env?: Readonly<Record<string, string | undefined>>;
  /** The workspace and working directory; an empty folder without it. */
  cwd?: string;
}

export interface Annotation {
  level: 'error' | 'warning' | 'notice';
  message: string;
  title: string | null;
}

export interface ActionResult {
  /** Null where a signal ended it. */
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  outputs: Record<string, string>;
  /** What it has saved for the post step. */
  state: Record<string, string>;
  /** Markdown of the job summary. */
  summary: string;
  annotations: Annotation[];
  /** Values that the runner was asked to mask. */
  masks: string[];
  durationMs: number;
}

export interface RunningAction {
  /** Rejects where the process cannot be started or a command file cannot be read. */
  result: Promise<ActionResult>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the log so far once the text is in it; rejects when the process ends without. */
  waitForLog(text: string): Promise<string>;
}

/** A step that is ready to be started, for callers that start the process themselves. */
export interface PreparedAction {
  /** Node and the bundle. */
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  readOutputs(): Record<string, string>;
  readState(): Record<string, string>;
  readSummary(): string;
  /** Removes the step's temporary folder. */
  dispose(): void;
}

/** Lays out the files and variables of a step. The caller disposes of it. */
export function prepareAction(start: ActionStart = {}): PreparedAction {
  const folder = mkdtempSync(join(tmpdir(), 'action-'));
  const actionFile = resolve(start.actionFile ?? join(PROJECT, 'action.yml'));
  const metadata = metadataSchema.parse(parse(readFileSync(actionFile, 'utf8')));
  const cwd = start.cwd ?? join(folder, 'workspace');
  const temp = join(folder, 'temp');
  for (const needed of [join(folder, 'workspace'), temp]) mkdirSync(needed);
  const fileOf = (name: string) => join(folder, `${name.toLowerCase()}.txt`);
  for (const name of COMMAND_FILES) writeFileSync(fileOf(name), '');
  const eventFile = join(folder, 'event.json');
  writeFileSync(eventFile, JSON.stringify(start.event ?? {}));
  return {
    command: process.execPath,
    args: [join(dirname(actionFile), fileOfPhase(metadata, start.phase ?? 'main'))],
    cwd,
    env: {
      ...inherited(),
      ...RUNNER_VARIABLES,
      GITHUB_EVENT_NAME: start.eventName ?? 'push',
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_WORKSPACE: cwd,
      RUNNER_TEMP: temp,
      ...Object.fromEntries(COMMAND_FILES.map((name) => [`GITHUB_${name}`, fileOf(name)])),
      ...inputVariables(metadata, start.inputs ?? {}),
      ...stateVariables(start.state ?? {}),
      ...start.env,
    },
    readOutputs: () => parseCommandFile(readFileSync(fileOf('OUTPUT'), 'utf8')),
    readState: () => parseCommandFile(readFileSync(fileOf('STATE'), 'utf8')),
    readSummary: () => readFileSync(fileOf('STEP_SUMMARY'), 'utf8'),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Metadata = z.infer<typeof metadataSchema>;

function fileOfPhase({ runs }: Metadata, phase: 'main' | 'post'): string {
  const file = runs[phase];
  if (file === undefined) throw new Error(`The action has no ${phase} step.`);
  return file;
}

/** Starts the action. A process that outlives two minutes is killed, so that no test leaves one. */
export function startAction(start: ActionStart = {}): RunningAction {
  const prepared = prepareAction(start);
  const { command, args, env, cwd } = prepared;
  const startMs = performance.now();
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  const log = { stdout: '', stderr: '', both: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      log[stream] += text;
      log.both += text;
    });
  }
  const ended = new Promise<Pick<ActionResult, 'exitCode' | 'signal'>>((settle, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode, signal) => settle({ exitCode, signal }));
  });
  const result = ended
    .then((end) => ({
      ...end,
      ...readLog(log.stdout, log.stderr),
      outputs: prepared.readOutputs(),
      state: prepared.readState(),
      summary: prepared.readSummary(),
      durationMs: performance.now() - startMs,
    }))
    .finally(() => {
      clearTimeout(patience);
      prepared.dispose();
    });
  return {
    result,
    kill: (signal) => void child.kill(signal),
    waitForLog: (text) => waitForLog(child, () => log.both, text),
  };
}

function waitForLog(
  child: ChildProcessByStdio<null, Readable, Readable>,
  readSoFar: () => string,
  text: string,
): Promise<string> {
  return new Promise((found, reject) => {
    const look = () => {
      if (readSoFar().includes(text)) found(readSoFar());
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('close', () => reject(new Error(`${text} never came in:\n${readSoFar()}`)));
    look();
  });
}

function readLog(stdout: string, stderr: string) {
  const commands = [...parseCommands(stdout), ...parseCommands(stderr)];
  return {
    stdout,
    stderr,
    annotations: commands.flatMap(({ name, data, properties }): Annotation[] =>
      name === 'error' || name === 'warning' || name === 'notice'
        ? [{ level: name, message: data, title: properties.title ?? null }]
        : [],
    ),
    masks: commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data),
  };
}

const TOKEN = `\${{ github.token }}`;

/** The runner sets every declared input; without a value and a default it is empty. */
function inputVariables(
  { inputs: declared }: Metadata,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const defaults = Object.entries(declared).map(([name, { default: value = '' }]) => {
    // A job without permissions; tests that want a token give one.
    if (value === TOKEN) return [name, ''] as const;
    if (String(value).includes('${{')) throw new Error(`Default of ${name} needs an expression.`);
    return [name, String(value)] as const;
  });
  return Object.fromEntries(
    [...defaults, ...Object.entries(given)].map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]),
  );
}

function stateVariables(state: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
}

/** SystemRoot is what Windows needs to open a socket. */
function inherited(): Record<string, string> {
  return Object.fromEntries(
    ['PATH', 'HOME', 'SystemRoot'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
