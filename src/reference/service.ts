import { type Context, Hono } from 'hono';
import { ApiError } from './errors.ts';
import { HANDLERS, type HandlerGround } from './handlers.ts';
import { accessOf, type Keys } from './keys.ts';
import { describeApi } from './openapi.ts';
import {
  DOC_PATH,
  methodsAt,
  OPERATIONS,
  type OperationName,
  operationNameSchema,
} from './operations.ts';
import { type RateLimit, RateLimiter } from './rate-limit.ts';
import { NO_BODY, REQUESTS } from './requests.ts';

interface ServiceOptions extends HandlerGround {
  keys: Keys;
  /** Null for no limit. */
  rateLimit: RateLimit | null;
  /** The path that it is served under, without a trailing slash. */
  basePath: string;
}

/** The service: handlers from Request to Response that know no transport. */
export function createReferenceService(options: ServiceOptions): Hono {
  const { keys, clock, basePath } = options;
  const limiter = options.rateLimit === null ? null : new RateLimiter(options.rateLimit);
  const app = new Hono();
  app.get(DOC_PATH, () => Response.json(describeApi(basePath)));
  app.use('*', async (context, next) => {
    const access = accessOf(keys, context.req.header('authorization'));
    if (access === null) {
      throw new ApiError(
        'unauthorized',
        'A valid API key is needed: Authorization: Bearer <key>.',
        {
          headers: { 'www-authenticate': 'Bearer' },
        },
      );
    }
    limiter?.count(access, clock.now());
    await next();
  });
  for (const name of operationNameSchema.options) {
    const { method, paths, access } = OPERATIONS[name];
    app.on(method, [...paths], async (context) => {
      if (access === 'write' && accessOf(keys, context.req.header('authorization')) !== 'full') {
        throw new ApiError('permission_denied', 'This key may only read.');
      }
      const answer = HANDLERS[name](options, await inputOf(name, context));
      return Response.json(answer.body, { status: answer.status });
    });
  }
  app.notFound((context) => notServed(context.req.path).toResponse());
  app.onError((error) =>
    (error instanceof ApiError
      ? error
      : new ApiError('internal_error', 'The service failed.', { details: error.message })
    ).toResponse(),
  );
  return app;
}

async function inputOf(name: OperationName, context: Context) {
  const hasBody = REQUESTS[name].body !== NO_BODY;
  return {
    params: context.req.param(),
    query: singleValues(context.req.queries()),
    body: hasBody ? parseJson(await context.req.text()) : undefined,
  };
}

/** The query's values; throws 400 where a parameter is given more than once. */
function singleValues(queries: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, [value = '', ...others]]) => {
      if (others.length > 0) {
        throw new ApiError('invalid_parameter', `${name}: must be given once`, { param: name });
      }
      return [name, value];
    }),
  );
}

/** The error for a path, or for a method that a path is not served with. */
export function notServed(path: string): ApiError {
  const methods = methodsAt(path);
  if (methods.length === 0) {
    return new ApiError('resource_not_found', `There is nothing at ${path}.`);
  }
  const allow = methods.join(', ');
  return new ApiError('method_not_allowed', `${path} is served with ${allow} only.`, {
    headers: { allow },
  });
}

/** The JSON value of a text, undefined where it is empty; throws 400 where it is no JSON. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_parameter', 'body: is not JSON', { param: 'body' });
  }
}
