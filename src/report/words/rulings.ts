/** What rules find, as data, and the one place that makes sentences of it. */
import type { Effect, Finding } from '../../evaluate/findings.ts';
import { describeCost } from './cost.ts';
import { describeDrop, describeDropGap } from './drops.ts';
import { quoteName } from './names.ts';
import { describeRate } from './pass-rates.ts';
import { describeRun } from './run.ts';
import { describeTheme } from './themes.ts';

/** The sentence of a ruling. */
export function describeRuling(ruling: { effect: Effect } & Finding): string {
  const { effect } = ruling;
  switch (ruling.finding) {
    case 'pass-rate':
      return describeRate(effect, ruling);
    case 'drop':
      return describeDrop(effect, ruling);
    case 'cost':
      return describeCost(effect, ruling);
    case 'check-not-reported':
      return `check ${quoteName(ruling.check)} has limits in the policy, but the report has no such check`;
    case 'check-absent':
      return `no run has a check ${quoteName(ruling.check)}, so that never was not judged for it: is it spelled as the service spells it?`;
    case 'no-rate':
    case 'no-baseline':
    case 'baseline-off':
    case 'not-tested':
      return describeDropGap(effect, ruling);
    case 'theme':
    case 'max-themes':
    case 'never':
    case 'never-ungraded':
    case 'waiver-expired':
      return describeTheme(ruling);
    default:
      return describeRun(effect, ruling);
  }
}
