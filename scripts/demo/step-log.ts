import { plainLines } from '../../src/core/text/log-line.ts';
import { parseCommands } from '../../test/support/workflow-commands.ts';

const LEVELS = new Map([
  ['error', 'Error:'],
  ['warning', 'Warning:'],
  ['notice', 'Notice:'],
  ['group', '▸'],
]);

/** Turns what a step writes, piece by piece, into the lines that GitHub's log shows of it. */
export class StepLog {
  readonly #show: (line: string) => void;
  readonly #secrets = new Set<string>();
  #rest = '';

  constructor(show: (line: string) => void) {
    this.#show = show;
  }

  write(text: string): void {
    const lines = `${this.#rest}${text}`.split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#showLine(line);
  }

  /** Shows what a step left without a line break at its end. */
  end(): void {
    if (this.#rest !== '') this.write('\n');
  }

  #showLine(line: string): void {
    const [command] = parseCommands(line);
    if (command === undefined) {
      this.#show(this.#mask(line));
      return;
    }
    if (command.name === 'add-mask' && command.data !== '') this.#secrets.add(command.data);
    const level = LEVELS.get(command.name);
    if (level === undefined) return;
    for (const text of plainLines(command.data)) this.#show(this.#mask(`${level} ${text}`));
  }

  #mask(line: string): string {
    return [...this.#secrets].reduce((masked, secret) => masked.replaceAll(secret, '***'), line);
  }
}
