import type { Dispatcher } from 'undici';
import Agent from 'undici/lib/dispatcher/agent.js';
import type { NamedProxy } from './proxy.ts';
import { setV8Flags, V8_FLAGS } from './v8-flags.ts';

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
      dispatcher = connect(this.#proxy, options);
      this.#made.set(fresh, dispatcher);
    }
    return dispatcher;
  }
}

async function connect(proxy: NamedProxy | null, options: Agent.Options): Promise<Dispatcher> {
  setV8Flags([V8_FLAGS.fewRequests, V8_FLAGS.manyAnswers]);
  if (proxy === null) return new Agent(options);
  // Loaded only where a proxy applies.
  const { createProxyAgent } = await import('./proxy-agent.ts');
  return createProxyAgent(proxy.url, options);
}
