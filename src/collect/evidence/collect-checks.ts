/** The checks of a run, of everything that its results report about them. */

import {
  type CheckIdentity,
  checkResult,
  eachCheckOnce,
  findSame,
  type ListedCheck,
} from '../../model/check-facts.ts';
import { type Counts, countsFrom } from '../../model/counts.ts';
import type { Check } from '../../model/report.ts';
import type { RunVerdict } from '../../service/evidence-schemas.ts';
import type { RunResults } from '../../service/results.ts';
import { nameless, scoredCalls } from './collect-cases.ts';

type Sources = Partial<Pick<RunResults, 'verdict' | 'metrics' | 'calls' | 'comparison'>>;
type VerdictCheck = NonNullable<RunVerdict['checks']>[number];
type Named = Pick<VerdictCheck, 'metricDefinitionId' | 'metricName'>;

/**
 * The checks of the verdict, then those that only the metrics or the calls have; where none of these has
 * any, those of the service's own comparison.
 */
export function checksOf({ verdict, metrics, calls, comparison }: Sources): Check[] {
  const inVerdict = verdict?.checks ?? [];
  const inMetrics = (metrics ?? [])
    .filter(({ isCheck, check }) => isCheck === true || check !== null)
    .map(({ name, ...metric }) => ({ ...metric, metricName: name }));
  const inCalls = scoredCalls(calls).flatMap((call) =>
    (call.checks ?? []).map((check) => ({ ...check, call })),
  );
  const inComparison = (comparison?.checks ?? []).filter((check) => check.currentPassRate !== null);
  const identityOf = identify([...inVerdict, ...inMetrics, ...inCalls, ...inComparison]);

  const ofVerdict = inVerdict.map((check) => ({
    ...identityOf(check),
    ...{ passed: check.passedSims, evaluated: check.evaluatedSims, passRate: check.passRate },
    check,
  }));
  const measured = inMetrics.map(({ check, ...metric }) => ({
    ...identityOf(metric),
    ...{ passed: check?.passedCalls ?? null, evaluated: check?.evaluatedCalls ?? null },
    passRate: check?.passRate ?? null,
  }));
  const graded = inCalls.flatMap(({ call, passed, ...check }) =>
    passed === null ? [] : [{ ...identityOf(check), call, isPassed: passed }],
  );
  const rateOf = (check: Named, passRate: number | null) => ({
    ...identityOf(check),
    ...{ passed: null, evaluated: null, passRate },
  });
  const compared = inComparison.map((check) => rateOf(check, check.currentPassRate));
  const failed = (verdict?.failures ?? []).map((failure) => rateOf(failure, failure.passRate));

  const find = {
    ...{ inVerdict: findSame(ofVerdict), inMetrics: findSame(measured) },
    ...{ inCalls: findSame(graded), rates: findSame([...compared, ...failed]) },
  };
  const listed = [...ofVerdict, ...measured, ...graded];
  return eachCheckOnce<CheckIdentity>(listed.length > 0 ? listed : compared).map((identity) => {
    const own = find.inVerdict(identity);
    const counted = [find.inMetrics(identity), own, countCalls(find.inCalls(identity))];
    return {
      id: identity.id ?? null,
      name: identity.name,
      ...passRateOf(counted, [...counted.flat(), ...find.rates(identity)]),
      ...thresholdOf(own.map(({ check }) => check)),
    };
  });
}

/** Finds the name of a check by its ID if an entry lacks it. */
function identify(entries: readonly Named[]): (entry: Named) => CheckIdentity {
  const names = new Map<string, string>();
  for (const { metricDefinitionId: id, metricName: name } of entries) {
    if (id && name !== null && !names.has(id.toLowerCase())) names.set(id.toLowerCase(), name);
  }
  return ({ metricDefinitionId: id, metricName }) => ({
    id,
    name: metricName ?? names.get((id ?? '').toLowerCase()) ?? nameless(id),
  });
}

function passRateOf(
  counted: readonly (readonly ListedCheck[])[],
  entries: readonly ListedCheck[],
): Pick<Check, 'passed' | 'evaluated' | 'passRate' | 'otherCounts'> {
  const rates = entries.map(({ passRate }) => passRate);
  const { counts, passRate } = checkResult(counted, rates);
  if (counts !== null) {
    const all = counted.flat().flatMap((one) => countsFrom(one.passed, one.evaluated) ?? []);
    const [other] = all.toSorted((a, b) => failedOf(b) - failedOf(a));
    const isWorse = other !== undefined && failedOf(other) > failedOf(counts);
    return { ...counts, passRate, ...(isWorse && { otherCounts: other }) };
  }
  // Without valid counts, the graded calls are shown, and decide nothing.
  const { evaluated = null } = entries.find((one) => one.evaluated !== null) ?? {};
  return { passed: null, evaluated, passRate: evaluated === 0 ? null : passRate };
}

function failedOf({ passed, evaluated }: Counts): number {
  return evaluated - passed;
}

/** Of several entries the strictest threshold, and a failure if any of them failed. */
function thresholdOf(entries: readonly VerdictCheck[]): Pick<Check, 'isPassed' | 'threshold'> {
  const [first] = entries.toSorted((a, b) => (b.minPassRate ?? -1) - (a.minPassRate ?? -1));
  const passed = entries.map((check) => check.passed);
  return {
    isPassed: passed.includes(false) ? false : passed.includes(true) ? true : null,
    threshold: first?.minPassRate ?? null,
  };
}

/** The calls that passed a check, as an entry for it; none without any grade. */
function countCalls(
  grades: readonly (CheckIdentity & { call: object; isPassed: boolean })[],
): ListedCheck[] {
  const [first] = grades;
  if (first === undefined) return [];
  const byCall = [...Map.groupBy(grades, ({ call }) => call).values()];
  const passed = byCall.filter((ofCall) => ofCall.every(({ isPassed }) => isPassed)).length;
  return [{ name: first.name, passed, evaluated: byCall.length, passRate: null }];
}
