import { SecretMask } from '../core/text/secret-mask.ts';
import { stripUnprintable } from '../core/text/strip.ts';
import { partsOfSecret } from '../runner/parts-of-secret.ts';
import type { AnnotationLevel, Runner } from '../runner/runner.ts';
import type { Screen, Style } from './screen.ts';
import { renderSummary } from './summary.ts';

const STYLES: Readonly<Record<AnnotationLevel, Style>> = {
  error: ['red', 'bold'],
  warning: ['yellow', 'bold'],
  notice: 'bold',
};

/** A message that begins with an outcome. */
const WITH_OUTCOME = /^(error|failed|inconclusive|skipped): (.*)$/s;

/** What a runner at a terminal is given. */
export interface TerminalSettings {
  /** Inputs by their names, the secrets among them. */
  inputs: Readonly<Record<string, string>>;
  isDebug: boolean;
  /** Log and summary. */
  screen: Screen;
  /** Errors and warnings. */
  errors: Screen;
}

/**
 * The runner of the command: inputs from flags, the log to a terminal or a file, outputs and state kept
 * in memory. Everything that is written loses what a terminal would act upon, and secrets.
 */
export class TerminalRunner implements Runner {
  readonly isDebug: boolean;
  readonly showsSummary = true;
  readonly howToGiveKey =
    'set the environment variable SIMULATION_API_KEY, or name a file that holds the key with --api-key-file';
  readonly howToGiveToken = 'set the environment variable GITHUB_TOKEN to a token';
  readonly secrets = new SecretMask();
  readonly outputs: Record<string, string> = {};
  readonly state: Record<string, string> = {};
  readonly #inputs: TerminalSettings['inputs'];
  readonly #screen: Screen;
  readonly #errors: Screen;
  /** The words of the summary, as far as it is written. */
  #told = '';

  constructor({ inputs, isDebug, screen, errors }: TerminalSettings) {
    this.#inputs = inputs;
    this.isDebug = isDebug;
    this.#screen = screen;
    this.#errors = errors;
  }

  get isLive(): boolean {
    return this.#screen.isLive;
  }

  getInput(name: string): string {
    return this.#inputs[name] ?? '';
  }

  givenInputs(): string[] {
    return Object.keys(this.#inputs).map((name) => name.toUpperCase());
  }

  getState(name: string): string {
    return this.state[name] ?? '';
  }

  maskSecret(value: string): void {
    this.secrets.add(...partsOfSecret(value));
  }

  info(text: string): void {
    this.#write(this.#screen, this.#linesOf(text));
  }

  debug(text: string): void {
    if (!this.isDebug) return;
    const lines = this.#linesOf(text).map((line) => this.#screen.paint('dim', `debug: ${line}`));
    this.#write(this.#screen, lines);
  }

  group(title: string, lines: readonly string[]): void {
    const inside = lines.flatMap((line) => this.#linesOf(line)).map((line) => `  ${line}`);
    this.#write(this.#screen, [this.#linesOf(title).join(' '), ...inside]);
  }

  showLive(lines: readonly string[]): void {
    this.#screen.showLive(lines.map((line) => this.#linesOf(line).join(' ')));
  }

  annotate(level: AnnotationLevel, message: string): void {
    const screen = level === 'notice' ? this.#screen : this.#errors;
    const [line = '', ...others] = this.#linesOf(message);
    const [, outcome = '', told = line] = WITH_OUTCOME.exec(line) ?? [];
    if (this.#isTold([told, ...others].join(' '))) return;
    // An outcome that fails a step is an error by its own name.
    const lead = level === 'error' && outcome !== '' ? outcome : level;
    const first = `${screen.paint(STYLES[level], `${lead}:`)} ${lead === outcome ? told : line}`;
    this.#write(screen, [first, ...others.map((other) => `  ${other}`)]);
  }

  /** Whether a reader sees a message already, in the summary on the same terminal. */
  #isTold(message: string): boolean {
    const isOneTerminal = this.#screen.isLive && this.#errors.isLive;
    return isOneTerminal && this.#told.includes(wordsOf(message));
  }

  annotationsLeft(): number {
    return Number.POSITIVE_INFINITY;
  }

  setOutput(name: string, value: string): void {
    this.outputs[name] = this.secrets.hide(value);
  }

  saveState(name: string, value: string): void {
    this.state[name] = value;
  }

  async writeSummary(markdown: string): Promise<void> {
    const hidden = this.secrets.hideInMarkup(markdown);
    this.#told = wordsOf(hidden);
    const lines = renderSummary(hidden, this.#screen).map((line) => this.secrets.hide(line));
    this.#write(this.#screen, ['', ...lines, '']);
  }

  /** What stands on the errors' screen must not be written into the lines that change on the other. */
  #write(screen: Screen, lines: readonly string[]): void {
    if (lines.length === 0) return;
    if (screen !== this.#screen) this.#screen.pause();
    screen.writeLines(lines);
    if (screen !== this.#screen) this.#screen.resume();
  }

  #linesOf(text: string): string[] {
    const lines = stripUnprintable(this.secrets.hide(text)).replaceAll('\t', '    ').split('\n');
    return lines.every((line) => line.trim() === '') ? [] : lines;
  }
}

/** Letters and digits alone, which no markup changes. */
function wordsOf(text: string): string {
  return text
    .replace(/&(?:amp|lt|gt|quot|#\d+);/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}
