import { Agent, type Dispatcher, ProxyAgent } from 'undici';
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
  readonly #made = new Map<boolean, Dispatcher>();

  constructor(proxy: NamedProxy | null) {
    this.#proxy = proxy;
  }

  /**
   * What sends requests. With `fresh` every request gets a connection of its own: one that was
   * kept open may be closed by the service at the moment of sending, and nobody could tell
   * whether the request was taken.
   */
  get(fresh: boolean): Dispatcher {
    let dispatcher = this.#made.get(fresh);
    if (dispatcher === undefined) {
      const options = fresh ? { ...AGENT_OPTIONS, pipelining: 0 } : AGENT_OPTIONS;
      dispatcher =
        this.#proxy === null
          ? new Agent(options)
          : new ProxyAgent({ ...options, uri: this.#proxy.url.href });
      this.#made.set(fresh, dispatcher);
    }
    return dispatcher;
  }
}
