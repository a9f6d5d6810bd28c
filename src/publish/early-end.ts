import type { Outcome } from '../model/outcome.ts';
import type { Reason } from '../model/report.ts';
import type { Shown } from './show.ts';

/** An ending without any run. */
export function endedEarly(outcome: Outcome, reasons: Reason[]): Shown {
  const report = {
    outcome,
    tolerated: false,
    reasons,
    runs: [],
    notes: [],
    policy: { path: null, isTrial: false },
    promptFixes: [],
  };
  return { report, patch: '', warnings: [] };
}
