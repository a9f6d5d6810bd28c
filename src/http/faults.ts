/** Says what an exchange that did not succeed means, in words without the API key. */

import { cut, firstLine, parseJsonOrNull } from './answer-text.ts';
import { serviceErrorBodySchema } from './error-body.ts';
import { ServiceError } from './errors.ts';
import type { AnswerHeaders, ExchangeStage } from './exchange.ts';
import type { KeyMask } from './key-mask.ts';
import { type RetryPlan, UNREACHABLE_AFTER_MS } from './retry.ts';

/** Where a fault happened and how it may be told. */
export interface FaultScene {
  /** Human name of the operation. */
  operation: string;
  /** Scheme, host and port that the request went to. */
  origin: string;
  /** Keeps the API key out of every text. */
  mask: KeyMask;
}

const MAX_MESSAGE_CHARACTERS = 2_000;
const MAX_DETAILS_CHARACTERS = 500;
const MAX_LOCATION_CHARACTERS = 500;
const MAX_NAME_CHARACTERS = 200;
const MAX_RETRY_AFTER_CHARACTERS = 40;

/** OpenSSL's and Node's names for a certificate that is not accepted. */
const CERTIFICATE_CODES =
  /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH)/;

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'host name not resolved',
  EAI_AGAIN: 'host name not resolved',
  EHOSTUNREACH: 'host not reachable',
  ENETUNREACH: 'network not reachable',
  ECONNRESET: 'connection reset',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_SOCKET: 'connection broken off',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'answer broken off',
};

const TIMEOUT_WORDS: Readonly<Record<ExchangeStage, string>> = {
  connecting: 'no connection',
  waiting: 'no answer',
  receiving: 'no complete answer',
};

/** The connection could not be made, or broke off, or what came back is not HTTP. */
export function connectionFault(
  { operation, origin, mask }: FaultScene,
  error: Error,
  stage: ExchangeStage,
): ServiceError {
  const code = codeOf(error);
  const mayHaveBeenTaken = stage !== 'connecting';
  const cause: NodeJS.ErrnoException = new Error(mask.hide(error.message));
  cause.code = code;
  const facts = { operation, mayHaveBeenTaken, cause };
  if (CERTIFICATE_CODES.test(code)) {
    const problem = `the certificate of ${origin} is not accepted (${code}: ${cause.message}); for an authority of your own, name its certificate file in NODE_EXTRA_CA_CERTS`;
    return new ServiceError({ ...facts, kind: 'tls', problem });
  }
  const words = WORDS[code] ?? cause.message;
  const problem = `connection to ${origin} failed: ${words} (${code})`;
  return new ServiceError({ ...facts, kind: 'connection', problem });
}

/** The attempt took longer than it may. */
export function timeoutFault(
  { operation, origin }: FaultScene,
  stage: ExchangeStage,
  limitMs: number,
): ServiceError {
  return new ServiceError({
    kind: 'timeout',
    operation,
    problem: `${TIMEOUT_WORDS[stage]} from ${origin} within ${seconds(limitMs)}`,
    mayHaveBeenTaken: stage !== 'connecting',
  });
}

/** The answer is larger than may be taken. */
export function tooLargeFault(
  { operation }: FaultScene,
  status: number,
  maxBytes: number,
): ServiceError {
  return new ServiceError({
    kind: 'too-large',
    operation,
    status,
    problem: `${status}, but the answer is larger than ${maxBytes} bytes`,
    mayHaveBeenTaken: true,
  });
}

/** The service, or something in front of it, points elsewhere. */
export function redirectFault(
  { operation, mask }: FaultScene,
  status: number,
  headers: AnswerHeaders,
): ServiceError {
  const { location } = headers;
  const target =
    location === undefined
      ? 'without saying where to'
      : `to ${cut(mask.hide(String(location)), MAX_LOCATION_CHARACTERS)}`;
  return new ServiceError({
    kind: 'redirect',
    operation,
    status,
    problem: `${status} redirect ${target}, which is not followed`,
    // 303 is the answer to a request that was taken; the others say to ask elsewhere.
    mayHaveBeenTaken: status === 303,
  });
}

