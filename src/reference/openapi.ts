import { z } from '@hono/zod-openapi';
import { START_PATH } from './dialect.ts';
import { describeErrors, errorSchema } from './error-answers.ts';
import { type Example, runExamples } from './examples.ts';
import { TAGS } from './operations/operation.ts';
import { OPERATIONS } from './operations.ts';

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Analytics and Simulation Service',
    version: '1.0.0',
    description:
      'Stores calls of automated agents, computes metrics over them, tests agents with simulated callers and writes a debrief of every run. This describes the reference service.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  security: [{ bearer: [] }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
};

const BEARER = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description:
    'An API key. A Read-Only key may only retrieve data; a Full Access key may write as well.',
} as const;

const contentSchema = z.looseObject({
  content: z.object({ 'application/json': z.looseObject({}) }),
});

const parametersSchema = z.array(
  z.looseObject({ name: z.string(), schema: z.looseObject({ type: z.unknown() }) }),
);

/** What an example goes to. */
const operationSchema = z.looseObject({
  operationId: z.string(),
  parameters: parametersSchema.optional(),
  requestBody: contentSchema.optional(),
  responses: z.record(z.string(), z.union([contentSchema, z.object({ $ref: z.string() })])),
});

/**
 * The OpenAPI 3.1 description of the service, with an example of every operation. `basePath` is the
 * path that it is served under, without a trailing slash; `startPath` that of the start of a run.
 */
export async function describeApi(
  basePath: string,
  isSpecification = false,
  startPath = START_PATH,
): Promise<object> {
  const { app, examples } = await runExamples(isSpecification);
  app.openAPIRegistry.register('Error', errorSchema);
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', BEARER);
  for (const { name, answer } of describeErrors()) {
    app.openAPIRegistry.registerComponent('responses', name, answer);
  }
  const { paths = {}, components = {} } = app.getOpenAPI31Document(ABOUT);
  const { parameters: _none, ...named } = components;
  const description = {
    ...ABOUT,
    servers: [{ url: basePath === '' ? '/' : basePath }],
    paths: withExamples(paths, examples, startPath),
    components: named,
  };
  return isSpecification ? withoutUnspecified(description) : description;
}

/** A description without the query parameters and fields of bodies that the specification does not show. */
function withoutUnspecified(description: object): object {
  const names = new Set(OPERATIONS.flatMap(({ unspecified }) => unspecified));
  const replacer = (key: string, value: unknown) => {
    if (names.has(key)) return undefined;
    const { data } = parametersSchema.safeParse(key === 'parameters' ? value : undefined);
    return data?.filter(({ name }) => !names.has(name)) ?? value;
  };
  return JSON.parse(JSON.stringify(description, replacer));
}

function withExamples(
  paths: object,
  examples: ReadonlyMap<string, Example>,
  startPath: string,
): object {
  return Object.fromEntries(
    Object.entries(z.record(z.string(), z.record(z.string(), operationSchema)).parse(paths)).map(
      ([path, methods]) => [
        path === START_PATH ? startPath : path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [
            method,
            withExample(operation, examples.get(operation.operationId)),
          ]),
        ),
      ],
    ),
  );
}

function withExample(
  operation: z.output<typeof operationSchema>,
  example: Example | undefined,
): object {
  if (example === undefined) return operation;
  const { parameters, requestBody, responses } = operation;
  const values: Record<string, string> = { ...example.params, ...example.query };
  return {
    ...operation,
    ...(parameters && {
      parameters: parameters.map((parameter) => {
        const value = values[parameter.name];
        if (value === undefined) return parameter;
        return {
          ...parameter,
          example: parameter.schema.type === 'integer' ? Number(value) : value,
        };
      }),
    }),
    ...(requestBody && { requestBody: withJsonExample(requestBody, example.body) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [
        status,
        'content' in answer ? withJsonExample(answer, example.answer) : answer,
      ]),
    ),
  };
}

function withJsonExample({ content, ...rest }: z.output<typeof contentSchema>, example: unknown) {
  return { ...rest, content: { 'application/json': { ...content['application/json'], example } } };
}
