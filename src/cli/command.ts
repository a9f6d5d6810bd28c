/** The command line: the same actions outside of GitHub, with flags in place of inputs. */
import { constants } from 'node:os';
import type { Outcome } from '../model/outcome.ts';
import type { Runtime } from '../runner/runtime.ts';
import { disarmJson, VERSION } from '../text/log-line.ts';
import { nearest } from '../text/nearest.ts';
import { CancelledError } from '../text/step-error.ts';
import { parseBoolean } from '../text/values/simple-values.ts';
import { type Flags, OWN_FLAGS, readFlags, readGivenSecrets } from './flags.ts';
import { INIT, init } from './init.ts';
import { readSubcommands, type Subcommand, WITHOUT_FLAG } from './subcommands.ts';
import { type Stream, TerminalRunner, writeLines } from './terminal-runner.ts';

/** Runs an action of dist/ by the name of its file. */
export type Perform = (name: string, runtime: Runtime) => Promise<number>;

/** What a command is run with. */
export interface Terminal {
  /** But for its runner, which is a terminal's. */
  runtime: Runtime;
  stdout: Stream;
  stderr: Stream;
  /** For questions; null without a terminal. */
  stdin: NodeJS.ReadableStream | null;
  /** Ends what is cleaned up after a command that has ended or was cancelled. */
  cleaningUp: AbortSignal;
}

/** Where report files lie if nobody says: what is found again is worth more here than a fresh folder. */
const REPORT_DIR = 'simulation-gate-report';

/**
 * Does what the arguments ask for, and gives the exit code.
 *
 * @param root the folder of the package, with its action.yml
 */
export async function runCommand(
  args: readonly string[],
  surroundings: Terminal,
  root: string,
  perform: Perform,
): Promise<number> {
  const { stdout, stderr } = surroundings;
  const [name = '', ...rest] = args;
  const subcommands = [...readSubcommands(root), INIT];
  if (name === '--version') {
    writeLines(stdout, [VERSION]);
    return JUDGED.passed;
  }
  const wanted = name === 'help' ? (rest[0] ?? '--help') : name;
  if (wanted === '--help' || wanted === '-h') {
    writeLines(stdout, describeCommand(subcommands));
    return JUDGED.passed;
  }
  const subcommand = subcommands.find((one) => one.name === wanted);
  if (subcommand === undefined) {
    const help = wanted === '' ? ['', ...describeCommand(subcommands)] : [];
    writeLines(stderr, [`error: ${describeUnknown(wanted, subcommands)}`, ...help]);
    return JUDGED.error;
  }
  const flags = readFlags(rest, subcommand.inputs);
  if (name === 'help' || flags.own.help !== undefined) {
    writeLines(stdout, describeSubcommand(subcommand));
    return JUDGED.passed;
  }
  return runSubcommand(subcommand, flags, surroundings, (main, runtime) =>
    main === '' ? init(runtime, root, surroundings.stdin) : perform(main, runtime),
  );
}

function describeUnknown(name: string, subcommands: readonly Subcommand[]): string {
  const names = subcommands.map((one) => one.name);
  if (name === '' || name.startsWith('-')) {
    return `the first argument has to say what to do: ${names.join(', ')}`;
  }
  return `the first argument is none of ${names.join(', ')}; did you mean ${nearest(name, names)}?`;
}

