/** Explains, without the API key, why a request got no whole response. */
import type { SecretMask } from '../text/secret-mask.ts';
import { ServiceError } from './errors.ts';

/** Where a request went. */
interface Destination {
  /** Human name of the operation. */
  operation: string;
  /** Scheme, host and port of the service. */
  origin: string;
  /** The variable that names a proxy; empty if there is none. */
  via: string;
  /** Keeps the API key out of every text. */
  mask: SecretMask;
}

/** Names of OpenSSL and Node for a certificate that is not accepted. */
const CERTIFICATE =
  /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'host name not resolved',
  EAI_AGAIN: 'host name not resolved',
  EHOSTUNREACH: 'host not reachable',
  ENETUNREACH: 'network not reachable',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_PRX_CONN: 'connection to the proxy broken off',
  ECONNRESET: 'connection reset',
  UND_ERR_SOCKET: 'connection broken off',
};

/** With these, nothing was sent to the service. */
const NOT_SENT: ReadonlySet<string> = new Set(Object.keys(WORDS).slice(0, 7));

/** undici reports a refusal of a proxy in words alone. */
const PROXY_REFUSAL = /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/;

/** The connection could not be made, or broke off, or the response is not HTTP. */
export function connectionError(destination: Destination, error: unknown): ServiceError {
  const { operation, origin, via, mask } = destination;
  const code = codeOf(error);
  const message = mask.hide(error instanceof Error ? error.message : String(error));
  const cause = Object.assign(new Error(message), { code });
  const facts = { operation, mayHaveBeenTaken: false, cause };
  const refusal = PROXY_REFUSAL.exec(message)?.slice(1).join('');
  if (refusal) {
    const kind = refusal < '500' ? 'proxy' : 'connection';
    const problem = `no way to ${origin}: the proxy answered ${refusal}; check ${via} and NO_PROXY`;
    return new ServiceError({ ...facts, kind, problem });
  }
  if (CERTIFICATE.test(code)) {
    const problem = `the certificate of ${origin} is not accepted (${code}); name the file of its certificate authority in NODE_EXTRA_CA_CERTS`;
    return new ServiceError({ ...facts, kind: 'tls', problem });
  }
  const proxy = via === '' ? '' : `; ${via} is set`;
  return new ServiceError({
    ...facts,
    kind: WORDS[code] === WORDS.ENOTFOUND ? 'unresolved' : 'connection',
    problem: `connection to ${origin} failed: ${WORDS[code] ?? message} (${code}${proxy})`,
    mayHaveBeenTaken: !NOT_SENT.has(code),
  });
}

/** @param variable the variable whose value is not the URL of a proxy; the value may hold a password */
export function invalidProxyError(operation: string, variable: string): ServiceError {
  return new ServiceError({
    kind: 'proxy',
    operation,
    problem: `the environment variable ${variable} is not the URL of a proxy: write it as http://user:password@host:port`,
    mayHaveBeenTaken: false,
  });
}

/** The code of Node or undici. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
