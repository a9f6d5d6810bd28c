/** What rules find, as data, and the one place that makes sentences of it. */
import type { CostReason, Detail, Effect, ScenarioReason } from '../../evaluate/reasons.ts';
import { describeDrift, describeDrop, describeDropGap, describeRate } from './drops.ts';
import { describeMeasure } from './measure-words.ts';
import { formatCounts, formatPValue, nameCase, quoteName } from './names.ts';
import { describeRun, describeTheme } from './run-words.ts';

export function describeReason(reason: { effect: Effect } & Detail): string {
  const { effect } = reason;
  switch (reason.kind) {
    case 'pass-rate':
      return describeRate(effect, reason);
    case 'drop':
      return describeDrop(effect, reason);
    case 'cost':
      return describeCost(effect, reason);
    case 'drift':
      return describeDrift(reason);
    case 'scenario':
      return describeScenario(reason);
    case 'measure':
    case 'measure-unknown':
    case 'measure-moved':
    case 'measure-absent':
      return describeMeasure(effect, reason);
    case 'check-not-reported':
      return `check ${quoteName(reason.check)} has limits in the policy, but the report has no such check`;
    case 'check-absent':
      return `no run has a check ${quoteName(reason.check)}, so never was not evaluated for it: check the spelling in the policy`;
    case 'no-rate':
    case 'no-baseline':
    case 'detectable-drop':
    case 'no-own-baseline':
    case 'unfit-baseline':
    case 'not-tested':
      return describeDropGap(effect, reason);
    case 'theme':
    case 'max-themes':
    case 'never':
    case 'never-ungraded':
    case 'waiver-expired':
      return describeTheme(reason);
    default:
      return describeRun(effect, reason);
  }
}

function describeCost(effect: Effect, { runs, unknown, limit, value }: CostReason): string {
  if (effect === 'note') {
    const unpriced = runs === 1 ? 'the run' : `${unknown} of ${runs} runs`;
    return `The cost of ${unpriced} is not known, so max-cost-usd was evaluated without it.`;
  }
  const others = unknown > 0 ? ` (${unknown} of unknown cost)` : '';
  return `${runs === 1 ? 'the run' : `${runs} runs`} cost ${formatUsd(value)} US dollars${others}; max-cost-usd is ${limit}`;
}

function describeScenario(facts: ScenarioReason): string {
  const { current, baseline, adjustedP } = facts;
  const before =
    baseline === null ? '' : `, ${baseline.passed} of ${baseline.evaluated} in the baseline`;
  const p = adjustedP === null ? '' : ` (${formatPValue(adjustedP)})`;
  return `scenario '${nameCase(facts)}' is now failing: ${formatCounts(current)} passed${before}${p}`;
}

/** Cents, or as many digits as there are. */
function formatUsd(usd: number): string {
  return Number.isInteger(usd * 100) ? usd.toFixed(2) : String(usd);
}
