import type { Outcome } from '../model/outcome.ts';
import type { Reason } from '../model/report.ts';
import type { Publication } from '../publish/deliver.ts';

/** An ending without any run. It needs none of the packages of other publications. */
export function endedEarly(outcome: Outcome, reasons: Reason[]): Publication {
  const report = {
    ...{ outcome, reasons, tolerated: false, runs: [], notes: [], promptFixes: [] },
    policy: { path: null, isTrial: false },
  };
  return { report, patch: '', warnings: [] };
}
