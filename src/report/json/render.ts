import * as z from 'zod/mini';
import { copier } from '../../model/copy.ts';
import { field } from '../../model/fields.ts';
import { type GateReport, gateReportSchema, type ReportSettings } from '../../model/report.ts';
import { withIntervals } from '../likely.ts';
import { jsonText } from './json-text.ts';

/** The version of the shape; it changes when a field goes away or means something else. */
export const REPORT_VERSION = 1;

/** What `$schema` says: the schema's file name. */
export const SCHEMA_ID = 'report.schema.json';

/** `report.json`: the report model, and what the file says of itself. */
export const reportFileSchema = z.object({
  $schema: field(z.literal(SCHEMA_ID), 'The schema of this file.'),
  version: field(z.literal(REPORT_VERSION), 'The version of its shape.'),
  detail: field(
    z.enum(['full', 'brief']),
    'Whether prose, prompt texts and call IDs are left out.',
  ),
  ...gateReportSchema.shape,
});

/**
 * `report.json`: everything that the report model has, and nothing else; what is absent there is null
 * here, so that every field is present. Numbers, nulls and values that this version does not know
 * stay as they are.
 */
export function renderJson(
  report: GateReport,
  { detail }: Pick<ReportSettings, 'detail'>,
): string[] {
  const copy = copier(reportFileSchema, { fillsAbsent: true });
  const file = copy({ $schema: SCHEMA_ID, version: REPORT_VERSION, detail, ...report });
  return [jsonText(withIntervals(file), 2), '\n'];
}
