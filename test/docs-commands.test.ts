/** Every command that people are shown is one that there is: taken by what reads it, or run by a test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OWN_FLAGS, readFlags } from '../src/command/flags.ts';
import { readSubcommands } from '../src/command/subcommands.ts';
import { ROOT } from './support/command.ts';
import {
  commandsIn,
  documents,
  inlineCommandsOf,
  inlineFlagsOf,
  languagesOf,
  type ShownCommand,
  shellBlocksOf,
  stepScriptsOf,
} from './support/shown-commands.ts';

/** Languages of blocks that hold no command. */
const NO_SHELL = ['yaml', 'yml', 'json', 'diff', 'mermaid', 'groovy', ''];

/**
 * Commands of others, by what they begin with (whole, where they do not end in a space), and which test runs
 * them; or why none can.
 */
const OTHERS: Readonly<Record<string, string>> = {
  'git clone --depth 1 --branch v1.0.0 https://github.com/OWNER/simulation-gate':
    'test/action/shown-commands.test.ts',
  'export SIMULATION_API_KEY=…': 'test/action/shown-commands.test.ts',
  'npm install --global ./simulation-gate': 'test/action/shown-commands.test.ts',
  "jq -r '.reasons[].message'": 'test/action/shown-commands.test.ts',
  'curl -fsS --create-dirs -o "debriefs/$JOB_ID.json" -X POST ':
    'test/action/shown-commands.test.ts',
  'sha256sum prompts/agent.md': 'test/action/shown-commands.test.ts',
  'git rev-parse HEAD': 'test/action/shown-commands.test.ts',
  'git apply': 'test/gate/delivery/prompt-fixes.test.ts',
  'npm pack': 'test/action/command.test.ts',
  'node -e 0': 'scripts/bench/measure.ts',
  'tar -P': 'told of another package, which runs it',
  "jq -n '{text: ": 'test/act/run-workflows.ts',
  "curl -fsS -H 'content-type: application/json' --data-binary @- ": 'test/act/run-workflows.ts',
  'make build': 'test/act/run-workflows.ts',
  'echo "id=$(make --silent flow)" ': 'test/act/run-workflows.ts',
  'echo "ids=$(jq -r ': 'test/act/run-workflows.ts',
  'make publish': 'test/act/run-workflows.ts',
  'gh attestation verify simulation-gate-v1.2.3.tar.gz --repo OWNER/simulation-gate':
    'only GitHub has attestations of a release',
};

const isOneOf = (text: string, begin: string) =>
  begin.endsWith(' ') ? text.startsWith(begin) : text === begin;

const subcommands = readSubcommands(ROOT);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const examplesOfCi = readdirSync(join(ROOT, 'examples', 'ci')).map((name) => ({
  name,
  text: readFileSync(join(ROOT, 'examples', 'ci', name), 'utf8'),
}));
const workflows = readdirSync(join(ROOT, 'examples', 'workflows')).map(
  (name) => `examples/workflows/${name}`,
);

/** Blocks that are a whole example are run as such. */
const isExample = (block: string) => examplesOfCi.some(({ text }) => text.trim() === block.trim());

const shown: ShownCommand[] = [
  ...documents().flatMap((document) => [
    ...shellBlocksOf(document)
      .filter(({ text }) => !isExample(text))
      .flatMap(({ text, place }) => commandsIn(text, place)),
    ...inlineCommandsOf(document),
    ...(document.endsWith('.md') ? stepScriptsOf(document) : []),
  ]),
  ...workflows.flatMap(stepScriptsOf),
];

/** What is wrong with a command; nothing where it is one that there is. */
function faultsOf({ text, words }: ShownCommand): string[] {
  const [program = '', first = '', ...rest] = words.filter((word) => word !== '…');
  if (Object.keys(OTHERS).some((begin) => isOneOf(text, begin))) return [];
  if (program === 'simulation-gate') return faultsOfOurs(first, rest);
  if (program === 'node' && first.endsWith('dist/command.js')) {
    return faultsOfOurs(rest[0] ?? '', rest.slice(1));
  }
  if (program === 'node' && first === 'scripts/bootstrap.mjs') {
    return faultsOfScript(rest[0] ?? '', rest.slice(1));
  }
  if (program === 'node' && first.startsWith('scripts/')) return faultsOfScript(first, rest);
  if (program === 'npm') return faultsOfNpm(first, rest);
  return [`nothing holds ${JSON.stringify(text)}: run it in a test, and name the test here`];
}

