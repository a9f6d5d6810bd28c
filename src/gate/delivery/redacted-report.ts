import type { GateReport } from '../../report/model.ts';
import { redactReport } from '../../report/redact.ts';
import { knownContacts, type Redaction } from './redacting.ts';

/** The report with what `redact` masks in all that people see. */
export function redactedReport(report: GateReport, inputs: Redaction): GateReport {
  return inputs.redact ? redactReport(report, knownContacts(inputs)) : report;
}
