/** What rules find, as data, and the one place that makes sentences of it. */
import type { CostReason, Detail, Effect, ScenarioReason } from '../../evaluate/reasons.ts';
import { describeDrift, describeDrop, describeDropGap, describeRate } from './drops.ts';
import { describeMeasure } from './measure-words.ts';
import { type Form, formatCounts, formatPValue, nameCase, quoteName } from './names.ts';
import { describeRun, describeTheme } from './run-words.ts';

export function describeReason(reason: { effect: Effect } & Detail, form: Form = 'alone'): string {
  const { effect } = reason;
  switch (reason.kind) {
    case 'pass-rate':
      return describeRate(effect, reason, form);
    case 'drop':
      return describeDrop(effect, reason, form);
    case 'cost':
      return describeCost(effect, reason, form);
    case 'drift':
      return describeDrift(reason);
    case 'scenario':
      return describeScenario(reason);
    case 'measure':
    case 'measure-unknown':
    case 'measure-moved':
    case 'measure-absent':
      return describeMeasure(effect, reason, form);
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
      return describeDropGap(effect, reason, form);
    case 'theme':
    case 'max-themes':
    case 'never':
    case 'never-ungraded':
    case 'waiver-expired':
      return describeTheme(reason, form);
    default:
      return describeRun(effect, reason, form);
  }
}

function describeCost(effect: Effect, facts: CostReason, form: Form): string {
  const { runs, unknown, limit, value } = facts;
  if (effect === 'note') {
    const unpriced = runs === 1 ? 'the run' : `${unknown} of ${runs} runs`;
    return `The cost of ${unpriced} is not known, so max-cost-usd was evaluated without it.`;
  }
  const others = unknown > 0 ? ` (${unknown} of unknown cost)` : '';
  const cost = form === 'document' ? 'too much' : `${formatUsd(value)} US dollars${others}`;
  return `${runs === 1 ? 'the run' : `${runs} runs`} cost ${cost}; max-cost-usd is ${limit}`;
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
