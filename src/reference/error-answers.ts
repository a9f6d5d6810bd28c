import { z } from '@hono/zod-openapi';
import { ApiError, ERROR_TYPES } from './errors.ts';

/** The body of every error. */
export const errorSchema = z
  .object({
    type: z.enum(ERROR_TYPES),
    code: z.string().openapi({ description: 'Machine-readable.' }),
    message: z.string().openapi({ description: 'Human-readable.' }),
    param: z.string().optional().openapi({ description: 'The offending parameter.' }),
    details: z.unknown().optional().openapi({ description: 'Additional context.' }),
  })
  .openapi('Error');

type HeaderText = {
  description: string;
  required: true;
  schema: { type: 'string' | 'integer'; minimum?: number };
  example: unknown;
};

interface ErrorText {
  /** Name under which operations share the answer. */
  name: string;
  description: string;
  headers?: Record<string, HeaderText>;
  examples: readonly ApiError[];
}

/** By every status of the specification's error table. */
const TEXTS = {
  400: {
    name: 'ValidationFailed',
    description: 'A parameter or the body is not as described, or a limit is exceeded.',
    examples: [
      new ApiError('invalid_parameter', 'jobId: Invalid GUID', {
        param: 'jobId',
        details: [{ path: 'jobId', message: 'Invalid GUID' }],
      }),
      new ApiError('missing_required_field', 'planId: Invalid input', { param: 'planId' }),
    ],
  },
  401: {
    name: 'Unauthorized',
    description: 'There are no valid credentials.',
    headers: {
      'WWW-Authenticate': {
        description: 'How to authenticate.',
        required: true,
        schema: { type: 'string' },
        example: 'Bearer',
      },
    },
    examples: [new ApiError('unauthorized', 'A valid API key is needed.')],
  },
  403: {
    name: 'Forbidden',
    description: 'The key lacks the permission.',
    examples: [new ApiError('permission_denied', 'This key may only read.')],
  },
  404: {
    name: 'NotFound',
    description: 'What the request names does not exist, or does not exist any more.',
    examples: [new ApiError('resource_not_found', 'There is no such resource.')],
  },
  409: {
    name: 'Conflict',
    description: 'The run has not finished yet.',
    examples: [
      new ApiError('resource_in_use', 'The simulation run has not finished yet (QUEUED).'),
    ],
  },
  429: {
    name: 'TooManyRequests',
    description: 'The key has made too many requests.',
    headers: {
      'Retry-After': {
        description: 'Seconds until the next request can succeed.',
        required: true,
        schema: { type: 'integer', minimum: 0 },
        example: 7,
      },
    },
    examples: [
      new ApiError('too_many_requests', 'At most 100 requests in 60 s; try again in 7 s.'),
    ],
  },
  500: {
    name: 'InternalError',
    description: 'The service failed.',
    examples: [new ApiError('internal_error', 'The service failed.')],
  },
} satisfies Record<number, ErrorText>;

export type ErrorStatus = keyof typeof TEXTS;

/** The answers that operations share, by name. */
export function describeErrors() {
  return Object.values<ErrorText>(TEXTS).map(({ name, description, headers, examples }) => ({
    name,
    answer: {
      description,
      ...(headers && { headers }),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: Object.fromEntries(examples.map(({ body }) => [body.code, { value: body }])),
        },
      },
    },
  }));
}

export function errorReference(status: ErrorStatus): { $ref: string } {
  return { $ref: `#/components/responses/${TEXTS[status].name}` };
}
