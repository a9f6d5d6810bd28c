/** The published schema of `report.json`. No job loads it. */
import * as z from 'zod/mini';
import { DESCRIPTIONS } from '../../model/fields.ts';
import { reportFileSchema, SCHEMA_ID } from './render.ts';

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
