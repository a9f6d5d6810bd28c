import { setFlagsFromString } from 'node:v8';
import type { Dispatcher } from 'undici';
import Agent from 'undici/lib/dispatcher/agent.js';

/** The environment variables that name a proxy, and hosts that need none. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

/** The proxy to use, and the hosts that bypass it, as `NO_PROXY` spells them. */
export interface ProxySettings {
  proxyUrl: string;
  noProxy: string;
}

/** Host names, as `URL.hostname` spells them, that never leave the machine. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const AGENT_OPTIONS: Agent.Options = {
  // One request at a time and connection, so that a lost one concerns no other.
  allowH2: false,
  // The transport has one limit over the whole exchange.
  headersTimeout: 0,
  bodyTimeout: 0,
};

/** Connections to one service, made when first needed. */
export class Connections {
  readonly #baseUrl: URL;
  readonly #env: ProxyEnvironment;
  readonly #made = new Map<boolean, Promise<Dispatcher>>();

  constructor(baseUrl: URL, env: ProxyEnvironment) {
    this.#baseUrl = baseUrl;
    this.#env = env;
  }

  /**
   * What sends requests. With `fresh` every request gets a connection of its own: one that was
   * kept open may be closed by the service at the moment of sending, and nobody could tell
   * whether the request was taken. Rejects when a proxy variable cannot be used.
   */
  get(fresh: boolean): Promise<Dispatcher> {
    let dispatcher = this.#made.get(fresh);
    if (dispatcher === undefined) {
      const options = fresh ? { ...AGENT_OPTIONS, pipelining: 0 } : AGENT_OPTIONS;
      dispatcher = connect(this.#baseUrl, this.#env, options);
      this.#made.set(fresh, dispatcher);
    }
    return dispatcher;
  }
}

/**
 * A step makes few requests and mostly waits. It does not earn back what V8 spends on optimising
 * undici's HTTP parser, which is WebAssembly (a quarter of a job's CPU time, and 20 MiB), nor the
 * room that V8 gives to young objects when many answers come at once (35 MiB with 200 runs).
 */
const V8_FLAGS = ['--wasm-tiering-budget=1000000000', '--semi-space-growth-factor=1'];

async function connect(
  baseUrl: URL,
  env: ProxyEnvironment,
  options: Agent.Options,
): Promise<Dispatcher> {
  for (const flag of V8_FLAGS) setFlagsFromString(flag);
  const proxy = findProxy(baseUrl, env);
  if (proxy === null) return new Agent(options);
  const { createProxyAgent } = await import('./proxy-agent.ts');
  return createProxyAgent(proxy, options);
}

/**
 * The proxy that the environment names for the address, or null. Lower case wins over upper case,
 * and `HTTP_PROXY` serves https too where nothing else is named. Loopback hosts need no proxy.
 * Throws when the variable that counts holds no address; the message shows nothing of its value.
 */
export function findProxy(baseUrl: URL, env: ProxyEnvironment): ProxySettings | null {
  const { protocol, hostname } = baseUrl;
  if (LOOPBACK.test(hostname)) return null;
  const secure = protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : [];
  const [name, proxyUrl] = firstSet(env, [...secure, 'http_proxy', 'HTTP_PROXY']);
  if (proxyUrl === '') return null;
  if (!isProxyUrl(proxyUrl)) {
    throw new Error(
      `the environment variable ${name} is not the address of a proxy: write it as http://host:port, with user:password@ before the host where the proxy asks for them`,
    );
  }
  const [, noProxy] = firstSet(env, ['no_proxy', 'NO_PROXY']);
  return { proxyUrl, noProxy };
}

/** The first of the variables that holds anything, with its value; empty strings where none does. */
function firstSet(env: ProxyEnvironment, names: readonly string[]): [name: string, value: string] {
  for (const name of names) {
    const value = env[name]?.trim();
    if (value) return [name, value];
  }
  return ['', ''];
}

function isProxyUrl(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text);
    decodeURIComponent(username + password);
    return protocol === 'http:' || protocol === 'https:';
  } catch {
    return false;
  }
}
