import { plainLines } from '../core/text/log-line.ts';
import { clip } from '../core/text/strip.ts';
import { formatCommand } from './command.ts';
import type { AnnotationLevel, Environment, Runner } from './runner.ts';
import { hideForms, secretForms } from './secret-forms.ts';

/** The platform's limit on an annotation's message, in UTF-16 units. */
const MAX_ANNOTATION_UNITS = 4096;
/** The platform keeps so many annotations of a level and step. */
const MAX_ANNOTATIONS = 10;
/** Hiding a shorter secret wherever it stands would garble every text. */
const MIN_HIDDEN_LENGTH = 8;
const TITLE = 'Simulation Gate';

/** How the adapter reaches the world. */
export interface RunnerPorts {
  env: Environment;
  /** Writes to stdout. */
  write: (text: string) => void;
  /** Appends to a file, or throws. */
  appendFile: (path: string, text: string) => void;
  /** Uniform in [0, 1), for the delimiters of outputs. */
  random?: () => number;
}

/**
 * The runner of GitHub Actions, by its workflow commands and command files. It stands in for
 * `@actions/core`, which escapes no log text and whose import alone takes longer than most steps.
 */
export function createRunner(ports: RunnerPorts): Runner {
  return new GithubRunner(ports);
}

class GithubRunner implements Runner {
  readonly isDebug: boolean;
  readonly #ports: RunnerPorts;
  readonly #random: () => number;
  readonly #secrets: string[] = [];
  #hidden: string[] = [];
  readonly #annotated = { error: 0, warning: 0, notice: 0 };
  #stateIsLost = false;

  constructor(ports: RunnerPorts) {
    this.isDebug = ports.env.RUNNER_DEBUG === '1';
    this.#ports = ports;
    this.#random = ports.random ?? Math.random;
  }

  maskSecret(value: string): void {
    const parts = new Set([value, value.trim(), ...value.split(/\r\n|\r|\n/)]);
    for (const part of parts) {
      if (part.trim() === '') continue;
      this.#ports.write(formatCommand('add-mask', {}, part));
      if (part.length >= MIN_HIDDEN_LENGTH) this.#secrets.push(part);
    }
    this.#hidden = secretForms(this.#secrets);
  }

  info(text: string): void {
    const lines = this.#lines(text);
    if (!isBlank(lines)) this.#ports.write(lines.map((line) => `${line}\n`).join(''));
  }

  debug(text: string): void {
    if (!this.isDebug) return;
    const lines = this.#lines(text);
    if (isBlank(lines)) return;
    this.#ports.write(lines.map((line) => formatCommand('debug', {}, line)).join(''));
  }

  group(title: string, lines: readonly string[]): void {
    const body = lines.flatMap((line) => this.#lines(line));
    if (isBlank(body)) return;
    const start = formatCommand('group', {}, this.#lines(title).join(' '));
    const shown = body.map((line) => `${line}\n`).join('');
    this.#ports.write(`${start}${shown}${formatCommand('endgroup', {}, '')}`);
  }

  annotate(level: AnnotationLevel, message: string): void {
    const lines = this.#lines(message);
    if (isBlank(lines)) return;
    const text = clip(lines.join('\n'), MAX_ANNOTATION_UNITS);
    this.#ports.write(formatCommand(level, { title: TITLE }, text));
    this.#annotated[level] += 1;
  }

  annotationsLeft(level: AnnotationLevel): number {
    return Math.max(MAX_ANNOTATIONS - this.#annotated[level], 0);
  }

  setOutput(name: string, value: string): void {
    const path = this.#ports.env.GITHUB_OUTPUT;
    if (path === undefined || path === '') {
      this.debug(`output ${name} is not set: there is no GITHUB_OUTPUT`);
      return;
    }
    this.#appendValue(path, name, value);
  }

  saveState(name: string, value: string): void {
    const path = this.#ports.env.GITHUB_STATE;
    if (path === undefined || path === '') {
      this.debug(`state ${name} is not saved: there is no GITHUB_STATE`);
      return;
    }
    try {
      this.#appendValue(path, name, value);
    } catch (error) {
      if (this.#stateIsLost) return;
      this.#stateIsLost = true;
      const why = error instanceof Error ? error.message : String(error);
      this.annotate(
        'warning',
        `the state for the post step could not be saved, so it will not know what this step leaves behind: ${why}`,
      );
    }
  }

  writeSummary(markdown: string): void {
    const path = this.#ports.env.GITHUB_STEP_SUMMARY;
    if (path === undefined || path === '') {
      this.debug('the job summary is not written: there is no GITHUB_STEP_SUMMARY');
      return;
    }
    try {
      this.#ports.appendFile(path, hideForms(markdown, this.#hidden));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.annotate('warning', `the job summary could not be written: ${why}`);
    }
  }

  /** Hides secrets before escaping, which could break one up, and after it, which could mend one. */
  #lines(text: string): string[] {
    return plainLines(hideForms(text, this.#hidden)).map((line) => hideForms(line, this.#hidden));
  }

  #appendValue(path: string, name: string, value: string): void {
    const text = hideForms(value, this.#hidden);
    const delimiter = this.#delimiterFor(text);
    this.#ports.appendFile(path, `${name}<<${delimiter}\n${text}\n${delimiter}\n`);
  }

  #delimiterFor(value: string): string {
    let delimiter = `simulation-gate-${this.#random().toString(36).slice(2)}`;
    while (value.includes(delimiter)) delimiter += '-';
    return delimiter;
  }
}

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === '');
}
