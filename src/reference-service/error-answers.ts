import { z } from '@hono/zod-openapi';
import { ERROR_TYPES } from './api-error.ts';

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

const STRING = { type: 'string' } as const;
const SECONDS = { type: 'integer', minimum: 0 } as const;

interface ErrorText {
  /** Name under which operations share the answer. */
  name: string;
  description: string;
  headers?: Record<string, { description: string; required: true; schema: object }>;
}

/** By every status of the specification's error table. */
const TEXTS = {
  400: {
    name: 'ValidationFailed',
    description: 'A parameter or the body is not as described, or a limit is exceeded.',
  },
  401: {
    name: 'Unauthorized',
    description: 'There are no valid credentials.',
    headers: {
      'WWW-Authenticate': { description: 'How to authenticate.', required: true, schema: STRING },
    },
  },
  403: { name: 'Forbidden', description: 'The key lacks the permission.' },
  404: {
    name: 'NotFound',
    description: 'What the request names does not exist, or does not exist any more.',
  },
  409: { name: 'Conflict', description: 'The run has not finished yet.' },
  429: {
    name: 'TooManyRequests',
    description: 'The key has made too many requests.',
    headers: {
      'Retry-After': {
        description: 'Seconds until the next request can succeed.',
        required: true,
        schema: SECONDS,
      },
    },
  },
  500: { name: 'InternalError', description: 'The service failed.' },
} satisfies Record<number, ErrorText>;

export type ErrorStatus = keyof typeof TEXTS;

/** The answers that operations share, by name. */
export function describeErrors() {
  return Object.values<ErrorText>(TEXTS).map(({ name, ...answer }) => ({
    name,
    answer: {
      ...answer,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  }));
}

export function errorReference(status: ErrorStatus): { $ref: string } {
  return { $ref: `#/components/responses/${TEXTS[status].name}` };
}
