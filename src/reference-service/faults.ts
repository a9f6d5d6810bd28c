import { z } from '@hono/zod-openapi';
import { OPERATION_NAMES, type OperationName } from './operations.ts';

const matcher = {
  /** One operation, e.g. `start`; every request where operation, method and path are left out. */
  operation: z.enum(OPERATION_NAMES).optional(),
  method: z.string().optional(),
  /** Path without its query; `*` stands for any text. */
  path: z.string().optional(),
  /** How many matching requests pass before the fault begins. */
  skip: z.int().min(0).default(0),
  /** How many requests it strikes. */
  times: z.union([z.int().min(1), z.literal('always')]).default(1),
  /** True: the request takes effect before the fault replaces its answer. */
  afterProcessing: z.boolean().default(false),
};

const headers = z.record(z.string(), z.string()).default({});

/** An order for a fault. Kinds that change the normal answer always let the request take effect. */
export const faultOrderSchema = z.discriminatedUnion('kind', [
  /** An answer with any status; its body is the specified one where it is left out. */
  z.object({
    ...matcher,
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    /** Text is sent as it is, anything else as JSON. */
    body: z.unknown().optional(),
    contentType: z.string().default('application/json'),
    headers,
    /** Seconds or an HTTP date, for the header of that name. */
    retryAfter: z.union([z.int(), z.string()]).optional(),
  }),
  /** The connection is reset before an answer. */
  z.object({ ...matcher, kind: z.literal('reset') }),
  /** No answer, and the connection stays open. */
  z.object({ ...matcher, kind: z.literal('hang') }),
  /** The normal answer, late. */
  z.object({ ...matcher, kind: z.literal('delay'), ms: z.number().min(0) }),
  /** The head and the first half of the normal answer; then the connection ends. */
  z.object({ ...matcher, kind: z.literal('truncated-body') }),
  /** The normal answer with other values at JSON Pointers, and without those that are removed. */
  z.object({
    ...matcher,
    kind: z.literal('altered-body'),
    values: z.record(z.string(), z.json()).default({}),
    removed: z.array(z.string()).default([]),
  }),
  /** The normal answer's head, and no body. */
  z.object({ ...matcher, kind: z.literal('empty-body') }),
  /** A JSON body of about so many bytes. */
  z.object({
    ...matcher,
    kind: z.literal('oversized-body'),
    bytes: z.int().min(1),
    status: z.int().min(200).max(599).default(200),
    /** Whether the answer says its length ahead. */
    declaresLength: z.boolean().default(false),
  }),
  /** A body that is no JSON, although its content type says so. */
  z.object({
    ...matcher,
    kind: z.literal('non-json'),
    status: z.int().min(200).max(599).default(200),
    body: z.string().default('this is not JSON'),
  }),
  /** The page that a proxy in between would send. */
  z.object({
    ...matcher,
    kind: z.literal('html-page'),
    status: z.int().min(200).max(599).default(502),
    body: z
      .string()
      .default('<html>\n<head><title>502 Bad Gateway</title></head>\n<body>nginx</body>\n</html>'),
  }),
  /** JSON of any other shape. */
  z.object({
    ...matcher,
    kind: z.literal('wrong-shape'),
    status: z.int().min(200).max(599).default(200),
    body: z.json(),
  }),
  z.object({
    ...matcher,
    kind: z.literal('redirect'),
    location: z.string(),
    status: z.union([301, 302, 303, 307, 308].map((status) => z.literal(status))).default(302),
  }),
]);

export type FaultOrder = z.input<typeof faultOrderSchema>;
export type Fault = z.output<typeof faultOrderSchema>;

interface Standing {
  fault: Fault;
  skip: number;
  left: number;
}

/** The faults that are ordered, and how often each will strike yet. */
export class FaultBook {
  #standing: Standing[] = [];

  /** Adds an order; of several that match a request, the one ordered first strikes. */
  order(order: FaultOrder): void {
    const fault = faultOrderSchema.parse(order);
    const left = fault.times === 'always' ? Infinity : fault.times;
    this.#standing.push({ fault, skip: fault.skip, left });
  }

  clear(): void {
    this.#standing = [];
  }

  /** The fault that strikes a request, or null; an order is used up by it. */
  take(method: string, path: string, operation: OperationName | null): Fault | null {
    for (const standing of this.#standing) {
      if (standing.left === 0 || !matches(standing.fault, method, path, operation)) continue;
      if (standing.skip > 0) {
        standing.skip -= 1;
        continue;
      }
      standing.left -= 1;
      return standing.fault;
    }
    return null;
  }
}

function matches(
  fault: Fault,
  method: string,
  path: string,
  operation: OperationName | null,
): boolean {
  return (
    (fault.operation === undefined || fault.operation === operation) &&
    (fault.method === undefined || fault.method.toUpperCase() === method) &&
    (fault.path === undefined || matchesPattern(fault.path, path))
  );
}

function matchesPattern(pattern: string, path: string): boolean {
  const literal = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('*', '.*')}$`).test(path);
}