/** The service answered with an error status. */
export function statusFault(
  scene: FaultScene,
  status: number,
  body: string,
  retryAfter: string | undefined,
): ServiceError {
  const facts = {
    kind: 'status' as const,
    operation: scene.operation,
    status,
    mayHaveBeenTaken: status >= 500 || status === 408,
    retryAfter,
  };
  const parsed = serviceErrorBodySchema.safeParse(
    scene.mask.hideInJson(parseJsonOrNull(body), body),
  );
  if (!parsed.success) {
    const line = firstLine(body, scene.mask);
    return new ServiceError({
      ...facts,
      problem: line === '' ? `${status} with an empty body` : `${status}: ${line}`,
    });
  }
  const { type, code, message, param, details } = parsed.data;
  const name = `${cut(type, MAX_NAME_CHARACTERS)}/${cut(code, MAX_NAME_CHARACTERS)}`;
  const where = param ? ` (param: ${cut(param, MAX_NAME_CHARACTERS)})` : '';
  return new ServiceError({
    ...facts,
    type,
    code,
    details,
    ...(param && { param }),
    problem: `${status} ${name}: ${cut(message, MAX_MESSAGE_CHARACTERS)}${where}${describeDetails(details)}`,
  });
}

/** An answer that should be JSON and is not. */
export function notJsonFault(scene: FaultScene, status: number, body: string): ServiceError {
  const line = firstLine(body, scene.mask);
  return new ServiceError({
    kind: 'not-json',
    operation: scene.operation,
    status,
    problem:
      line === ''
        ? `${status} with an empty body, where JSON was expected`
        : `${status}, but the body is not JSON: ${line}`,
    mayHaveBeenTaken: true,
  });
}

/** A proxy variable of the environment cannot be used. */
export function proxyFault({ operation }: FaultScene, problem: string): ServiceError {
  return new ServiceError({ kind: 'proxy', operation, problem, mayHaveBeenTaken: false });
}

/** The deadline has passed before the request could be sent. */
export function noTimeLeft({ operation }: FaultScene): ServiceError {
  return new ServiceError({
    kind: 'deadline',
    operation,
    problem: 'not sent, since the deadline of the wait has passed',
    mayHaveBeenTaken: false,
  });
}

/** The end of all attempts, with the last failure in its text. */
export function givenUp(
  last: ServiceError,
  because: Extract<RetryPlan, { kind: 'give-up' }>['because'],
  retryAfter: string | undefined,
): ServiceError {
  const { operation, mayHaveBeenTaken } = last;
  const seen = last.problem.replace(/\.$/, '');
  const facts = { operation, mayHaveBeenTaken, cause: last };
  switch (because) {
    case 'unreachable':
      return new ServiceError({
        ...facts,
        kind: last.kind,
        problem: `${seen}; given up after ${UNREACHABLE_AFTER_MS / 1_000} s, since nothing at this address has answered yet: check base-url`,
      });
    case 'retry-after':
      return new ServiceError({
        ...facts,
        kind: 'deadline',
        problem: `${seen}; its Retry-After (${cut(`${retryAfter}`, MAX_RETRY_AFTER_CHARACTERS)}) lies past the deadline of the wait`,
      });
    case 'deadline':
      return new ServiceError({
        ...facts,
        kind: 'deadline',
        problem: `${seen}; no time is left for another attempt`,
      });
  }
}

/** Milliseconds for people, e.g. `30 s` or `0.4 s`. */
function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}

function describeDetails(details: unknown): string {
  if (details === undefined || details === null) return '';
  return ` (details: ${cut(stringify(details), MAX_DETAILS_CHARACTERS)})`;
}

/** Parsing copes with any depth, writing does not. */
function stringify(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'nested too deeply to show';
  }
}

/** Node's or undici's code for what went wrong. */
export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
