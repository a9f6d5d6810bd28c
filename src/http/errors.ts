import { withoutPeriod } from '../text/error-text.ts';
import type { SecretMask } from '../text/secret-mask.ts';

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
  | 'shape'
  | 'lost' // the service may have taken a request that is never repeated
  | 'unread' // GitHub did not return a file
  | 'ended'; // what was waited for has ended without a result

type Required = 'kind' | 'operation' | 'problem' | 'mayHaveBeenTaken';
type Further = 'status' | 'type' | 'code' | 'param' | 'retryAfterMs' | 'profileKey' | 'rule';

export type ServiceErrorFacts = Pick<ServiceError, Required> &
  Partial<Pick<ServiceError, Further>> & { cause?: unknown };

/**
 * Every failure between the action and the service.
 * `message` reads `<operation>: <status> <type>/<code>: <message>`, with param and details if given, and e.g.
 * `the run ended FAILED` if something ended.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  declare readonly kind: ServiceErrorKind;
  /** Human name of the operation, e.g. `request debrief`; of what ended, e.g. `the run`. */
  declare readonly operation: string;
  /** What went wrong, without the operation's name. */
  declare readonly problem: string;
  /** 402 for a spent budget, even if it came with another status. */
  declare readonly status: number | undefined;
  declare readonly type: string | undefined;
  declare readonly code: string | undefined;
  declare readonly param: string | undefined;
  /** False only if the service certainly did not receive the request, or refused it. */
  declare readonly mayHaveBeenTaken: boolean;
  /** The pause that `Retry-After` asks for; 0 without one. */
  declare readonly retryAfterMs: number;
  /** Key of the operation in a service profile; empty if the specification shows the operation. */
  declare readonly profileKey: string;
  /** Of the reason that it gives for an inconclusive outcome. */
  declare readonly rule: string;

  constructor({ cause, ...facts }: ServiceErrorFacts) {
    super(`${facts.operation}${facts.kind === 'ended' ? '' : ':'} ${facts.problem}`, { cause });
    Object.assign(this, { retryAfterMs: 0, profileKey: '', rule: 'service', ...facts });
  }
}

/** @param what what ended without a result, e.g. `the run` */
export function endedError(rule: string, what: string, problem: string): ServiceError {
  return new ServiceError({
    kind: 'ended',
    rule,
    operation: what,
    problem,
    mayHaveBeenTaken: true,
  });
}

/** The same error with a sentence on what it means. `facts` differ. */
export function extendError(
  error: ServiceError,
  sentence: string,
  facts: Partial<ServiceErrorFacts> = {},
): ServiceError {
  const problem = `${withoutPeriod(error.problem)}. ${sentence}`;
  return new ServiceError({ ...error, cause: error.cause, problem, ...facts });
}

/** Statuses of an operation that the service does not have at this path. */
export const MISSING: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

/** Whether the service refuses because a budget is spent. */
export function isSpent({ status }: ServiceError): boolean {
  return status === 402;
}

/** The failure of the last attempt, if the error reports the end of several; else the error itself. */
export function lastFailure(error: ServiceError): ServiceError {
  return error.cause instanceof ServiceError ? error.cause : error;
}

/** Statuses that are about the key or a proxy. */
const OF_KEY: ReadonlySet<number | undefined> = new Set([401, 403, 407]);
const MISCONFIGURED: ReadonlySet<string> = new Set(['redirect', 'tls', 'proxy', 'unresolved']);
const UNREACHABLE: ReadonlySet<string> = new Set(['connection', 'timeout', 'deadline']);

/**
 * Whether the service does not have the operation. If the request is repeated after a status, such as 501, the
 * error is the end of all attempts.
 */
export function isNotOffered(error: unknown): error is ServiceError {
  return error instanceof ServiceError && MISSING.has(lastFailure(error).status);
}

/** Whether the service does not have the operation, or not for this key. */
export function isWithheld(error: unknown): error is ServiceError {
  const isForbidden = error instanceof ServiceError && lastFailure(error).status === 403;
  return isForbidden || isNotOffered(error);
}

/** Whether another request is useless: the operation is withheld, or refused for a spent budget. */
export function isRefused(error: ServiceError): boolean {
  return isWithheld(error) || isSpent(error);
}

/**
 * Whether every other request would fail in the same way: the key, the URL or the service is the cause. One
 * that cannot be reached was tried for as long as one request may take.
 */
export function concernsAll(error: ServiceError): boolean {
  const { kind, status, type, mayHaveBeenTaken } = error;
  if (isSpent(error) || MISCONFIGURED.has(kind)) return true;
  // A 404 in another form than the service's own is about the URL.
  if (kind === 'status') return status === 404 ? type === undefined : OF_KEY.has(status);
  return UNREACHABLE.has(kind) && !mayHaveBeenTaken;
}

interface Destination {
  operation: string;
  /** Scheme, host and port of the service. */
  origin: string;
  /** The variable that names a proxy; empty if there is none. */
  via: string;
  /** Keeps the API key out of every text. */
  mask: SecretMask;
}

/** Names of OpenSSL and Node for a certificate that is not accepted. */
const CERTIFICATE =
  /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;

/** With these, nothing was sent to the service. */
const NOT_SENT: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'host name not resolved',
  EAI_AGAIN: 'host name not resolved',
  EHOSTUNREACH: 'host not reachable',
  ENETUNREACH: 'network not reachable',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_PRX_CONN: 'connection to the proxy broken off',
};

/** undici reports a refusal of a proxy in words alone. */
const PROXY_REFUSAL = /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/;

/** The connection could not be made, or broke off, or the response is not HTTP. */
export function connectionError(destination: Destination, error: unknown): ServiceError {
  const { operation, origin, via, mask } = destination;
  const code = codeOf(error);
  const message = mask.hide(error instanceof Error ? error.message : String(error));
  const cause = Object.assign(new Error(message), { code });
  const facts = { operation, mayHaveBeenTaken: false, cause };
  const refusal = PROXY_REFUSAL.exec(message)?.slice(1).join('');
  if (refusal) {
    const kind = refusal < '500' ? 'proxy' : 'connection';
    const problem = `no way to ${origin}: the proxy answered ${refusal}; check ${via} and NO_PROXY`;
    return new ServiceError({ ...facts, kind, problem });
  }
  if (CERTIFICATE.test(code)) {
    const problem = `the certificate of ${origin} is not accepted (${code}); name the file of its certificate authority in NODE_EXTRA_CA_CERTS`;
    return new ServiceError({ ...facts, kind: 'tls', problem });
  }
  const words = NOT_SENT[code];
  const proxy = via === '' ? '' : `; ${via} is set`;
  return new ServiceError({
    ...facts,
    kind: code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unresolved' : 'connection',
    problem: `connection to ${origin} failed: ${words ?? message} (${code}${proxy})`,
    mayHaveBeenTaken: words === undefined,
  });
}

export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
