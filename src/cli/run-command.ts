/** The command `simulation-gate`: the same actions outside of GitHub, with flags as inputs. */
import { constants } from 'node:os';
import type { Outcome } from '../model/outcome.ts';
import { CLI, describeCommand, describeSubcommand } from '../report/words/cli-words.ts';
import type { Runtime } from '../runner/runtime.ts';
import { readJson } from '../text/json-object.ts';
import { disarmJson, VERSION } from '../text/log-line.ts';
import { nearestFirst } from '../text/nearest.ts';
import { CancelledError } from '../text/step-errors.ts';
import { type Flags, readFlags, readGivenSecrets } from './flags.ts';
import { INIT_COMMAND, init } from './init.ts';
import { readSubcommands, type Subcommand } from './subcommands.ts';
import { type Stream, TerminalRunner, writeLines } from './terminal-runner.ts';

/** Runs an action of dist/ by the name of its file, and returns its exit code. */
export type Perform = (name: string, runtime: Runtime) => Promise<number>;

export interface Terminal {
  /** Its runner is replaced by that of a terminal. */
  runtime: Runtime;
  stdout: Stream;
  stderr: Stream;
  /** For questions; null without a terminal. */
  stdin: NodeJS.ReadableStream | null;
}

const REPORT_DIR = 'simulation-gate-report';

const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  passed: 0,
  failed: 1,
  error: 2,
  inconclusive: 3,
  skipped: 4,
  started: 4,
};

/** Runs a command line, and returns the exit code. `root` is the folder of the package. */
export async function runCommand(
  args: readonly string[],
  terminal: Terminal,
  root: string,
  perform: Perform,
): Promise<number> {
  const { stdout, stderr } = terminal;
  const [name = '', ...rest] = args;
  const subcommands = [...readSubcommands(root), INIT_COMMAND];
  if (name === '--version') {
    writeLines(stdout, [VERSION]);
    return 0;
  }
  const wanted = name === 'help' ? (rest[0] ?? '--help') : name;
  if (wanted === '--help' || wanted === '-h') {
    writeLines(stdout, describeCommand(subcommands));
    return 0;
  }
  const names = subcommands.map((one) => one.name);
  const subcommand = subcommands.find((one) => one.name === wanted);
  if (subcommand === undefined) {
    const isMissing = wanted === '' || wanted.startsWith('-');
    const [meant] = isMissing ? [] : nearestFirst(wanted, names);
    writeLines(stderr, [CLI.noSubcommand(names, meant)]);
    return EXIT_CODES.error;
  }
  const flags = readFlags(rest, subcommand.inputs);
  if (name === 'help' || flags.given.help === 'true') {
    writeLines(stdout, describeSubcommand(subcommand));
    return 0;
  }
  return runSubcommand(subcommand, flags, terminal, (main, runtime) =>
    main === '' ? init(runtime, root, terminal.stdin) : perform(main, runtime),
  );
}

async function runSubcommand(
  { name, inputs, main }: Subcommand,
  { given, errors }: Flags,
  { runtime, stdout, stderr }: Terminal,
  perform: Perform,
): Promise<number> {
  const { json, debug, help: _, 'api-key-file': keyFile, ...flags } = given;
  const isJson = json === 'true';
  const secrets = readGivenSecrets(keyFile, runtime.env);
  // The environment may hold secrets for other subcommands.
  const known = Object.entries({ 'report-dir': REPORT_DIR, ...secrets.inputs }).filter(([each]) =>
    inputs.some((input) => input.name === each),
  );
  const runner = new TerminalRunner({
    inputs: { ...Object.fromEntries(known), ...flags },
    isDebug: debug === 'true',
    out: isJson ? stderr : stdout,
    err: stderr,
  });
  errors.push(...secrets.errors);
  let exitCode: number = EXIT_CODES.error;
  if (errors.length > 0) {
    for (const error of errors) runner.annotate('error', error);
    runner.info(CLI.help(name));
    runner.setOutput('outcome', 'error');
    const reasons = errors.map((message) => ({ rule: 'input', message }));
    runner.setOutput('reasons', JSON.stringify(reasons));
  } else {
    const ended = await perform(main, { ...runtime, runner });
    const { 'html-file': page, 'json-file': report, 'patch-file': patch } = runner.outputs;
    if (page) runner.info(CLI.report(page));
    if (report) runner.info(CLI.json(report));
    if (patch) runner.info(CLI.patch(patch));
    exitCode = exitCodeOf(ended, runner.outputs.outcome);
  }
  if (isJson) writeLines(stdout, [jsonOf(runner.outputs)]);
  const { aborted, reason } = runtime.cancelled;
  if (!aborted || !(reason instanceof CancelledError)) return exitCode;
  const numbers = new Map<string, number>(Object.entries(constants.signals));
  return 128 + (numbers.get(reason.signal) ?? 0);
}

/**
 * @param ended exit code of the action: 0, also for a tolerated outcome, or 1
 * @param outcome the output of that name; undefined for an action without an evaluation
 */
function exitCodeOf(ended: number, outcome: string | undefined): number {
  const code = Object.entries(EXIT_CODES).find(([name]) => name === outcome)?.[1] ?? 0;
  if (ended === 0) return code === EXIT_CODES.skipped ? code : 0;
  return code === 0 || code === EXIT_CODES.skipped ? EXIT_CODES.error : code;
}

/** The document of `--json`: outputs by name. An output that is JSON is included as its value. */
function jsonOf(outputs: Readonly<Record<string, string>>): string {
  const values = Object.entries(outputs).map(([name, text]) => {
    return [name, (/^[[{]/.test(text) && readJson(text)) || text];
  });
  return disarmJson(JSON.stringify(Object.fromEntries(values), null, 2));
}
