import type { ServiceError } from './errors.ts';
import type { AnswerHeaders, ExchangeResult } from './exchange.ts';
import {
  codeOf,
  connectionFault,
  type FaultScene,
  redirectFault,
  statusFault,
  timeoutFault,
  tooLargeFault,
} from './faults.ts';

/** A 2xx answer. */
export interface Success {
  status: number;
  text: string;
}

/** An attempt that ended. */
export type AttemptOutcome =
  | { kind: 'success'; success: Success }
  | { kind: 'failure'; error: ServiceError };

/** True where the service said anything at all. */
export function hasAnswered(result: ExchangeResult): boolean {
  return !('stage' in result) || result.stage === 'receiving';
}

/** The status, or the code of what went wrong instead. */
export function describeResult(result: ExchangeResult): number | string {
  switch (result.kind) {
    case 'answer':
      return result.status;
    case 'broken':
      return codeOf(result.error);
    default:
      return result.kind;
  }
}

/** What the result of an attempt means that was given `limitMs` and `maxBytes`. */
export function judge(
  scene: FaultScene,
  result: ExchangeResult,
  limitMs: number,
  maxBytes: number,
): AttemptOutcome {
  switch (result.kind) {
    case 'broken':
      return failure(connectionFault(scene, result.error, result.stage));
    case 'aborted':
      return failure(timeoutFault(scene, result.stage, limitMs));
    case 'too-large':
      return failure(tooLargeFault(scene, result.status, maxBytes));
    case 'answer':
      return judgeAnswer(scene, result);
  }
}

function judgeAnswer(
  scene: FaultScene,
  { status, headers, body }: Extract<ExchangeResult, { kind: 'answer' }>,
): AttemptOutcome {
  if (status >= 300 && status < 400) return failure(redirectFault(scene, status, headers));
  // Strips a byte order mark.
  const text = new TextDecoder().decode(body);
  if (status < 300) return { kind: 'success', success: { status, text } };
  const retryAfter = headers['retry-after'] ?? resetOf(status, headers);
  return failure(statusFault(scene, status, text, retryAfter && scene.mask.hide(`${retryAfter}`)));
}

/** GitHub tells with some limits when there is room again, in epoch seconds, and no `Retry-After`. */
function resetOf(status: number, headers: AnswerHeaders): string | undefined {
  const isUsedUp = (status === 403 || status === 429) && headers['x-ratelimit-remaining'] === '0';
  const resetMs = isUsedUp ? Number(headers['x-ratelimit-reset']) * 1000 : Number.NaN;
  return Number.isNaN(resetMs) ? undefined : new Date(resetMs).toUTCString();
}

function failure(error: ServiceError): AttemptOutcome {
  return { kind: 'failure', error };
}