function faultsOfOurs(name: string, args: readonly string[]): string[] {
  const subcommand = subcommands.find((one) => one.name === name);
  return subcommand === undefined
    ? [`simulation-gate has no ${name}`]
    : readFlags(args, subcommand.inputs).faults;
}

function faultsOfNpm(first: string, rest: readonly string[]): string[] {
  const [name = '', ...args] = first === 'run' ? rest : [first, ...rest];
  const script: string | undefined = scripts[name];
  if (script === undefined) return [`package.json has no script ${name}`];
  const file = script.split(' ').at(-1) ?? '';
  return args.length === 0 ? [] : faultsOfScript(file, args.slice(args[0] === '--' ? 1 : 0));
}

/** An argument is a path, a tag, a place for one (FOLDER), or stands in the script itself. */
function faultsOfScript(file: string, args: readonly string[]): string[] {
  if (!existsSync(join(ROOT, file))) return [`there is no ${file}`];
  const source = readFileSync(join(ROOT, file), 'utf8');
  return args
    .filter((arg) => !/^[A-Z]+$|^v\d+\.\d+\.\d+$/.test(arg))
    .filter((arg) => !existsSync(join(ROOT, arg)) && !source.includes(arg))
    .map((arg) => `${file} knows no ${arg}`);
}

describe('commands', () => {
  test('are found in README, documents and examples', () => {
    const places = new Set(shown.map(({ place }) => place.replace(/:\d+$/, '')));
    for (const place of [
      'README.md',
      'CONTRIBUTING.md',
      'docs/other-ci.md',
      'docs/versioning.md',
      'docs/policy.md',
      'examples/workflows/release.yml',
    ]) {
      expect(places).toContain(place);
    }
    expect(shown.length).toBeGreaterThan(30);
  });

  test.each(shown)('$place: $text', (command) => {
    expect(faultsOf(command)).toEqual([]);
  });

  test.each([
    ['npm run demos', 'package.json has no script demos'],
    ['npm run service -- --ports 1', 'src/reference/cli.ts knows no --ports'],
    ['node scripts/no.ts', 'there is no scripts/no.ts'],
    ['simulation-gate gates', 'simulation-gate has no gates'],
    [
      'KEY= simulation-gate',
      'nothing holds "KEY= simulation-gate": run it in a test, and name the test here',
    ],
    [
      'simulation-gate gate --run-plan-nam a',
      '--run-plan-nam is not known; did you mean --run-plan?',
    ],
    ['npm test && wget x', 'nothing holds "wget x": run it in a test, and name the test here'],
  ])('one that there is not is seen: %s', (text, fault) => {
    expect(commandsIn(text, 'here').flatMap(faultsOf)).toEqual([fault]);
  });

  test('of others are run where it says, and none is listed in vain', () => {
    const texts = shown.map(({ text }) => text);
    const inVain = Object.keys(OTHERS).filter(
      (begin) => !texts.some((text) => isOneOf(text, begin)),
    );
    expect(inVain).toEqual([]);
    const files = Object.values(OTHERS).filter((where) => /^(?:test|scripts)\//.test(where));
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('of other CI systems are run whole', () => {
    const tests = readFileSync(join(ROOT, 'test/action/ci-recipes.test.ts'), 'utf8');
    expect(examplesOfCi.filter(({ name }) => !tests.includes(name))).toEqual([]);
  });

  test.each(documents())('blocks of code of %s are in a language that is looked at', (document) => {
    const others = languagesOf(document).filter((language) => !NO_SHELL.includes(language));
    expect(others.filter((language) => language !== 'sh')).toEqual([]);
  });
});

describe('flags', () => {
  const known = new Set([
    ...Object.keys(OWN_FLAGS),
    ...subcommands.flatMap(({ inputs }) => inputs.map(({ name }) => name)),
    ...[
      ...readFileSync(join(ROOT, 'src/reference/cli.ts'), 'utf8').matchAll(/^ {2}--([\w-]+)/gm),
    ].map(([, flag = '']) => flag),
  ]);

  test.each(documents())('that %s names are known to the command or the service', (document) => {
    expect(inlineFlagsOf(document).filter(({ flag }) => !known.has(flag))).toEqual([]);
  });
});
