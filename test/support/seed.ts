import fc from 'fast-check';

/** CI takes the seed from the commit, so that a commit passes or fails every time; otherwise it is random. */
const seed = process.env.FUZZ_SEED;
if (seed !== undefined) fc.configureGlobal({ seed: Number.parseInt(seed, 16) });
