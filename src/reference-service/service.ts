import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { accessOf, type Keys, type RateLimit, RateLimiter } from './access.ts';
import { OPERATIONS, SPECIFIED_OPERATIONS } from './all-operations.ts';
import { ApiError, notJson } from './api-error.ts';
import type { ServiceEnv } from './operations/operation.ts';
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
    const authorization = context.req.header('authorization');
    const access = accessOf(keys, authorization);
    if (access === null) {
      throw new ApiError('unauthorized', 'A valid API key is needed.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    limiter?.count(authorization ?? '', ground.clock.now());
    context.set('ground', ground);
    context.set('access', access);
    await next();
  });
  app.openapiRoutes(ground.isSpecification ? SPECIFIED_OPERATIONS : OPERATIONS);
  app.notFound((context) => nothingAt(context.req.path).toResponse());
  app.onError((error) => shownError(error).toResponse());
  return app;
}

/** The error as a client gets to see it. */
function shownError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  // The library's word for a body that cannot be read.
  if (error instanceof HTTPException && error.status === 400) return notJson();
  return new ApiError('internal_error', 'The service failed.', { details: error.message });
}

export function nothingAt(path: string): ApiError {
  return new ApiError('resource_not_found', `There is nothing at ${path}.`);
}
