import type { Dispatcher } from 'undici';
import type { Clock } from '../text/clock.ts';
import { SecretMask } from '../text/secret-mask.ts';
import { type Answer, type ExchangeResult, exchange } from './exchange.ts';
import { codeOf, connectionFault, noTimeLeft, timeoutFault, tooLargeFault } from './no-answer.ts';
import { Connections, findProxy, type NamedProxy, type ProxyEnvironment } from './proxy.ts';
import type { RequestContext } from './request-context.ts';

/** One attempt takes at most this long, from connecting to the last byte. */
const ATTEMPT_LIMIT_MS = 30_000;
/** A larger answer is refused. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** Ends the sleeps of an exchange. A signal that is given no reason makes an error as one. */
const OVER = 'over';

/** An attempt that ended; holds neither bodies nor headers. */
export interface AttemptReport {
  method: string;
  /** Without the query. */
  path: string;
  /** The status, or the code of what went wrong instead. */
  result: number | string;
  durationMs: number;
  attempt: number;
}

export interface ChannelOptions {
  /** http or https, without a trailing slash; its path prefix is kept. */
  baseUrl: string;
  /** What requests carry to be let in; hidden in every word that comes back. */
  apiKey: string;
  clock: Clock;
  env: ProxyEnvironment;
  onAttempt?: (report: AttemptReport) => void;
}

/** A request as it is sent. */
export interface Outgoing {
  /** Human name of the operation, for errors. */
  operation: string;
  method: string;
  /** Path and query after the base address, encoded. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** On a connection of its own, so that nobody has to guess whether it was taken. */
  fresh: boolean;
}

interface Way {
  proxy: NamedProxy | null;
  connections: Connections;
}

/** The way to one address: sends a request once, within limits of time and size. */
export class Channel {
  readonly mask: SecretMask;
  /** Of the base address, without a trailing slash. */
  readonly basePath: string;
  readonly #options: ChannelOptions;
  readonly #baseUrl: URL;
  #way: Way | undefined;
  #hasAnswered = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#baseUrl = new URL(options.baseUrl);
    this.basePath = this.#baseUrl.pathname.replace(/\/$/, '');
    this.mask = new SecretMask([options.apiKey]);
  }

  /** Whether anything at all has come back so far. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /**
   * The answer, whatever its status. Rejects with `ServiceError` where there is no whole one, and
   * with the signal's reason when that aborts.
   */
  async send(request: Outgoing, context: RequestContext, attempt = 1): Promise<Answer> {
    const { clock } = this.#options;
    const startedMs = clock.now();
    const limitMs = Math.min(ATTEMPT_LIMIT_MS, context.deadlineMs - startedMs);
    if (limitMs <= 0) throw noTimeLeft(request.operation);
    const { proxy, connections } = this.#findWay(request);
    const dispatcher = await connections.get(request.fresh);
    context.signal.throwIfAborted();
    const result = await this.#exchange(dispatcher, request, context, limitMs);
    const durationMs = clock.now() - startedMs;
    this.#report(request, result, durationMs, attempt);
    this.#hasAnswered ||= !('stage' in result) || result.stage === 'receiving';
    const { operation } = request;
    const scene = { operation, origin: this.#baseUrl.origin, proxy, mask: this.mask };
    switch (result.kind) {
      case 'answer':
        return result.answer;
      case 'too-large':
        throw tooLargeFault(scene, result.status, MAX_ANSWER_BYTES);
      case 'broken':
        throw connectionFault(scene, result.error, result.stage);
      case 'aborted':
        if (context.lingerMs === undefined) context.signal.throwIfAborted();
        throw timeoutFault(scene, result.stage, Math.min(durationMs, limitMs));
    }
  }

  /** Looked up once, and not before something is to be sent. */
  #findWay({ operation }: Outgoing): Way {
    if (this.#way === undefined) {
      const proxy = findProxy(this.#baseUrl, this.#options.env, operation);
      this.#way = { proxy, connections: new Connections(proxy) };
    }
    return this.#way;
  }

  async #exchange(
    dispatcher: Dispatcher,
    request: Outgoing,
    { signal, lingerMs }: RequestContext,
    limitMs: number,
  ): Promise<ExchangeResult> {
    const { clock } = this.#options;
    const over = new AbortController();
    const { result, stop, recall } = exchange(
      dispatcher,
      this.#dispatchOptions(request),
      MAX_ANSWER_BYTES,
    );
    const stopAfter = (ms: number) => void clock.sleep(ms, over.signal).then(stop, () => {});
    const leave = () => {
      recall();
      if (lingerMs === undefined) stop();
      else stopAfter(lingerMs);
    };
    signal.addEventListener('abort', leave, { once: true });
    stopAfter(limitMs);
    try {
      return await result;
    } finally {
      signal.removeEventListener('abort', leave);
      over.abort(OVER);
    }
  }

  #dispatchOptions({ method, path, headers, body }: Outgoing): Dispatcher.DispatchOptions {
    const { origin } = this.#baseUrl;
    const whole = { 'accept-encoding': 'identity', 'user-agent': 'simulation-gate', ...headers };
    const options = { origin, path: this.basePath + path, method, headers: whole };
    return body === undefined ? options : { ...options, body };
  }

  #report(
    { method, path }: Outgoing,
    result: ExchangeResult,
    durationMs: number,
    attempt: number,
  ): void {
    this.#options.onAttempt?.({
      method,
      path: (this.basePath + path).replace(/\?.*/, ''),
      result: describeResult(result),
      durationMs: Math.round(durationMs),
      attempt,
    });
  }
}

/** The status, or the code of what went wrong instead. */
function describeResult(result: ExchangeResult): number | string {
  switch (result.kind) {
    case 'answer':
      return result.answer.status;
    case 'broken':
      return codeOf(result.error);
    default:
      return result.kind;
  }
}
