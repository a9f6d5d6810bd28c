/** Where a command writes: plain lines, or a terminal with lines that change in place. */
import { styleText } from 'node:util';
import stringWidth from 'string-width';
import { disarm } from '../core/text/log-line.ts';

/** A stream of this process, as far as it is written to here. */
export interface Stream {
  write(text: string): unknown;
  /** True for a terminal. */
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  rows?: number | undefined;
}

export type Style = Parameters<typeof styleText>[0];

/** What the environment says about terminals. */
export interface ScreenSettings {
  NO_COLOR?: string | undefined;
  TERM?: string | undefined;
  COLUMNS?: string | undefined;
}

const DEFAULT_COLUMNS = 100;
const DEFAULT_ROWS = 24;
const NARROWEST = 20;
/** Longer lines tire the eye. */
const WIDEST = 120;

/** One stream, with a few lines at its end that are written anew when what they show changes. */
export class Screen {
  /** True where lines can be written in place. */
  readonly isLive: boolean;
  readonly #stream: Stream;
  readonly #hasColor: boolean;
  readonly #fallbackColumns: number;
  #live: readonly string[] = [];
  #drawn = 0;

  constructor(stream: Stream, { NO_COLOR = '', TERM = '', COLUMNS = '' }: ScreenSettings) {
    this.#stream = stream;
    this.isLive = stream.isTTY === true && TERM !== 'dumb';
    this.#hasColor = this.isLive && NO_COLOR === '';
    this.#fallbackColumns = /^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : DEFAULT_COLUMNS;
  }

  /** How many columns a text for reading takes. */
  get columns(): number {
    const columns = this.#stream.columns || this.#fallbackColumns;
    return Math.min(Math.max(columns, NARROWEST), WIDEST);
  }

  /** The text in a style, where the terminal shows one. */
  paint(style: Style, text: string): string {
    return this.#hasColor ? styleText(style, text, { validateStream: false }) : text;
  }

  /** Writes lines above those that change, without commands of CI systems. Unprintable characters must be gone. */
  writeLines(lines: readonly string[]): void {
    this.#erase();
    this.#stream.write(`${lines.map(disarm).join('\n')}\n`);
    this.#draw();
  }

  /** Shows lines in place of those shown before, cut to the terminal's size. */
  showLive(lines: readonly string[]): void {
    if (!this.isLive) return;
    this.#erase();
    this.#live = lines;
    this.#draw();
  }

  /** Takes the lines that change away, so that something else may write. */
  pause(): void {
    this.#erase();
  }

  /** Shows them again. */
  resume(): void {
    this.#draw();
  }

  #erase(): void {
    if (this.#drawn === 0) return;
    this.#stream.write(`\x1b[${this.#drawn}A\x1b[0J`);
    this.#drawn = 0;
  }

  #draw(): void {
    if (this.#live.length === 0) return;
    const room = Math.max((this.#stream.rows || DEFAULT_ROWS) - 2, 1);
    const hidden = this.#live.length - room;
    const shown = hidden > 0 ? this.#live.slice(0, room - 1) : [...this.#live];
    if (hidden > 0) shown.push(`and ${hidden + 1} more`);
    // A line that fills the last column would take two.
    const columns = (this.#stream.columns || this.#fallbackColumns) - 1;
    const lines = shown.map((line) => this.paint('dim', cutToWidth(disarm(line), columns)));
    this.#stream.write(`${lines.join('\n')}\n`);
    this.#drawn = lines.length;
  }
}

/** The beginning of a line that takes at most so many columns, with an ellipsis for what was cut. */
export function cutToWidth(line: string, columns: number): string {
  if (stringWidth(line) <= columns) return line;
  let kept = '';
  let width = 0;
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    width += stringWidth(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
