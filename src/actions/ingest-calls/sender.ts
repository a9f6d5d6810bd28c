import type { RequestContext } from '../../http/channel.ts';
import { concernsAll, ServiceError } from '../../http/errors.ts';
import { INGEST } from '../../report/words/action-words.ts';
import type { ServiceClient } from '../../service/client.ts';
import { explain } from '../../service/explain.ts';
import { describeError, withoutPeriod } from '../../text/error-text.ts';
import type { Step } from '../action.ts';
import { type Entry, externalIdOf } from './manifest.ts';

/** How long a call is tried while the service takes none, and the longest pause that it may ask for. */
const PATIENCE_MS = 5 * 60_000;
/** A cancelled step has 5 s: requests that are under way get this long to be answered. */
const LINGER_MS = 2_000;
/** So many calls of unknown result in a row end the sending. */
export const MAX_UNKNOWN = 10;

/** The result of a call. A skipped one exists already, an unknown one may have been created. */
export interface CallResult {
  result: 'created' | 'skipped' | 'failed' | 'unknown';
  id: string | null;
  why: string | null;
}

interface SenderOptions extends Pick<Step, 'clock' | 'cancelled'> {
  client: ServiceClient;
  onDuplicate: 'fail' | 'skip';
}

/** Sends calls until an error concerns all of them. A call that may have been received is not repeated. */
export class Sender {
  readonly #options: SenderOptions;
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;
  #unknown = 0;
  #heardMs = 0;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#signal = AbortSignal.any([options.cancelled, this.#stop.signal]);
  }

  /** Why nothing more is sent, with the fix; null while sending goes on. */
  get whyStopped(): string | null {
    const { aborted, reason } = this.#signal;
    return aborted ? describeError(reason) : null;
  }

  /** The first reason counts. */
  stop(why: string): void {
    this.#stop.abort(new Error(why));
  }

  /** Null if the call was not sent. Rejects only for an internal error. */
  async send({ json, value }: Entry): Promise<CallResult | null> {
    const { client, clock, onDuplicate } = this.#options;
    const startedMs = clock.now();
    // The deadline moves on while other calls get through: under a rate limit many wait for their turn.
    const deadline = () => Math.max(startedMs, this.#heardMs) + PATIENCE_MS;
    const context: RequestContext = {
      signal: this.#signal,
      lingerMs: LINGER_MS,
      get deadlineMs() {
        return deadline();
      },
    };
    try {
      const { id } = await client.createCall(json, context);
      this.#heard();
      return { result: 'created', id, why: null };
    } catch (error) {
      if (this.#signal.aborted && error === this.#signal.reason) return null;
      if (!(error instanceof ServiceError)) throw error;
      this.#consider(error);
      return resultOf(error, externalIdOf(value) !== null, onDuplicate);
    }
  }

  #heard(): void {
    this.#unknown = 0;
    this.#heardMs = this.#options.clock.now();
  }

  /** Stops the sending if the error concerns all calls. */
  #consider(error: ServiceError): void {
    if (concernsAll(error)) {
      const { message } = explain(error, null, 'the inputs base-url and api-key');
      this.stop(error.kind === 'deadline' ? INGEST.outOfTime(message, PATIENCE_MS) : message);
    } else if (!error.mayHaveBeenTaken) {
      this.#heard();
    } else {
      this.#unknown += 1;
      const problem = withoutPeriod(error.problem);
      if (this.#unknown >= MAX_UNKNOWN) {
        this.stop(INGEST.allUnknown(this.#unknown, problem));
      }
    }
  }
}

function resultOf(
  error: ServiceError,
  hasExternalId: boolean,
  onDuplicate: SenderOptions['onDuplicate'],
): CallResult {
  const why = withoutPeriod(error.message);
  if (error.mayHaveBeenTaken) {
    return { result: 'unknown', id: null, why: INGEST.unknown(why) };
  }
  if (!hasExternalId || !saysDuplicate(error)) {
    return { result: 'failed', id: null, why: error.message };
  }
  return onDuplicate === 'skip'
    ? { result: 'skipped', id: null, why: INGEST.duplicate(why) }
    : { result: 'failed', id: null, why: INGEST.refusedDuplicate(why) };
}

/** The specification shows no error for it. Any other conflict may be a call that is not stored. */
function saysDuplicate({ status, code, param }: ServiceError): boolean {
  const mayBe = status === 409 || (status === 400 && code !== 'missing_required_field');
  return mayBe && param === 'externalId';
}
