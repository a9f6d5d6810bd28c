import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { credentialOf, type Keys, type RateLimit, RateLimiter } from './access.ts';
import { ApiError, notJson } from './errors.ts';
import type { ServiceEnv } from './operations/operation.ts';
import { methodsAt, OPERATIONS, SPECIFIED_OPERATIONS } from './operations.ts';
import type { Ground } from './runs.ts';

interface ServiceOptions {
  ground: Ground;
  keys: Keys;
  /** Null for no limit. */
  rateLimit: RateLimit | null;
}

/** In which the requests of a person's key name their project. */
const PROJECT_HEADER = 'x-project-id';

/** Where a person's key learns what it may do. */
const ME_PATH = '/v1/me';

export type ReferenceService = OpenAPIHono<ServiceEnv>;

/** The service: operations from Request to Response that know no transport. */
export function createReferenceService(options: ServiceOptions): ReferenceService {
  const { ground, keys } = options;
  const limiter = options.rateLimit === null ? null : new RateLimiter(options.rateLimit);
  const app = new OpenAPIHono<ServiceEnv>();
  app.use('*', async (context, next) => {
    const authorization = context.req.header('authorization');
    const credential = credentialOf(keys, authorization);
    if (credential === null) {
      throw new ApiError('unauthorized', 'A valid API key is needed.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    limiter?.count(authorization ?? '', ground.clock.now());
    const project = context.req.header(PROJECT_HEADER);
    if (credential.isPersonal && project !== ground.projectId && context.req.path !== ME_PATH) {
      throw new ApiError('invalid_parameter', `${PROJECT_HEADER}: must name the project`, {
        param: PROJECT_HEADER,
      });
    }
    context.set('ground', ground);
    context.set('credential', credential);
    await next();
  });
  app.openapiRoutes(ground.isSpecification ? SPECIFIED_OPERATIONS : OPERATIONS);
  app.notFound((context) => notServed(context.req.path, ground.isSpecification).toResponse());
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

/** The error for a path, or for a method that a path is not served with; the specification shows no 405. */
export function notServed(path: string, isSpecification: boolean): ApiError {
  const methods = isSpecification ? [] : methodsAt(path);
  if (methods.length === 0) return nothingAt(path);
  const allow = methods.join(', ');
  return new ApiError('method_not_allowed', `${path} is served with ${allow} only.`, {
    headers: { allow },
  });
}

export function nothingAt(path: string): ApiError {
  return new ApiError('resource_not_found', `There is nothing at ${path}.`);
}
