/** Reads a `report.json` back into the report model. Its text is as untrusted as the service's. */
import type * as z from 'zod/mini';
import {
  type GateReport,
  REPORT_VERSION,
  type ReportSettings,
  reportFileSchema,
  SCHEMA_ID,
} from '../../model/report.ts';
import { describeIssue, isObject, parse } from '../../text/json-object.ts';

/** A file may be wrong in as many places as it has runs. */
const MAX_ERRORS = 5;

export interface KeptReport {
  report: GateReport;
  detail: ReportSettings['detail'];
}

/**
 * The report that a parsed file holds, or what is wrong with it, which goes on after the file's name.
 * Every field is checked; one that this version does not know is left out, and one that a version
 * before it did not have is unknown.
 */
export function readReport(file: unknown): KeptReport | { problem: string } {
  const problem = refuse(file);
  if (problem !== null) return { problem };
  const known = withoutNulls(reportFileSchema, file);
  const parsed = parse(reportFileSchema, known);
  if (parsed.success) {
    const { $schema, version, detail, ...report } = parsed.data;
    return { report, detail };
  }
  const { issues } = parsed.error;
  const listed = issues.slice(0, MAX_ERRORS).map((issue) => describeIssue(issue));
  const more = issues.length - listed.length;
  return {
    problem: `is not a report as this action writes it: ${[...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`,
  };
}

/** The schema and the version are checked first: the fields of another version are not known. */
function refuse(file: unknown): string | null {
  const { $schema, version } = isObject(file) ? file : {};
  if ($schema !== SCHEMA_ID) {
    return `is not the report of a gate, whose $schema is ${SCHEMA_ID}: give the path of report.json, as the output json-file shows it`;
  }
  if (typeof version === 'number' && version > REPORT_VERSION) {
    return `is of version ${version} of the report's format, and this action reads up to ${REPORT_VERSION}: use this action in the version of the gate that wrote it, or a later one`;
  }
  return null;
}

/**
 * The value with the fields alone that the shape knows, without those that are null for want of a
 * value. What does not have the shape stays as it is.
 */
function withoutNulls(shape: z.core.$ZodType, value: unknown): unknown {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if (value === null || value === undefined) return value;
  switch (def.type) {
    case 'nullable':
    case 'optional':
      return withoutNulls(def.innerType, value);
    case 'array':
      return Array.isArray(value) ? value.map((item) => withoutNulls(def.element, item)) : value;
    case 'object':
      return isObject(value) && !Array.isArray(value) ? knownFields(def.shape, value) : value;
    default:
      return value;
  }
}

function knownFields(
  shape: z.core.$ZodLooseShape,
  value: Record<PropertyKey, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, part]): [string, unknown][] => {
      const field = Object.hasOwn(value, name) ? value[name] : undefined;
      const isAbsent = field === null && part._zod.def.type === 'optional';
      return field === undefined || isAbsent ? [] : [[name, withoutNulls(part, field)]];
    }),
  );
}
