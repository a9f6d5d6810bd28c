/** Checks whose pass rate fell for good over the recorded runs (contract, section 16). */
import { checkFacts, findSame } from '../../../model/check-facts.ts';
import type { PolicyView, Ruling } from '../../rule.ts';
import { findDrift } from '../../statistics/drift.ts';
import { limitsOf, type TrendSettings } from './settings.ts';

/** The fall to find if no `max-drop` is set, in percentage points. */
const STANDARD_DROP = 10;

export function evaluateDrift(
  { run, report, waivedChecks }: PolicyView,
  settings: TrendSettings = {},
): Ruling[] {
  const { drift = 'warn' } = settings;
  const { watched, checks = [] } = run;
  if (drift === 'off' || watched === undefined) return [];
  const now = checkFacts(checks, report?.trend?.rows ?? []).filter(({ counts }) => counts !== null);
  const limits = limitsOf(settings);
  const watchedOf = findSame(watched.checks);
  return now
    .filter(({ name }) => !waivedChecks.has(name))
    .flatMap((check): Ruling[] => {
      const [before] = watchedOf(check);
      if (before === undefined) return [];
      const drop = limits(check.name)['max-drop'] ?? STANDARD_DROP;
      const later = [...before.counts, check.counts];
      const found = findDrift(before.reference, later, drop, now.length);
      if (found === null) return [];
      const { since, from, to } = found;
      const first = watched.runs[since];
      return [
        {
          effect: drift === 'fail' ? 'fail' : 'warning',
          finding: 'drift',
          ...{ check: check.name, from, to },
          since: first === undefined ? null : { number: first.number, jobId: first.jobId },
        },
      ];
    });
}
