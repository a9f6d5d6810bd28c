/** The run history: references to the runs of a gate, kept from one workflow run to the next. */
import { createHash } from 'node:crypto';
import type { Runtime } from '../runner/runtime.ts';
import { describeError } from '../text/step-error.ts';
import {
  composeDocument,
  isValidReference,
  parseDocument,
  type Recorded,
  type RunReference,
  withRecorded,
} from './run-reference.ts';
import { type HistoryPlace, openStore, type Store } from './stores.ts';

/** A reference decides nothing: the run is read again from the service. Neither method rejects. */
export interface RunHistory {
  /** The runs recorded under a ref when it is first read in this step, newest first. */
  read(ref: string): Promise<RunReference[]>;
  /**
   * Records a run under its ref, in place of an earlier reference to it.
   *
   * @param planChangedAt when the run's plan last changed, ISO 8601; null if unknown
   */
  record(reference: RunReference, planChangedAt?: string | null): Promise<void>;
}

const NO_HISTORY: RunHistory = {
  read: async () => [],
  record: async () => {},
};

/** @param gate identifies the gate, the same from run to run */
export function openHistory(
  place: HistoryPlace,
  gate: readonly string[],
  runtime: Runtime,
): RunHistory {
  const store = openStore(place, runtime);
  if (store === null) return NO_HISTORY;
  return new StoredHistory(store, digest(JSON.stringify(gate)), runtime);
}

class StoredHistory implements RunHistory {
  readonly #store: Store;
  readonly #gate: string;
  readonly #runner: Runtime['runner'];
  readonly #read = new Map<string, Promise<RunReference[]>>();
  /** What this step records, by the ID of the run. */
  readonly #own = new Map<string, Recorded>();
  /** Refs with references that are not stored yet. */
  readonly #unstored = new Set<string>();
  #stored: Promise<void> = Promise.resolve();

  constructor(store: Store, gate: string, { runner }: Pick<Runtime, 'runner'>) {
    this.#store = store;
    this.#gate = gate;
    this.#runner = runner;
  }

  read(ref: string): Promise<RunReference[]> {
    const known = this.#read.get(ref) ?? this.#load(ref);
    this.#read.set(ref, known);
    return known;
  }

  record(reference: RunReference, planChangedAt: string | null = null): Promise<void> {
    if (!isValidReference(reference)) {
      this.#debug('a run is not recorded, because its facts have an unexpected form');
      return this.#stored;
    }
    this.#own.set(reference.jobId, { reference, planChangedAt });
    this.#unstored.add(reference.ref);
    this.#stored = this.#stored.then(() => this.#storeOwn());
    return this.#stored;
  }

  async #load(ref: string): Promise<RunReference[]> {
    try {
      return this.#parse(await this.#store.read(this.#nameOf(ref)), ref);
    } catch (error) {
      this.#debug(`the runs of ${ref} cannot be read: ${describeError(error)}`);
      return [];
    }
  }

  /** Stores together what was recorded while the store was busy. */
  async #storeOwn(): Promise<void> {
    for (const ref of this.#unstored) {
      this.#unstored.delete(ref);
      const own = () => [...this.#own.values()].filter(({ reference }) => reference.ref === ref);
      try {
        await this.#store.update(this.#nameOf(ref), (text) =>
          composeDocument(this.#gate, own().reduce(withRecorded, this.#parse(text, ref))),
        );
      } catch (error) {
        this.#debug(`nothing is recorded under ${ref}: ${describeError(error)}`);
      }
    }
  }

  #parse(text: string | null, ref: string): RunReference[] {
    if (text === null) return [];
    return parseDocument(text, this.#gate, ref, (why) => this.#debug(why));
  }

  #nameOf(ref: string): string {
    return `${this.#gate}-${digest(ref)}`;
  }

  #debug(text: string): void {
    this.#runner.debug(`run history: ${text}`);
  }
}

/** 24 hex digits: enough that no two gates or refs of an organisation share a name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
