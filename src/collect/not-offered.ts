/** Errors that are about more than one request: optional operations, the key, the connection. */
import { isSpent, lastFailure, ServiceError } from '../http/errors.ts';
import { MISSING } from '../http/response.ts';

const FORBIDDEN = 403;

/** Whether the service does not have the operation. */
export function isNotOffered(error: unknown): error is ServiceError {
  return error instanceof ServiceError && MISSING.has(lastStatus(error));
}

/** Whether the service does not have the operation, or not for this key. */
export function isWithheld(error: unknown): error is ServiceError {
  return isNotOffered(error) || (error instanceof ServiceError && lastStatus(error) === FORBIDDEN);
}

/** Whether another request is useless: the operation is withheld, or refused for a spent budget. */
export function isRefused(error: ServiceError): boolean {
  return isWithheld(error) || isSpent(error);
}

/** If a request is repeated after a status, such as 501, the error is the end of all attempts. */
function lastStatus(error: ServiceError): number | undefined {
  return lastFailure(error).status;
}
