export type ServiceErrorKind =
  | 'status' // an error status: see `status`, `type`, `code`
  | 'connection' // no response, or one that broke off; `cause` has the system's code
  | 'timeout' // one attempt took too long
  | 'deadline' // retries, or a `Retry-After`, would go past the deadline; `cause` is the last failure
  | 'unresolved' // the host name does not resolve
  | 'tls' // the certificate is not accepted
  | 'proxy' // the proxy refuses, or the variable that names it is invalid
  | 'redirect' // redirects are never followed
  | 'too-large' // the three kinds of an invalid response
  | 'not-json'
  | 'shape';

export interface ServiceErrorFacts {
  kind: ServiceErrorKind;
  /** Human name of the operation, e.g. `request debrief`. */
  operation: string;
  /** What went wrong, without the operation's name. */
  problem: string;
  /** 402 for the type `payment_required`, even if it came with another status. */
  status?: number;
  type?: string;
  code?: string;
  /** Whether the code, or one in the details, names a quota or a credit. */
  namesQuota?: boolean;
  param?: string | undefined;
  /** False only if the service certainly did not receive the request, or refused it. */
  mayHaveBeenTaken: boolean;
  /** The header as it was received. */
  retryAfter?: string | undefined;
  /** When the response was sent, in epoch milliseconds of the sender's clock. */
  sentMs?: number | undefined;
  /** Key of the operation in a service profile, if the service may have the operation elsewhere. */
  profileKey?: string;
  cause?: unknown;
}

/**
 * Every failure between the action and the service.
 * `message` reads `<operation>: <status> <type>/<code>: <message>`, with param and details if given.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  declare readonly kind: ServiceErrorKind;
  declare readonly operation: string;
  declare readonly problem: string;
  declare readonly status: number | undefined;
  declare readonly type: string | undefined;
  declare readonly code: string | undefined;
  declare readonly namesQuota: boolean;
  declare readonly param: string | undefined;
  declare readonly mayHaveBeenTaken: boolean;
  declare readonly retryAfter: string | undefined;
  declare readonly sentMs: number | undefined;
  /** Empty if the specification shows the operation. */
  declare readonly profileKey: string;

  constructor({ cause, ...facts }: ServiceErrorFacts) {
    super(`${facts.operation}: ${facts.problem}`, { cause });
    Object.assign(this, { namesQuota: false, profileKey: '', ...facts });
  }
}

/** Whether the service refuses because a budget is spent. */
export function isSpent({ status, namesQuota }: ServiceError): boolean {
  return status === 402 || (status === 429 && namesQuota);
}

/** The failure of the last attempt, if the error reports the end of several; else the error itself. */
export function lastFailure(error: ServiceError): ServiceError {
  return error.cause instanceof ServiceError ? error.cause : error;
}
