import type { GateReport, ReportSettings } from '../model.ts';
import { reportDocument } from './document.ts';
import { jsonText } from './json-text.ts';

/**
 * `report.json`: everything that the report model has, in the shape of `schema/report.schema.json`.
 * Numbers, nulls and values that this version does not know stay as they are.
 */
export function renderJson(report: GateReport, { detail }: ReportSettings): string {
  return `${jsonText(reportDocument(report, detail), 2)}\n`;
}
