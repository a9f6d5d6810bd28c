import type * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { RetryClass } from '../http/retry.ts';
import { checkAt, keepFitting, type LeftOut, resolvePointer } from '../http/shape.ts';
import type { ServiceRequest, Transport } from '../http/transport.ts';
import { fillRequest, type Operation, type Operations } from './operations.ts';

/** What fits of what stands at the place in an answer; null where nothing does. */
type Keep = <Schema extends z.ZodMiniType>(schema: Schema, place: string) => z.infer<Schema> | null;

type Values = Readonly<Record<string, unknown>>;

/** One question to the service: its name for people, how it is asked, and with which values. */
export interface Question {
  operation: string;
  /** Key of the operation in a service profile, if the specification does not show the operation. */
  profileKey?: keyof Operations;
  asked: Operation;
  values: Values;
}

/** Asks the service, and keeps of its answers what fits. All methods reject as `ServiceClient` says. */
export class Asking {
  readonly #transport: Transport;
  readonly #leftOut: LeftOut;
  readonly #optional = new OptionalOperations();

  constructor(transport: Transport, leftOut: LeftOut) {
    this.#transport = transport;
    this.#leftOut = leftOut;
  }

  /** The JSON of the answer to what is safe to repeat. */
  read(question: Question, context: RequestContext): Promise<unknown> {
    return this.#transport.requestJson(requestOf(question, 'safe'), context);
  }

  /** The same of an operation that no service has to offer. */
  readOptional(question: Question, context: RequestContext): Promise<unknown> {
    return this.#optional.request(question.operation, () =>
      this.#transport.requestJson(requestOf(question, 'optional'), context),
    );
  }

  /** The JSON of the answer to what must reach the service once. */
  create(request: Omit<ServiceRequest, 'retry'>, context: RequestContext): Promise<unknown> {
    return this.#transport.requestJson({ ...request, retry: 'unless-taken' }, context);
  }

  /** The JSON of the answer to what brings something into a state; null where it has no body. */
  bringAbout(
    question: Question,
    context: RequestContext,
    onRepeat: NonNullable<ServiceRequest['onRepeat']>,
  ): Promise<unknown> {
    const request = { ...requestOf(question, 'safe'), onRepeat };
    return this.#transport.requestJsonOrNothing(request, context);
  }

  /** Asks for something to be cancelled; for each one, since what goes on costs money. */
  async cancel(question: Question, context: RequestContext): Promise<void> {
    await this.#transport.requestJsonOrNothing(requestOf(question, 'optional'), context);
  }

  /** The same where a service that lacks the operation is not asked again. */
  cancelIfOffered(question: Question, context: RequestContext): Promise<void> {
    return this.#optional.request(question.operation, () => this.cancel(question, context));
  }

  /** The status and the first line of the first response to a GET request. */
  see(operation: string, path: string, context: RequestContext): Promise<string> {
    const request = { operation, retry: 'unless-taken', method: 'GET', path } as const;
    return this.#transport.requestLine(request, context);
  }

  /** Reads what no service has to offer, and what is of use only as a whole: rejects where nothing at the place fits. */
  async readWhole<Schema extends z.ZodMiniType>(
    question: Question,
    schema: Schema,
    place: string,
    context: RequestContext,
  ): Promise<z.infer<Schema>> {
    const answer = await this.readOptional(question, context);
    return this.wholeIn(answer, question, schema, place);
  }

  /** What fits at the place of an answer; throws if nothing does. */
  wholeIn<Schema extends z.ZodMiniType>(
    answer: unknown,
    { operation }: Pick<Question, 'operation'>,
    schema: Schema,
    place: string,
  ): z.infer<Schema> {
    const keep = this.keeperOf(operation, answer);
    return keep(schema, place) ?? checkAt(place, schema, answer, operation);
  }

  /** @param find gives what is at a place of the answer */
  keeperOf(
    operation: string,
    answer: unknown,
    find = (place: string) => resolvePointer(answer, place),
  ): Keep {
    return (schema, place) => keepFitting(schema, find(place), place, this.leftOutOf(operation));
  }

  leftOutOf(operation: string): LeftOut {
    return (fault) => this.#leftOut(`${operation}: left out ${fault}`);
  }
}

function requestOf({ asked, values, ...names }: Question, retry: RetryClass): ServiceRequest {
  const { method, path, body } = fillRequest(asked, values);
  return { ...names, retry, method, path, body };
}

/** Statuses that say that a service does not have the operation. */
export const MISSING: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

/**
 * Requests optional operations. One that is missing costs one request: several calls of it are tried one at
 * a time until one has succeeded, and none is made after a response that says that it is missing.
 */
export class OptionalOperations {
  readonly #missing = new Map<string, ServiceError>();
  readonly #offered = new Set<string>();
  /** The call of each operation that all others wait for. */
  readonly #trials = new Map<string, Promise<void>>();

  /** Rejects as `send` does; with the earlier response where the operation is known to be missing. */
  async request<Answer>(operation: string, send: () => Promise<Answer>): Promise<Answer> {
    while (this.#trials.has(operation)) await this.#trials.get(operation);
    const missing = this.#missing.get(operation);
    if (missing !== undefined) throw missing;
    const sent = this.#note(operation, send());
    if (!this.#offered.has(operation)) {
      const end = () => void this.#trials.delete(operation);
      this.#trials.set(operation, sent.then(end, end));
    }
    return sent;
  }

  async #note<Answer>(operation: string, sent: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await sent;
      this.#offered.add(operation);
      return answer;
    } catch (error) {
      if (error instanceof ServiceError && MISSING.has(error.status)) {
        this.#missing.set(operation, error);
      }
      throw error;
    }
  }
}
