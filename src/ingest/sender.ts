import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { ServiceClient } from '../service/client.ts';
import { concernsAll } from '../step/concerns-all.ts';
import { explain } from '../step/explain.ts';
import { Cancelled, Stopped, withoutPeriod } from '../step/stops.ts';
import { type Fate, fateOf, notSent } from './fate.ts';
import { type Entry, externalIdOf } from './manifest/entry.ts';

/** How long a call is tried while the service takes none, and the longest pause that it may ask for. */
const PATIENCE_MS = 5 * 60_000;
const PATIENCE = 'a call is tried for 5m while the service takes none';
/** A cancelled step has 5 s: requests that are under way get this long to be answered. */
const LINGER_MS = 2_000;
/** So many calls of unknown fate in a row, or twice as many as go at once, end the sending. */
const MIN_UNKNOWN = 10;

export interface SenderOptions {
  client: ServiceClient;
  clock: Clock;
  cancelled: AbortSignal;
  maxParallel: number;
  onDuplicate: 'fail' | 'skip';
}

/**
 * Sends calls until something says that none of the others would get through. A call that may have
 * been received is never sent again.
 */
export class Sender {
  readonly #options: SenderOptions;
  readonly #stop = new AbortController();
  #whyStopped: string | null = null;
  #unknown = 0;
  #heardMs = 0;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Why nothing more is sent, with the cure; null while sending goes on. */
  get whyStopped(): string | null {
    return this.#options.cancelled.aborted
      ? describeCancel(this.#options.cancelled)
      : this.#whyStopped;
  }

  /** Has nothing more be sent; the first reason counts. */
  stop(why: string): void {
    this.#whyStopped ??= why;
    this.#stop.abort(new Stopped('service', why));
  }

  /** Sends a call, unless sending has stopped. Rejects only for a bug of ours. */
  async send(entry: Entry): Promise<Fate> {
    if (this.whyStopped !== null) return notSent(this.whyStopped);
    try {
      const { id } = await this.#options.client.createCall(entry.json, this.#context());
      this.#heard();
      return { result: 'created', id, why: null };
    } catch (error) {
      if (error instanceof ServiceError) return this.#fail(error, entry);
      if (error instanceof Cancelled || error instanceof Stopped) return notSent(error.message);
      throw error;
    }
  }

  /** The deadline moves on while other calls get through: under a rate limit many wait for their turn. */
  #context(): RequestContext {
    const { clock, cancelled } = this.#options;
    const startedMs = clock.now();
    const deadline = () => Math.max(startedMs, this.#heardMs) + PATIENCE_MS;
    return {
      signal: cancelled,
      noMore: this.#stop.signal,
      lingerMs: LINGER_MS,
      get deadlineMs() {
        return deadline();
      },
    };
  }

  #fail(error: ServiceError, entry: Entry): Fate {
    const { maxParallel, onDuplicate } = this.#options;
    const fate = fateOf(error, externalIdOf(entry.value), onDuplicate);
    if (concernsAll(error)) {
      const { message } = explain(error, null, 'the inputs base-url and api-key');
      this.stop(error.kind === 'deadline' ? `${message} (${PATIENCE})` : message);
    } else if (fate.result === 'unknown') {
      this.#unknown += 1;
      if (this.#unknown >= Math.max(MIN_UNKNOWN, 2 * maxParallel)) {
        this.stop(
          `nobody knows whether the last ${this.#unknown} calls were created (${withoutPeriod(error.problem)})`,
        );
      }
    } else {
      this.#heard();
    }
    return fate;
  }

  #heard(): void {
    this.#unknown = 0;
    this.#heardMs = this.#options.clock.now();
  }
}

function describeCancel({ reason }: AbortSignal): string {
  return reason instanceof Error ? reason.message : String(reason);
}
