/** Connections of undici, through the proxy that the environment names. */
import type { Agent, Dispatcher } from 'undici';

/** The environment variables that name proxies, and hosts that need none. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

/** Host names, as `URL.hostname` spells them, that never leave the machine. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Connections to one service; loopback addresses bypass the proxy. Throws if a variable is not the URL of a
 * proxy. undici is loaded only here, since a step without requests does not need it.
 *
 * @param reuse false gives every request a connection of its own: a kept one may be closed by the service
 *   while a request is being sent, which leaves open whether that was received
 */
export async function createDispatcher(
  baseUrl: URL,
  env: ProxyEnvironment,
  reuse: boolean,
): Promise<Dispatcher> {
  const { Agent, EnvHttpProxyAgent } = await import('undici');
  const options: Agent.Options = {
    // One request at a time per connection, so that a lost one affects no other.
    allowH2: false,
    // The channel has one limit for the whole exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
    ...(!reuse && { pipelining: 0 }),
  };
  if (LOOPBACK.test(baseUrl.hostname)) return new Agent(options);
  return new EnvHttpProxyAgent({
    ...options,
    httpProxy: variable(env, 'HTTP_PROXY'),
    httpsProxy: variable(env, 'HTTPS_PROXY'),
    noProxy: variable(env, 'NO_PROXY'),
  });
}

/** The variable that names the proxy of the URL if none of `NO_PROXY` applies; empty if there is none. */
export function proxyVariable(baseUrl: URL, env: ProxyEnvironment): string {
  if (LOOPBACK.test(baseUrl.hostname)) return '';
  const names = baseUrl.protocol === 'https:' ? ['HTTPS_PROXY', 'HTTP_PROXY'] : ['HTTP_PROXY'];
  return names.find((name) => variable(env, name) !== '') ?? '';
}

/** Lower case wins. */
function variable(env: ProxyEnvironment, name: string): string {
  return env[name.toLowerCase()]?.trim() || env[name]?.trim() || '';
}
