/** The statuses of the service's error table, each as an answer that can be ordered and recognised. */

export interface ErrorCase {
  status: number;
  type: string;
  code: string;
  /** What a run comes to that meets the error. */
  outcome: 'error' | 'inconclusive';
}

const BAD_REQUEST = error(400, 'validation', 'invalid_parameter', 'error');
const BAD_KEY = error(401, 'authentication', 'unauthorized', 'error');
const UNPAID = error(402, 'payment_required', 'payment_required', 'inconclusive');
export const NOT_ALLOWED = error(403, 'forbidden', 'permission_denied', 'error');
export const UNKNOWN = error(404, 'not_found', 'resource_not_found', 'error');
export const CONFLICT = error(409, 'conflict', 'resource_in_use', 'inconclusive');
export const TOO_MANY = error(429, 'rate_limit', 'too_many_requests', 'inconclusive');
export const INTERNAL = error(500, 'internal', 'internal_error', 'inconclusive');
export const UNAVAILABLE = error(503, 'internal', 'maintenance', 'inconclusive');
export const ALL = [
  BAD_REQUEST,
  BAD_KEY,
  UNPAID,
  NOT_ALLOWED,
  UNKNOWN,
  CONFLICT,
  TOO_MANY,
  INTERNAL,
  UNAVAILABLE,
];

function error(
  status: number,
  type: string,
  code: string,
  outcome: ErrorCase['outcome'],
): ErrorCase {
  return { status, type, code, outcome };
}

/** An order for this answer, to which the operation and how often are added. */
export function ordered({ status, type, code }: ErrorCase) {
  const body = {
    type,
    code,
    message: `said with ${status}`,
    param: 'jobId',
    details: { limit: 3, why: ['too', 'many'] },
  };
  return { kind: 'status' as const, status, body };
}

/** How a message begins that shows the answer. */
export function shown(operation: string, { status, type, code }: ErrorCase): string {
  return `${operation}: ${status} ${type}/${code}: said with ${status} (param: jobId) (details: {"limit":3,"why":["too","many"]})`;
}
