/** The command line: the same actions outside of GitHub, with flags in place of inputs. */
import { constants } from 'node:os';
import { parseBoolean } from '../core/input/simple-values.ts';
import { nearest } from '../core/text/nearest.ts';
import { VERSION } from '../core/version.ts';
import { Cancelled } from '../step/stops.ts';
import type { World } from '../step/world.ts';
import { howToApply } from './apply-patch.ts';
import { exitCodeOf, JUDGED, jsonOf } from './ending.ts';
import { type Flags, readFlags } from './flags.ts';
import { describeCommand, describeSubcommand } from './help.ts';
import { Screen, type Stream } from './screen.ts';
import { readGivenSecrets } from './secrets.ts';
import { GATE, readSubcommands, type Subcommand } from './subcommands.ts';
import { TerminalRunner } from './terminal-runner.ts';

/** Runs an action of dist/ by the name of its file. */
export type Perform = (name: string, world: World) => Promise<number>;

/** What a command is run with. */
export interface Terminal {
  /** But for its runner, which is a terminal's. */
  world: World;
  stdout: Stream;
  stderr: Stream;
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
  const { world, stdout, stderr } = surroundings;
  const out = new Screen(stdout, world.env);
  const [name = '', ...rest] = args;
  const subcommands = readSubcommands(root);
  if (name === '--version') {
    out.writeLines([VERSION]);
    return JUDGED.passed;
  }
  const wanted = name === 'help' ? (rest[0] ?? '--help') : name;
  if (wanted === '--help' || wanted === '-h') {
    out.writeLines(describeCommand(subcommands, out));
    return JUDGED.passed;
  }
  const subcommand = subcommands.find((one) => one.name === wanted);
  if (subcommand === undefined) {
    const err = new Screen(stderr, world.env);
    err.writeLines([
      `${err.paint('red', 'error:')} ${describeUnknown(wanted, subcommands)}`,
      ...(wanted === '' ? ['', ...describeCommand(subcommands, err)] : []),
    ]);
    return JUDGED.error;
  }
  const flags = readFlags(rest, subcommand.inputs);
  if (name === 'help' || flags.own.help !== undefined) {
    out.writeLines(describeSubcommand(subcommand, out));
    return JUDGED.passed;
  }
  return runSubcommand(subcommand, flags, surroundings, perform);
}

function describeUnknown(name: string, subcommands: readonly Subcommand[]): string {
  const names = subcommands.map((one) => one.name);
  if (names.length === 0) {
    return 'there is no action.yml beside the folder that this command lies in: unpack or clone all of the package';
  }
  if (name === '' || name.startsWith('-')) {
    return `the first argument has to say what to do: ${names.join(', ')}`;
  }
  return `the first argument is none of ${names.join(', ')}; did you mean ${nearest(name, names)}?`;
}

async function runSubcommand(
  subcommand: Subcommand,
  flags: Flags,
  { world, stdout, stderr, cleaningUp }: Terminal,
  perform: Perform,
): Promise<number> {
  const [isJson, isDebug] = (['json', 'debug'] as const).map((name) => isSet(flags, name));
  const secrets = await readGivenSecrets(flags.own['api-key-file'], world.env, world);
  const errors = new Screen(stderr, world.env);
  const screen = isJson ? errors : new Screen(stdout, world.env);
  const inputs = {
    ...standardInputs(subcommand),
    ...flags.inputs,
    ...takenBy(subcommand, secrets.inputs),
  };
  const runner = new TerminalRunner({ inputs, isDebug: isDebug === true, screen, errors });
  const faults = [...flags.faults, ...secrets.faults];
  let exitCode: number = JUDGED.error;
  if (faults.length > 0) {
    for (const fault of faults) runner.annotate('error', fault);
    runner.info(`simulation-gate ${subcommand.name} --help shows all flags.`);
    runner.setOutput('outcome', 'error');
    runner.setOutput(
      'reasons',
      JSON.stringify(faults.map((message) => ({ rule: 'input', message }))),
    );
  } else {
    const ended = await perform(subcommand.main, { ...world, runner });
    if (subcommand.post !== null)
      await cleanUp(subcommand.post, runner, world, cleaningUp, perform);
    const { 'html-file': page, 'json-file': json } = runner.outputs;
    if (page) runner.info(`Report: ${page}`);
    else if (json) runner.info(`Report as JSON: ${json}`);
    const patch = runner.outputs['patch-file'];
    if (patch) runner.info(`To apply the prompt fixes: ${howToApply(patch, process.cwd())}`);
    exitCode = exitCodeOf(ended, runner.outputs.outcome);
  }
  if (isJson) new Screen(stdout, world.env).writeLines([jsonOf(runner.outputs)]);
  const { aborted, reason } = world.cancelled;
  return aborted && reason instanceof Cancelled ? 128 + numberOf(reason.signal) : exitCode;
}

/** What the post step of a job would do. */
async function cleanUp(
  post: string,
  runner: TerminalRunner,
  world: World,
  cancelled: AbortSignal,
  perform: Perform,
): Promise<void> {
  const saved = Object.entries(runner.state).map(([name, value]) => [`STATE_${name}`, value]);
  const env = { ...world.env, ...Object.fromEntries(saved) };
  await perform(post, { ...world, env, runner, cancelled });
}

function standardInputs({ name, inputs }: Subcommand): Record<string, string> {
  const hasReports = inputs.some((input) => input.name === 'report-dir');
  return hasReports || name === GATE ? { 'report-dir': REPORT_DIR } : {};
}

/** Those that are inputs of the subcommand: the environment may hold a key for others. */
function takenBy(
  { inputs }: Subcommand,
  secrets: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = new Set(inputs.map(({ name }) => name));
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => known.has(name)));
}

function isSet({ own, faults }: Flags, name: 'json' | 'debug'): boolean {
  const text = own[name];
  if (text === undefined) return false;
  const value = parseBoolean(text);
  if (value.ok) return value.value;
  faults.push(`--${name} takes true or false, or no value`);
  return true;
}

function numberOf(signal: string): number {
  return new Map<string, number>(Object.entries(constants.signals)).get(signal) ?? 0;
}
