/** Requests to GitHub as GitHub wants them: writes apart from each other, and limits waited for. */
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { parseRetryAfter } from '../http/retry.ts';
import { type ServiceRequest, Transport, type TransportOptions } from '../http/transport.ts';

/** GitHub asks for at least a second between two requests that write. */
const WRITE_PAUSE_MS = 1000;
/** GitHub asks for at least a minute where a limit's answer does not say how long. */
const LIMIT_PAUSE_MS = 60_000;

const SHORTEST_LIMIT_PAUSE_MS = 1000;

const NO_PERMISSION = /Resource not accessible by/;
/** Older servers call their secondary limit abuse detection. */
const LIMIT = /rate limit|abuse detection/i;
/** What GitHub says in JSON, which may have been cut. */
const ERROR_BODY = /\{.*?"message": ?"((?:[^"\\]|\\.)*)"(?:, ?"errors": ?\[([^\]]*)\])?.*[}…]/;

/** Sends requests one after the other. Rejects with `ServiceError` or the signal's reason. */
export class Requests {
  readonly #transport: Transport;
  readonly #clock: Clock;
  #lastWriteMs = Number.NEGATIVE_INFINITY;

  constructor(options: TransportOptions) {
    this.#transport = new Transport(options);
    this.#clock = options.clock;
  }

  /** The JSON of the answer. */
  read(operation: string, path: string, context: RequestContext): Promise<unknown> {
    const request = { operation, method: 'GET', path, retry: 'safe' } as const;
    return this.#waitingForLimits(operation, context, () =>
      this.#transport.requestJson({ ...request, onRepeat: refuseLimits }, context),
    );
  }

  /** Creates something: never repeated once GitHub may have taken it. The JSON of the answer. */
  create(operation: string, path: string, body: unknown, context: RequestContext) {
    const request = {
      operation,
      method: 'POST',
      path,
      body,
      retry: 'unless-taken',
      onRepeat: refuseLimits,
    } as const;
    return this.#write(operation, context, () => this.#transport.requestJson(request, context));
  }

  /** Brings something into a state: repeating it does no harm. */
  async put(
    operation: string,
    { method, path, body }: Pick<ServiceRequest, 'method' | 'path' | 'body'>,
    context: RequestContext,
  ): Promise<void> {
    const request = {
      operation,
      method,
      path,
      body,
      retry: 'safe',
      onRepeat: refuseLimits,
    } as const;
    await this.#write(operation, context, () => this.#transport.request(request, context));
  }

  #write<T>(operation: string, context: RequestContext, send: () => Promise<T>): Promise<T> {
    return this.#waitingForLimits(operation, context, async () => {
      const pauseMs = this.#lastWriteMs + WRITE_PAUSE_MS - this.#clock.now();
      if (pauseMs > 0) await this.#clock.sleep(pauseMs, context.signal);
      try {
        return await send();
      } finally {
        this.#lastWriteMs = this.#clock.now();
      }
    });
  }

  async #waitingForLimits<T>(
    operation: string,
    { signal, deadlineMs }: RequestContext,
    send: () => Promise<T>,
  ): Promise<T> {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        if (!isLimit(error)) throw error;
        const nowMs = this.#clock.now();
        const askedMs = parseRetryAfter(error.retryAfter, nowMs) ?? LIMIT_PAUSE_MS;
        const pauseMs = Math.max(askedMs, SHORTEST_LIMIT_PAUSE_MS);
        if (nowMs + pauseMs >= deadlineMs) throw limitPastDeadline(operation, error, pauseMs);
        await this.#clock.sleep(pauseMs, signal);
      }
    }
  }
}

/** True where the token lacks a permission. */
export function lacksPermission(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 403 && NO_PERMISSION.test(error.problem);
}

/** What went wrong, with GitHub's own words in place of the JSON that they stand in. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return String(error);
  return error.message.replace(ERROR_BODY, (_, message: string, details?: string) =>
    details === undefined ? message : `${message} (${details})`,
  );
}

/** A limit has its own pause, which is longer than those between attempts. */
function refuseLimits(error: ServiceError): void {
  if (isLimit(error)) throw error;
}

function isLimit(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError) || error.kind !== 'status') return false;
  if (error.status === 429) return true;
  return error.status === 403 && (error.retryAfter !== undefined || LIMIT.test(error.problem));
}

function limitPastDeadline(operation: string, cause: ServiceError, pauseMs: number): ServiceError {
  return new ServiceError({
    kind: 'deadline',
    operation,
    problem: `GitHub limits the requests of this token (${cause.status}) and wants a pause of ${Math.ceil(pauseMs / 1000)} s, which is longer than this step waits for it`,
    mayHaveBeenTaken: false,
    cause,
  });
}
