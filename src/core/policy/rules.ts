import type { Rule } from './evaluate.ts';
import { verdictRule } from './rules/verdict.ts';

/** Every rule in the order in which its reasons are shown. A new rule is one file and one line. */
export const RULES: readonly Rule[] = [verdictRule];
