import { parseDuration } from '../../core/duration.ts';
import { hideUrlSecrets } from '../../core/input/addresses.ts';
import { parseMoment } from '../../core/input/iso-time.ts';
import { invalid, type Parsed } from '../../core/input/parsed.ts';
import {
  parseBoolean,
  parseChoice,
  parseInteger,
  parsePhoneNumber,
} from '../../core/input/simple-values.ts';
import { parseCountedUuids, parseUuidList } from '../../core/input/uuid-list.ts';
import { findInvisible } from '../../core/text/invisible.ts';
import { oneLine } from '../../core/text/log-line.ts';
import { SecretMask } from '../../core/text/secret-mask.ts';
import type { Reason } from '../../report/model.ts';
import type { Inputs } from '../../runner/runner.ts';
import { findUnknownInputs } from './unknown-inputs.ts';

const MAX_SHOWN_CHARS = 100;
/** So that a list of a thousand wrong lines does not bury the faults of other inputs. */
const MAX_FAULTS_PER_INPUT = 10;
/** A file is mended in one go, so more of its faults are told. */
const MAX_FAULTS_PER_FILE = 100;

/** Its default is a token that only the runner knows, so nobody can tell whether it is given. */
const FILLED_BY_RUNNER = 'github-token';

/** Where people find the IDs that an input takes. */
export const WHERE_FOUND = {
  'job-id':
    'the ID of a run is the output job-id of the step that started it, and stands in its address in the dashboard of the service',
  'run-plan': "a run plan's name and ID are in the dashboard of the service",
  metrics: 'the ID of a metric stands in its address in the dashboard of the service',
  'flow-ids': 'the service gave the ID of a customer flow when that was created',
  'call-ids': 'the service gave the ID of a call when that was created',
  'chat-ids': 'the service gave the ID of a chat when that was created',
} as const;

/** The inputs as the workflow filled them in, and every fault found in them so far. */
export class InputForm<Name extends string> {
  readonly faults: Reason[] = [];
  readonly #inputs: Inputs;
  readonly #defaults: Readonly<Record<Name, string>>;
  readonly #mask: SecretMask;

  /** @param defaults every input of the action with the text that stands for it where none is given */
  constructor(inputs: Inputs, defaults: Readonly<Record<Name, string>>) {
    this.#inputs = inputs;
    this.#defaults = defaults;
    this.#mask = new SecretMask(inputs.getInput('api-key').split(/\s+/));
  }

  get howToGiveKey(): string {
    return this.#inputs.howToGiveKey;
  }

  /** True where the workflow gave more than white space. */
  has(name: Name): boolean {
    return this.#raw(name).trim() !== '';
  }

  /**
   * The trimmed value, or its default; undefined, and a fault noted, if it cannot be taken. An
   * invisible character is refused by its code: it came along when the value was copied.
   *
   * @param isProse true where the value may be composed with joiners, as a name in some languages
   */
  read<T>(name: Name, parse: (text: string) => Parsed<T>, isProse = false): T | undefined {
    const raw = this.#raw(name);
    return this.#take(
      name,
      refuseInvisible(raw, isProse) ?? parse(raw.trim() || this.#defaults[name]),
    );
  }

  /** As `read`, for an input without a default: null where it is absent or blank. */
  readGiven<T>(
    name: Name,
    parse: (text: string) => Parsed<T>,
    isProse = false,
  ): T | null | undefined {
    return this.has(name) ? this.read(name, parse, isProse) : null;
  }

  /** As `readGiven`, for an input whose white space matters: null only where it is empty. */
  readExact<T>(name: Name, parse: (text: string) => Parsed<T>): T | null | undefined {
    const text = this.#raw(name);
    return text === '' ? null : this.#take(name, parse(text));
  }

  /** What the file that the input names was found to hold. */
  takeFromFile<T>(name: Name, parsed: Parsed<T>): T | undefined {
    return this.#take(name, refuseInvisible(this.#raw(name)) ?? parsed, MAX_FAULTS_PER_FILE);
  }

  /** The value of an input that has to be given; where it is null, a fault is noted. */
  required<T>(name: Name, value: T | null | undefined, cure: string): T | undefined {
    if (value === null) this.fault(`input '${name}' is missing: ${cure}`);
    return value ?? undefined;
  }

  boolean(name: Name): boolean | undefined {
    return this.read(name, parseBoolean);
  }

