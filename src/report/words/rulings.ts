/** What rules find, as data, and the one place that makes sentences of it. */
import type { CostFinding, Effect, Finding } from '../../evaluate/findings.ts';
import { formatCounted } from '../format.ts';
import { describeDrift, describeDrop, describeDropGap, describeRate } from './drops.ts';
import { describeMeasure } from './measures.ts';
import { quoteName } from './names.ts';
import { describeRun, describeTheme } from './run.ts';
import { describeScenario } from './scenarios.ts';

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
    case 'drift':
      return describeDrift(ruling);
    case 'scenario':
      return describeScenario(ruling);
    case 'measure':
    case 'measure-unknown':
    case 'measure-moved':
    case 'measure-absent':
      return describeMeasure(effect, ruling);
    case 'check-not-reported':
      return `check ${quoteName(ruling.check)} has limits in the policy, but the report has no such check`;
    case 'check-absent':
      return `no run has a check ${quoteName(ruling.check)}, so never was not evaluated for it: check the spelling in the policy`;
    case 'no-rate':
    case 'no-baseline':
    case 'baseline-off':
    case 'detectable-drop':
    case 'no-own-baseline':
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

function describeCost(effect: Effect, facts: CostFinding): string {
  const { runs, confirming, unknown, limit, value } = facts;
  const all = runs + confirming;
  if (effect === 'note') {
    const unpriced = all === 1 ? 'the run' : `${unknown} of ${all} runs`;
    return `The cost of ${unpriced} is not known, so max-cost-usd was evaluated without it.`;
  }
  const first = runs === 1 ? 'the run' : `${runs} runs`;
  const further = confirming === 0 ? '' : ` and ${formatCounted(confirming, 'confirming run')}`;
  const others = unknown > 0 ? ` (${unknown} of unknown cost)` : '';
  return `${first}${further} cost ${formatUsd(value)} US dollars${others}; max-cost-usd is ${limit}`;
}

/** Cents, or as many digits as there are. */
function formatUsd(usd: number): string {
  return Number.isInteger(usd * 100) ? usd.toFixed(2) : String(usd);
}
