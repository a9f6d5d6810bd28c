/** Loaded only where a proxy applies. */
import type { Agent, Dispatcher } from 'undici';
import connect from 'undici/lib/api/api-connect.js';
import UndiciDispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import type { ProxySettings } from './connections.ts';

/** Sends through the proxy, but for hosts that `noProxy` lists. */
export function createProxyAgent(
  { proxyUrl, noProxy }: ProxySettings,
  options: Agent.Options,
): Dispatcher {
  // What undici's index does for every API; the proxy agent needs this one for its tunnels.
  UndiciDispatcher.prototype.connect = connect;
  return new EnvHttpProxyAgent({ ...options, httpProxy: proxyUrl, httpsProxy: proxyUrl, noProxy });
}
