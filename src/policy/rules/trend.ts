import * as z from 'zod/mini';
import { strictMap } from '../../core/yaml-check.ts';
import type { DebriefReport, Trend, TrendRow } from '../../report/model.ts';
import { percentUnits, tellPercent, unitsToPercent } from '../percent.ts';
import { gateRule, type JudgedRun, quoteName, type Ruling } from '../rule.ts';
import { asStrict, each, HIGHER_IS_STRICTER, LOWER_IS_STRICTER, ranked } from '../tighten.ts';
import { leftToEachCheck, ofEachCheck } from '../tighten-checks.ts';

const A_PERCENTAGE = 'has to be a number from 0 to 100';

function percentage(description: string) {
  return z.optional(
    z
      .number(A_PERCENTAGE)
      .check(z.gte(0, A_PERCENTAGE), z.lte(100, A_PERCENTAGE))
      .register(z.globalRegistry, { description }),
  );
}

const limits = {
  'max-drop': percentage('Percentage points that a check may lose against the previous run.'),
  'min-pass-rate': percentage('Lowest current pass rate of a check, in percent.'),
  'min-calls': z.optional(
    z
      .int('has to be a whole number')
      .check(z.gte(1, 'has to be 1 or more'))
      .register(z.globalRegistry, {
        description:
          'A check that fewer calls stand behind is spared, where a theme that is about it tells the number of calls.',
      }),
  ),
};

const trendSchema = strictMap(
  {
    ...limits,
    checks: z.optional(
      z
        .record(
          z.string(),
          strictMap(limits, 'has to be a map such as { max-drop: 5 }'),
          'has to be a map from names of checks to their limits',
        )
        .register(z.globalRegistry, { description: 'Limits of single checks, by their names.' }),
    ),
    'on-missing-baseline': z.optional(
      z.enum(['pass', 'fail']).register(z.globalRegistry, {
        description:
          'What it does when there is no previous run, or no previous rate of a check that max-drop limits.',
        default: 'pass',
      }),
    ),
  },
  'has to be a map such as { max-drop: 10 }',
).register(z.globalRegistry, {
  description: 'Limits for the pass rates of checks; `checks` has limits of single ones.',
});

type Settings = z.infer<typeof trendSchema>;
type Limits = Pick<Settings, keyof typeof limits>;

const tightenings = {
  'max-drop': LOWER_IS_STRICTER,
  'min-pass-rate': HIGHER_IS_STRICTER,
  // It spares checks, so that leaving it out is strictest.
  'min-calls': asStrict<number>({
    standard: 0,
    isAsStrict: (child, parent) => child <= parent,
    wanted: (parent) => (parent === 0 ? 'be left out' : `be ${parent} or less`),
  }),
};

const trendTightening = ofEachCheck(
  each<Settings>({
    ...tightenings,
    checks: leftToEachCheck(),
    'on-missing-baseline': ranked(['fail', 'pass'], 'pass'),
  }),
  each<Limits>(tightenings),
  whereLimited,
);

/** What spares checks takes nothing from a policy that limits none. */
function whereLimited<Given extends Limits>(parent: Given): Given {
  const isLimited = parent['max-drop'] !== undefined || parent['min-pass-rate'] !== undefined;
  return isLimited ? parent : { ...parent, 'min-calls': Number.POSITIVE_INFINITY };
}

/** A row of the trend with the limits that hold for it. */
interface Case {
  row: TrendRow;
  limits: Limits;
  trend: Trend;
  /** False where the workflow wants no comparison judged. */
  isCompared: boolean;
  /** True where a missing previous rate fails the gate. */
  needsBaseline: boolean;
  /** The calls that its current rate was taken of, or null where nobody tells. */
  counts: Counts | null;
}

interface Counts {
  passed: number;
  evaluated: number;
}

/**
 * The pass rates of checks, and what they lost against the previous run. A rate that is missing is
 * never read as 0: what cannot be compared is told instead.
 */
export const trendRule = gateRule({
  name: 'trend',
  schema: trendSchema,
  tighten: trendTightening,
  apply(view, settings) {
    if (view.report === null) return [];
    const { report, run } = view;
    const { trend } = report;
    const isCompared = run.baseline?.source !== 'off';
    const needsBaseline = isCompared && settings['on-missing-baseline'] === 'fail';
    if (trend === null) return [withoutTrend(needsBaseline)];
    return [
      ...view.rows.flatMap((row) => {
        const limits = { ...settings, ...ownLimits(settings, row.checkName) };
        const counts = countsOf(row.checkName, run);
        return judgeRow({ row, limits, trend, isCompared, needsBaseline, counts }, report);
      }),
      ...absentChecks(settings, trend),
    ];
  },
});

