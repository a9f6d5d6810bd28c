/** What `--help` shows, at any width. */
import wrapAnsi from 'wrap-ansi';
import { OWN_FLAGS } from './flags.ts';
import type { Screen } from './screen.ts';
import { type Subcommand, WITHOUT_FLAG } from './subcommands.ts';

type Page = Pick<Screen, 'columns' | 'paint'>;

const KEY_FILE = 'api-key-file';

/** What `--help` says about the inputs that are no flags. */
const NO_FLAGS: Readonly<Record<keyof typeof WITHOUT_FLAG, string>> = {
  'api-key': `The API key is read from the environment variable SIMULATION_API_KEY, or from the file that --${KEY_FILE} names; never from a flag.`,
  'github-token': 'The GitHub token is read from the environment variable GITHUB_TOKEN.',
};

const ENDINGS = [
  '0  passed, or done',
  '1  failed',
  '2  error: a flag, the key or something else is at fault',
  '3  inconclusive: no judgement could be had',
  '4  skipped, or started without a judgement',
  '130  cancelled by Ctrl-C, with the runs that it had started',
];

/** What the command can do. */
export function describeCommand(subcommands: readonly Subcommand[], page: Page): string[] {
  return [
    ...wrapped('Usage: simulation-gate <what> [flags]', '', page),
    '',
    ...subcommands.flatMap(({ name, description }) => entry(name, description, page)),
    ...wrapped(
      'simulation-gate <what> --help shows its flags, simulation-gate --version the version.',
      '',
      page,
    ),
    ...common(
      subcommands.flatMap(({ inputs }) => inputs),
      page,
    ),
  ];
}

/** What one thing takes. */
export function describeSubcommand(
  { name, description, inputs }: Subcommand,
  page: Page,
): string[] {
  const flags = inputs.filter((input) => !(input.name in WITHOUT_FLAG));
  return [
    ...wrapped(`Usage: simulation-gate ${name} [flags]`, '', page),
    '',
    ...wrapped(description, '', page),
    '',
    ...flags.flatMap(({ name: flag, description: text, standard }) => {
      const ending = standard === '' ? '' : ` (default: ${standard})`;
      return entry(`--${flag}`, `${text}${ending}`, page);
    }),
    ...Object.entries(OWN_FLAGS)
      .filter(([flag]) => flag !== KEY_FILE || takes('api-key', inputs))
      .flatMap(([flag, text]) => entry(`--${flag}`, text, page)),
    ...wrapped(
      'A flag that is given several times makes a list. true and false may follow a switch; a switch alone is true.',
      '',
      page,
    ),
    ...common(inputs, page),
  ];
}

function takes(name: string, inputs: Subcommand['inputs']): boolean {
  return inputs.some((input) => input.name === name);
}

function common(inputs: Subcommand['inputs'], page: Page): string[] {
  const noFlags = Object.entries(NO_FLAGS).filter(([name]) => takes(name, inputs));
  return [
    ...noFlags.flatMap(([, text]) => ['', ...wrapped(text, '', page)]),
    '',
    'Exit codes:',
    ...ENDINGS.flatMap((line) => wrapped(line, '  ', page)),
  ];
}

function entry(name: string, text: string, page: Page): string[] {
  return [`  ${page.paint('bold', name)}`, ...wrapped(text, '      ', page), ''];
}

function wrapped(text: string, indent: string, { columns }: Page): string[] {
  const width = Math.max(columns - indent.length, 10);
  return wrapAnsi(text, width, { hard: true })
    .split('\n')
    .map((line) => indent + line);
}
