import {
  Channel,
  type ChannelOptions,
  type Outgoing,
  type RequestContext,
} from '../http/channel.ts';
import { MISSING, ServiceError } from '../http/errors.ts';
import { parseJson, statusLine } from '../http/response.ts';
import { type RetryClass, type RetryOptions, sendRepeatedly } from '../http/retry.ts';
import type { LeftOut } from '../http/shape.ts';
import { fillRequest, type OperationKey, type ServiceProfile } from './operations.ts';
import { Body } from './results.ts';

type Values = Readonly<Record<string, unknown>>;

interface How extends Pick<Outgoing, 'hidden'> {
  retry?: RetryClass;
  /** JSON text that is sent unchanged, instead of the body. */
  json?: string;
  /** A response without a body is undefined. */
  mayBeEmpty?: boolean;
}

export interface RequestsOptions extends ChannelOptions, RetryOptions {
  profile: ServiceProfile;
  /** Called with every optional part of a response that does not fit. */
  onLeftOut: LeftOut;
}

/** Operations that the interface specification shows. */
const SPECIFIED: ReadonlySet<OperationKey> = new Set([
  'requestDebrief',
  'readResults',
  'lookup',
  'createCall',
  'createMetricCollectionJob',
  'deleteCustomerFlow',
]);

const NAMES: Partial<Record<OperationKey, string>> = {
  start: 'start run',
  read: 'read run',
  list: 'list runs',
  cancel: 'cancel run',
  lookup: 'look up simulation job',
};

/** The operation in messages, e.g. `read cost`. */
function nameOf(key: OperationKey): string {
  return NAMES[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Sends the requests of a service profile. All methods reject as `ServiceClient` says. */
export class Requests {
  readonly #options: RequestsOptions;
  readonly #channel: Channel;
  readonly #optional = new OptionalOperations();

  constructor(options: RequestsOptions) {
    this.#options = options;
    this.#channel = new Channel(options);
  }

  /** Safe to repeat, unless `how` says otherwise. */
  async send(
    key: OperationKey,
    values: Values,
    context: RequestContext,
    { retry = 'safe', json, hidden, mayBeEmpty }: How = {},
  ): Promise<Body> {
    const { profile, onLeftOut } = this.#options;
    const operation = nameOf(key);
    const { body, ...filled } = fillRequest(profile.operations[key], values);
    const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = this.#outgoing({ ...filled, body: text }, operation, retry);
    const profileKey = SPECIFIED.has(key) ? undefined : key;
    const response = await sendRepeatedly(
      this.#channel,
      { ...request, profileKey, hidden },
      retry,
      context,
      this.#options,
    );
    const content = parseJson({ operation, mask: this.#channel.mask }, response, mayBeEmpty);
    const leftOut: LeftOut = (problem) => onLeftOut(`${operation}: left out ${problem}`);
    const runId = typeof values.jobId === 'string' ? values.jobId : null;
    return new Body(content, { operation, leftOut, runId });
  }

  /** Requests an operation that a service may lack: one that is missing costs one request. */
  optional(key: OperationKey, values: Values, context: RequestContext): Promise<Body> {
    const send = () => this.send(key, values, context, { retry: 'optional' });
    return this.#optional.request(key, send);
  }

  /** The status and the first line of the response to one GET request. */
  async line(operation: string, path: string, context: RequestContext): Promise<string> {
    const request = this.#outgoing({ method: 'GET', path }, operation, 'safe');
    const response = await this.#channel.request(request, context);
    return statusLine({ operation, mask: this.#channel.mask }, response);
  }

  #outgoing(
    request: Pick<Outgoing, 'method' | 'path' | 'body'>,
    operation: string,
    retry: RetryClass,
  ): Outgoing {
    const { profile, apiKey } = this.#options;
    return {
      ...request,
      operation,
      fresh: retry === 'unless-taken',
      headers: {
        ...profile.headers,
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
    };
  }
}

/**
 * Operations that a service may lack: calls are tried one at a time until one has
 * succeeded, and none is made after a response that says that the operation is missing.
 */
export class OptionalOperations {
  readonly #missing = new Map<string, ServiceError>();
  readonly #offered = new Set<string>();
  /** The call of each operation that all others wait for. */
  readonly #trials = new Map<string, Promise<unknown>>();

  /** Rejects as `send` does; with the earlier response if the operation is known to be missing. */
  async request<Result>(operation: string, send: () => Promise<Result>): Promise<Result> {
    while (this.#trials.has(operation)) await this.#trials.get(operation);
    const missing = this.#missing.get(operation);
    if (missing !== undefined) throw missing;
    const sent = send();
    const noted = sent.then(
      () => void this.#offered.add(operation),
      (error: unknown) => {
        const isMissing = error instanceof ServiceError && MISSING.has(error.status);
        if (isMissing) this.#missing.set(operation, error);
      },
    );
    if (!this.#offered.has(operation)) {
      const trial = noted.then(() => this.#trials.delete(operation));
      this.#trials.set(operation, trial);
    }
    return sent;
  }
}