function ownLimits({ checks = {} }: Settings, name: string): Limits | undefined {
  return Object.hasOwn(checks, name) ? checks[name] : undefined;
}

function withoutTrend(needsBaseline: boolean): Ruling {
  return needsBaseline
    ? {
        effect: 'fail',
        message: 'there is no previous run to compare with, and on-missing-baseline is fail',
      }
    : {
        effect: 'note',
        message: 'there is no previous run to compare with, so no pass rate was judged',
      };
}

function judgeRow(one: Case, report: DebriefReport): Ruling[] {
  const { row, limits, counts } = one;
  const calls = counts?.evaluated ?? callsBehind(row.checkName, report);
  const least = limits['min-calls'];
  if (least !== undefined && calls !== null && calls < least) {
    const message = `check ${quoteName(row.checkName)} was spared: ${tellCalls(calls)} behind it, and min-calls is ${least}`;
    return [{ effect: 'note', message, check: row.checkName, limit: least, value: calls }];
  }
  return [...(one.isCompared ? judgeDrop(one) : []), ...judgeRate(one)];
}

function countsOf(check: string, { checks }: JudgedRun): Counts | null {
  const found = checks?.find(({ name }) => name === check);
  if (!found || found.passed === null || found.evaluated === null) return null;
  return { passed: found.passed, evaluated: found.evaluated };
}

/** ` (6 of 24 calls)`, or nothing where the counts are not known. */
function tellCounts(counts: Counts | null): string {
  return counts === null ? '' : ` (${counts.passed} of ${counts.evaluated} calls)`;
}

function tellCalls(calls: number): string {
  return calls === 1 ? '1 call stands' : `${calls} calls stand`;
}

/** How many calls a check was graded on, as far as the report tells: themes name calls and checks. */
function callsBehind(check: string, { themes }: DebriefReport): number | null {
  const counts = themes
    .filter(({ checkNames }) => checkNames.includes(check))
    .map(({ totalCallCount }) => totalCallCount);
  return counts.length === 0 ? null : Math.max(...counts);
}

function judgeDrop({ row, limits, trend, needsBaseline, counts }: Case): Ruling[] {
  const { checkName: check, previousPassRate: previous, currentPassRate: current } = row;
  const limit = limits['max-drop'];
  if (limit === undefined) return [];
  if (previous === null) {
    const message = `check ${quoteName(check)} has no previous pass rate to compare with`;
    return needsBaseline
      ? [{ effect: 'fail', message: `${message}, and on-missing-baseline is fail`, check, limit }]
      : [{ effect: 'note', message: `${message}, so max-drop was not judged`, check }];
  }
  if (current === null) {
    const message = `check ${quoteName(check)} has no current pass rate, so max-drop was not judged`;
    return [{ effect: 'note', message, check }];
  }
  const drop = percentUnits(previous) - percentUnits(current);
  if (drop <= percentUnits(limit)) return [];
  const value = unitsToPercent(drop);
  const points = tellPercent(value, limit);
  const message = `check ${quoteName(check)} fell from ${tellPercent(previous)} % to ${tellPercent(current)} %${tellCounts(counts)}, ${points} ${points === '1' ? 'point' : 'points'}; the limit is ${limit} (compared with ${describeBaseline(trend)})`;
  return [{ effect: 'fail', message, check, limit, value }];
}

function judgeRate({ row, limits, counts }: Case): Ruling[] {
  const { checkName: check, currentPassRate: current } = row;
  const limit = limits['min-pass-rate'];
  if (limit === undefined) return [];
  if (current === null) {
    const message = `check ${quoteName(check)} has no current pass rate, so min-pass-rate was not judged`;
    return [{ effect: 'note', message, check }];
  }
  if (percentUnits(current) >= percentUnits(limit)) return [];
  const message = `check ${quoteName(check)} has a pass rate of ${tellPercent(current, limit)} %${tellCounts(counts)}; the limit is ${limit} %`;
  return [{ effect: 'fail', message, check, limit, value: current }];
}

/** Checks that the policy names and the trend does not: renamed, or no longer run. */
function absentChecks({ checks = {} }: Settings, { rows }: Trend): Ruling[] {
  const present = new Set(rows.map(({ checkName }) => checkName));
  return Object.keys(checks)
    .filter((check) => !present.has(check))
    .map((check) => ({
      effect: 'note',
      message: `check ${quoteName(check)} has limits in the policy, but the report has no such check`,
      check,
    }));
}

function describeBaseline({ baselineRunNumber, baselineRunPlanJobId }: Trend): string {
  return baselineRunNumber === null
    ? `run ${quoteName(baselineRunPlanJobId)}`
    : `run ${baselineRunNumber}`;
}
