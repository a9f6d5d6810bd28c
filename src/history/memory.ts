/** The run history: what the gate records of its runs from one workflow run to the next. */
import { createHash } from 'node:crypto';
import type { Runner } from '../runner/runner.ts';
import { describeError } from '../text/step-error.ts';
import {
  isPointer,
  type Pointer,
  pointersIn,
  type Recorded,
  textOf,
  withRecorded,
} from './document.ts';

export type { Pointer } from './document.ts';

/** The runs of one gate. It holds references only: whoever uses one reads the run again. */
export interface Memory {
  /**
   * The runs recorded under a ref as they were when it was recalled first, newest first; none if they cannot
   * be read. Never rejects.
   */
  recall(ref: string): Promise<Pointer[]>;
  /**
   * Records a run under its ref, in place of what is recorded of the same run. Never rejects.
   *
   * @param planChangedAt when the run's plan last changed, ISO 8601; null if unknown
   */
  remember(pointer: Pointer, planChangedAt?: string | null): Promise<void>;
}

/** Keeps documents by names of `[0-9a-f-]`. Both methods may reject. */
export interface Store {
  /** The newest text of that name; null if there is none. */
  read(name: string): Promise<string | null>;
  /** Replaces the newest text with what `change` returns for it. */
  update(name: string, change: (text: string | null) => string): Promise<void>;
}

/**
 * The run history of one gate in a store.
 *
 * @param gate identifies the gate, the same from run to run
 */
export function memoryIn(store: Store, gate: readonly string[], runner: Runner): Memory {
  return new StoredMemory(store, digest(JSON.stringify(gate)), runner);
}

class StoredMemory implements Memory {
  readonly #store: Store;
  readonly #gate: string;
  readonly #runner: Runner;
  readonly #recalled = new Map<string, Promise<Pointer[]>>();
  /** What this step records, by the ID of the run. */
  readonly #own = new Map<string, Recorded>();
  /** Refs under which something is not stored yet. */
  readonly #unstored = new Set<string>();
  #stored: Promise<void> = Promise.resolve();

  constructor(store: Store, gate: string, runner: Runner) {
    this.#store = store;
    this.#gate = gate;
    this.#runner = runner;
  }

  recall(ref: string): Promise<Pointer[]> {
    const known = this.#recalled.get(ref) ?? this.#read(ref);
    this.#recalled.set(ref, known);
    return known;
  }

  remember(pointer: Pointer, planChangedAt: string | null = null): Promise<void> {
    if (isPointer(pointer)) {
      this.#own.set(pointer.jobId, { pointer, planChangedAt });
      this.#unstored.add(pointer.ref);
      this.#stored = this.#stored.then(() => this.#storeOwn());
    } else this.#debug('a run is not recorded, because its facts have an unexpected form');
    return this.#stored;
  }

  async #read(ref: string): Promise<Pointer[]> {
    try {
      return this.#pointersIn(await this.#store.read(this.#nameOf(ref)), ref);
    } catch (error) {
      this.#debug(`no runs are recalled for ${ref}: ${describeError(error)}`);
      return [];
    }
  }

  /** Stores together what was recorded while the store was busy. */
  async #storeOwn(): Promise<void> {
    for (const ref of this.#unstored) {
      this.#unstored.delete(ref);
      const own = () => [...this.#own.values()].filter(({ pointer }) => pointer.ref === ref);
      try {
        await this.#store.update(this.#nameOf(ref), (text) =>
          textOf(this.#gate, own().reduce(withRecorded, this.#pointersIn(text, ref))),
        );
      } catch (error) {
        this.#debug(`nothing is recorded under ${ref}: ${describeError(error)}`);
      }
    }
  }

  #pointersIn(text: string | null, ref: string): Pointer[] {
    return text === null ? [] : pointersIn(text, this.#gate, ref, (why) => this.#debug(why));
  }

  #nameOf(ref: string): string {
    return `${this.#gate}-${digest(ref)}`;
  }

  #debug(text: string): void {
    this.#runner.debug(`memory: ${text}`);
  }
}

/** 24 hex digits: enough that no two gates or refs of an organisation share a name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