  /** Milliseconds, at most `maxMs` where given. */
  duration(name: Name, maxMs?: number): number | undefined {
    return this.read(name, (text) => parseDuration(text, maxMs));
  }

  integer(name: Name, min: number, max: number): number | undefined {
    return this.read(name, (text) => parseInteger(text, min, max));
  }

  choice<const T extends string>(name: Name, choices: readonly T[]): T | undefined {
    return this.read<T>(name, (text) => parseChoice(text, choices));
  }

  /** Null where the input is not given, as for all that follow. */
  uuids(name: Name, parse = parseUuidList): string[] | null | undefined {
    return this.readGiven(name, (text) => sayWhereFound(name, parse(text)));
  }

  /** As `uuids`, with the number of IDs that were there before. */
  countedUuids(name: Name): { ids: string[]; repeated: number } | null | undefined {
    return this.readGiven(name, (text) => sayWhereFound(name, parseCountedUuids(text)));
  }

  phoneNumber(name: Name): string | null | undefined {
    return this.readGiven(name, parsePhoneNumber);
  }

  /** ISO 8601 with a zone, as the workflow wrote it. */
  moment(name: Name): string | null | undefined {
    return this.readGiven(name, parseMoment);
  }

  /**
   * Looks for inputs that the action does not know: one that is misspelled is a fault, as an input
   * that the workflow means is then not given. Gives warnings about the others.
   *
   * @param removed inputs of earlier versions, each with what to do instead
   */
  findUnknown(removed: Readonly<Record<string, string>> = {}): string[] {
    const open = Object.entries<string>(this.#defaults)
      .filter(([name, standard]) => {
        const text = this.#inputs.getInput(name).trim();
        return text === '' || text === standard || name === FILLED_BY_RUNNER;
      })
      .map(([name]) => name);
    const known = Object.keys(this.#defaults);
    const given = this.#inputs.givenInputs().filter((name) => {
      const instead = removed[name.toLowerCase()];
      if (instead === undefined) return true;
      const isGiven = this.#inputs.getInput(name).trim() !== '';
      if (isGiven) this.fault(`input '${name.toLowerCase()}' was removed: ${instead}`);
      return false;
    });
    const { faults, warnings } = findUnknownInputs(given, known, open);
    for (const message of faults) this.fault(message);
    return warnings;
  }

  /** Notes that an input cannot stay as it is, showing its value. */
  refuse(name: Name, problem: string): void {
    this.fault(this.#describe(name, this.#raw(name).trim(), problem));
  }

  /** Notes a fault that no single value shows. */
  fault(message: string): void {
    this.faults.push({ rule: 'input', message });
  }

  #raw(name: Name): string {
    return this.#inputs.getInput(name);
  }

  #take<T>(name: Name, parsed: Parsed<T>, maxFaults = MAX_FAULTS_PER_INPUT): T | undefined {
    if (parsed.ok) return parsed.value;
    for (const { shown, problem } of parsed.faults.slice(0, maxFaults)) {
      this.fault(this.#describe(name, shown, problem));
    }
    const more = parsed.faults.length - maxFaults;
    if (more > 0) this.fault(`input '${name}' has ${more} more faults like these`);
    return undefined;
  }

  #describe(name: Name, shown: string | null, problem: string): string {
    return shown === null
      ? `input '${name}' ${problem}`
      : `input '${name}': '${this.#show(shown)}' ${problem}`;
  }

  #show(value: string): string {
    return oneLine(hideUrlSecrets(this.#mask.hide(value)), MAX_SHOWN_CHARS);
  }
}

function refuseInvisible(raw: string, isProse = false): Parsed<never> | null {
  const char = findInvisible(raw, isProse);
  return char === null
    ? null
    : invalid(null, `holds an invisible character, ${char}: type the value again`);
}

/** Goes on after what is wrong with an ID. */
function sayWhereFound<T>(name: string, parsed: Parsed<T>): Parsed<T> {
  const where = Object.entries(WHERE_FOUND).find(([known]) => known === name)?.[1];
  if (parsed.ok || where === undefined) return parsed;
  const faults = parsed.faults.map(({ shown, problem }) => ({
    shown,
    problem: shown === null ? problem : `${problem}; ${where}`,
  }));
  return { ok: false, faults };
}

/** Read inputs of which none is faulty. */
type Complete<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Whether every input could be read: one that could not is undefined. */
export function isComplete<T extends object>(inputs: T): inputs is Complete<T> & T {
  return Object.values(inputs).every((value) => value !== undefined);
}
