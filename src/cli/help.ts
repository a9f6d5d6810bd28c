import { OWN_FLAGS } from './flags.ts';
import { type Subcommand, WITHOUT_FLAG } from './subcommands.ts';

const ENDINGS = `
Exit codes:
  0  passed, or done
  1  failed
  2  error: a flag, the key or something else is at fault
  3  inconclusive: no judgement could be had
  4  skipped, or started without a judgement
  130  cancelled by Ctrl-C, with the runs that it had started`;

/** What the command can do. */
export function describeCommand(subcommands: readonly Subcommand[]): string[] {
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
export function describeSubcommand({ name, description, inputs }: Subcommand): string[] {
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
