import type { Policy } from './policy.ts';

/** What holds without a policy file: the verdict alone decides. */
export const VERDICT_ALONE: Policy = { version: 1 };
