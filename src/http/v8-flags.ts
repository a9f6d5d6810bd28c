import { setFlagsFromString } from 'node:v8';

/** The V8 of Node 24, with which the flags were tried. */
const TRIED = '13.6.';

export const V8_FLAGS = {
  /**
   * A step makes few requests and mostly waits. It does not earn back what V8 spends on optimising
   * undici's HTTP parser, which is WebAssembly: a fifth of a job's CPU time, and 10 MiB.
   */
  fewRequests: '--wasm-tiering-budget=1000000000',
  /** The room that V8 gives to young objects when many answers come at once: 40 MiB with 200 runs. */
  manyAnswers: '--semi-space-growth-factor=1',
  /**
   * 100,000 calls may take 150 MiB. Every one has a connection of its own, so V8 lets its heap grow to
   * 250 MiB for 10 MiB in use; told to care for size it stays near 100 MiB, at the same pace.
   */
  manyCalls: '--optimize-for-size',
} as const;

/**
 * Sets flags, if this V8 has them for sure: a release may drop one, and would then print an error
 * into the log. Gives whether they were set.
 */
export function setV8Flags(
  flags: readonly (typeof V8_FLAGS)[keyof typeof V8_FLAGS][],
  v8 = process.versions.v8,
): boolean {
  const areKnown = v8.startsWith(TRIED);
  if (areKnown) for (const flag of flags) setFlagsFromString(flag);
  return areKnown;
}
