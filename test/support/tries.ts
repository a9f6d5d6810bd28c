/** The share of a property's random cases that is tried. */
const SHARE = Number(process.env.FUZZ ?? 0.1);

/** How often a property is tried: so many times with FUZZ=1, as in CI. */
export function tries(whole: number): { numRuns: number } {
  return { numRuns: Math.ceil(whole * SHARE) };
}
