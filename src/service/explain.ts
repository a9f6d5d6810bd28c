/** What ended the work of a step, in words. */

import { isSpent, ServiceError, type ServiceErrorKind } from '../http/errors.ts';
import { formatDuration } from '../text/duration.ts';
import {
  CancelledError,
  type Explanation,
  internalError,
  StepError,
  withoutPeriod,
} from '../text/step-error.ts';

/** What was being waited for when the work ended. */
export interface WaitFacts {
  what: string;
  /** The input that limits the wait. */
  input: string;
  limitMs: number;
  waitedMs: number;
  lastSeen: string;
  /** The wait that this one took over from; missing where it took over from none. */
  before?: Omit<WaitFacts, 'lastSeen' | 'before'>;
}

/** Rules of what ended by itself, whatever the limit of the wait for it. */
const TELLS_AN_END: ReadonlySet<string> = new Set(['run', 'debrief']);

/**
 * Says what an error means: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 *
 * @param wait what was being waited for, or null where nothing was
 * @param inputs the inputs that tell the service what is meant, such as `the input job-id`
 * @param where where the ID is found that they take; empty where that is not said
 */
export function explain(
  error: unknown,
  wait: WaitFacts | null,
  inputs: string,
  where = '',
): Explanation {
  if (error instanceof StepError) {
    const { outcome, rule, message } = error;
    const isTold = outcome === 'error' || rule === 'budget';
    const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
    return { outcome, rule, message: isTold ? message : tell(message, wait) };
  }
  if (error instanceof CancelledError) {
    return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
  }
  if (error instanceof ServiceError) return explainServiceError(error, wait, inputs, where);
  return internalError(error);
}

/** The way to the service is at fault, and the message says what to do about it. */
const TELLS_ITS_CURE: ReadonlySet<ServiceErrorKind> = new Set([
  'tls',
  'proxy',
  'protocol',
  'unresolved',
]);

const SPENT_CURE =
  'The service refuses for a spent budget, and is not asked again. Check the subscription and the payments of the account that the api-key belongs to';

function explainServiceError(
  error: ServiceError,
  wait: WaitFacts | null,
  inputs: string,
  where: string,
): Explanation {
  if (TELLS_ITS_CURE.has(error.kind)) {
    return { outcome: 'error', rule: 'service', message: error.message };
  }
  if (isSpent(error)) {
    const message = `${withoutPeriod(error.message)}. ${SPENT_CURE}`;
    return { outcome: 'inconclusive', rule: 'budget', message };
  }
  const cure = cureOf(error, inputs, where);
  return cure === null
    ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
    : { outcome: 'error', rule: 'service', message: `${withoutPeriod(error.message)}. ${cure}` };
}

/** What the workflow can do about it, or null where the workflow is not at fault. */
function cureOf(error: ServiceError, inputs: string, where: string): string | null {
  if (error.kind === 'redirect') {
    return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
  }
  if (error.kind !== 'status' || error.status === undefined) return null;
  if (error.status === 404 && error.repeated !== '') {
    return `Check the path of the input base-url first: it ends with ${error.repeated}, which every request begins with itself, so leave it out. Else check ${inputs}`;
  }
  const [header] = HEADER.exec(error.param ?? '') ?? [];
  if (error.status === 400 && header !== undefined) {
    return `The service asks for the header '${header}': give it in the file that the input service-profile names, under headers`;
  }
  const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
  // The message names the key of the operation; the inputs come after it.
  if (error.profileKey !== '' && error.status < 500) return `Else check ${named}`;
  return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}

/** A header that a request lacks, such as the project that the key of a person is used for. */
const HEADER = /^x-[\w-]{1,100}$/i;

/**
 * A 404 or 405 of an operation that the specification does not show, for an ID that the service has just
 * given: no input can be the cause, so the message names the operation's key alone.
 *
 * @param more what else helps, as a part of the sentence
 */
export function explainMissing(error: unknown, more = ''): unknown {
  if (!(error instanceof ServiceError) || error.profileKey === '') return error;
  return new StepError('service', withoutPeriod(error.message) + more, 'error');
}

function cureOfStatus(status: number, inputs: string): string | null {
  switch (status) {
    case 401:
      return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
    case 403:
      return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
    case 408:
    case 409:
    case 425:
    case 429:
      return null;
    default:
      return status < 500 ? `The service rejects the request: check ${inputs}` : null;
  }
}

function withWait(message: string, wait: WaitFacts | null): string {
  if (wait === null) return message;
  return `${withoutPeriod(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}

/** What ended by itself tells nothing of a wait that had only begun; of the one before it does. */
function withWaitIfAny(message: string, wait: WaitFacts | null): string {
  if (wait === null) return message;
  const { before, ...now } = wait;
  const waited = [now, before].find((one) => one && formatDuration(one.waitedMs) !== '0s');
  const told = waited === undefined ? '' : describeWait(waited);
  return `${withoutPeriod(message)}${told}; last seen: ${wait.lastSeen}`;
}

function describeWait({
  what,
  input,
  limitMs,
  waitedMs,
}: NonNullable<WaitFacts['before']>): string {
  return `; waited ${formatDuration(waitedMs)} for ${what} (${input}: ${formatDuration(limitMs)})`;
}
