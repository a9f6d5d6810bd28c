import type { GateRule } from './rule.ts';
import { maxThemesRule } from './rules/max-themes.ts';
import { themesRule } from './rules/themes.ts';
import { trendRule } from './rules/trend.ts';
import { verdictRule } from './rules/verdict.ts';

/** Every rule in the order in which its reasons are shown. A new rule is one file and one line. */
export const RULES: readonly GateRule[] = [verdictRule, themesRule, maxThemesRule, trendRule];
