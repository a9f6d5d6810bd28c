import type * as z from 'zod/mini';
import type { RequestContext } from '../http/request-context.ts';
import type { RetryClass } from '../http/retry.ts';
import { checkAt, keepFitting, type LeftOut, resolvePointer } from '../http/shape.ts';
import type { ServiceRequest, Transport } from '../http/transport.ts';
import { fillRequest, type Operation, type Operations } from './operations.ts';
import { OptionalOperations } from './optional-operations.ts';

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
