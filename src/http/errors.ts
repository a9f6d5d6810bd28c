/**
 * - `status`: the service answered with an error status (see `status`, `type`, `code`)
 * - `connection`: no answer, or one that broke off; `cause` has its `code`
 * - `timeout`: one attempt took longer than it may
 * - `deadline`: retries, or a `Retry-After`, would go past the deadline of the wait; `cause` is the last failure
 * - `unresolved`: the host name of the service, or of its proxy, leads nowhere
 * - `tls`: the certificate was not accepted
 * - `proxy`: the proxy refuses, or the variable that names it cannot be used
 * - `protocol`: what answers speaks HTTP/2 alone
 * - `redirect`: the service answered with a redirect, which is never followed
 * - `too-large`, `not-json`, `shape`: an answer that cannot be taken
 */
export type ServiceErrorKind =
  | 'status'
  | 'connection'
  | 'timeout'
  | 'deadline'
  | 'unresolved'
  | 'tls'
  | 'proxy'
  | 'protocol'
  | 'redirect'
  | 'too-large'
  | 'not-json'
  | 'shape';

export interface ServiceErrorFacts {
  kind: ServiceErrorKind;
  /** Human name of the operation, e.g. `request debrief`. */
  operation: string;
  /** What went wrong, without the operation's name. */
  problem: string;
  /** What the error means: 402 for the type `payment_required`, whatever status it came with. */
  status?: number;
  type?: string;
  code?: string;
  /** Every code in the body of the answer, those inside of its parts too. */
  codes?: readonly string[];
  param?: string;
  details?: unknown;
  /** False only where the service certainly did not take the request. */
  mayHaveBeenTaken: boolean;
  /** The header as the answer had it. */
  retryAfter?: string | undefined;
  /** When the answer was sent, in epoch milliseconds by the clock of whoever sent it. */
  sentMs?: number | undefined;
  /** What the base address ends with and the request's path begins with; empty where nothing is. */
  repeated?: string;
  /** Key of the operation in a service profile, if the service may have the operation elsewhere; else empty. */
  profileKey?: string;
  /** The environment variable that names the proxy where that, and not the service, is out of reach. */
  proxyVariable?: string | undefined;
  cause?: unknown;
}

/** What a code holds that refuses for a spent budget, and not for too many requests at once. */
const SPENT = /quota|credit/i;

/** Whether the service refuses because a budget is spent: only money or a new month helps then. */
export function isSpent({ status, codes }: ServiceError): boolean {
  return status === 402 || (status === 429 && codes.some((code) => SPENT.test(code)));
}

/**
 * Everything that can go wrong between the action and the service.
 * `message` reads `<operation>: <status> <type>/<code>: <message>`, with param and details where given.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly operation: string;
  /** The message without the operation's name. */
  readonly problem: string;
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly code: string | undefined;
  readonly codes: readonly string[];
  readonly param: string | undefined;
  readonly details: unknown;
  readonly mayHaveBeenTaken: boolean;
  readonly retryAfter: string | undefined;
  readonly sentMs: number | undefined;
  readonly repeated: string;
  readonly profileKey: string;
  readonly proxyVariable: string | undefined;

  constructor(facts: ServiceErrorFacts) {
    super(`${facts.operation}: ${facts.problem}`, { cause: facts.cause });
    this.kind = facts.kind;
    this.operation = facts.operation;
    this.problem = facts.problem;
    this.status = facts.status;
    this.type = facts.type;
    this.code = facts.code;
    this.codes = facts.codes ?? [];
    this.param = facts.param;
    this.details = facts.details;
    this.mayHaveBeenTaken = facts.mayHaveBeenTaken;
    this.retryAfter = facts.retryAfter;
    this.sentMs = facts.sentMs;
    this.repeated = facts.repeated ?? '';
    this.profileKey = facts.profileKey ?? '';
    this.proxyVariable = facts.proxyVariable;
  }
}

/** What all attempts ended with, where the error tells the end of several; else the error itself. */
export function lastFailure(error: ServiceError): ServiceError {
  return error.cause instanceof ServiceError ? error.cause : error;
}
