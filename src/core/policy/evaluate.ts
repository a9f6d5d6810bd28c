import type { DebriefReport, Reason } from '../report/model.ts';

/** What a rule found: `fail` fails the gate, `undecided` means that no judgement could be had. */
export interface RuleFinding {
  effect: 'fail' | 'undecided';
  message: string;
}

/** One unit of the policy: a name and a pure function from a report to everything it finds. */
export interface Rule {
  name: string;
  apply(report: DebriefReport): RuleFinding[];
}

export interface Decision {
  outcome: 'passed' | 'failed' | 'inconclusive';
  /** All reasons in the order of the rules; empty when passed. */
  reasons: Reason[];
}

/**
 * Judges a report by every rule of an ordered list. All findings become reasons, not only the
 * first. One that fails outweighs any number that could not decide.
 */
export function evaluate(report: DebriefReport, rules: readonly Rule[]): Decision {
  const findings = rules.flatMap((rule) =>
    rule.apply(report).map((finding) => ({ ...finding, rule: rule.name })),
  );
  return {
    outcome: decide(findings),
    reasons: findings.map(({ rule, message }) => ({ rule, message })),
  };
}

function decide(findings: readonly RuleFinding[]): Decision['outcome'] {
  if (findings.some((finding) => finding.effect === 'fail')) return 'failed';
  return findings.length > 0 ? 'inconclusive' : 'passed';
}
