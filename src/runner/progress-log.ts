import { oneLine } from '../text/log-line.ts';
import type { Runner } from './runner.ts';

/** An unchanged state, or a repeated problem, is logged again after this long. */
export const QUIET_MS = 45_000;
/** Text of the service may be endless, and may contain line breaks. */
const MAX_LINE_CHARS = 3_000;

export class ProgressLog {
  readonly #runner: Pick<Runner, 'info'>;
  readonly #hints = new Set<string>();

  constructor(runner: Pick<Runner, 'info'>) {
    this.#runner = runner;
  }

  say({ name }: { name: string }, text: string): void {
    this.#runner.info(oneLine(`${name}: ${text}`, MAX_LINE_CHARS));
  }

  /** Logs a fact about the service once. */
  hint(text: string): void {
    if (this.#hints.has(text)) return;
    this.#hints.add(text);
    this.#runner.info(oneLine(text, MAX_LINE_CHARS));
  }
}
