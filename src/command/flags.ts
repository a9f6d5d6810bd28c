/** Reads the command line. Values are never shown: one of them may be a key in the wrong place. */
import { parseBoolean } from '../core/input/simple-values.ts';
import { editsBetween, nearest } from '../core/text/nearest.ts';
import { type InputFacts, WITHOUT_FLAG } from './subcommands.ts';

/** So many edits make a short name of another. */
const MAX_EDITS = 2;

/** The flags that every subcommand has beside its inputs. */
export const OWN_FLAGS = {
  'api-key-file':
    'Path of a file that holds the API key; it may end in one line break. Wins over the environment variable SIMULATION_API_KEY.',
  json: 'Write one JSON document with all outputs to stdout; everything else goes to stderr.',
  debug: 'Tell every request, and what was passed over.',
  help: 'Show this help.',
} as const;

type OwnFlag = keyof typeof OWN_FLAGS;

/** What a command line says. */
export interface Flags {
  /** By input; several of one are lines of it. */
  inputs: Record<string, string>;
  own: Partial<Record<OwnFlag, string>>;
  faults: string[];
}

/** @param inputs those of the subcommand */
export function readFlags(args: readonly string[], inputs: readonly InputFacts[]): Flags {
  const flags: Flags = { inputs: {}, own: {}, faults: [] };
  const names = inputs.map(({ name }) => name).filter((name) => !(name in WITHOUT_FLAG));
  const known = [...names, ...Object.keys(OWN_FLAGS)];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(arg === '-h' ? '--help' : arg) ?? [];
    if (name === undefined) {
      flags.faults.push(describeStray(args, index, inputs));
      continue;
    }
    const isKnown = known.includes(name);
    const facts = inputs.find((input) => input.name === name);
    const mayBeBare = isSwitch(name, inputs);
    const next = args[index + 1];
    const taken = inline ?? takeNext(next, mayBeBare);
    if (inline === undefined && taken !== undefined) index += 1;
    if (!isKnown) {
      flags.faults.push(describeUnknown(name, known, inputs));
    } else if (taken === undefined && !mayBeBare) {
      flags.faults.push(`--${name} needs a value, as in --${name}=…`);
    } else {
      note(flags, name, taken ?? 'true', facts !== undefined);
    }
  }
  return flags;
}

/** The argument behind a flag, where it is the flag's value; of a switch only true and false are. */
function takeNext(next: string | undefined, isSwitch: boolean): string | undefined {
  if (next === undefined || next.startsWith('--') || next === '-h') return undefined;
  return isSwitch && !parseBoolean(next).ok ? undefined : next;
}

function isSwitch(name: string, inputs: readonly InputFacts[]): boolean {
  const isBoolean = inputs.some((input) => input.name === name && input.isBoolean);
  return isBoolean || ['json', 'debug', 'help'].includes(name);
}

/** A word that no key is taken for. */
const SHORT_WORD = /^[a-z\d]{1,8}$/i;

/** An argument that belongs to no flag: perhaps what somebody wants a switch to be. */
function describeStray(
  args: readonly string[],
  index: number,
  inputs: readonly InputFacts[],
): string {
  const [, before = ''] = /^--(.+)$/s.exec(args[index - 1] ?? '') ?? [];
  if (!isSwitch(before, inputs)) {
    return `argument ${index + 1} belongs to no flag: write values behind their flag, as in --run-plan nightly`;
  }
  const word = args[index] ?? '';
  const shown = SHORT_WORD.test(word) ? `'${word}'` : 'a value';
  return `--${before} is followed by ${shown}, and takes true or false: write --${before} alone for true, or --${before}=false`;
}

function note({ inputs, own }: Flags, name: string, value: string, isInput: boolean): void {
  const given: Record<string, string> = isInput ? inputs : own;
  const before = given[name];
  given[name] = before === undefined || !isInput ? value : `${before}\n${value}`;
}

function describeUnknown(
  name: string,
  known: readonly string[],
  inputs: readonly InputFacts[],
): string {
  const cures: Readonly<Record<string, string>> = WITHOUT_FLAG;
  const withoutFlag = Object.keys(cures).filter((one) =>
    inputs.some((input) => input.name === one),
  );
  const near = [...known, ...withoutFlag].filter(
    (one) => editsBetween(name, one) <= Math.max(MAX_EDITS, name.length / 3),
  );
  const meant = nearest(name, near);
  const shown = /^[\w.-]{1,60}$/.test(name) ? `--${name}` : 'a flag';
  if (meant === undefined) return `${shown} is not known`;
  const cure = cures[meant];
  if (meant === name && cure !== undefined) return `${shown} is no flag here: ${cure}`;
  if (cure !== undefined) return `${shown} is not known; --${meant} is no flag either: ${cure}`;
  return `${shown} is not known; did you mean --${meant}?`;
}
