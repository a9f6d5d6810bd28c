import type { Dispatcher } from 'undici';
import Agent from 'undici/lib/dispatcher/agent.js';
import type { NamedProxy } from './proxy.ts';
import { setV8Flag, V8_FLAGS } from './v8-flags.ts';

const AGENT_OPTIONS: Agent.Options = {
  // One request at a time and connection, so that a lost one concerns no other.
  allowH2: false,
  // The channel has one limit over the whole exchange.
  headersTimeout: 0,
  bodyTimeout: 0,
  // What Node takes, whose own client need not be loaded to be asked.
  maxHeaderSize: 16 * 1024,
};

/** Connections to one service, directly or through a proxy, made when first needed. */
export class Connections {
  readonly #proxy: NamedProxy | null;
  readonly #isEncrypted: boolean;
  readonly #made = new Map<boolean, Promise<Dispatcher>>();

  constructor({ protocol }: URL, proxy: NamedProxy | null) {
    this.#isEncrypted = protocol === 'https:';
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
      dispatcher = this.#connect(options);
      this.#made.set(fresh, dispatcher);
    }
    return dispatcher;
  }

  async #connect(options: Agent.Options): Promise<Dispatcher> {
    // As undici would, but before the flag is set.
    if (this.#isEncrypted) await import('node:tls');
    const dispatcher = await makeDispatcher(this.#proxy, options);
    setV8Flag(V8_FLAGS.fewRequests);
    dispatcher.once('connect', () => setV8Flag(V8_FLAGS.usualRequests));
    return dispatcher;
  }
}

async function makeDispatcher(
  proxy: NamedProxy | null,
  options: Agent.Options,
): Promise<Dispatcher> {
  if (proxy === null) return new Agent(options);
  // Loaded only where a proxy applies.
  const { createProxyAgent } = await import('./proxy-agent.ts');
  return createProxyAgent(proxy.url, options);
}
