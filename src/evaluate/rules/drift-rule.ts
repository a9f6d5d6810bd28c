/** Checks whose pass rate fell for good over the recorded runs. */
import { findSame } from '../../model/check-facts.ts';
import type { Reason } from '../reasons.ts';
import { findDrift } from '../statistics/drift.ts';
import type { TrendSettings } from '../trend-settings.ts';
import type { PolicyView } from '../view.ts';

/** The fall to find if no `max-drop` is set, in percentage points. */
const STANDARD_DROP = 10;

export function evaluateDrift(
  { run: { watched }, checks, waivedChecks }: PolicyView,
  { drift = 'warn' }: TrendSettings = {},
): Reason[] {
  if (drift === 'off' || watched === undefined) return [];
  const ofRun = checks.filter(({ current }) => current !== null);
  const watchedOf = findSame(watched.checks);
  return ofRun.flatMap(({ id, check, counts, limits }): Reason[] => {
    const [before] = watchedOf({ id, name: check });
    if (before === undefined || counts.current === null || waivedChecks.has(check)) return [];
    const drop = limits['max-drop'] ?? STANDARD_DROP;
    const later = [...before.counts, counts.current];
    const found = findDrift(before.reference, later, drop, ofRun.length);
    if (found === null) return [];
    const { since, from, to } = found;
    const first = watched.runs[since];
    return [
      {
        effect: drift === 'fail' ? 'fail' : 'warning',
        kind: 'drift',
        ...{ check, checkId: id, from, to },
        since: first === undefined ? null : { number: first.number, runId: first.jobId },
      },
    ];
  });
}
