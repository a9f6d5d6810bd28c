/** Files that inputs name, read piece by piece. */
import { type FileHandle, open } from 'node:fs/promises';
import { oneLine } from '../core/text/log-line.ts';
import { describeUnreadable, Stopped } from '../step/stops.ts';
import { type Entry, readEntry } from './manifest/entry.ts';
import type { ManifestFault, Splitter } from './manifest/piece.ts';

const CHUNK_BYTES = 256 * 1024;
const MAX_PATH_CHARS = 200;

/** The file that an input names. */
export class InputFile {
  readonly #input: string;
  readonly #path: string;
  readonly #handle: FileHandle;

  private constructor(input: string, path: string, handle: FileHandle) {
    this.#input = input;
    this.#path = path;
    this.#handle = handle;
  }

  /** Opens what is known to be a file for several readings. Throws `Stopped` where it cannot be read. */
  static async open(input: string, path: string): Promise<InputFile> {
    try {
      return new InputFile(input, path, await open(path));
    } catch (error) {
      throw refused(input, path, describeUnreadable(error));
    }
  }

  /** What the step stops with where the file cannot be used: its input, its path, the problem. */
  refuse(problem: string): Stopped {
    return refused(this.#input, this.#path, problem);
  }

  /** Changes when the file is written to. */
  async version(): Promise<string> {
    const { size, mtimeMs } = await this.#handle.stat();
    return `${size} ${mtimeMs}`;
  }

  /** Everything in the file from its beginning, as the splitter cuts it. Ends early with the signal. */
  async *entries(
    splitter: Splitter,
    signal: AbortSignal,
  ): AsyncGenerator<Entry | ManifestFault, void, void> {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let position = 0; ; ) {
      signal.throwIfAborted();
      const bytesRead = await this.#read(chunk, position);
      const pieces = bytesRead === 0 ? splitter.end() : splitter.push(chunk.subarray(0, bytesRead));
      for (const piece of pieces) yield piece.kind === 'entry' ? readEntry(piece) : piece;
      if (bytesRead === 0) return;
      position += bytesRead;
    }
  }

  async #read(chunk: Buffer, position: number): Promise<number> {
    try {
      return (await this.#handle.read(chunk, 0, chunk.length, position)).bytesRead;
    } catch (error) {
      throw this.refuse(describeUnreadable(error));
    }
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

function refused(input: string, path: string, problem: string): Stopped {
  return new Stopped(
    'input',
    `input '${input}': '${oneLine(path, MAX_PATH_CHARS)}' ${problem}`,
    'error',
  );
}
