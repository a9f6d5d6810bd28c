/** The share of a property's random cases that is tried. */
const SHARE = Number(process.env.FUZZ ?? 0.1);
/** CI takes it from the commit, so that a commit passes or fails every time; otherwise it is random. */
const SEED = process.env.FUZZ_SEED;

/** How often a property is tried: so many times with FUZZ=1, as in CI. */
export function tries(whole: number): { numRuns: number; seed?: number } {
  const numRuns = Math.ceil(whole * SHARE);
  return SEED === undefined ? { numRuns } : { numRuns, seed: Number.parseInt(SEED, 16) };
}
