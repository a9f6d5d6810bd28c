import { setFlagsFromString } from 'node:v8';
import type { Dispatcher } from 'undici';
import Agent from 'undici/lib/dispatcher/agent.js';
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
      dispatcher = connect(this.#proxy, options);
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

async function connect(proxy: NamedProxy | null, options: Agent.Options): Promise<Dispatcher> {
  for (const flag of V8_FLAGS) setFlagsFromString(flag);
  if (proxy === null) return new Agent(options);
  // Loaded only where a proxy applies.
  const { createProxyAgent } = await import('./proxy-agent.ts');
  return createProxyAgent(proxy.url, options);
}
