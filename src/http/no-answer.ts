/** Says what it means that a request got no whole answer, in words without the API key. */

import type { SecretMask } from '../text/secret-mask.ts';
import { ServiceError } from './errors.ts';
import type { ExchangeStage } from './exchange.ts';
import { describeProxy, type NamedProxy } from './proxy.ts';

/** Where a request went, and how its end may be told. */
export interface SendScene {
  /** Human name of the operation. */
  operation: string;
  /** Scheme, host and port of the service. */
  origin: string;
  /** What stands between, or null. */
  proxy: NamedProxy | null;
  /** Keeps the API key out of every text. */
  mask: SecretMask;
}

/** OpenSSL's and Node's names for a certificate that is not accepted. */
const CERTIFICATE_CODES =
  /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;

/** What Node advises whoever starts it, which no workflow does: what to do instead is said here. */
const ADVICE_OF_NODE = /; if the root CA is installed locally.*$/s;

const UNRESOLVED_CODES: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN']);

/** Where there is a proxy, it is what could not be reached. */
const UNREACHED_CODES: ReadonlySet<string> = new Set([
  ...UNRESOLVED_CODES,
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_PRX_CONN',
]);

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'host name not resolved',
  EAI_AGAIN: 'host name not resolved',
  EHOSTUNREACH: 'host not reachable',
  ENETUNREACH: 'network not reachable',
  ECONNRESET: 'connection reset',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_SOCKET: 'connection broken off',
  UND_ERR_PRX_CONN: 'connection broken off',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'answer broken off',
};

const TIMEOUT_WORDS: Readonly<Record<ExchangeStage, string>> = {
  connecting: 'no connection',
  waiting: 'no answer',
  receiving: 'no complete answer',
};

/** The connection could not be made, or broke off, or what came back is not HTTP. */
export function connectionFault(
  scene: SendScene,
  error: Error,
  stage: ExchangeStage,
): ServiceError {
  const { operation, origin, proxy, mask } = scene;
  const code = codeOf(error);
  const cause: NodeJS.ErrnoException = new Error(mask.hide(error.message));
  cause.code = code;
  const refusal = proxy && findRefusal(error);
  if (refusal) return proxyFault(scene, proxy, refusal, cause);
  const facts = { operation, mayHaveBeenTaken: stage !== 'connecting', cause };
  if (speaksHttp2Alone(error)) {
    const problem = `${origin} speaks HTTP/2 alone, and this action HTTP/1.1: give the base-url of something that takes HTTP/1.1`;
    return new ServiceError({ ...facts, kind: 'protocol', problem, mayHaveBeenTaken: false });
  }
  if (CERTIFICATE_CODES.test(code)) {
    // Which of the two showed it, a proxy that is spoken to over TLS leaves open.
    const orProxy = proxy?.url.protocol === 'https:' ? ` or of ${describeProxy(proxy)}` : '';
    const words = cause.message.replace(ADVICE_OF_NODE, '');
    const problem = `the certificate of ${origin}${orProxy} is not accepted (${code}: ${words}); for an authority of your own, name its certificate file in NODE_EXTRA_CA_CERTS`;
    return new ServiceError({ ...facts, kind: 'tls', problem });
  }
  const why = WORDS[code] ?? cause.message;
  const lost = proxy && stage === 'connecting' && UNREACHED_CODES.has(code) ? proxy : null;
  return new ServiceError({
    ...facts,
    kind: UNRESOLVED_CODES.has(code) ? 'unresolved' : 'connection',
    problem: `connection to ${lost ? describeProxy(lost) : origin} failed: ${why} (${code})`,
    proxyVariable: lost?.variable,
  });
}

/** The attempt took longer than it may. */
export function timeoutFault(
  { operation, origin, proxy }: SendScene,
  stage: ExchangeStage,
  limitMs: number,
): ServiceError {
  const way = proxy ? ` through ${describeProxy(proxy)}` : '';
  return new ServiceError({
    kind: 'timeout',
    operation,
    problem: `${TIMEOUT_WORDS[stage]} from ${origin}${way} within ${seconds(limitMs)}`,
    mayHaveBeenTaken: stage !== 'connecting',
  });
}

/** The answer is larger than may be taken. */
export function tooLargeFault(
  { operation }: SendScene,
  status: number,
  maxBytes: number,
): ServiceError {
  return new ServiceError({
    kind: 'too-large',
    operation,
    status,
    problem: `${status}, but the answer is larger than ${maxBytes / 2 ** 20} MiB`,
    mayHaveBeenTaken: true,
  });
}

/** The deadline has passed before the request could be sent. */
export function noTimeLeft(operation: string): ServiceError {
  return new ServiceError({
    kind: 'deadline',
    operation,
    problem: 'not sent, since the deadline of the wait has passed',
    mayHaveBeenTaken: false,
  });
}

/** Node's or undici's code for what went wrong. */
export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** What a proxy answered in place of making the way free, from the words of undici's error. */
function findRefusal({ message }: Error): string | null {
  const [, tunnel, forward] =
    /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/.exec(message) ?? [];
  return tunnel ?? forward ?? null;
}

const PROXY_CURES: Readonly<Record<string, string>> = {
  '401':
    'write the user and password that it asks for into the variable, as http://user:password@host:port',
  '403':
    'have it let this host through, or name the host in NO_PROXY where it can be reached directly',
};

/** The proxy answered for itself; what it cannot do now, it may do later. */
function proxyFault(
  { operation, origin }: SendScene,
  proxy: NamedProxy,
  status: string,
  cause: Error,
): ServiceError {
  const said = `${describeProxy(proxy)} answered ${status}`;
  const cure = PROXY_CURES[status === '407' ? '401' : status];
  return new ServiceError({
    operation,
    ...(cure === undefined
      ? { kind: 'connection', problem: `connection to ${origin} failed: ${said}` }
      : { kind: 'proxy', problem: `no way to ${origin}: ${said}; ${cure}` }),
    proxyVariable: proxy.variable,
    mayHaveBeenTaken: false,
    cause,
  });
}

/**
 * True where TLS finds no protocol in common, or where the first that comes is HTTP/2's SETTINGS
 * frame on stream 0 (RFC 9113, section 4.1) in place of an answer.
 */
function speaksHttp2Alone(error: Error): boolean {
  if (codeOf(error) === 'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL') return true;
  const frame = 'data' in error ? String(error.data) : '';
  return frame.startsWith('\0') && frame[3] === '\x04' && frame.slice(5, 9) === '\0\0\0\0';
}

/** Milliseconds for people, e.g. `30 s` or `0.4 s`. */
function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}
