/** The checks of a run, of everything that its results report about them. */

import {
  type CheckIdentity,
  checkResult,
  eachCheckOnce,
  findSame,
  type ListedCheck,
} from '../../model/check-facts.ts';
import type { Check } from '../../model/report.ts';
import type { CallResult, RunVerdict } from '../../service/evidence.ts';
import type { RunResults } from '../../service/results.ts';

type Sources = Partial<Pick<RunResults, 'verdict' | 'metrics' | 'calls' | 'comparison'>>;
type VerdictCheck = NonNullable<RunVerdict['checks']>[number];

/**
 * The checks of the verdict, then those that only the metrics or the calls have; where none of these has
 * any, those of the service's own comparison.
 */
export function checksOf(sources: Sources): Check[] {
  const { verdict, metrics, calls, comparison } = sources;
  const nameOf = namesIn(sources);
  const ofVerdict = (verdict?.checks ?? []).map((check) => ({
    ...identityOf(check.metricDefinitionId, check.metricName, nameOf),
    ...{
      passed: check.passedSims,
      evaluated: check.evaluatedSims,
      passRate: check.passRate,
      check,
    },
  }));
  const measured = (metrics ?? [])
    .filter(({ isCheck, check }) => isCheck === true || check !== null)
    .map(({ metricDefinitionId, name, check }) => ({
      ...identityOf(metricDefinitionId, name, nameOf),
      ...{ passed: check?.passedCalls ?? null, evaluated: check?.evaluatedCalls ?? null },
      passRate: check?.passRate ?? null,
    }));
  const graded = gradesIn(calls ?? [], nameOf);
  const compared = (comparison?.checks ?? [])
    .filter(({ currentPassRate }) => currentPassRate !== null)
    .map(({ metricDefinitionId, metricName, currentPassRate: passRate }) => ({
      ...identityOf(metricDefinitionId, metricName, nameOf),
      ...{ passed: null, evaluated: null, passRate },
    }));
  const failed = (verdict?.failures ?? []).map(({ metricDefinitionId, metricName, passRate }) => ({
    ...identityOf(metricDefinitionId, metricName, nameOf),
    ...{ passed: null, evaluated: null, passRate },
  }));
  const ofVerdictIn = findSame(ofVerdict);
  const measuredOf = findSame(measured);
  const gradesOf = findSame(graded);
  const ratesOf = findSame([...compared, ...failed]);
  const listed = [...ofVerdict, ...measured, ...graded];
  return eachCheckOnce<CheckIdentity>(listed.length > 0 ? listed : compared).map((identity) => {
    const own = ofVerdictIn(identity);
    const counted = [measuredOf(identity), own, countCalls(gradesOf(identity))];
    const entries = [...counted.flat(), ...ratesOf(identity)];
    return {
      id: identity.id ?? null,
      name: identity.name,
      ...passRateOf(counted, entries),
      ...thresholdOf(own.map(({ check }) => check)),
    };
  });
}

function passRateOf(
  counted: readonly (readonly ListedCheck[])[],
  entries: readonly ListedCheck[],
): Pick<Check, 'passed' | 'evaluated' | 'passRate'> {
  const rates = entries.map(({ passRate }) => passRate);
  const { counts, passRate } = checkResult(counted, rates);
  if (counts !== null) return { ...counts, passRate };
  // What is reported without being valid counts is shown, and decides nothing.
  const shown = entries.find(({ evaluated, passed }) => evaluated !== null || passed !== null);
  const { passed = null, evaluated = null } = shown ?? {};
  return { passed, evaluated, passRate: evaluated === 0 ? null : passRate };
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

/** What one call came to by one check. */
interface Grade extends CheckIdentity {
  call: CallResult;
  isPassed: boolean;
}

/** The grades of all calls that are scored, each call once. */
function gradesIn(calls: readonly CallResult[], nameOf: NameOf): Grade[] {
  const scored = new Map(
    calls
      .filter(({ counted }) => counted !== false)
      .map((call) => [call.simulationJobId, call] as const),
  );
  return [...scored.values()].flatMap((call) =>
    (call.checks ?? []).flatMap(({ metricDefinitionId, metricName, passed }) =>
      passed === null
        ? []
        : [{ ...identityOf(metricDefinitionId, metricName, nameOf), call, isPassed: passed }],
    ),
  );
}

/** The calls that passed a check, as an entry for it; none without any grade. */
function countCalls(grades: readonly Grade[]): ListedCheck[] {
  const [first] = grades;
  if (first === undefined) return [];
  const byCall = [...Map.groupBy(grades, ({ call }) => call).values()];
  const passed = byCall.filter((ofCall) => ofCall.every(({ isPassed }) => isPassed)).length;
  return [{ name: first.name, passed, evaluated: byCall.length, passRate: null }];
}

type NameOf = (id: string) => string | undefined;

/** Finds the name of a check by its ID, wherever the results have one. */
function namesIn({ verdict, metrics, calls, comparison }: Sources): NameOf {
  const named = [
    ...(verdict?.checks ?? []),
    ...(metrics ?? []).map(({ metricDefinitionId, name }) => ({
      ...{ metricDefinitionId, metricName: name },
    })),
    ...(calls ?? []).flatMap(({ checks }) => checks ?? []),
    ...(comparison?.checks ?? []),
  ];
  const names = new Map<string, string>();
  for (const { metricDefinitionId: id, metricName: name } of named) {
    if (id && name !== null && !names.has(id.toLowerCase())) names.set(id.toLowerCase(), name);
  }
  return (id) => names.get(id.toLowerCase());
}

function identityOf(id: string | null, name: string | null, nameOf: NameOf): CheckIdentity {
  return { id, name: name ?? nameOf(id ?? '') ?? nameless(id) };
}

/** Names a check if the service does not. */
export function nameless(id: string | null): string {
  return id || 'a check without a name';
}
