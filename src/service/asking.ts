import type * as z from 'zod/mini';
import type { RequestContext } from '../http/request-context.ts';
import { checkAt, keepFitting, type LeftOut, resolvePointer } from '../http/shape.ts';
import type { ServiceRequest, Transport } from '../http/transport.ts';
import { fillRequest, type Operation } from './operations.ts';

/** What fits of what stands at the place in an answer; null where nothing does. */
type Keep = <Schema extends z.ZodMiniType>(schema: Schema, place: string) => z.infer<Schema> | null;

type Answers = typeof import('./answers.ts');

let answers: Promise<Answers> | undefined;

/** How answers are read; a step mostly waits when the first one has come, so that it costs no time. */
export function loadAnswers(): Promise<Answers> {
  answers ??= import(/* webpackChunkName: "telling" */ './answers.ts');
  return answers;
}

type Values = Readonly<Record<string, unknown>>;

/** One question to the service: its name for people, how it is asked, and with which values. */
export interface Question {
  operation: string;
  asked: Operation;
  values: Values;
}

/** Asks the service, and keeps of its answers what fits. All methods reject as `ServiceClient` says. */
export class Asking {
  readonly #transport: Transport;
  readonly #leftOut: LeftOut;

  constructor(transport: Transport, leftOut: LeftOut) {
    this.#transport = transport;
    this.#leftOut = leftOut;
  }

  /** The JSON of the answer to what is safe to repeat. */
  read({ operation, asked, values }: Question, context: RequestContext): Promise<unknown> {
    const { method, path, body } = fillRequest(asked, values);
    return this.#transport.requestJson({ operation, retry: 'safe', method, path, body }, context);
  }

  /** The JSON of the answer to what must reach the service once. */
  create(request: Omit<ServiceRequest, 'retry'>, context: RequestContext): Promise<unknown> {
    return this.#transport.requestJson({ ...request, retry: 'unless-taken' }, context);
  }

  /** The JSON of the answer to what brings something into a state; null where it has no body. */
  bringAbout(
    { operation, asked, values }: Question,
    context: RequestContext,
    onRepeat: NonNullable<ServiceRequest['onRepeat']> = () => {},
  ): Promise<unknown> {
    const { method, path, body } = fillRequest(asked, values);
    const request = { operation, retry: 'safe', method, path, body, onRepeat } as const;
    return this.#transport.requestJsonOrNothing(request, context);
  }

  /** Reads what is of use only as a whole: rejects where nothing at the place fits. */
  async readWhole<Schema extends z.ZodMiniType>(
    question: Question,
    schemaIn: (answers: Answers) => Schema,
    place: string,
    context: RequestContext,
  ): Promise<z.infer<Schema>> {
    const answer = await this.read(question, context);
    const schema = schemaIn(await loadAnswers());
    const { operation } = question;
    return (
      this.keeperOf(operation, answer)(schema, place) ?? checkAt(place, schema, answer, operation)
    );
  }

  keeperOf(operation: string, answer: unknown): Keep {
    return (schema, place) =>
      keepFitting(schema, resolvePointer(answer, place), place, this.leftOutOf(operation));
  }

  leftOutOf(operation: string): LeftOut {
    return (fault) => this.#leftOut(`${operation}: left out ${fault}`);
  }
}
