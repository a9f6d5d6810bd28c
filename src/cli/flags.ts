/** Reads the command line. Values are never shown: one of them may be a key in the wrong place. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CLI, OWN_FLAGS, WITHOUT_FLAG } from '../report/words/cli-words.ts';
import type { Environment } from '../runner/runner.ts';
import { misspelling } from '../text/nearest.ts';
import { parseBoolean } from '../text/values/simple-values.ts';
import type { InputFacts } from './subcommands.ts';

export interface Flags {
  /** A flag that is given several times has several lines; of a switch the last one counts, in lower case. */
  given: Record<string, string>;
  errors: string[];
}

/** @param inputs those of the subcommand */
export function readFlags(args: readonly string[], inputs: readonly InputFacts[]): Flags {
  const flags: Flags = { given: {}, errors: [] };
  const own = Object.keys(OWN_FLAGS).map((name) => ({ name, isBoolean: name !== 'api-key-file' }));
  const known = [...inputs.filter(({ name }) => !(name in WITHOUT_FLAG)), ...own];
  const isSwitch = new Map(known.map(({ name, isBoolean }) => [name, isBoolean]));
  const given = args.map((arg, index) => {
    const flag = arg === '-h' ? '--help' : arg;
    const isAlone = flag.startsWith('--') && !parseBoolean(args[index + 1] ?? '').ok;
    return isAlone && isSwitch.get(flag.slice(2)) ? `${flag}=true` : flag;
  });
  const options = Object.fromEntries(known.map(({ name }) => [name, { type: 'string' as const }]));
  const { tokens } = parseArgs({ args: given, options, strict: false, tokens: true });
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (token.kind === 'option' && token.rawName.startsWith('--')) {
      const { name, value, inlineValue } = token;
      if (!isSwitch.has(name)) {
        const names = [...isSwitch.keys(), ...Object.keys(WITHOUT_FLAG)];
        flags.errors.push(CLI.unknown(name, misspelling(name, names) ?? ''));
      } else if (value === undefined || (inlineValue === false && value.startsWith('--'))) {
        flags.errors.push(CLI.noValue(name));
      } else if (isSwitch.get(name) && !parseBoolean(value).ok) {
        flags.errors.push(CLI.noBoolean(name));
      } else if (isSwitch.get(name)) {
        flags.given[name] = value.toLowerCase();
      } else {
        const earlier = flags.given[name];
        flags.given[name] = earlier === undefined ? value : `${earlier}\n${value}`;
      }
    } else if (!(before?.kind === 'option' && before.value === undefined)) {
      // The value of an unknown flag is not an error of its own.
      flags.errors.push(CLI.noFlag(token.index + 1));
    }
  }
  return flags;
}

/** @param keyFile path of the file that holds the key; undefined if the flag is not given */
export function readGivenSecrets(
  keyFile: string | undefined,
  { SIMULATION_API_KEY = '', GITHUB_TOKEN = '' }: Environment,
) {
  const inputs = { 'api-key': SIMULATION_API_KEY, 'github-token': GITHUB_TOKEN };
  if (keyFile === undefined) return { inputs, errors: [] };
  try {
    // It may be a pipe.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(keyFile));
    const key = text.replace(/\r?\n$/, '');
    const errors = key === '' ? [CLI.emptyKeyFile] : [];
    return { inputs: { ...inputs, 'api-key': key }, errors };
  } catch (error) {
    return { inputs, errors: [CLI.unreadKeyFile(error)] };
  }
}
