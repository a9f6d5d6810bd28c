/** What rules find, as data, and the one place that makes sentences of it. */
import { describeRate, type RateFinding } from './pass-rates.ts';

/** What a finding means; `undecided` makes the gate inconclusive. */
export type Effect = 'fail' | 'undecided' | 'warning' | 'note';

export type Finding = RateFinding;

/** The sentence of a finding. */
export function describeRuling(effect: Effect, facts: Finding): string {
  switch (facts.finding) {
    case 'pass-rate':
      return describeRate(effect, facts);
  }
}
