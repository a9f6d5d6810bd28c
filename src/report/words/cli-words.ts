/** Words of the command simulation-gate: its help, its questions, and what is wrong with its flags. */

import { describeUnreadable } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';

/** Inputs that are not flags, since everyone on the machine can read command lines; and how to give them. */
export const WITHOUT_FLAG: Readonly<Record<string, string>> = {
  'api-key': 'set the environment variable SIMULATION_API_KEY, or give --api-key-file',
  'github-token': 'set the environment variable GITHUB_TOKEN to a token',
};

/** The flags of every subcommand, in addition to its inputs. */
export const OWN_FLAGS = {
  'api-key-file':
    'Path of a file that holds the API key; it may end in one line break. Wins over the environment variable SIMULATION_API_KEY.',
  json: 'Write one JSON document with all outputs to stdout. The log goes to stderr.',
  debug: 'Print every request and what was ignored.',
  help: 'Show this help.',
} as const;

export const CLI = {
  noSubcommand: (names: readonly string[], meant = '') =>
    `error: the first argument must be one of ${names.join(', ')}${meant && `; did you mean ${meant}?`}`,
  help: (name: string) => `simulation-gate ${name} --help shows all flags.`,
  report: (path: string) => `Report: ${path}`,
  json: (path: string) => `Report as JSON: ${path}`,
  patch: (path: string) => `Prompt fixes for git apply: ${path}`,
  noValue: (name: string) => `--${name} needs a value, as in --${name}=…`,
  noBoolean: (name: string) => `--${name} takes true or false, or no value`,
  noFlag: (position: number) =>
    `argument ${position} belongs to no flag: write values after their flag, as in --run-plan nightly`,
  unknown: (name: string, meant: string) => {
    if (meant in WITHOUT_FLAG) {
      return `--${meant} is not a flag, since everyone on the machine can read command lines: ${WITHOUT_FLAG[meant]}`;
    }
    const shown = /^[\w.-]{1,60}$/.test(name) ? `--${name}` : 'a flag';
    return `${shown} is not known${meant && `; did you mean --${meant}?`}`;
  },
  emptyKeyFile: '--api-key-file is empty: write the key into it',
  unreadKeyFile: (error: unknown) => `--api-key-file ${describeUnreadable(error)}`,
};

export const INIT = {
  description: (files: string) => `Writes ${files}. Starts nothing.`,
  force: 'Overwrite these files if they exist',
  'api-key': 'API key',
  'base-url': 'URL of the service, such as https://api.example.com',
  prompt: 'Path of the prompt file, such as prompts/agent.md',
  variable: 'Variable of the run plan that receives the prompt',
  'run-plan': 'Run plan to start, by UUID or name',
  choosePlan: 'Run plan to start, by number, name or UUID',
  plans: 'Run plans of this key:',
  plan: (index: number, name: string, id: string) => `${index + 1}. ${oneLine(name, 100)} (${id})`,
  noKey: (fix: string) => `the run plans cannot be listed without an API key: ${fix}`,
  access: '--base-url and the API key',
  missing: (what: string) => `is missing. ${what}`,
  comma: 'has a comma, which separates files in paths: rename the file',
  noVariable: 'is not the name of a variable: use letters, digits, _ . and -',
  exists: (path: string) => `${path} exists: give --force to overwrite it`,
  otherPolicy: (path: string, policy: string) => `${path} exists: rename it to ${policy}`,
  wrote: (files: string) => `Wrote ${files}`,
  noPrompt: (path: string) => `${path} does not exist yet`,
  next: (flags: string) => `Next steps:
  1. Secret: store the API key with \`gh secret set SIMULATION_API_KEY\`.
  2. Dry run: check all settings with \`simulation-gate gate ${flags} --dry-run\`.
  3. Required check: write the release after \`uses\`, open a pull request, then require its check "Simulated calls".`,
};

const EXIT_CODES = `
Exit codes:
  0  passed, or done
  1  failed
  2  error: a flag, the key or another setting is invalid
  3  inconclusive: the run could not be evaluated
  4  skipped, or started without an evaluation
  130  cancelled by Ctrl-C, together with the runs that it had started

The API key is read from the environment variable SIMULATION_API_KEY, or from --api-key-file; a token of
GitHub from GITHUB_TOKEN. Neither is a flag, since everyone on the machine can read command lines.`;

type Described = Record<'name' | 'description', string>;
type Command = Described & { inputs: readonly (Described & { standard: string })[] };

export function describeCommand(subcommands: readonly Command[]): string[] {
  return [
    'Usage: simulation-gate <subcommand> [flags]\n',
    ...subcommands.flatMap(({ name, description }) => entry(name, description)),
    'simulation-gate <subcommand> --help shows its flags, simulation-gate --version the version.',
    EXIT_CODES,
  ];
}

export function describeSubcommand({ name, description, inputs }: Command): string[] {
  const flags = inputs.filter((input) => !(input.name in WITHOUT_FLAG));
  const takesKey = inputs.some((input) => input.name === 'api-key');
  const own = Object.entries(OWN_FLAGS).filter(([flag]) => flag !== 'api-key-file' || takesKey);
  return [
    `Usage: simulation-gate ${name} [flags]\n\n${description}\n`,
    ...flags.flatMap(({ name: flag, description: text, standard }) =>
      entry(`--${flag}`, standard === '' ? text : `${text} (default: ${standard})`),
    ),
    ...own.flatMap(([flag, text]) => entry(`--${flag}`, text)),
    'Give a flag several times for a list. A switch without a value is true.',
    EXIT_CODES,
  ];
}

function entry(name: string, text: string): string[] {
  return [`  ${name}`, `      ${text}`, ''];
}
