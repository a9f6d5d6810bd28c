import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorBodyFor } from './api-error.ts';
import type { Fault } from './faults.ts';

const CHANGES = ['delay', 'truncated-body', 'altered-body', 'empty-body'] as const;

/** A fault that changes the service's own response, so that the request always takes effect. */
type Change = Extract<Fault, { kind: (typeof CHANGES)[number] }>;
/** A fault that replaces the response. */
type Replacement = Exclude<Fault, Change>;

export function changesResponse(fault: Fault): fault is Change {
  return CHANGES.some((kind) => kind === fault.kind);
}

/** Writes the replacement of a response; resets and hangs write nothing. Returns the status, if any. */
export async function deliverReplacement(
  fault: Replacement,
  outgoing: ServerResponse,
): Promise<number | null> {
  switch (fault.kind) {
    case 'reset':
      outgoing.socket?.resetAndDestroy();
      return null;
    case 'hang':
      return null;
    case 'oversized-body':
      await deliverOversized(fault, outgoing);
      return fault.status;
    case 'status': {
      const { status, contentType, retryAfter, headers, body = errorBodyFor(status) } = fault;
      const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      outgoing.writeHead(status, { 'content-type': contentType, ...wait, ...headers });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
      return status;
    }
  }
}

/** Writes the service's response as the fault changes it, until the signal aborts. */
export async function deliverChanged(
  fault: Change,
  response: Response,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  let body = Buffer.from(await response.arrayBuffer());
  if (fault.kind === 'delay') {
    const isOver = await sleep(fault.ms, true, { signal }).catch(() => false);
    if (!isOver) return;
  }
  if (fault.kind === 'altered-body') {
    const json: unknown = JSON.parse(body.toString());
    for (const [pointer, value] of Object.entries(fault.values)) alter(json, pointer, value);
    for (const pointer of fault.removed) alter(json, pointer, undefined);
    body = Buffer.from(JSON.stringify(json));
  }
  if (fault.kind === 'empty-body') body = Buffer.alloc(0);
  const headers = { ...Object.fromEntries(response.headers), 'content-length': body.length };
  outgoing.writeHead(response.status, headers);
  if (fault.kind !== 'truncated-body') outgoing.end(body);
  else outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
}

/** Sets the value at a JSON Pointer, or removes it; does nothing if its parent is missing. */
function alter(json: unknown, pointer: string, value: unknown): void {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop();
  const parent = keys.reduce<unknown>(
    (inner, key) => (isContainer(inner) ? Reflect.get(inner, key) : undefined),
    json,
  );
  if (!isContainer(parent) || last === undefined) return;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

async function deliverOversized(
  { status, bytes, declaresLength }: Extract<Fault, { kind: 'oversized-body' }>,
  outgoing: ServerResponse,
): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, 'a');
  const [head, tail] = ['{"data":"', '"}'];
  const length = { 'content-length': head.length + bytes + tail.length };
  const headers = { 'content-type': 'application/json', ...(declaresLength ? length : {}) };
  outgoing.writeHead(status, headers);
  function* body() {
    yield head;
    for (let left = bytes; left > 0; left -= chunk.length) {
      yield chunk.subarray(0, Math.min(left, chunk.length));
    }
    yield tail;
  }
  // A client that refuses the body closes the connection.
  await pipeline(Readable.from(body()), outgoing).catch(() => {});
}
