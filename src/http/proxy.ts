/** Which proxy the environment names for an address. */

import type { Agent, Dispatcher } from 'undici';
import { ServiceError } from './errors.ts';

/** The environment variables that name a proxy, and hosts that need none. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

export interface NamedProxy {
  /** With user and password, where the variable has them. */
  url: URL;
  /** The environment variable that names it. */
  variable: string;
}

/** Host names, as `URL.hostname` spells them, that never leave the machine. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The proxy for the address, or null. Lower case wins over upper case, and `HTTP_PROXY` serves https
 * too where nothing else is named. Loopback hosts and those of `NO_PROXY` need no proxy. Throws
 * `ServiceError` when the variable that counts holds no address, and shows nothing of its value.
 *
 * @param operation what is to be sent there, for that error
 */
export function findProxy(
  baseUrl: URL,
  env: ProxyEnvironment,
  operation: string,
): NamedProxy | null {
  if (LOOPBACK.test(baseUrl.hostname)) return null;
  const [, noProxy] = firstSet(env, ['no_proxy', 'NO_PROXY']);
  if (isListed(baseUrl, noProxy)) return null;
  const secure = baseUrl.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : [];
  const [variable, value] = firstSet(env, [...secure, 'http_proxy', 'HTTP_PROXY']);
  if (value === '') return null;
  const url = parseProxyUrl(value);
  if (url !== null) return { url, variable };
  throw new ServiceError({
    kind: 'proxy',
    operation,
    problem: `the environment variable ${variable} is not the address of a proxy: write it as http://host:port, with user:password@ before the host where the proxy asks for them, or remove it`,
    mayHaveBeenTaken: false,
  });
}

/** The proxy as it may be shown, e.g. `the proxy http://proxy.example:3128 (HTTPS_PROXY)`. */
export function describeProxy({ url, variable }: NamedProxy): string {
  return `the proxy ${url.origin} (${variable})`;
}

/** The first of the variables that holds anything, with its value; empty strings where none does. */
function firstSet(env: ProxyEnvironment, names: readonly string[]): [name: string, value: string] {
  for (const name of names) {
    const value = env[name]?.trim();
    if (value) return [name, value];
  }
  return ['', ''];
}

function parseProxyUrl(text: string): URL | null {
  try {
    const url = new URL(text);
    decodeURIComponent(url.username + url.password);
    return ['http:', 'https:'].includes(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/**
 * Whether `NO_PROXY` lists the address: `*`, a host with all below it (`example.com` or
 * `.example.com`), or what is below it alone (`*.example.com`); each for one port, or for all.
 */
function isListed({ protocol, hostname, port }: URL, noProxy: string): boolean {
  const host = plainHost(hostname);
  const ownPort = port || (protocol === 'https:' ? '443' : '80');
  return noProxy.split(/[,\s]+/).some((entry) => {
    const [name, onlyPort] = splitPort(entry);
    if (name === '' || (onlyPort !== null && onlyPort !== ownPort)) return false;
    const listed = plainHost(name.replace(/^\*?\./, ''));
    const isWhole = host === listed && !name.startsWith('*');
    return listed === '*' || isWhole || host.endsWith(`.${listed}`);
  });
}

/** Colons that are part of an IPv6 address begin no port. */
function splitPort(entry: string): [host: string, port: string | null] {
  const [, host, port] = /^(\[.+\]|[^:]+):(\d+)$/.exec(entry) ?? [];
  return host === undefined || port === undefined ? [entry, null] : [host, port];
}

/** Without the brackets of an IPv6 address and without a last dot, in lower case. */
function plainHost(host: string): string {
  return host
    .replace(/^\[(.+)\]$/, '$1')
    .replace(/(.)\.$/, '$1')
    .toLowerCase();
}

const AGENT_OPTIONS: Agent.Options = {
  // One request at a time and connection, so that a lost one concerns no other.
  allowH2: false,
  // The channel has one limit over the whole exchange.
  headersTimeout: 0,
  bodyTimeout: 0,
};

/** Connections to one service, directly or through a proxy, made when first needed. */
export class Connections {
  readonly #proxy: NamedProxy | null;
  readonly #made = new Map<boolean, Promise<Dispatcher>>();

  constructor(proxy: NamedProxy | null) {
    this.#proxy = proxy;
  }

  /**
   * What sends requests. With `fresh` every request gets a connection of its own: one that was
   * kept open may be closed by the service at the moment of sending, and nobody could tell
   * whether the request was taken.
   */
  get(fresh: boolean): Promise<Dispatcher> {
    let dispatcher = this.#made.get(fresh);
    if (dispatcher === undefined) {
      const options = fresh ? { ...AGENT_OPTIONS, pipelining: 0 } : AGENT_OPTIONS;
      dispatcher = makeDispatcher(this.#proxy, options);
      this.#made.set(fresh, dispatcher);
    }
    return dispatcher;
  }
}

/** Loads undici only now: a step that sends nothing does not need its 1.6 MB. */
async function makeDispatcher(
  proxy: NamedProxy | null,
  options: Agent.Options,
): Promise<Dispatcher> {
  const { Agent, ProxyAgent } = await import('undici');
  return proxy === null ? new Agent(options) : new ProxyAgent({ ...options, uri: proxy.url.href });
}
