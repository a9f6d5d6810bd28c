import { OpenAPIHono, z } from '@hono/zod-openapi';
import { OPERATIONS, SPECIFIED_OPERATIONS } from './all-operations.ts';
import { START_PATH } from './dialect.ts';
import { describeErrors, errorSchema } from './error-answers.ts';
import { type ServiceEnv, TAGS } from './operations/operation.ts';

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

const parametersSchema = z.array(z.looseObject({ name: z.string() }));

/** The OpenAPI 3.1 description of the service. `startPath` is the path of the start of a run. */
export function describeApi(isSpecification = false, startPath = START_PATH): object {
  const app = new OpenAPIHono<ServiceEnv>();
  app.openapiRoutes(isSpecification ? SPECIFIED_OPERATIONS : OPERATIONS);
  app.openAPIRegistry.register('Error', errorSchema);
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', BEARER);
  for (const { name, answer } of describeErrors()) {
    app.openAPIRegistry.registerComponent('responses', name, answer);
  }
  const { paths = {}, components = {} } = app.getOpenAPI31Document(ABOUT);
  const { parameters: _none, ...named } = components;
  const description = {
    ...ABOUT,
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path === START_PATH ? startPath : path, item]),
    ),
    components: named,
  };
  return isSpecification ? withoutUnspecified(description) : description;
}

/** A description without the query parameters and fields that the specification does not show. */
function withoutUnspecified(description: object): object {
  const names = new Set(OPERATIONS.flatMap(({ unspecified }) => unspecified));
  const replacer = (key: string, value: unknown) => {
    if (names.has(key)) return undefined;
    const { data } = parametersSchema.safeParse(key === 'parameters' ? value : undefined);
    return data?.filter(({ name }) => !names.has(name)) ?? value;
  };
  return JSON.parse(JSON.stringify(description, replacer));
}
