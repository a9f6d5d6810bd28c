/** What rules find, as data, and the one place that makes sentences of it. */
import { type CostFinding, describeCost } from './cost.ts';
import { type DropFinding, type DropGap, describeDrop, describeDropGap } from './drops.ts';
import { type Effect, quoteName } from './names.ts';
import { describeRate, type RateFinding } from './pass-rates.ts';
import { describeRun, type RunFinding } from './run.ts';
import { describeTheme, type ThemeFinding } from './themes.ts';

export type Finding =
  | RateFinding
  | DropFinding
  | DropGap
  | RunFinding
  | ThemeFinding
  | CostFinding
  /** A check that the policy names, and that the trend of a run or no run of the gate has. */
  | { finding: 'check-not-reported' | 'check-absent'; check: string };

/** The sentence of a finding. */
export function describeRuling(effect: Effect, facts: Finding): string {
  switch (facts.finding) {
    case 'pass-rate':
      return describeRate(effect, facts);
    case 'drop':
      return describeDrop(effect, facts);
    case 'cost':
      return describeCost(effect, facts);
    case 'check-not-reported':
      return `check ${quoteName(facts.check)} has limits in the policy, but the report has no such check`;
    case 'check-absent':
      return `no run has a check ${quoteName(facts.check)}, so that never was not judged for it: is it spelled as the service spells it?`;
    case 'no-rate':
    case 'no-baseline':
    case 'baseline-off':
    case 'not-tested':
      return describeDropGap(effect, facts);
    case 'theme':
    case 'max-themes':
    case 'never':
    case 'never-ungraded':
    case 'waiver-expired':
      return describeTheme(facts);
    default:
      return describeRun(effect, facts);
  }
}
