/** Explains what ended the work of a step. */

import { isSpent, ServiceError, type ServiceErrorKind } from '../http/errors.ts';
import type { WaitFacts } from '../runner/wait.ts';
import { formatDuration } from '../text/duration.ts';
import { describeError, withoutPeriod } from '../text/error-text.ts';
import { CancelledError, InputError, TimeoutError } from '../text/step-errors.ts';

export interface Explanation {
  outcome: 'inconclusive' | 'error';
  rule: string;
  message: string;
}

/**
 * What an error means: whether the workflow has to be changed (`error`) or not (`inconclusive`), and the
 * message. An unknown error is an internal error.
 *
 * @param wait the wait that ended; null without one
 * @param inputs the inputs that decide what is requested, such as `the input job-id`
 * @param where where their ID is found; empty if that does not help
 */
export function explain(
  error: unknown,
  wait: WaitFacts | null,
  inputs: string,
  where = '',
): Explanation {
  if (error instanceof InputError) {
    return { outcome: 'error', rule: error.rule, message: error.message };
  }
  if (error instanceof TimeoutError || error instanceof CancelledError) {
    const rule = error instanceof TimeoutError ? 'timeout' : 'cancelled';
    return { outcome: 'inconclusive', rule, message: withWait(error.message, wait) };
  }
  if (error instanceof ServiceError) return explainServiceError(error, wait, inputs, where);
  return internalError(error);
}

/** Its stack is for debug logs only. */
export function internalError(error: unknown): Explanation {
  return {
    outcome: 'error',
    rule: 'internal',
    message: `internal error: ${String(error)}. Run the step again with debug logging, and report the log`,
  };
}

/** Why the work of a step threw: the step was cancelled, or there is an internal error. */
export function endOfStep(error: unknown, { aborted, reason }: AbortSignal): Explanation {
  if (!aborted) return internalError(error);
  return { outcome: 'inconclusive', rule: 'cancelled', message: describeError(reason) };
}

/** The connection is misconfigured, and the message says how to fix it. */
const MISCONFIGURED: ReadonlySet<ServiceErrorKind> = new Set(['tls', 'proxy', 'unresolved']);

const SPENT_FIX =
  'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';

function explainServiceError(
  error: ServiceError,
  wait: WaitFacts | null,
  inputs: string,
  where: string,
): Explanation {
  if (MISCONFIGURED.has(error.kind)) {
    return { outcome: 'error', rule: 'service', message: error.message };
  }
  const message = withoutPeriod(error.message);
  if (isSpent(error)) {
    return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
  }
  const fix = fixOf(error, inputs, where);
  return fix === null
    ? { outcome: 'inconclusive', rule: error.rule, message: withWait(error.message, wait) }
    : { outcome: 'error', rule: 'service', message: `${message}. ${fix}` };
}

/** How to change the workflow; null if the workflow is not the cause. */
function fixOf(error: ServiceError, inputs: string, where: string): string | null {
  const { kind, status = 0, profileKey } = error;
  if (kind === 'redirect') {
    return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
  }
  if (kind !== 'status') return null;
  const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
  // The message names the key of the operation; the inputs come after it.
  if (profileKey !== '' && status < 500) return `Else check ${named}`;
  switch (status) {
    case 401:
      return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
    case 403:
      return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
    case 404:
      return `Check ${named}`;
    case 408:
    case 409:
    case 425:
    case 429:
      return null;
    default:
      return status < 500 ? `The service rejects the request: check ${inputs}` : null;
  }
}

/**
 * The error for an ID that the service has just returned: if the specification does not show the operation
 * and it is missing, no input is the cause, so the message names only the operation's profile key.
 *
 * @param more what else helps, as a part of the sentence
 */
export function explainMissing(error: unknown, more = ''): unknown {
  if (!(error instanceof ServiceError) || error.profileKey === '') return error;
  return new InputError(withoutPeriod(error.message) + more, 'service');
}

function withWait(message: string, wait: WaitFacts | null): string {
  if (wait === null) return message;
  const { what, input, limitMs, waitedMs, lastSeen } = wait;
  const limit = `${input}: ${formatDuration(limitMs)}`;
  return `${withoutPeriod(message)}; waited ${formatDuration(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen || 'nothing yet'}`;
}
