import type { Reason, Spared } from '../report/model.ts';
import { unknownValues } from './known-values.ts';
import { type Policy, RULES } from './policy.ts';
import type { JudgedRun, PolicyView, Rule, Ruling } from './rule.ts';
import { applyWaivers } from './waivers.ts';

export interface Decision {
  outcome: 'passed' | 'failed' | 'inconclusive';
  /** All reasons in the order of the rules; empty when passed. */
  reasons: Reason[];
  /** What the policy spared. */
  spared: Spared;
  /** Values of themes that no policy can name, since the specification does not: `severity BLOCKER`. */
  unknownValues: string[];
}

/**
 * Judges a run by every rule. All rulings become reasons, not only the first. One that fails
 * outweighs any number that could not decide. Depends on nothing but what is handed in.
 *
 * @param today `YYYY-MM-DD` in UTC, for the waivers
 */
export function evaluate(
  run: JudgedRun,
  policy: Policy,
  today: string,
  rules: readonly Rule[] = RULES,
): Decision {
  const { themes, rows, failures, waived, unmatched, expired } = applyWaivers(
    run,
    policy.waivers ?? [],
    today,
  );
  const view: PolicyView = { run, report: run.report, themes, rows, failures };
  const rulings = [
    ...rules.flatMap((rule) => named(rule.name, rule.apply(view, policy.gate ?? {}))),
    ...named('waivers', expired),
  ];
  const of = (...effects: Ruling['effect'][]) =>
    rulings.filter(({ effect }) => effects.includes(effect));
  const warnings = of('warning').map(({ message }) => message);
  return {
    outcome:
      of('fail').length > 0 ? 'failed' : of('undecided').length > 0 ? 'inconclusive' : 'passed',
    reasons: of('fail', 'undecided').map(({ effect, ...reason }) => reason),
    spared: {
      waived,
      known: of('known').flatMap(({ theme }) => theme ?? []),
      unmatched,
      notes: of('note').map(({ message }) => message),
      ...(warnings.length > 0 && { warnings }),
    },
    unknownValues: unknownValues(run.report?.themes ?? []),
  };
}

function named(rule: string, rulings: readonly Ruling[]): (Ruling & Reason)[] {
  return rulings.map((ruling) => ({ rule, ...ruling }));
}
