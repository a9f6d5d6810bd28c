/** Errors that are about more than one request: a missing operation, the key, the budget, the connection. */
import { isSpent, lastFailure, ServiceError } from '../http/errors.ts';
import { MISSING } from '../http/response.ts';

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
