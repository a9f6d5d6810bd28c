/** Reads the command line. Values are never shown: one of them may be a key in the wrong place. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Environment } from '../runner/runner.ts';
import { editsBetween, nearest } from '../text/nearest.ts';
import { describeError } from '../text/step-error.ts';
import { parseBoolean } from '../text/values/simple-values.ts';
import { type InputFacts, WITHOUT_FLAG } from './subcommands.ts';

/** So many edits make a short name of another. */
const MAX_EDITS = 2;

/** The flags that every subcommand has beside its inputs. */
export const OWN_FLAGS = {
  'api-key-file':
    'Path of a file that holds the API key; it may end in one line break. Wins over the environment variable SIMULATION_API_KEY.',
  json: 'Write one JSON document with all outputs to stdout; everything else goes to stderr.',
  debug: 'Print every request and what was ignored.',
  help: 'Show this help.',
} as const;

/** What a command line says. */
export interface Flags {
  /** By input; several of one are lines of it. */
  inputs: Record<string, string>;
  own: Partial<Record<keyof typeof OWN_FLAGS, string>>;
  errors: string[];
}

/** @param inputs those of the subcommand */
export function readFlags(args: readonly string[], inputs: readonly InputFacts[]): Flags {
  const flags: Flags = { inputs: {}, own: {}, errors: [] };
  const own = Object.keys(OWN_FLAGS).map((name) => ({ name, isBoolean: name !== 'api-key-file' }));
  const known = [...inputs.filter(({ name }) => !(name in WITHOUT_FLAG)), ...own];
  const types = new Map(
    known.map(({ name, isBoolean }) => [name, isBoolean ? 'boolean' : 'string'] as const),
  );
  const options = Object.fromEntries([...types].map(([name, type]) => [name, { type }]));
  const given = args.map((arg) => (arg === '-h' ? '--help' : arg));
  const { tokens } = parseArgs({ args: given, options, strict: false, tokens: true });
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'option' && token.rawName.startsWith('--')) {
      const { name, value, inlineValue } = token;
      const next = tokens[at + 1];
      if (!types.has(name)) {
        flags.errors.push(
          describeUnknown(name, [...types.keys(), ...inputs.map((input) => input.name)]),
        );
      } else if (types.get(name) === 'boolean') {
        const follows = next?.kind === 'positional' && parseBoolean(next.value).ok;
        note(flags, name, value ?? (follows ? next.value : 'true'), inputs);
      } else if (value === undefined || (inlineValue === false && value.startsWith('--'))) {
        flags.errors.push(`--${name} needs a value, as in --${name}=…`);
      } else {
        note(flags, name, value, inputs);
      }
      continue;
    }
    const before = tokens[at - 1];
    const flag = before?.kind === 'option' && before.value === undefined ? before.name : '';
    const isSwitch = types.get(flag) === 'boolean';
    const isTaken = token.kind === 'positional' && isSwitch && parseBoolean(token.value).ok;
    // The value of an unknown flag is no fault of its own.
    if (isTaken || (flag !== '' && !isSwitch)) continue;
    flags.errors.push(
      isSwitch
        ? `--${flag} takes true or false, or no value`
        : `argument ${token.index + 1} belongs to no flag: write values behind their flag, as in --run-plan nightly`,
    );
  }
  return flags;
}

function note(flags: Flags, name: string, value: string, inputs: readonly InputFacts[]): void {
  const isInput = inputs.some((input) => input.name === name);
  const values: Record<string, string> = isInput ? flags.inputs : flags.own;
  const before = values[name];
  values[name] = before === undefined || !isInput ? value : `${before}\n${value}`;
}

function describeUnknown(name: string, names: readonly string[]): string {
  const fixes: Readonly<Record<string, string>> = WITHOUT_FLAG;
  const limit = Math.max(MAX_EDITS, name.length / 3);
  const near = names.filter((one) => editsBetween(name, one) <= limit);
  const meant = nearest(name, near);
  const shown = /^[\w.-]{1,60}$/.test(name) ? `--${name}` : 'a flag';
  if (meant === undefined) return `${shown} is not known`;
  const fix = fixes[meant];
  return fix === undefined
    ? `${shown} is not known; did you mean --${meant}?`
    : `--${meant} is no flag here: ${fix}`;
}

/** @param keyFile path of the file that holds the key; undefined if the flag is not given */
export function readGivenSecrets(
  keyFile: string | undefined,
  { SIMULATION_API_KEY = '', GITHUB_TOKEN = '' }: Environment,
) {
  const inputs = { 'api-key': SIMULATION_API_KEY, 'github-token': GITHUB_TOKEN };
  if (keyFile === undefined) return { inputs, errors: [] };
  try {
    // Without one line break at its end.
    const key = readFileSync(keyFile, 'utf8').replace(/\r?\n$/, '');
    const errors = key === '' ? ['--api-key-file: the file is empty: write the key into it'] : [];
    return { inputs: { ...inputs, 'api-key': key }, errors };
  } catch (error) {
    return {
      inputs,
      errors: [`--api-key-file: the file cannot be read (${describeError(error)})`],
    };
  }
}
