import type { GateReport, ReportSettings } from '../model.ts';
import { jsonText } from './json-text.ts';
import { REPORT_SCHEMA_ID, REPORT_VERSION, reportSchema } from './schema.ts';

/**
 * `report.json`: everything that the report model has, in the shape of `schema/report.schema.json`.
 * Numbers, nulls and values that this version does not know stay as they are.
 */
export function renderJson(report: GateReport, { detail }: ReportSettings): string {
  const document = reportSchema.parse({
    $schema: REPORT_SCHEMA_ID,
    version: REPORT_VERSION,
    detail,
    ...report,
  });
  return `${jsonText(document, 2)}\n`;
}
