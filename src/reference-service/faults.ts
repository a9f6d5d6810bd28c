import { z } from '@hono/zod-openapi';
import { OPERATION_NAMES, type OperationName } from './all-operations.ts';

const matcher = {
  /** One operation, e.g. `start`. Without operation, method and path, every request matches. */
  operation: z.enum(OPERATION_NAMES).optional(),
  method: z.string().optional(),
  /** Path without its query; `*` matches any text. */
  path: z.string().optional(),
  /** How many matching requests are served before the fault begins. */
  skip: z.int().min(0).default(0),
  /** How many requests it applies to. */
  times: z.union([z.int().min(1), z.literal('always')]).default(1),
  /** True if the request takes effect before the fault replaces its response. */
  afterProcessing: z.boolean().default(false),
};

const httpStatus = z.int().min(200).max(599);

const statusSchema = z.object({
  ...matcher,
  kind: z.literal('status'),
  status: httpStatus,
  /** Text is sent as it is, anything else as JSON; by default, the specified body of the status. */
  body: z.unknown().optional(),
  contentType: z.string().default('application/json'),
  headers: z.record(z.string(), z.string()).default({}),
  /** Seconds or an HTTP date, for the header `Retry-After`. */
  retryAfter: z.union([z.int(), z.string()]).optional(),
});

const otherSchemas = [
  /** The connection is reset before a response. */
  z.object({ ...matcher, kind: z.literal('reset') }),
  /** No response, and the connection stays open. */
  z.object({ ...matcher, kind: z.literal('hang') }),
  /** The normal response, late. */
  z.object({ ...matcher, kind: z.literal('delay'), ms: z.number().min(0) }),
  /** The head and the first half of the normal response; then the connection ends. */
  z.object({ ...matcher, kind: z.literal('truncated-body') }),
  /** The normal response with other values at JSON Pointers, and without the removed ones. */
  z.object({
    ...matcher,
    kind: z.literal('altered-body'),
    values: z.record(z.string(), z.json()).default({}),
    removed: z.array(z.string()).default([]),
  }),
  /** The head of the normal response without a body. */
  z.object({ ...matcher, kind: z.literal('empty-body') }),
  /** A JSON body of about so many bytes. */
  z.object({
    ...matcher,
    kind: z.literal('oversized-body'),
    bytes: z.int().min(1),
    status: httpStatus.default(200),
    /** Whether the response has a content length. */
    declaresLength: z.boolean().default(false),
  }),
] as const;

/** An injected fault. Kinds that change the normal response always let the request take effect. */
export const faultOrderSchema = z.discriminatedUnion('kind', [statusSchema, ...otherSchemas]);

export type FaultOrder = z.input<typeof faultOrderSchema>;
export type Fault = z.output<typeof faultOrderSchema>;

interface Injected {
  fault: Fault;
  skip: number;
  left: number;
}

/** The injected faults, and how often each still applies. */
export class FaultBook {
  #injected: Injected[] = [];

  /** Of several that match a request, the first one applies. */
  add(fault: Fault): void {
    const left = fault.times === 'always' ? Infinity : fault.times;
    this.#injected.push({ fault, skip: fault.skip, left });
  }

  clear(): void {
    this.#injected = [];
  }

  /** The fault of a request, or null; it counts as used. */
  take(method: string, path: string, operation: OperationName | null): Fault | null {
    for (const injected of this.#injected) {
      if (injected.left === 0 || !matches(injected.fault, method, path, operation)) continue;
      if (injected.skip > 0) {
        injected.skip -= 1;
        continue;
      }
      injected.left -= 1;
      return injected.fault;
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
