import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { MISSING } from '../http/response.ts';
import type { LeftOut } from '../http/shape.ts';
import type { ServiceRequest, Transport } from '../http/transport.ts';
import { Body } from './body.ts';
import { fillRequest, type OperationKey, type ServiceProfile } from './operations.ts';

type Values = Readonly<Record<string, unknown>>;
interface How extends Partial<Pick<ServiceRequest, 'retry' | 'json' | 'hidden'>> {
  /** A response without a body is null. */
  mayBeEmpty?: boolean;
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
  readonly #transport: Transport;
  readonly #profile: ServiceProfile;
  readonly #leftOut: LeftOut;
  readonly #optional = new OptionalOperations();

  constructor(transport: Transport, profile: ServiceProfile, leftOut: LeftOut) {
    this.#transport = transport;
    this.#profile = profile;
    this.#leftOut = leftOut;
  }

  /** Safe to repeat, unless `how` says otherwise. */
  async send(
    key: OperationKey,
    values: Values,
    context: RequestContext,
    { mayBeEmpty = false, ...how }: How = {},
  ): Promise<Body> {
    const operation = nameOf(key);
    const request: ServiceRequest = {
      operation,
      profileKey: SPECIFIED.has(key) ? undefined : key,
      retry: 'safe',
      ...fillRequest(this.#profile.operations[key], values),
      ...how,
    };
    const json = await this.#transport.requestJson(request, context, mayBeEmpty);
    const leftOut: LeftOut = (problem) => this.#leftOut(`${operation}: left out ${problem}`);
    const runId = typeof values.jobId === 'string' ? values.jobId : null;
    return new Body(json, { operation, leftOut, runId });
  }

  /** Requests an operation that a service may lack: one that is missing costs one request. */
  optional(
    key: OperationKey,
    values: Values,
    context: RequestContext,
    how: How = {},
  ): Promise<Body> {
    const send = () => this.send(key, values, context, { ...how, retry: 'optional' });
    return this.#optional.request(key, send);
  }

  /** The status and the first line of the first response to a GET request. */
  line(operation: string, path: string, context: RequestContext): Promise<string> {
    const request = { operation, retry: 'unless-taken', method: 'GET', path } as const;
    return this.#transport.requestLine(request, context);
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
