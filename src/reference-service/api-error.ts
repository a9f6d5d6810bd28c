import type { z } from '@hono/zod-openapi';

export const ERROR_TYPES = [
  'validation',
  'authentication',
  'forbidden',
  'not_found',
  'conflict',
  'payment_required',
  'rate_limit',
  'internal',
] as const;

/**
 * Status, type and code of every error that the specification shows; it does not show the status of
 * `payment_required`.
 */
const KINDS = {
  invalid_parameter: { status: 400, type: 'validation' },
  missing_required_field: { status: 400, type: 'validation' },
  unauthorized: { status: 401, type: 'authentication' },
  payment_required: { status: 402, type: 'payment_required' },
  permission_denied: { status: 403, type: 'forbidden' },
  resource_not_found: { status: 404, type: 'not_found' },
  resource_in_use: { status: 409, type: 'conflict' },
  too_many_requests: { status: 429, type: 'rate_limit' },
  internal_error: { status: 500, type: 'internal' },
} as const;

export type ErrorCode = keyof typeof KINDS;

/** The body of an error as the specification shapes it. */
export interface ErrorBody {
  type: string;
  code: string;
  message: string;
  param?: string;
  details?: unknown;
}

/** An error that a client gets to see. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    more: { param?: string; details?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message);
    const { headers = {}, ...shown } = more;
    this.status = KINDS[code].status;
    this.body = { type: KINDS[code].type, code, message, ...shown };
    this.headers = headers;
  }

  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: this.headers });
  }
}

/** The specified body for a status; one that the specification does not list counts as internal. */
export function errorBodyFor(status: number): ErrorBody {
  const [code, { type }] = Object.entries(KINDS).find(([, kind]) => kind.status === status) ?? [
    'internal_error',
    KINDS.internal_error,
  ];
  return { type, code, message: `An injected fault: status ${status}.` };
}

/** The value as the schema gives it; throws the 400 that names the first offending parameter. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusalOf(result.error, value);
}

/** The 400 for a value that a schema does not take. */
export function refusalOf({ issues }: z.ZodError, value: unknown): ApiError {
  const path = issues[0]?.path ?? [];
  const isMissing = path.length > 0 && valueAt(value, path) === undefined;
  const param = path.join('.') || 'body';
  return new ApiError(
    isMissing ? 'missing_required_field' : 'invalid_parameter',
    `${param}: ${issues[0]?.message ?? 'invalid'}`,
    {
      param,
      details: issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    },
  );
}

/** The JSON value of a text, undefined where it is empty; throws 400 where it is no JSON. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

export function notJson(): ApiError {
  return new ApiError('invalid_parameter', 'body: is not JSON', { param: 'body' });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
