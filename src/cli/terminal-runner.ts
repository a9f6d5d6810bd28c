import { WITHOUT_FLAG } from '../report/words/cli-words.ts';
import { partsOfSecret } from '../runner/github-runner.ts';
import type { AnnotationLevel, Runner } from '../runner/runner.ts';
import { disarm } from '../text/log-line.ts';
import { SecretMask } from '../text/secret-mask.ts';
import { stripUnprintable } from '../text/strip.ts';

export interface Stream {
  write(text: string): unknown;
}

interface Settings {
  inputs: Readonly<Record<string, string>>;
  isDebug: boolean;
  out: Stream;
  err: Stream;
}

/** Writes lines without commands of CI systems. Unprintable characters must be gone. */
export function writeLines(stream: Stream, lines: readonly string[]): void {
  if (lines.length > 0) stream.write(`${lines.map(disarm).join('\n')}\n`);
}

/**
 * The runner of the command: inputs from flags, the log as plain lines, outputs in memory.
 * Written lines have no terminal sequences and no secrets.
 */
export class TerminalRunner implements Runner {
  readonly isDebug: boolean;
  readonly howToGiveKey = `${WITHOUT_FLAG['api-key']}`;
  readonly howToGiveToken = `${WITHOUT_FLAG['github-token']}`;
  readonly secrets = new SecretMask();
  readonly outputs: Record<string, string> = {};
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.isDebug = settings.isDebug;
  }

  getInput(name: string): string {
    return this.#settings.inputs[name] ?? '';
  }

  givenInputs(): string[] {
    return Object.keys(this.#settings.inputs).map((name) => name.toUpperCase());
  }

  /** The command has no post step. */
  getState(): string {
    return '';
  }

  maskSecret(value: string): void {
    this.secrets.add(...partsOfSecret(value));
  }

  info(text: string): void {
    writeLines(this.#settings.out, this.#linesOf(text));
  }

  debug(text: string): void {
    if (this.isDebug) for (const line of this.#linesOf(text)) this.info(`debug: ${line}`);
  }

  group(title: string, lines: readonly string[]): void {
    this.info(title);
    for (const line of lines.flatMap((each) => this.#linesOf(each))) this.info(`  ${line}`);
  }

  annotate(level: AnnotationLevel, message: string, isNamed = false): void {
    const { out, err } = this.#settings;
    const [first = '', ...others] = this.#linesOf(message);
    const lines = [isNamed ? first : `${level}: ${first}`, ...others.map((other) => `  ${other}`)];
    writeLines(level === 'notice' ? out : err, lines);
  }

  annotationsLeft(): number {
    return Number.POSITIVE_INFINITY;
  }

  setOutput(name: string, value: string): void {
    this.outputs[name] = this.secrets.hide(value);
  }

  saveState(): void {}

  /** The log has the outcome, the reasons and the next step already; the report files have the rest. */
  async writeSummary(): Promise<void> {}

  #linesOf(text: string): string[] {
    const lines = stripUnprintable(this.secrets.hide(text)).replaceAll('\t', '    ').split('\n');
    return lines.every((line) => line.trim() === '') ? [] : lines;
  }
}
