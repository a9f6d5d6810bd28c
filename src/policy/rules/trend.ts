import * as z from 'zod/mini';
import { lookOf } from '../../core/text/alike.ts';
import { gateRule, type PolicyView, type Ruling, unreadRulings } from '../rule.ts';
import { type Case, casesOf, isSpared, trendIn } from '../trend/cases.ts';
import { type DropRulings, judgeDrops } from '../trend/drop.ts';
import { judgeRate } from '../trend/pass-rate.ts';
import {
  limitsDrops,
  limitsRates,
  significanceOf,
  type TrendSettings,
  trendSchema,
} from '../trend/settings.ts';
import { trendTightening } from '../trend/tightening.ts';
import { quoteName } from '../words.ts';

const NAME = 'trend';

/**
 * The pass rates of checks, and what they lost against the baseline. A rate that is missing is
 * never read as 0: what cannot be compared is told instead.
 */
export const trendRule = gateRule({
  name: NAME,
  schema: trendSchema,
  tighten: trendTightening,
  apply(view, settings) {
    const cases = casesOf(view, settings);
    const drops = compare(view, settings, cases);
    return [
      ...cases
        .filter(({ isWaived }) => !isWaived)
        .flatMap((one) => (isSpared(one) ? [spared(one)] : [...drops.of(one), ...judgeRate(one)])),
      ...drops.all,
      ...unseen(view, settings),
      ...absentChecks(settings, cases),
    ];
  },
});

/** The checks that have limits of their own. */
export function limitedNames(gate: Readonly<Record<string, unknown>>): string[] {
  const given = gate[NAME];
  return given === undefined ? [] : Object.keys(z.parse(trendSchema, given).checks ?? {});
}

/** The judgement of drops, or why there is none. */
function compare(
  { report, run, looks, otherPValues }: PolicyView,
  settings: TrendSettings,
  cases: readonly Case[],
): DropRulings {
  const none = (...all: Ruling[]): DropRulings => ({ of: () => [], all });
  const needsBaseline = settings['on-missing-baseline'] === 'fail';
  const { baseline } = run;
  const trend = trendIn(run, report);
  if (report === null && trend === null) return none();
  if (baseline?.source === 'off') {
    const message = 'the input baseline is off, so max-drop was not judged';
    return limitsDrops(settings) ? none({ effect: 'note', message }) : none();
  }
  if (trend === null) return none(...withoutTrend(settings, needsBaseline, cases));
  const significance = significanceOf(settings, looks);
  return judgeDrops(cases, { trend, baseline, significance, otherPValues, needsBaseline });
}

function withoutTrend(
  settings: TrendSettings,
  needsBaseline: boolean,
  cases: readonly Case[],
): Ruling[] {
  const subject = 'there is no previous run to compare with';
  if (needsBaseline) {
    return [{ effect: 'fail', message: `${subject}, and on-missing-baseline is fail` }];
  }
  if (cases.length === 0) {
    return [{ effect: 'note', message: `${subject}, so no pass rate was judged` }];
  }
  return limitsDrops(settings)
    ? [{ effect: 'note', message: `${subject}, so max-drop was not judged` }]
    : [];
}

function spared({ check, calls, limits }: Case): Ruling {
  const stand = calls === 1 ? '1 call stands' : `${calls} calls stand`;
  const least = limits['min-calls'];
  const message = `check ${quoteName(check)} was spared: ${stand} behind it, and min-calls is ${least}`;
  return { effect: 'note', message, check, limit: least };
}

/** The debrief has no rates, and the results, which may have them, cannot be read. */
function unseen({ run, report }: PolicyView, settings: TrendSettings): Ruling[] {
  const isTold = (report?.trend?.rows ?? []).length > 0;
  return isTold || !limitsRates(settings) ? [] : unreadRulings(run, NAME, {});
}

/** Checks that the policy names and the run does not: renamed, or no longer run. */
function absentChecks({ checks = {} }: TrendSettings, cases: readonly Case[]): Ruling[] {
  const present = new Set(cases.map(({ check }) => lookOf(check)));
  if (present.size === 0) return [];
  return Object.keys(checks)
    .filter((check) => !present.has(lookOf(check)))
    .map((check) => ({
      effect: 'note',
      message: `check ${quoteName(check)} has limits in the policy, but the report has no such check`,
      check,
    }));
}
