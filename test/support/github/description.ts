/** GitHub's published description of its REST API, and what is wrong with a request by it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import * as z from 'zod/mini';

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.optional(z.boolean()),
  schema: z.looseObject({ type: z.optional(z.string()) }),
});
const operationSchema = z.looseObject({
  operationId: z.string(),
  parameters: z._default(z.array(z.union([parameterSchema, z.object({ $ref: z.string() })])), []),
  requestBody: z.optional(
    z.looseObject({
      content: z.looseObject({
        'application/json': z.looseObject({ schema: z.looseObject({}) }),
      }),
    }),
  ),
});
const descriptionSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({ parameters: z.record(z.string(), parameterSchema) }),
});

type Parameter = z.infer<typeof parameterSchema>;

/** A parameter, and what checks a `value` for it. */
type CheckedParameter = Parameter & { check: ValidateFunction };

interface Operation {
  method: string;
  path: RegExp;
  pathNames: string[];
  parameters: CheckedParameter[];
  checkBody: ValidateFunction | null;
}

export interface DescribedRequest {
  method: string;
  /** Path and query. */
  path: string;
  /** Parsed; undefined where there was none. */
  body: unknown;
}

const file = join(import.meta.dirname, '../../schemas/github-api.json');
const description = descriptionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** GitHub's formats and `example`s are no JSON Schema. */
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, coerceTypes: false });
const parameterAjv = new Ajv({ strict: false, validateFormats: false, coerceTypes: true });

/** The operations that the tests have asked for. */
const operations = new Map<string, Operation>();

/** What is wrong with a request by the description of the operation that it is meant to be. */
export function faultsOf(request: DescribedRequest, operationId: string): string[] {
  const operation = operations.get(operationId) ?? readOperation(operationId);
  operations.set(operationId, operation);
  const { pathname, searchParams } = new URL(request.path, 'http://github.test');
  const place = operation.path.exec(pathname);
  if (request.method !== operation.method || place === null) {
    return [`${request.method} ${pathname} is not ${operationId}`];
  }
  const inPath = operation.pathNames.map((name, index): [string, string] => [
    name,
    decodeURIComponent(place[index + 1] ?? ''),
  ]);
  return [
    ...parameterFaults(operation, 'path', inPath),
    ...parameterFaults(operation, 'query', [...searchParams]),
    ...bodyFaults(operation, request.body),
  ].map((fault) => `${operationId}: ${fault}`);
}

function parameterFaults(
  { parameters }: Operation,
  where: 'path' | 'query',
  given: readonly [string, string][],
): string[] {
  const known = parameters.filter((parameter) => parameter.in === where);
  const missing = known
    .filter(({ name, required }) => required && !given.some(([it]) => it === name))
    .map(({ name }) => `${name} is missing`);
  const wrong = given.flatMap(([name, value]) => {
    const parameter = known.find((each) => each.name === name);
    if (parameter === undefined) return [`${name} is unknown`];
    const { check } = parameter;
    return check({ value }) ? [] : [`${name}: ${parameterAjv.errorsText(check.errors)}`];
  });
  return [...missing, ...wrong];
}

function bodyFaults({ checkBody }: Operation, body: unknown): string[] {
  if (checkBody === null) return body === undefined ? [] : ['has a body'];
  return checkBody(body) ? [] : [ajv.errorsText(checkBody.errors)];
}

function readOperation(operationId: string): Operation {
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, value] of Object.entries(methods)) {
      const { success, data } = operationSchema.safeParse(value);
      if (!success || data.operationId !== operationId) continue;
      const body = data.requestBody?.content['application/json'].schema;
      return {
        method: method.toUpperCase(),
        // A path in a repository contains slashes.
        path: new RegExp(
          `^${path.replace(/\{path\}$/, '(.+)').replaceAll(/\{\w+\}/g, '([^/]+)')}$`,
        ),
        pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}`),
        parameters: data.parameters.map(resolveParameter),
        checkBody: body === undefined ? null : ajv.compile(closed(body)),
      };
    }
  }
  throw new Error(`GitHub describes no operation ${operationId}`);
}

function resolveParameter(named: Parameter | { $ref: string }): CheckedParameter {
  const reference = typeof named.$ref === 'string' ? named.$ref.split('/').at(-1) : undefined;
  const found = reference === undefined ? named : description.components.parameters[reference];
  const parameter = parameterSchema.parse(found);
  const properties = { value: parameter.schema };
  return { ...parameter, check: parameterAjv.compile({ type: 'object', properties }) };
}

/** The schema with every object closed, since a misspelt field would pass an open one. */
function closed(schema: unknown): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...z.looseObject({}).parse(schema) };
  if (copy.type === 'object' && copy.properties !== undefined) {
    const properties = Object.entries(z.looseObject({}).parse(copy.properties));
    copy.properties = Object.fromEntries(properties.map(([name, it]) => [name, closed(it)]));
    copy.additionalProperties = false;
  }
  if (copy.type === 'array') copy.items = closed(copy.items);
  // What the schema's alternatives say, and no JSON Schema.
  if (copy.type === undefined) delete copy.nullable;
  return copy;
}
