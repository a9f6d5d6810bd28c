import type { Parsed } from '../core/input/parsed.ts';
import { hideUrlSecrets } from '../core/input/url-parts.ts';
import type { Reason } from '../core/report/model.ts';
import { oneLine } from '../core/text/log-line.ts';
import type { Environment } from '../runner/runner.ts';
import { hideForms, secretForms } from '../runner/secret-forms.ts';
import { INPUT_DEFAULTS, type InputName } from './input-defaults.ts';

const MAX_SHOWN_CHARS = 100;
/** So that a list of a thousand wrong lines does not bury the faults of other inputs. */
const MAX_FAULTS_PER_INPUT = 10;

/** The inputs as the workflow filled them in, and every fault found in them so far. */
export class InputForm {
  readonly faults: Reason[] = [];
  readonly #env: Environment;
  readonly #keyForms: readonly string[];

  constructor(env: Environment) {
    this.#env = env;
    this.#keyForms = secretForms(this.#raw('api-key').split(/\s+/));
  }

  /** True where the workflow gave more than white space. */
  has(name: InputName): boolean {
    return this.#raw(name).trim() !== '';
  }

  /** The trimmed value, or its default; undefined, and a fault noted, where it cannot be taken. */
  read<T>(name: InputName, parse: (text: string) => Parsed<T>): T | undefined {
    return this.#take(name, parse(this.#raw(name).trim() || INPUT_DEFAULTS[name]));
  }

  /** As `read`, for an input without a default: null where it is absent or blank. */
  readGiven<T>(name: InputName, parse: (text: string) => Parsed<T>): T | null | undefined {
    return this.has(name) ? this.read(name, parse) : null;
  }

  /** As `readGiven`, for an input whose white space matters: null only where it is empty. */
  readExact<T>(name: InputName, parse: (text: string) => Parsed<T>): T | null | undefined {
    const text = this.#raw(name);
    return text === '' ? null : this.#take(name, parse(text));
  }

  /** Notes that an input cannot stay as it is, showing its value. */
  refuse(name: InputName, problem: string): void {
    this.fault(this.#describe(name, this.#raw(name).trim(), problem));
  }

  /** Notes a fault that no single value shows. */
  fault(message: string): void {
    this.faults.push({ rule: 'input', message });
  }

  #raw(name: InputName): string {
    return this.#env[`INPUT_${name.toUpperCase()}`] ?? '';
  }

  #take<T>(name: InputName, parsed: Parsed<T>): T | undefined {
    if (parsed.ok) return parsed.value;
    for (const { shown, problem } of parsed.faults.slice(0, MAX_FAULTS_PER_INPUT)) {
      this.fault(this.#describe(name, shown, problem));
    }
    const more = parsed.faults.length - MAX_FAULTS_PER_INPUT;
    if (more > 0) this.fault(`input '${name}' has ${more} more faults like these`);
    return undefined;
  }

  #describe(name: InputName, shown: string | null, problem: string): string {
    return shown === null
      ? `input '${name}' ${problem}`
      : `input '${name}': '${this.#show(shown)}' ${problem}`;
  }

  /** Hides the key before anything that could break it up, and after what could mend it. */
  #show(value: string): string {
    const hidden = hideUrlSecrets(hideForms(value, this.#keyForms));
    const clean = oneLine(hidden, Number.MAX_SAFE_INTEGER);
    return oneLine(hideForms(clean, this.#keyForms), MAX_SHOWN_CHARS);
  }
}
