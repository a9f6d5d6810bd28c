/** Operations beside the specification: a service need not have them, nor let every key use them. */
import { isSpent, lastFailure, ServiceError } from '../http/errors.ts';
import { MISSING } from '../http/response.ts';

const FORBIDDEN = 403;

/** Whether the service does not have the operation. */
export function isNotOffered(error: unknown): error is ServiceError {
  return error instanceof ServiceError && MISSING.has(lastStatus(error));
}

/** Whether it does not have it, or not for this key. */
export function isWithheld(error: unknown): error is ServiceError {
  return isNotOffered(error) || (error instanceof ServiceError && lastStatus(error) === FORBIDDEN);
}

/** Whether asking again is of no use: it is withheld, or refused for a spent budget. */
export function isRefused(error: ServiceError): boolean {
  return isWithheld(error) || isSpent(error);
}

/** A status that is asked about again, such as 501, comes with the end of all attempts. */
function lastStatus(error: ServiceError): number | undefined {
  return lastFailure(error).status;
}
