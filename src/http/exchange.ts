import type { Dispatcher } from 'undici';

/** How far an exchange came; up to `connecting` nothing of the request has left this machine. */
export type ExchangeStage = 'connecting' | 'waiting' | 'receiving';

/** How one HTTP exchange ended. */
export type ExchangeResult =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'too-large'; status: number }
  /** The connection failed or broke off, or the answer is not HTTP. */
  | { kind: 'broken'; error: Error; stage: ExchangeStage }
  | { kind: 'aborted'; stage: ExchangeStage };

export interface Answer {
  status: number;
  headers: AnswerHeaders;
  body: Buffer;
}

/** Names in lower case. */
export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * An exchange that goes on. One that is ended drops its connection, and a request that has not been
 * written by then never is.
 */
export interface Exchange {
  /** Never rejects. */
  result: Promise<ExchangeResult>;
  /** Ends the exchange at once. */
  stop(): void;
  /** Ends it as well, but only where nothing of the request has been written. */
  recall(): void;
}

/** Sends one request and takes its whole answer; one of more than `maxBytes` is refused. */
export function exchange(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  maxBytes: number,
): Exchange {
  const { promise, resolve } = Promise.withResolvers<ExchangeResult>();
  const settle = (result: ExchangeResult) => nextTurn(() => nextTurn(() => resolve(result)));
  const receiver = new Receiver(maxBytes, settle);
  dispatcher.dispatch(request, receiver);
  return {
    result: promise,
    stop: () => receiver.stop(),
    recall: () => receiver.recall(),
  };
}

/**
 * undici takes one turn of the event loop to make a connection ready for the next request; one
 * that is sent before that opens a connection of its own.
 */
const nextTurn = setImmediate;

/** What undici tells while an exchange goes on, gathered into one result. */
class Receiver implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number;
  readonly #settleWith: (result: ExchangeResult) => void;
  readonly #chunks: Buffer[] = [];
  #receivedBytes = 0;
  #stage: ExchangeStage = 'connecting';
  #status = 0;
  #headers: AnswerHeaders = {};
  #controller: Dispatcher.DispatchController | null = null;
  #settled = false;

  constructor(maxBytes: number, settle: (result: ExchangeResult) => void) {
    this.#maxBytes = maxBytes;
    this.#settleWith = settle;
  }

  stop(): void {
    this.#settle({ kind: 'aborted', stage: this.#stage });
    this.#drop();
  }

  recall(): void {
    if (this.#stage === 'connecting') this.stop();
  }

  /** Called right before the request is written; an abort in here keeps it from being written. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#settled) this.#drop();
    else this.#stage = 'waiting';
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: AnswerHeaders,
  ): void {
    this.#stage = 'receiving';
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length']) > this.#maxBytes) this.#refuse();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#receivedBytes += chunk.length;
    if (this.#receivedBytes > this.#maxBytes) this.#refuse();
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const body = Buffer.concat(this.#chunks, this.#receivedBytes);
    this.#settle({
      kind: 'answer',
      answer: { status: this.#status, headers: this.#headers, body },
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    this.#settle({ kind: 'broken', error, stage: this.#stage });
  }

  #refuse(): void {
    this.#settle({ kind: 'too-large', status: this.#status });
    this.#drop();
  }

  #drop(): void {
    this.#controller?.abort(new Error('the exchange is over'));
  }

  #settle(result: ExchangeResult): void {
    this.#settled = true;
    this.#settleWith(result);
  }
}
