import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { accessOf, type Keys, type RateLimit, RateLimiter } from './access.ts';
import { ApiError, notJson } from './errors.ts';
import type { ServiceEnv } from './operations/operation.ts';
import { methodsAt, OPERATIONS } from './operations.ts';
import type { Ground } from './runs.ts';

interface ServiceOptions {
  ground: Ground;
  keys: Keys;
  /** Null for no limit. */
  rateLimit: RateLimit | null;
}

export type ReferenceService = OpenAPIHono<ServiceEnv>;

/** The service: operations from Request to Response that know no transport. */
export function createReferenceService(options: ServiceOptions): ReferenceService {
  const { ground, keys } = options;
  const limiter = options.rateLimit === null ? null : new RateLimiter(options.rateLimit);
  const app = new OpenAPIHono<ServiceEnv>();
  app.use('*', async (context, next) => {
    const access = accessOf(keys, context.req.header('authorization'));
    if (access === null) {
      throw new ApiError(
        'unauthorized',
        'A valid API key is needed: Authorization: Bearer <key>.',
        { headers: { 'www-authenticate': 'Bearer' } },
      );
    }
    limiter?.count(access, ground.clock.now());
    context.set('ground', ground);
    context.set('access', access);
    await next();
  });
  app.openapiRoutes(OPERATIONS);
  app.notFound((context) => notServed(context.req.path).toResponse());
  app.onError((error) => shown(error).toResponse());
  return app;
}

function shown(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  // The library's word for a body that cannot be read.
  if (error instanceof HTTPException && error.status === 400) return notJson();
  return new ApiError('internal_error', 'The service failed.', { details: error.message });
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
