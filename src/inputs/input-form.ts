import type { Reason } from '../model/report.ts';
import type { Inputs } from '../runner/runner.ts';
import { parseDuration } from '../text/duration.ts';
import { oneLine } from '../text/log-line.ts';
import { editsBetween, nearestFirst } from '../text/nearest.ts';
import { stripUnprintable } from '../text/strip.ts';
import { hideUrlSecrets } from '../text/values/addresses.ts';
import { invalid, type Parsed } from '../text/values/parsed.ts';
import {
  parseBoolean,
  parseChoice,
  parseInteger,
  parseUuidList,
} from '../text/values/simple-values.ts';

const MAX_SHOWN_CHARS = 100;
const MAX_ERRORS_PER_INPUT = 100;
/** An unknown input within this many edits of a known one is a misspelling. */
const MAX_EDITS = 2;

/** Where users find the values of an input. */
export const WHERE_FOUND = {
  'job-id': 'it is the output job-id of the step that started the run, and in the URL of the run',
  'run-plan': "its name and ID are in your service's dashboard",
} as const;

/** The inputs of a step, and all errors found in them so far. */
export class InputForm<Name extends string> {
  readonly errors: Reason[] = [];
  readonly inputs: Inputs;
  readonly #defaults: Readonly<Record<Name, string>>;
  readonly #secrets: Readonly<Record<string, string>>;

  /**
   * Reads and masks the secrets, so make it before anything is written.
   *
   * @param defaults every input of the action with its default
   */
  constructor(inputs: Inputs, defaults: Readonly<Record<Name, string>>) {
    this.inputs = inputs;
    this.#defaults = defaults;
    const names = ['api-key', 'github-token'];
    this.#secrets = Object.fromEntries(names.map((name) => [name, inputs.getInput(name)]));
    for (const secret of Object.values(this.#secrets)) inputs.maskSecret(secret);
  }

  /** The text as given; empty if the input is not given. */
  text(name: string): string {
    return this.#secrets[name] ?? this.inputs.getInput(name);
  }

  /** True if more than white space is given. */
  has(name: Name): boolean {
    return this.text(name).trim() !== '';
  }

  /** The parsed value, or the default; if it is invalid, an error is added. */
  read<T>(name: Name, parse: (text: string) => Parsed<T>): T {
    const given = this.readGiven(name, parse) ?? null;
    const standard = parse(this.#defaults[name]);
    if (given !== null) return given;
    if (!standard.ok) throw new Error(`the default of '${name}' is invalid`);
    return standard.value;
  }

  /**
   * For an input without a default: null if it is absent or blank; undefined, and an error is added, if it
   * is invalid. An invisible character is an error.
   */
  readGiven<T>(name: Name, parse: (text: string) => Parsed<T>): T | null | undefined {
    if (!this.has(name)) return null;
    return this.takeFromFile(name, parse(this.text(name).trim()));
  }

  /** As `readGiven`, for an input whose white space matters: null only if it is empty. */
  readExact<T>(name: Name, parse: (text: string) => Parsed<T>): T | null | undefined {
    const text = this.text(name);
    return text === '' ? null : this.#take(name, parse(text));
  }

  /** The parsed content of the file that the input names. */
  takeFromFile<T>(name: Name, parsed: Parsed<T>): T | undefined {
    return this.#take(name, refuseInvisible(this.text(name)) ?? parsed);
  }

  /** The value of a required input; if it is null, an error is added. */
  required<T>(name: Name, value: T | null | undefined, fix: string): T | undefined {
    if (value === null) this.reject(`input '${name}' is missing: ${fix}`);
    return value ?? undefined;
  }

  boolean(name: Name): boolean {
    return this.read(name, parseBoolean);
  }

  /** Milliseconds, at most `maxMs`. */
  duration(name: Name, maxMs?: number): number {
    return this.read(name, (text) => parseDuration(text, maxMs));
  }

  integer(name: Name, min: number, max: number): number {
    return this.read(name, (text) => parseInteger(text, min, max));
  }

  choice<const T extends string>(name: Name, choices: readonly T[]): T {
    return this.read<T>(name, (text) => parseChoice(text, choices));
  }

  uuids(name: Name): string[] | null | undefined {
    return this.readGiven(name, parseUuidList);
  }

  /**
   * Finds inputs that the action does not have. A removed one, and a misspelling of one that is not given, is
   * an error; others are returned as warnings.
   *
   * @param removed inputs of earlier versions with their replacements
   */
  findUnknown(removed: Readonly<Record<string, string>> = {}): string[] {
    const known = Object.entries<string>(this.#defaults);
    const open = known.flatMap(([name, standard]) => {
      const isOpen = ['', standard].includes(this.text(name).trim());
      // Its default is a token that only the runner knows.
      return isOpen || name === 'github-token' ? name : [];
    });
    const names = this.inputs.givenInputs().map((name) => name.toLowerCase());
    const unknown = names.filter((name) => !Object.hasOwn(this.#defaults, name));
    return unknown.flatMap((name) => {
      const isRemoved = Object.hasOwn(removed, name);
      const near = open.filter((each) => isNear(name, each));
      if (isRemoved && this.text(name).trim() === '') return [];
      if (!isRemoved && near.length === 0) {
        return `input '${name}' is not known and has no effect: remove it, or INPUT_${name.toUpperCase()} from env`;
      }
      const meant = `is not known; did you mean ${nearestFirst(name, near)[0]}?`;
      this.reject(`input '${name}' ${isRemoved ? `was removed: ${removed[name]}` : meant}`);
      return [];
    });
  }

  /** Adds an error that shows the value of the input. */
  refuse(name: Name, problem: string): void {
    this.#take(name, invalid(this.text(name).trim(), problem));
  }

  reject(message: string): void {
    this.errors.push({ rule: 'input', message });
  }

  #take<T>(name: Name, parsed: Parsed<T>): T | undefined {
    if (parsed.ok) return parsed.value;
    for (const { shown, problem } of parsed.errors.slice(0, MAX_ERRORS_PER_INPUT)) {
      const text = hideUrlSecrets(this.inputs.secrets.hide(shown ?? ''));
      const value = shown === null ? '' : `: '${oneLine(text, MAX_SHOWN_CHARS)}'`;
      this.reject(`input '${name}'${value} ${problem}`);
    }
    return undefined;
  }
}

function refuseInvisible(raw: string): Parsed<never> | null {
  const text = raw.replaceAll('\r', '');
  const visible = [...stripUnprintable(text).replaceAll('\u00ad', '')];
  const char = [...text].find((each, index) => each !== visible[index]);
  if (char === undefined) return null;
  const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return invalid(null, `has an invisible character, ${code}: type the value again`);
}

function isNear(name: string, other: string): boolean {
  const [one, two] = [name, other].map((each) => each.replace(/[-_]/g, ''));
  return one === two || editsBetween(name, other) <= MAX_EDITS;
}

export type Complete<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Whether every input is valid: an invalid one is undefined. */
export function isComplete<T extends object>(inputs: T): inputs is Complete<T> & T {
  return Object.values(inputs).every((value) => value !== undefined);
}
