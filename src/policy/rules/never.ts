/** Checks that may fail in no call. */
import * as z from 'zod/mini';
import { countsFrom } from '../../chance/counts.ts';
import { percentUnits, tellPercent } from '../percent.ts';
import { gateRule, type JudgedRun, type PolicyView, type Ruling } from '../rule.ts';
import { holdingAll } from '../tighten.ts';
import { quoteName, tellCalls, tellPart } from '../words.ts';

const NAME = 'never';
const A_LIST = 'has to be a list of at least one name of a check';

const neverSchema = z.lazy(() =>
  z
    .array(z.string('has to be the name of a check'), A_LIST)
    .check(z.minLength(1, A_LIST))
    .register(z.globalRegistry, {
      description: 'Names of checks that may fail in no call: a single one fails the gate.',
    }),
);

/**
 * One failing call of such a check fails the gate, whatever else holds, unless a waiver excuses the
 * check. Whatever tells of a failing call counts: counts, calls, rates, and where there is neither,
 * themes.
 */
export const neverRule = gateRule({
  name: NAME,
  schema: neverSchema,
  tighten: holdingAll<string>((child, parent) => child === parent),
  apply(view, names) {
    return [...new Set(names)]
      .filter((name) => !view.waivedChecks.has(name))
      .flatMap((name) => judge(name, view));
  },
});

/** The names under `never`. */
export function neverNames(gate: Readonly<Record<string, unknown>>): string[] {
  const given = gate[NAME];
  return given === undefined ? [] : z.parse(neverSchema, given);
}

/** Whether a run says anything of a check of this name. */
export function knowsCheck({ report, checks, calls }: JudgedRun, check: string): boolean {
  return (
    checks?.some(({ name }) => name === check) ||
    report?.trend?.rows.some(({ checkName }) => checkName === check) ||
    report?.themes.some(({ checkNames }) => checkNames.includes(check)) ||
    calls?.some((call) => call.checks.some(({ name }) => name === check)) ||
    false
  );
}

function judge(check: string, view: PolicyView): Ruling[] {
  const { run } = view;
  if (!knowsCheck(run, check)) return [];
  const own = (run.checks ?? []).filter(({ name }) => name === check);
  const rows = view.rows.filter(({ checkName }) => checkName === check);
  const counts = [...own, ...rows.map((row) => row.counts?.current)].flatMap(
    (one) => countsFrom(one?.passed, one?.evaluated) ?? [],
  );
  const rates = [
    ...own.flatMap(({ rate }) => rate ?? []),
    ...rows.flatMap(({ currentPassRate }) => currentPassRate ?? []),
  ];
  const [short] = counts
    .map(({ passed, evaluated }) => ({ passed: evaluated - passed, evaluated }))
    .filter((failed) => failed.passed > 0)
    .toSorted((a, b) => b.passed - a.passed || a.evaluated - b.evaluated);
  if (short !== undefined) {
    return [fails(check, `failed in ${tellPart(short)}`, { limit: 0, value: short.passed })];
  }
  const failing = failingCalls(check, run);
  if (failing > 0) {
    return [fails(check, `failed in ${tellCalls(failing)}`, { limit: 0, value: failing })];
  }
  const low = Math.min(...rates);
  if (percentUnits(low) < percentUnits(100)) {
    const told = `has a pass rate of ${tellPercent(low, 100)} %`;
    return [fails(check, told, { limit: 100, value: low })];
  }
  return counts.length + rates.length > 0 ? [] : judgeByThemes(check, view);
}

function fails(check: string, told: string, facts: Partial<Ruling> = {}): Ruling {
  const message = `check ${quoteName(check)} ${told}; it may never fail`;
  return { effect: 'fail', message, check, ...facts };
}

function failingCalls(check: string, { calls = [] }: JudgedRun): number {
  return calls.filter(
    (call) =>
      call.isCounted &&
      call.checks.some(({ name, isPassed }) => name === check && isPassed === false),
  ).length;
}

/** Nobody tells how often it passed; a theme says that it failed. */
function judgeByThemes(check: string, { themes, run }: PolicyView): Ruling[] {
  const [theme] = themes
    .filter(
      ({ checkNames, lifecycle, affectedCallCount }) =>
        checkNames.includes(check) && lifecycle !== 'FIXED' && affectedCallCount > 0,
    )
    .toSorted((a, b) => b.affectedCallCount - a.affectedCallCount || (a.slug < b.slug ? -1 : 1));
  if (theme !== undefined) {
    const told = `failed in ${tellCalls(theme.affectedCallCount)} of theme ${quoteName(theme.slug)}`;
    return [fails(check, told)];
  }
  const isGraded = run.calls?.some((call) =>
    call.checks.some(({ name, isPassed }) => name === check && isPassed === true),
  );
  const message = `check ${quoteName(check)} was graded on no call, so that never was not judged for it`;
  return isGraded ? [] : [{ effect: 'warning', message, check }];
}
