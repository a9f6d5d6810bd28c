import { subscribe, unsubscribe } from 'node:diagnostics_channel';

interface UndiciRequest {
  origin: unknown;
  method: string;
  path: string;
}

/** The client's unfinished requests to one service, from undici's diagnostics. */
export class RequestsUnderway {
  readonly #origin: string;
  readonly #onEnd: () => void;
  /** Each with whether it is known that there will be no answer. */
  readonly #pending = new Map<UndiciRequest, { hangs: boolean }>();

  constructor(url: string, onEnd: () => void) {
    this.#origin = new URL(url).origin;
    this.#onEnd = onEnd;
    subscribe('undici:request:create', this.#begin);
    subscribe('undici:request:trailers', this.#end);
    subscribe('undici:request:error', this.#end);
  }

  stop(): void {
    unsubscribe('undici:request:create', this.#begin);
    unsubscribe('undici:request:trailers', this.#end);
    unsubscribe('undici:request:error', this.#end);
  }

  /** True while an answer is on its way that will come. */
  get any(): boolean {
    return [...this.#pending.values()].some(({ hangs }) => !hangs);
  }

  /** Notes that the service leaves the requests for this place without an answer, or no longer does. */
  noteHanging(method: string, path: string, hangs = true): void {
    for (const [request, state] of this.#pending) {
      if (request.method === method && request.path === path) state.hangs = hangs;
    }
    this.#onEnd();
  }

  readonly #begin = (message: unknown): void => {
    const request = requestOf(message);
    if (request.origin === this.#origin) this.#pending.set(request, { hangs: false });
  };

  readonly #end = (message: unknown): void => {
    if (this.#pending.delete(requestOf(message))) this.#onEnd();
  };
}

function requestOf(message: unknown): UndiciRequest {
  if (!tellsOfRequest(message)) throw new Error('undici tells of its requests in another form now');
  return message.request;
}

function tellsOfRequest(message: unknown): message is { request: UndiciRequest } {
  return typeof message === 'object' && message !== null && 'request' in message;
}
