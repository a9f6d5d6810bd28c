import { type RouteConfig, type RouteHandler, z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import type { Access } from '../access.ts';
import { ApiError, type ErrorCode, parseJson, refusalOf } from '../api-error.ts';
import { type ErrorStatus, errorReference } from '../error-answers.ts';
import type { Ground } from '../runs.ts';
import { unknownField } from '../unknown-field.ts';

/** What every request of the service carries when an operation gets it. */
export type ServiceEnv = { Variables: { ground: Ground; access: Access } };

/** Every operation can end like this. */
const COMMON_ERRORS = [401, 403, 429, 500] as const;

const JSON_TYPE = 'application/json';

export const TAGS = {
  Calls: 'Conversations that clients upload.',
  Metrics: 'Jobs that compute metrics over calls or chats.',
  Simulations: 'Runs of run plans, their simulated calls and their debriefs.',
  'Customer flows': 'Simulation flows that run plans can link.',
  Account: 'Connectivity, and what a key may do.',
} as const;

interface Operation<
  Name extends string,
  Path extends string,
  Request extends NonNullable<RouteConfig['request']>,
  Responses extends RouteConfig['responses'],
> {
  /** An injected fault names the operation by it. */
  name: Name;
  /** Any other than `get` needs full access. */
  method: 'get' | 'post' | 'delete';
  path: Path;
  /** In the description; by default the name. */
  operationId?: string;
  summary: string;
  description?: string;
  /** True if the specification does not show the operation. */
  isUnspecified?: boolean;
  /** Query parameters and fields of the body that the specification does not show by name. */
  unspecified?: readonly string[];
  tag: keyof typeof TAGS;
  request?: Request;
  responses: Responses;
  /** Error statuses in addition to those of every operation; by default 400 and 404. */
  errors?: readonly ErrorStatus[];
  /** The error of an invalid path parameter: 400 by default. */
  badParams?: ErrorCode;
  /** Throws `ApiError`. */
  handler: RouteHandler<
    { method: 'get'; path: Path; request: Request; responses: Responses },
    ServiceEnv
  >;
}

/** One operation: its description, its validation and its handler. */
export function operation<
  const Name extends string,
  const Path extends string,
  const Request extends NonNullable<RouteConfig['request']>,
  const Responses extends RouteConfig['responses'],
>(definition: Operation<Name, Path, Request, Responses>) {
  const { name, tag, errors = [400, 404], handler, badParams, ...described } = definition;
  const { isUnspecified = false, unspecified = [], ...route } = described;
  const { description = '', operationId = name } = route;
  const isWriting = route.method !== 'get';
  const key = isWriting ? 'Needs a Full Access key.' : 'Any key will do.';
  const failures = [...errors, ...COMMON_ERRORS]
    .toSorted((a, b) => a - b)
    .map((status) => [status, errorReference(status)]);
  return {
    name,
    isUnspecified,
    unspecified,
    route: {
      ...route,
      operationId,
      tags: [tag],
      description: `${description} ${key}`.trim(),
      responses: { ...route.responses, ...Object.fromEntries(failures) },
      middleware: [...(isWriting ? [needsFullAccess] : []), refuseUnknown(route, unspecified)],
    },
    handler,
    hook: (result: ValidationResult) => {
      if (result.success) return;
      if (result.target === 'param' && badParams !== undefined) {
        throw new ApiError(badParams, 'The path names nothing that can be here.');
      }
      throw refusalOf(result.error, result.data);
    },
  };
}

/** What the library hands on of a part of a request. */
type ValidationResult = { target: string; data: unknown } & (
  | { success: true }
  | { success: false; error: z.ZodError }
);

const needsFullAccess = createMiddleware<ServiceEnv>(async (context, next) => {
  if (context.var.access !== 'full') {
    throw new ApiError('permission_denied', 'This key may only read.');
  }
  await next();
});

/** In specification mode, throws 400 for a query parameter or field that the specification does not show. */
function refuseUnknown({ request = {} }: RouteConfig, unspecified: readonly string[]) {
  const refuse = (schema: unknown, value: unknown) => {
    const known = schema instanceof z.ZodType ? schema : z.object({});
    const param = unknownField(known, value, unspecified)?.join('.');
    if (param !== undefined) {
      throw new ApiError('invalid_parameter', `${param}: unrecognized`, { param });
    }
  };
  const body = request.body?.content[JSON_TYPE];
  return createMiddleware<ServiceEnv>(async ({ req, var: { ground } }, next) => {
    if (ground.isSpecification) {
      refuse(request.query, req.query());
      refuse(body && 'schema' in body ? body.schema : undefined, parseJson(await req.text()));
    }
    await next();
  });
}

/** The body of a request. */
export function jsonBody<T extends z.ZodType>(schema: T, required = true) {
  return { required, content: { [JSON_TYPE]: { schema } } };
}

/** An answer with something under `data`. */
export function dataAnswer<T extends z.ZodType>(description: string, schema: T) {
  return jsonAnswer(description, z.object({ data: schema }));
}

export function jsonAnswer<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { [JSON_TYPE]: { schema } } };
}
