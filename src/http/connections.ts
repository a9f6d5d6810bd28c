import type { Agent, Dispatcher } from 'undici';
import type { NamedProxy } from './proxy.ts';

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