async function runSubcommand(
  { name, inputs, main, post }: Subcommand,
  flags: Flags,
  { runtime, stdout, stderr, cleaningUp }: Terminal,
  perform: Perform,
): Promise<number> {
  const isJson = isSet(flags, 'json');
  const isDebug = isSet(flags, 'debug');
  const secrets = readGivenSecrets(flags.own['api-key-file'], runtime.env);
  // The environment may hold secrets for other subcommands.
  const known = Object.entries({ 'report-dir': REPORT_DIR, ...secrets.inputs }).filter(([each]) =>
    inputs.some((input) => input.name === each),
  );
  const runner = new TerminalRunner({
    inputs: { ...Object.fromEntries(known), ...flags.inputs },
    isDebug,
    out: isJson ? stderr : stdout,
    err: stderr,
  });
  const errors = [...flags.errors, ...secrets.errors];
  let exitCode: number = JUDGED.error;
  if (errors.length > 0) {
    for (const fault of errors) runner.annotate('error', fault);
    runner.info(`simulation-gate ${name} --help shows all flags.`);
    runner.setOutput('outcome', 'error');
    const reasons = errors.map((message) => ({ rule: 'input', message }));
    runner.setOutput('reasons', JSON.stringify(reasons));
  } else {
    const ended = await perform(main, { ...runtime, runner });
    if (post !== null) {
      const saved = Object.entries(runner.state).map(([key, value]) => [`STATE_${key}`, value]);
      const env = { ...runtime.env, ...Object.fromEntries(saved) };
      await perform(post, { ...runtime, env, runner, cancelled: cleaningUp });
    }
    const { 'html-file': page, 'json-file': json, 'patch-file': patch } = runner.outputs;
    if (page) runner.info(`Report: ${page}`);
    if (json) runner.info(`Report as JSON: ${json}`);
    if (patch) runner.info(`Prompt fixes for git apply: ${patch}`);
    exitCode = exitCodeOf(ended, runner.outputs.outcome);
  }
  if (isJson) writeLines(stdout, [jsonOf(runner.outputs)]);
  const { aborted, reason } = runtime.cancelled;
  if (!aborted || !(reason instanceof CancelledError)) return exitCode;
  const numbers = new Map<string, number>(Object.entries(constants.signals));
  return 128 + (numbers.get(reason.signal) ?? 0);
}

function isSet({ own, errors }: Flags, name: 'json' | 'debug'): boolean {
  const value = parseBoolean(own[name] ?? 'false');
  if (!value.ok) errors.push(`--${name} takes true or false, or no value`);
  return !value.ok || value.value;
}

const ENDINGS = `
Exit codes:
  0  passed, or done
  1  failed
  2  error: a flag, the key or something else is at fault
  3  inconclusive: no judgement could be had
  4  skipped, or started without a judgement
  130  cancelled by Ctrl-C, with the runs that it had started`;

/** What the command can do. */
function describeCommand(subcommands: readonly Subcommand[]): string[] {
  return [
    'Usage: simulation-gate <what> [flags]',
    '',
    ...subcommands.flatMap(({ name, description }) => entry(name, description)),
    'simulation-gate <what> --help shows its flags, simulation-gate --version the version.',
    ...withoutFlag(subcommands.flatMap(({ inputs }) => inputs)),
    ENDINGS,
  ];
}

/** What one thing takes. */
function describeSubcommand({ name, description, inputs }: Subcommand): string[] {
  const flags = inputs.filter((input) => !(input.name in WITHOUT_FLAG));
  const takesKey = inputs.some((input) => input.name === 'api-key');
  const own = Object.entries(OWN_FLAGS).filter(([flag]) => flag !== 'api-key-file' || takesKey);
  return [
    `Usage: simulation-gate ${name} [flags]\n\n${description}\n`,
    ...flags.flatMap(({ name: flag, description: text, standard }) =>
      entry(`--${flag}`, standard === '' ? text : `${text} (default: ${standard})`),
    ),
    ...own.flatMap(([flag, text]) => entry(`--${flag}`, text)),
    'A flag that is given several times makes a list. true and false may follow a switch; a switch alone is true.',
    ...withoutFlag(inputs),
    ENDINGS,
  ];
}

function withoutFlag(inputs: Subcommand['inputs']): string[] {
  return Object.entries(WITHOUT_FLAG)
    .filter(([name]) => inputs.some((input) => input.name === name))
    .map(([name, fix]) => `\n${name} is no flag: ${fix}`);
}

function entry(name: string, text: string): string[] {
  return [`  ${name}`, `      ${text}`, ''];
}

/** What the command ends with by the word that decides. */
const JUDGED: Readonly<Record<Outcome, number>> = {
  passed: 0,
  failed: 1,
  error: 2,
  inconclusive: 3,
  skipped: 4,
  started: 4,
};

/**
 * @param ended what the action ended with: 0, also where what went wrong is tolerated, or 1
 * @param outcome the output of that name; undefined for an action that judges nothing
 */
function exitCodeOf(ended: number, outcome: string | undefined): number {
  const known = Object.entries(JUDGED).find(([name]) => name === outcome)?.[1];
  if (ended === 0) return known === JUDGED.skipped ? known : 0;
  return known === undefined || known === 0 || known === JUDGED.skipped ? JUDGED.error : known;
}

/** The document of `--json`: outputs by name, those that hold JSON as what they hold. */
function jsonOf(outputs: Readonly<Record<string, string>>): string {
  const values = Object.entries(outputs).map(([name, text]) => [name, read(text)]);
  return disarmJson(JSON.stringify(Object.fromEntries(values), null, 2));
}

function read(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
