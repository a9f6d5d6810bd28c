/**
 * The ways in which a run's story ends without a judgement. They are thrown where they are
 * noticed and turned into an outcome in one place, `explain`.
 */
import { formatDuration } from '../core/text/duration.ts';
import { ServiceError } from '../service/errors.ts';
import type { RunSource } from './settings.ts';

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
  readonly rule: 'run' | 'debrief' | 'timeout' | 'lookup' | 'permission' | 'service';
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

/** The inputs that tell the service which run is meant. */
const INPUTS_OF: Record<RunSource['kind'], string> = {
  'job-id': 'the input job-id',
  'run-plan-id': 'the inputs run-plan-id and variables',
  'service-phone-number': 'the inputs service-phone-number and call-time',
  'debrief-file': 'the input debrief-file',
};

/**
 * Says what an error means for a run: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 *
 * @param source which input named the run, for the cure
 */
export function explain(
  error: unknown,
  wait: WaitFacts | null,
  source: RunSource['kind'],
): Explanation {
  if (error instanceof Unjudged) {
    const { outcome, rule, message } = error;
    return { outcome, rule, message: outcome === 'error' ? message : withWait(message, wait) };
  }
  if (error instanceof Cancelled) {
    return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
  }
  if (error instanceof ServiceError) return explainServiceError(error, wait, source);
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

function explainServiceError(
  error: ServiceError,
  wait: WaitFacts | null,
  source: RunSource['kind'],
): Explanation {
  const cure = cureOf(error, INPUTS_OF[source]);
  return cure === null
    ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
    : { outcome: 'error', rule: 'service', message: `${withoutPeriod(error.message)}. ${cure}` };
}

/** What the workflow can do about it, or null where the workflow is not at fault. */
function cureOf(error: ServiceError, inputs: string): string | null {
  if (error.kind === 'redirect') {
    return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
  }
  if (error.kind === 'tls') {
    return 'Where the service has a certificate of your own authority, name its file in NODE_EXTRA_CA_CERTS';
  }
  if (error.kind === 'proxy') {
    return 'Correct the variable in the env of the workflow or of the runner, or remove it';
  }
  if (error.kind !== 'status' || error.status === undefined) return null;
  return cureOfStatus(error.status, inputs);
}

function cureOfStatus(status: number, inputs: string): string | null {
  switch (status) {
    case 401:
      return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
    case 402:
      return 'Check the plan and the payments of the account that the api-key belongs to';
    case 403:
      return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
    case 404:
      return `Check ${inputs}, and that base-url and api-key belong to the same project`;
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
  const { what, input, limitMs, waitedMs, lastSeen } = wait;
  return `${withoutPeriod(message)}; waited ${formatDuration(waitedMs)} for ${what} (${input}: ${formatDuration(limitMs)}); last seen: ${lastSeen}`;
}

/** For text of others that a sentence of ours goes on after. */
export function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '');
}
