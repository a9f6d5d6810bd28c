/** Checks that may fail in no call. */
import * as z from 'zod/mini';
import { checkFacts } from '../../model/check-facts.ts';
import { eachLookOnce, looksLike } from '../../text/alike.ts';
import { percentUnits } from '../../text/percent.ts';
import { type JudgedRun, type PolicyView, type Ruling, unreadRulings } from '../rule.ts';

const A_LIST = 'has to be a list of at least one name of a check';

export const neverSchema = z
  .array(z.string('has to be the name of a check'), A_LIST)
  .check(z.minLength(1, A_LIST))
  .register(z.globalRegistry, {
    description: 'Names of checks that may fail in no call: a single one fails the gate.',
  });

/**
 * One failing call of such a check fails the gate, whatever else holds, unless a waiver excuses the
 * check. Whatever reports a failing call counts: counts, calls, rates, and without these, themes.
 */
export function evaluateNever(view: PolicyView, names: readonly string[]): Ruling[] {
  return eachLookOnce(names).flatMap((name) => {
    const spelled = spellingsOf(view.run, name);
    if (spelled.some((check) => view.waivedChecks.has(check))) return [];
    const [first] = spelled;
    return first === undefined ? unseen(name, view) : evaluateCheck(first, spelled, view);
  });
}

/** How a run spells a check that the policy names, each spelling once. */
export function spellingsOf({ report, checks, calls }: JudgedRun, wanted: string): string[] {
  const reported = [
    ...(checks ?? []).map(({ name }) => name),
    ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
    ...(report?.themes ?? []).flatMap(({ checkNames }) => checkNames),
    ...(calls ?? []).flatMap((call) => call.checks.map(({ name }) => name)),
  ];
  return [...new Set(reported)].filter(looksLike(wanted));
}

/** The ruling on a check that nothing reports, if results that may report it cannot be read. */
function unseen(check: string, { run }: Pick<PolicyView, 'run'>): Ruling[] {
  return unreadRulings(run, 'never', { check });
}

/** The ruling on a check under any of its spellings; messages name one of them. */
function evaluateCheck(check: string, spelled: readonly string[], view: PolicyView): Ruling[] {
  const { run, report } = view;
  const facts = checkFacts(run.checks ?? [], report?.trend?.rows ?? []).filter(({ name }) =>
    spelled.includes(name),
  );
  const [short] = facts
    .flatMap(({ counts }) => counts ?? [])
    .map(({ passed, evaluated }) => ({ failed: evaluated - passed, evaluated }))
    .filter(({ failed }) => failed > 0)
    .toSorted((a, b) => b.failed - a.failed);
  if (short !== undefined) {
    return [{ ...failed(check), observed: short, limit: 0, value: short.failed }];
  }
  const failing = failingCalls(spelled, run);
  if (failing > 0) {
    return [{ ...failed(check), observed: { calls: failing }, limit: 0, value: failing }];
  }
  const rates = facts.flatMap(({ passRate: rate }) => rate ?? []);
  const low = Math.min(...rates);
  if (percentUnits(low) < percentUnits(100)) {
    return [{ ...failed(check), observed: { passRate: low }, limit: 100, value: low }];
  }
  return rates.length > 0 ? [] : evaluateByThemes(check, spelled, view);
}

function failed(check: string) {
  return { effect: 'fail', finding: 'never', check } as const;
}

function failingCalls(spelled: readonly string[], { calls = [] }: JudgedRun): number {
  return calls.filter(
    (call) =>
      call.isCounted &&
      call.checks.some(({ name, isPassed }) => spelled.includes(name) && isPassed === false),
  ).length;
}

/** No count and no rate is known; a theme may report that it failed. */
function evaluateByThemes(
  check: string,
  spelled: readonly string[],
  { themes, run }: PolicyView,
): Ruling[] {
  const [theme] = themes
    .filter(
      ({ checkNames, lifecycle, affectedCallCount }) =>
        checkNames.some((name) => spelled.includes(name)) &&
        lifecycle !== 'FIXED' &&
        affectedCallCount > 0,
    )
    .toSorted((a, b) => b.affectedCallCount - a.affectedCallCount || (a.slug < b.slug ? -1 : 1));
  if (theme !== undefined) {
    const observed = { calls: theme.affectedCallCount, theme: theme.slug };
    return [{ ...failed(check), observed }];
  }
  const unread = unseen(check, { run });
  if (unread.length > 0) return unread;
  const isGraded = run.calls?.some((call) =>
    call.checks.some(({ name, isPassed }) => spelled.includes(name) && isPassed === true),
  );
  return isGraded ? [] : [{ effect: 'warning', finding: 'never-ungraded', check }];
}
