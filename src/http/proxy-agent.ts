/** Loaded only where a proxy applies. */
import type { Agent, Dispatcher } from 'undici';
import connect from 'undici/lib/api/api-connect.js';
import Pool from 'undici/lib/dispatcher/pool.js';
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js';

/** Sends through the proxy at the address. */
export function createProxyAgent(uri: URL, options: Agent.Options): Dispatcher {
  return new ProxyAgent({
    ...options,
    uri: uri.href,
    // undici's index, which is not loaded, gives every dispatcher this method; tunnels need it.
    clientFactory: (origin, poolOptions) =>
      Object.assign(new Pool(origin, poolOptions), { connect }),
  });
}
