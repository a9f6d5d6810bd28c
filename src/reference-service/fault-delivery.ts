import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorBodyFor } from './errors.ts';
import type { Fault } from './faults.ts';

const JSON_TYPE = 'application/json';

/** A fault that spoils the service's own answer, so that the request always takes effect. */
type SpoiledAnswer = Extract<
  Fault,
  { kind: 'delay' | 'truncated-body' | 'altered-body' | 'empty-body' }
>;

/** A fault that puts something else in the answer's place. */
type ReplacedAnswer = Exclude<Fault, SpoiledAnswer>;

export function spoilsAnswer(fault: Fault): fault is SpoiledAnswer {
  return ['delay', 'truncated-body', 'altered-body', 'empty-body'].includes(fault.kind);
}

/** Writes what a fault puts in the place of the answer; resets and hangs write nothing. */
export async function deliverReplaced(
  fault: ReplacedAnswer,
  outgoing: ServerResponse,
): Promise<void> {
  switch (fault.kind) {
    case 'reset':
      outgoing.socket?.resetAndDestroy();
      return;
    case 'hang':
      return;
    case 'status': {
      const body = fault.body ?? errorBodyFor(fault.status);
      outgoing.writeHead(fault.status, {
        'content-type': fault.contentType,
        ...(fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }),
        ...fault.headers,
      });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
      return;
    }
    case 'oversized-body':
      return deliverOversized(fault, outgoing);
    case 'non-json':
      return deliverText(outgoing, fault.status, JSON_TYPE, fault.body);
    case 'html-page':
      return deliverText(outgoing, fault.status, 'text/html', fault.body);
    case 'wrong-shape':
      return deliverText(outgoing, fault.status, JSON_TYPE, JSON.stringify(fault.body));
    case 'redirect':
      outgoing.writeHead(fault.status, { location: fault.location });
      outgoing.end();
      return;
  }
}

/** Writes the service's answer as the fault spoils it, until the signal aborts. */
export async function deliverSpoiled(
  fault: SpoiledAnswer,
  answer: Response,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = { ...Object.fromEntries(answer.headers), 'content-length': body.length };
  switch (fault.kind) {
    case 'delay':
      if (!(await slept(fault.ms, signal))) return;
      outgoing.writeHead(answer.status, headers).end(body);
      return;
    case 'truncated-body':
      outgoing.writeHead(answer.status, headers);
      outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
      return;
    case 'altered-body': {
      const json: unknown = JSON.parse(body.toString());
      for (const [pointer, value] of Object.entries(fault.values)) alter(json, pointer, value);
      for (const pointer of fault.removed) alter(json, pointer, undefined);
      const altered = Buffer.from(JSON.stringify(json));
      outgoing.writeHead(answer.status, { ...headers, 'content-length': altered.length });
      outgoing.end(altered);
      return;
    }
    case 'empty-body':
      outgoing.writeHead(answer.status, { ...headers, 'content-length': 0 }).end();
      return;
  }
}

/** Sets what a JSON Pointer leads to, or removes it; nothing where it leads nowhere. */
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

/** The status that a client gets to see, or null where it sees none. */
export function replacedStatus(fault: ReplacedAnswer): number | null {
  return fault.kind === 'reset' || fault.kind === 'hang' ? null : fault.status;
}

function deliverText(outgoing: ServerResponse, status: number, type: string, body: string): void {
  outgoing.writeHead(status, { 'content-type': type }).end(body);
}

async function deliverOversized(
  fault: Extract<Fault, { kind: 'oversized-body' }>,
  outgoing: ServerResponse,
): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, 'a');
  const [head, tail] = ['{"data":"', '"}'];
  outgoing.writeHead(fault.status, {
    'content-type': JSON_TYPE,
    ...(fault.declaresLength ? { 'content-length': head.length + fault.bytes + tail.length } : {}),
  });
  function* body() {
    yield head;
    for (let left = fault.bytes; left > 0; left -= chunk.length) {
      yield chunk.subarray(0, Math.min(left, chunk.length));
    }
    yield tail;
  }
  await pipeline(Readable.from(body()), outgoing).catch(ignoreClientGone);
}

/** A client that has had enough closes the connection; that is what the fault is for. */
function ignoreClientGone(): void {}

/** True once the time has passed, false where the signal aborted before. */
async function slept(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal }).catch(() => false);
}
