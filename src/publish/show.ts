/** What people may see of judged runs. */

import type { GateInputs } from '../inputs/gate/settings.ts';
import type { Outcome } from '../model/outcome.ts';
import type { GateReport, Reason } from '../model/report.ts';
import { briefReport, redactReport } from '../report/redact.ts';
import type { World } from '../runner/world.ts';
import { internalFault, stackOf } from '../text/stops.ts';
import { locatePromptFixes, patchOf } from './prompt-fixes.ts';
import { knownContacts, type Redaction } from './redacting.ts';

export interface Shown {
  report: GateReport;
  /** The patch of all located prompt fixes; empty where none was located. */
  patch: string;
  /** What could not be done; it changes no outcome. */
  warnings: string[];
}

/** The report as it may be shown: with its prompt fixes located, redacted, brief where asked for. */
export async function show(judged: GateReport, inputs: GateInputs, world: World): Promise<Shown> {
  const shown = await withPromptFixes(judged, inputs, world);
  return inputs.detail === 'brief'
    ? { ...shown, report: briefReport(shown.report), patch: '' }
    : shown;
}

async function withPromptFixes(
  judged: GateReport,
  inputs: GateInputs,
  world: World,
): Promise<Shown> {
  const without = (...warnings: string[]) => ({
    report: redactedReport(judged, inputs),
    patch: '',
    warnings,
  });
  if (judged.policy.isTrial) return without();
  try {
    const { notes, ...located } = await locatePromptFixes(judged, inputs, process.cwd(), world);
    const { promptFixes } = located;
    const report = { ...judged, promptFixes, notes: [...judged.notes, ...notes] };
    return { ...(await patchOf(redactedReport(report, inputs), located.changes)), warnings: [] };
  } catch (error) {
    // A fault of ours in here must not cost the judgement.
    world.runner.debug(stackOf(error));
    return without(internalFault(error).message);
  }
}

/** The report with what `redact` masks in all that people see. */
export function redactedReport(report: GateReport, inputs: Redaction): GateReport {
  return inputs.redact ? redactReport(report, knownContacts(inputs)) : report;
}

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
