import { ApiError, type ErrorBody } from './errors.ts';
import type { ErrorStatus } from './operation-texts.ts';

interface ErrorText {
  name: string;
  description: string;
  headers?: Record<string, unknown>;
  examples: readonly ErrorBody[];
}

const TEXTS: Record<ErrorStatus, ErrorText> = {
  400: {
    name: 'ValidationFailed',
    description: 'A parameter or the body is not as described, or a limit is exceeded.',
    examples: [
      new ApiError('invalid_parameter', 'jobId: Invalid GUID', {
        param: 'jobId',
        details: [{ path: 'jobId', message: 'Invalid GUID' }],
      }).body,
      new ApiError('missing_required_field', 'planId: Invalid input', { param: 'planId' }).body,
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
    examples: [new ApiError('unauthorized', 'A valid API key is needed.').body],
  },
  403: {
    name: 'Forbidden',
    description: 'The key lacks the permission.',
    examples: [new ApiError('permission_denied', 'This key may only read.').body],
  },
  404: {
    name: 'NotFound',
    description: 'What the request names does not exist, or does not exist any more.',
    examples: [new ApiError('resource_not_found', 'There is no such resource.').body],
  },
  409: {
    name: 'Conflict',
    description: 'The run has not finished yet, or a call with this externalId exists already.',
    examples: [
      new ApiError('resource_in_use', 'The simulation run has not finished yet (QUEUED).').body,
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
      new ApiError('too_many_requests', 'At most 100 requests in 60 s; try again in 7 s.').body,
    ],
  },
  500: {
    name: 'InternalError',
    description: 'The service failed.',
    examples: [new ApiError('internal_error', 'The service failed.').body],
  },
};

/** The answers that operations share, by name. */
export function describeErrors() {
  return Object.fromEntries(
    Object.values(TEXTS).map(({ name, description, headers, examples }) => [
      name,
      {
        description,
        ...(headers === undefined ? {} : { headers }),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(examples.map((value) => [value.code, { value }])),
          },
        },
      },
    ]),
  );
}

export function errorReference(status: ErrorStatus) {
  return { $ref: `#/components/responses/${TEXTS[status].name}` };
}
