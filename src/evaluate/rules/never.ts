/** The rule `never`: checks that may fail in no call. */
import { isBelow } from '../../model/check-facts.ts';
import type { Theme } from '../../model/report.ts';
import { distinctNames, isNamedLike } from '../../text/alike.ts';
import type { Reason } from '../reasons.ts';
import { mentionedChecks, type PolicyView, type RuleFacts } from '../view.ts';

/**
 * One failing call of such a check fails the gate unless a waiver excuses the check, in the counts of any
 * source. Without counts its pass rate decides, and without a rate, its themes.
 */
export function evaluateNever(view: PolicyView, names: readonly string[]): Reason[] {
  return distinctNames(names).flatMap((name) => {
    const spellings = spellingsOf(view.run, name);
    if (spellings.some((check) => view.waivedChecks.has(check))) return [];
    const [check] = spellings;
    return check === undefined ? [] : evaluateCheck(check, spellings, view);
  });
}

/** How a run spells a check that the policy names, each spelling once. */
export function spellingsOf(run: RuleFacts, wanted: string): string[] {
  return mentionedChecks(run).filter(isNamedLike(wanted));
}

/** The reason of a check under any of its spellings; messages name one of them. */
function evaluateCheck(check: string, spellings: readonly string[], view: PolicyView): Reason[] {
  const { run } = view;
  const failed = { effect: 'fail', kind: 'never', check } as const;
  const facts = view.checks.filter((one) => spellings.includes(one.check));
  const others = (run.checks ?? [])
    .filter(({ name }) => spellings.includes(name))
    .flatMap(({ id, otherCounts: one }) => (one ? { id, ...one, isOther: true as const } : []));
  const own = facts.flatMap(({ id, counts: { current } }) => (current ? { id, ...current } : []));
  const counted = [...own, ...others]
    .map(({ passed, ...one }) => ({ ...one, failed: one.evaluated - passed }))
    .filter(({ failed: calls }) => calls > 0)
    .toSorted((a, b) => b.failed - a.failed);
  const [worst] = counted;
  if (worst !== undefined) {
    const { id, ...observed } = worst;
    const checkId = counted.every((one) => one.id === id) ? id : null;
    return [{ ...failed, checkId, observed, limit: 0, value: worst.failed }];
  }
  const rates = facts.flatMap(({ current }) => current ?? []);
  const passRate = Math.min(...rates);
  if (isBelow(passRate, 100)) {
    return [{ ...failed, observed: { passRate }, limit: 100, value: passRate }];
  }
  if (rates.length > 0) return [];
  const theme = worstTheme(spellings, view);
  if (theme !== undefined) {
    return [{ ...failed, observed: { theme: theme.slug } }];
  }
  return [{ effect: 'warning', kind: 'never-ungraded', check }];
}

/** The theme with the most failing calls of a check. */
function worstTheme(spellings: readonly string[], { themes }: PolicyView): Theme | undefined {
  const [worst] = themes
    .filter(
      ({ checkNames, lifecycle, affectedCallCount }) =>
        checkNames.some((name) => spellings.includes(name)) &&
        lifecycle !== 'FIXED' &&
        affectedCallCount > 0,
    )
    .toSorted((a, b) => b.affectedCallCount - a.affectedCallCount || (a.slug < b.slug ? -1 : 1));
  return worst;
}
