import type { GateReport, ReportSettings } from '../model.ts';
import { jsonText } from './json-text.ts';

/** The version of the shape; it changes when a field goes away or means something else. */
export const REPORT_VERSION = 1;

/** What `$schema` says: the schema's file name. */
export const SCHEMA_ID = 'report.schema.json';

/**
 * `report.json` of an ending without any run, as `renderJson` gives it. Apart from that, since the
 * shape of the whole report takes longer to load than all else that such an ending does.
 */
export function renderEarlyJson(
  { gateName, gate, outcome, tolerated, reasons, notes, policy, provenance }: GateReport,
  { detail }: Pick<ReportSettings, 'detail'>,
): string {
  const file = {
    $schema: SCHEMA_ID,
    version: REPORT_VERSION,
    detail,
    gateName: gateName ?? null,
    gate: gate ?? null,
    outcome,
    tolerated,
    reasons: reasons.map(({ rule, message, theme, check, limit, value, restates }) => ({
      rule,
      message,
      theme: theme ?? null,
      check: check ?? null,
      limit: limit ?? null,
      value: value ?? null,
      restates: restates ?? null,
    })),
    runs: [],
    metricCollection: null,
    notes,
    policy: { ...policy, extends: policy.extends ?? null, resolved: policy.resolved ?? null },
    promptFixes: [],
    variables: null,
    provenance: provenance ?? null,
  };
  return `${jsonText(file, 2)}\n`;
}
