import * as core from '@actions/core';
import { plainLines } from '../text/log-line.ts';
import { SecretMask } from '../text/secret-mask.ts';
import { clip } from '../text/strip.ts';
import type { AnnotationLevel, Environment, Runner, RunnerWords } from './runner.ts';

/** The platform's limit on an annotation's message, in UTF-16 units. */
const MAX_ANNOTATION_UNITS = 4096;
/** The platform keeps so many annotations of a level and step. */
const MAX_ANNOTATIONS = 10;
const TITLE = 'Simulation Gate';

/** What speaks the runner's protocol. Each function by its name, so that a bundler drops the others. */
const TOOLKIT = {
  debug: core.debug,
  endGroup: core.endGroup,
  error: core.error,
  getInput: core.getInput,
  getState: core.getState,
  info: core.info,
  isDebug: core.isDebug,
  notice: core.notice,
  saveState: core.saveState,
  setOutput: core.setOutput,
  setSecret: core.setSecret,
  startGroup: core.startGroup,
  summary: core.summary,
  warning: core.warning,
};

export type Toolkit = typeof TOOLKIT;

/**
 * The runner of GitHub Actions, through `@actions/core`. In addition, text of others is harmless in
 * the log, secrets are hidden, annotations are counted, and a file that cannot be written is a warning.
 */
export class GithubRunner implements Runner {
  readonly isDebug: boolean;
  readonly howToGiveKey: string;
  readonly howToGiveToken: string;
  readonly secrets = new SecretMask();
  readonly #env: Environment;
  readonly #words: RunnerWords;
  readonly #core: Toolkit;
  readonly #annotated = { error: 0, warning: 0, notice: 0 };
  #stateIsLost = false;

  constructor(env: Environment, words: RunnerWords, toolkit: Toolkit = TOOLKIT) {
    this.#env = env;
    this.#words = words;
    this.howToGiveKey = words.howToGiveKey;
    this.howToGiveToken = words.howToGiveToken;
    this.#core = toolkit;
    this.isDebug = toolkit.isDebug();
  }

  getInput(name: string): string {
    return this.#core.getInput(name, { trimWhitespace: false });
  }

  givenInputs(): string[] {
    return Object.keys(this.#env).flatMap((name) => /^INPUT_(.+)$/s.exec(name)?.[1] ?? []);
  }

  getState(name: string): string {
    return this.#core.getState(name);
  }

  maskSecret(value: string): void {
    const parts = partsOfSecret(value);
    for (const part of parts) this.#core.setSecret(part);
    this.secrets.add(...parts);
  }

  info(text: string): void {
    const lines = this.#lines(text).join('\n');
    if (lines.trim() !== '') this.#core.info(lines);
  }

  debug(text: string): void {
    if (!this.isDebug) return;
    for (const line of this.#lines(text)) this.#core.debug(line);
  }

  group(title: string, lines: readonly string[]): void {
    const body = lines.flatMap((line) => this.#lines(line));
    this.#core.startGroup(this.#lines(title).join(' '));
    this.#core.info(body.join('\n'));
    this.#core.endGroup();
  }

  annotate(level: AnnotationLevel, message: string): void {
    const lines = this.#lines(message);
    this.#core[level](clip(lines.join('\n'), MAX_ANNOTATION_UNITS), { title: TITLE });
    this.#annotated[level] += 1;
  }

  annotationsLeft(level: AnnotationLevel): number {
    return Math.max(MAX_ANNOTATIONS - this.#annotated[level], 0);
  }

  setOutput(name: string, value: string): void {
    // Without its file the toolkit would issue a command that the runner obeys no longer.
    if (this.#env.GITHUB_OUTPUT) this.#core.setOutput(name, this.secrets.hide(value));
  }

  saveState(name: string, value: string): void {
    if (!this.#env.GITHUB_STATE) return;
    try {
      this.#core.saveState(name, this.secrets.hide(value));
    } catch (error) {
      if (this.#stateIsLost) return;
      this.#stateIsLost = true;
      this.annotate('warning', this.#words.noState(error));
    }
  }

  async writeSummary(markdown: string): Promise<void> {
    if (!this.#env.GITHUB_STEP_SUMMARY) return;
    const { summary } = this.#core;
    summary.addRaw(this.secrets.hideInMarkup(markdown));
    try {
      await summary.write();
    } catch (error) {
      this.annotate('warning', this.#words.noSummary(error));
    }
  }

  #lines(text: string): string[] {
    return plainLines(this.secrets.hide(text));
  }
}

/** A word before a key by mistake, which is no secret. */
const SCHEME = /^(?:bearer|basic|token)$/i;

/** What of a secret is to be hidden: all of it, and each of its words. Nothing of white space alone. */
export function partsOfSecret(value: string): string[] {
  const words = value.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const secretWords = words.length > 1 ? words.filter((word) => !SCHEME.test(word)) : words;
  return [...new Set([value, value.trim(), ...secretWords])];
}
