import { isSpent, type ServiceError } from '../http/errors.ts';

/** Statuses that are about the key or a proxy. */
const OF_ALL: ReadonlySet<number | undefined> = new Set([401, 403, 407]);

/**
 * Whether every other call or flow would fare the same: the key, the address or the service is what is
 * wrong. One that could not be reached has been tried for as long as one of them may take.
 */
export function concernsAll(error: ServiceError): boolean {
  const { kind, status, type, mayHaveBeenTaken } = error;
  if (isSpent(error)) return true;
  switch (kind) {
    case 'status':
      // A 404 in another form than the service's own is about the address.
      return status === 404 ? type === undefined : OF_ALL.has(status);
    case 'redirect':
    case 'tls':
    case 'proxy':
    case 'unresolved':
      return true;
    case 'connection':
    case 'timeout':
    case 'deadline':
      return !mayHaveBeenTaken;
    default:
      return false;
  }
}
