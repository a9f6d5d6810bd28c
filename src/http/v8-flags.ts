/**
 * Flags of V8 that are set while a step runs. While one is set, Node compiles each of its own modules
 * that is loaded then anew, which takes five times as long (40 ms for `node:tls`): so they are set once
 * what is needed has been loaded, and only where they earn more than that, or are taken back.
 */
/** The V8 of Node 24, with which the flags were tried. */
const TRIED = '13.6.';

export const V8_FLAGS = {
  /**
   * A step makes few requests and mostly waits. It does not earn back what V8 spends on optimising
   * undici's HTTP parser, which is WebAssembly: a fifth of a job's CPU time, and 10 MiB. It has to be
   * set only while the parser is made.
   */
  fewRequests: '--wasm-tiering-budget=1000000000',
  /** What V8 has by itself. */
  usualRequests: '--wasm-tiering-budget=13000000',
  /** The room that V8 gives to young objects when many answers come at once: 35 MiB with 200 runs. */
  manyAnswers: '--semi-space-growth-factor=1',
  /**
   * V8 optimises twice what is run often. For the reports of 200 runs the first of the two does not earn back what it
   * takes: 5 MiB, and a twentieth of a job's CPU time.
   */
  optimiseOnce: '--no-maglev',
  /**
   * 100,000 calls may take 150 MiB. Every one has a connection of its own, so V8 lets its heap grow to
   * 250 MiB for 10 MiB in use; told to care for size it stays near 100 MiB, at the same pace. It then
   * tidies up while a step waits for 200 runs, which spares 20 MiB.
   */
  smallHeap: '--optimize-for-size',
  /** What V8 has by itself. */
  usualHeap: '--no-optimize-for-size',
} as const;

/**
 * Sets a flag, if this V8 has it for sure: a release may drop one, and would then print an error into
 * the log. Gives whether it was set.
 */
export function setV8Flag(
  flag: (typeof V8_FLAGS)[keyof typeof V8_FLAGS],
  v8 = process.versions.v8,
): boolean {
  const isKnown = v8.startsWith(TRIED);
  // Loaded only now, since a step that ends early needs none.
  if (isKnown) process.getBuiltinModule('node:v8').setFlagsFromString(flag);
  return isKnown;
}
