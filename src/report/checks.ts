/** How the checks of a run fared, by the calls behind them. */
import { formatPercent, formatShare } from './format.ts';
import type { Check, RunReport } from './model.ts';
import { missesBar } from './shortfall.ts';

/** `6 of 24 (25%)`, or the rate alone where nothing was counted. */
export function passedShare({ passed, evaluated, rate }: Check): string {
  return passed === null || evaluated === null
    ? formatPercent(rate)
    : formatShare(passed, evaluated);
}

/** The checks of a run, those that fell short first. */
export function sortChecks({ checks = [] }: RunReport): Check[] {
  return checks.toSorted((a, b) => Number(missesBar(b)) - Number(missesBar(a)));
}
