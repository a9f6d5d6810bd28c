import { z } from 'zod';
import { ANSWER_COMPONENTS, ANSWERS } from './answers.ts';
import { CALL_REQUEST_COMPONENTS } from './call-request.ts';
import { DEBRIEF_COMPONENTS } from './debrief-answer.ts';
import { describeErrors, errorReference } from './error-answers.ts';
import { type Example, runExamples } from './examples.ts';
import { metricJobRequestSchema } from './metric-job-request.ts';
import { OPERATION_TEXTS, TAGS } from './operation-texts.ts';
import { OPERATIONS, type OperationName, operationNameSchema } from './operations.ts';
import { debriefRequestSchema, NO_BODY, REQUESTS, runRequestSchema } from './requests.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const JSON_TYPE = 'application/json';

const COMPONENTS: Record<string, z.ZodType> = {
  ...CALL_REQUEST_COMPONENTS,
  MetricCollectionJobRequest: metricJobRequestSchema,
  DebriefRequest: debriefRequestSchema,
  RunRequest: runRequestSchema,
  ...ANSWER_COMPONENTS,
  ...DEBRIEF_COMPONENTS,
};

/**
 * The OpenAPI 3.1 description of the service, made from the schemas that validate its requests.
 * `basePath` is the path that it is served under, without a trailing slash.
 */
export function describeApi(basePath: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Analytics and Simulation Service',
      version: '1.0.0',
      description:
        'Stores calls of automated agents, computes metrics over them, tests agents with simulated callers and writes a debrief of every run. This describes the reference service.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    security: [{ bearer: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: describePaths(runExamples()),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'An API key. A Read-Only key may only retrieve data; a Full Access key may write as well.',
        },
      },
      schemas: toJsonSchemas(COMPONENTS),
      responses: describeErrors(),
    },
  };
}

function describePaths(examples: Record<OperationName, Example>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of operationNameSchema.options) {
    const { method, paths: patterns } = OPERATIONS[name];
    for (const [index, pattern] of patterns.entries()) {
      const path = pattern.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][method.toLowerCase()] = describeOperation(name, index, examples[name]);
    }
  }
  return paths;
}

function describeOperation(name: OperationName, index: number, example: Example) {
  const { operationIds, tag, summary, description, answer, errors } = OPERATION_TEXTS[name];
  const { params, query, body } = REQUESTS[name];
  const { status, schema } = ANSWERS[name];
  const access =
    OPERATIONS[name].access === 'write' ? 'Needs a Full Access key.' : 'Any key will do.';
  return {
    operationId: operationIds[index],
    tags: [tag],
    summary,
    description: description === undefined ? access : `${description} ${access}`,
    parameters: [
      ...describeParameters('path', params, example.params),
      ...describeParameters('query', query, example.query),
    ],
    ...(body === NO_BODY ? {} : { requestBody: describeBody(body, example.body) }),
    responses: {
      [status]: {
        description: answer,
        content: { [JSON_TYPE]: { schema: toJsonSchema(schema), example: example.answer } },
      },
      ...Object.fromEntries(errors.map((each) => [each, errorReference(each)])),
    },
  };
}

function describeParameters(
  place: 'path' | 'query',
  { shape }: z.ZodObject,
  examples: Record<string, string>,
) {
  return Object.entries<z.ZodType>(shape).map(([name, parameter]) => {
    const { description, ...schema } = toJsonSchema(parameter, 'output');
    return {
      name,
      in: place,
      description,
      required: !parameter.safeParse(undefined).success,
      schema,
      example: parameter.parse(examples[name]),
    };
  });
}

function describeBody(schema: z.ZodType, example: unknown) {
  return {
    required: !schema.safeParse(undefined).success,
    content: { [JSON_TYPE]: { schema: toJsonSchema(schema), example } },
  };
}

/** A schema with references to those that have a name. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input') {
  const name = Object.keys(COMPONENTS).find((each) => COMPONENTS[each] === schema);
  const whole: JsonSchema | undefined =
    name === undefined
      ? toJsonSchemas({ ...COMPONENTS, inline: schema }, io).inline
      : { $ref: reference(name) };
  return whole ?? {};
}

function toJsonSchemas(
  named: Record<string, z.ZodType>,
  io: 'input' | 'output' = 'input',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, uri: reference, override: simplify });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  );
}

function reference(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Leaves out what says nothing, and writes digits as every dialect of patterns reads them. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
  if (jsonSchema.propertyNames !== undefined) delete jsonSchema.propertyNames;
  if (typeof jsonSchema.pattern === 'string') {
    jsonSchema.pattern = jsonSchema.pattern.replaceAll('\\d', '[0-9]');
  }
}
