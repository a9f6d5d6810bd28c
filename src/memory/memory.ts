/** What the gate remembers of its runs from one workflow run to the next. */
import { createHash } from 'node:crypto';
import type { Runner } from '../runner/runner.ts';
import { describeError } from '../step/stops.ts';
import { isPointer, type Pointer, pointersIn, textOf, withPointer } from './document.ts';

export type { Pointer } from './document.ts';

/** The runs of one gate. What it holds are pointers only: whoever uses one reads the run again. */
export interface Memory {
  /** What is remembered under a ref, newest first; nothing where it cannot be read. Never rejects. */
  recall(ref: string): Promise<Pointer[]>;
  /**
   * Keeps a pointer under its ref, in place of what is remembered of the same run. Never rejects: what
   * cannot be kept is told in a debug line.
   */
  remember(pointer: Pointer): Promise<void>;
}

/** Where documents are kept, by names of `[0-9a-f-]`. Both methods may reject. */
export interface Store {
  /** The newest text of that name, or null where there is none. */
  read(name: string): Promise<string | null>;
  /** Puts what `change` makes of the newest text in its place. */
  update(name: string, change: (text: string | null) => string): Promise<void>;
}

/**
 * The memory of one gate in a store.
 *
 * @param gate what tells the gate from others, the same from run to run
 */
export function memoryIn(store: Store, gate: readonly string[], runner: Runner): Memory {
  return new StoredMemory(store, digest(JSON.stringify(gate)), runner);
}

class StoredMemory implements Memory {
  readonly #store: Store;
  readonly #gate: string;
  readonly #runner: Runner;
  /** What is to be remembered, by the ID of the run. */
  readonly #own = new Map<string, Pointer>();
  /** Texts that have been read, by their ref. */
  readonly #read = new Map<string, Promise<string | null>>();
  /** Refs under which something is not kept yet. */
  readonly #unkept = new Set<string>();
  /** Settles once everything is kept that was to be kept so far. */
  #kept: Promise<void> = Promise.resolve();

  constructor(store: Store, gate: string, runner: Runner) {
    this.#store = store;
    this.#gate = gate;
    this.#runner = runner;
  }

  async recall(ref: string): Promise<Pointer[]> {
    try {
      const read = this.#read.get(ref) ?? this.#store.read(this.#nameOf(ref));
      this.#read.set(ref, read);
      return this.#withOwn(await read, ref);
    } catch (error) {
      this.#runner.debug(`memory: nothing is recalled of ${ref}: ${describeError(error)}`);
      return this.#withOwn(null, ref);
    }
  }

  remember(pointer: Pointer): Promise<void> {
    if (!isPointer(pointer)) {
      this.#runner.debug('memory: a run is not remembered, since its facts have an odd form');
      return this.#kept;
    }
    this.#own.set(pointer.jobId, pointer);
    return this.#keepSoon(pointer.ref);
  }

  #keepSoon(ref: string): Promise<void> {
    this.#unkept.add(ref);
    this.#kept = this.#kept.then(() => this.#keep());
    return this.#kept;
  }

  /** Keeps at once what has come together while the store was at work. */
  async #keep(): Promise<void> {
    for (const ref of this.#unkept) {
      this.#unkept.delete(ref);
      this.#read.delete(ref);
      try {
        await this.#store.update(this.#nameOf(ref), (text) =>
          textOf(this.#gate, this.#withOwn(text, ref)),
        );
      } catch (error) {
        this.#runner.debug(`memory: nothing is remembered under ${ref}: ${describeError(error)}`);
      }
    }
  }

  /** All that this step remembers is kept each time, so that a text of before does not undo it. */
  #withOwn(text: string | null, ref: string): Pointer[] {
    const own = [...this.#own.values()].filter((one) => one.ref === ref);
    return own.reduce(withPointer, this.#pointersIn(text, ref));
  }

  #pointersIn(text: string | null, ref: string): Pointer[] {
    if (text === null) return [];
    return pointersIn(text, this.#gate, ref, (why) => this.#runner.debug(`memory: ${why}`));
  }

  #nameOf(ref: string): string {
    return `${this.#gate}-${digest(ref)}`;
  }
}

/** 24 hex digits: enough that no two gates or refs of an organisation share a name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
