/**
 * The ways in which a run's story ends without a judgement. They are thrown where they are
 * noticed and turned into an outcome in one place, `explain`.
 */
import { formatDuration } from '../core/text/duration.ts';
import { ServiceError } from '../service/errors.ts';

/** The step was told to stop (SIGINT, SIGTERM). */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';

  constructor(signal: string) {
    super(`the step was cancelled (${signal})`);
  }
}

/** No judgement can be had; `rule` names what ended the story. */
export class Unjudged extends Error {
  override readonly name = 'Unjudged';
  readonly rule: 'run' | 'debrief' | 'timeout' | 'lookup' | 'permission';
  readonly outcome: 'inconclusive' | 'error';

  constructor(
    rule: Unjudged['rule'],
    message: string,
    outcome: Unjudged['outcome'] = 'inconclusive',
  ) {
    super(message);
    this.rule = rule;
    this.outcome = outcome;
  }
}

/** What a story ended with, for people. */
export interface Explanation {
  outcome: 'inconclusive' | 'error';
  rule: string;
  message: string;
}

/** What was being waited for when the story ended, or null where nothing was. */
export interface WaitFacts {
  what: string;
  /** The input that limits the wait. */
  input: string;
  limitMs: number;
  waitedMs: number;
  lastSeen: string;
}

/**
 * Says what an error means for a run: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 */
export function explain(error: unknown, wait: WaitFacts | null): Explanation {
  if (error instanceof Unjudged) {
    return {
      outcome: error.outcome,
      rule: error.rule,
      message: withWait(error.message, error, wait),
    };
  }
  if (error instanceof Cancelled) {
    return {
      outcome: 'inconclusive',
      rule: 'cancelled',
      message: withWait(error.message, error, wait),
    };
  }
  if (error instanceof ServiceError) return explainServiceError(error, wait);
  return internalFault(error);
}

/** What a bug of ours is told as; its stack is for debug logs only. */
export function internalFault(error: unknown): Explanation {
  return {
    outcome: 'error',
    rule: 'internal',
    message: `an internal fault of the action (${String(error)}); run the job again with debug logging and report what it says`,
  };
}

/** For debug logs. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function explainServiceError(error: ServiceError, wait: WaitFacts | null): Explanation {
  const cure = cureOf(error);
  if (cure !== null) {
    return { outcome: 'error', rule: 'service', message: `${error.message}. ${cure}` };
  }
  return {
    outcome: 'inconclusive',
    rule: 'service',
    message: withWait(error.message, error, wait),
  };
}

/** What the workflow can do about it, or null where the workflow is not at fault. */
function cureOf(error: ServiceError): string | null {
  if (error.kind === 'redirect') {
    return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
  }
  if (error.kind === 'tls') {
    return 'Where the service has a certificate of your own authority, name its file in NODE_EXTRA_CA_CERTS';
  }
  if (error.kind !== 'status' || error.status === undefined) return null;
  return cureOfStatus(error.status);
}

function cureOfStatus(status: number): string | null {
  switch (status) {
    case 401:
      return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
    case 402:
      return 'Check the plan and the payments of the account that the api-key belongs to';
    case 403:
      return 'The input api-key needs Full Access for this; a Read-Only key may only read';
    case 404:
      return 'Check the IDs that the workflow names, and that base-url and api-key belong to the same project';
    case 408:
    case 409:
    case 425:
    case 429:
      return null;
    default:
      return status < 500 ? 'The service rejects the request: check the inputs of this step' : null;
  }
}

function withWait(message: string, error: Error, wait: WaitFacts | null): string {
  if (wait === null) return message;
  const waited = `waited ${formatDuration(wait.waitedMs)} for ${wait.what} (${wait.input}: ${formatDuration(wait.limitMs)})`;
  const seen = error instanceof ServiceError ? '' : `; last seen: ${wait.lastSeen}`;
  return `${message}; ${waited}${seen}`;
}
