import * as z from 'zod/mini';
import { confidenceInterval } from '../evaluate/statistics/interval.ts';
import { copier } from '../model/copy.ts';
import { countsFrom } from '../model/counts.ts';
import { DESCRIPTIONS } from '../model/fields.ts';
import {
  type GateReport,
  REPORT_VERSION,
  type ReportSettings,
  reportFileSchema,
  SCHEMA_ID,
} from '../model/report.ts';
import { escapeUnits } from '../text/log-line.ts';

/**
 * `report.json`: everything that the report model has, and nothing else; what is absent there is null
 * here, so that every field is present. Numbers, nulls and values that this version does not know
 * stay as they are.
 */
export function renderJson(
  report: GateReport,
  { detail }: Pick<ReportSettings, 'detail'>,
): string[] {
  const copy = copier(reportFileSchema, { fillsAbsent: true, complete: withInterval });
  const file = copy({ $schema: SCHEMA_ID, version: REPORT_VERSION, detail, ...report });
  return [jsonText(file, 2), '\n'];
}

/** Fills in the interval of a rate whose calls are counted, if it has a field for that. */
function withInterval(fields: Record<string, unknown>): void {
  if (fields.confidenceInterval === undefined) return;
  const counts = countsFrom(Number(fields.passed ?? Number.NaN), Number(fields.evaluated));
  fields.confidenceInterval = counts && confidenceInterval(counts);
}

/** DEL and C1, bidi, zero-width and tag characters, and legacy log commands, which JSON leaves as they are. */
const ACTIVE =
  /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;

/** A value as JSON in which active characters are escapes; it parses to the same value. */
export function jsonText(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(ACTIVE, escapeUnits);
}

/**
 * JSON Schema (2020-12) of `report.json`: every field is present, and what the model may do without
 * is null. Fields may be added to a version, so others are allowed.
 */
export function reportJsonSchema(): object {
  return z.toJSONSchema(reportFileSchema, {
    target: 'draft-2020-12',
    metadata: DESCRIPTIONS,
    override: ({ zodSchema, jsonSchema, path }) => {
      delete jsonSchema.additionalProperties;
      // The bounds of what JavaScript can count say nothing about a report.
      delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.properties) jsonSchema.required = Object.keys(jsonSchema.properties);
      if (zodSchema._zod.def.type === 'optional') {
        const { anyOf, description, ...type } = jsonSchema;
        for (const name of Object.keys(type)) delete jsonSchema[name];
        jsonSchema.anyOf = [...(anyOf ?? [type]), { type: 'null' }];
      }
      if (path.length === 0) {
        jsonSchema.$id = SCHEMA_ID;
        jsonSchema.title = 'Report of a simulation gate';
      }
    },
  });
}
