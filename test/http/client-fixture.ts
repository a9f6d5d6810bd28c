import { expect, onTestFinished } from 'vitest';
import type { RequestContext } from '../../src/http/channel.ts';
import { ServiceError } from '../../src/http/errors.ts';
import type { RetryReport } from '../../src/http/retry.ts';
import { type ClientOptions, ServiceClient } from '../../src/service/client.ts';
import {
  json,
  type Reply,
  type ScriptedServer,
  startScriptedServer,
} from '../support/http-server.ts';
import { ManualClock } from './manual-clock.ts';

export const API_KEY = 'eyJhbGciOi.test-key_0123/456+789=';

export interface Fixture {
  client: ServiceClient;
  clock: ManualClock;
  attempts: string[];
  retries: RetryReport[];
  /** Ten minutes, and nothing that ends it early. */
  context: RequestContext;
}

/** A client whose pauses between attempts take no real time, and whose jitter is always half. */
export function clientOf(baseUrl: string, options: Partial<ClientOptions> = {}): Fixture {
  const clock = new ManualClock();
  const attempts: string[] = [];
  const retries: RetryReport[] = [];
  const client = new ServiceClient({
    baseUrl,
    apiKey: API_KEY,
    clock,
    random: () => 0.5,
    env: {},
    onAttempt: (line) => attempts.push(line),
    onRetry: (report) => {
      retries.push(report);
      setImmediate(() => clock.advance(report.waitMs));
    },
    ...options,
  });
  const context = { signal: new AbortController().signal, deadlineMs: clock.now() + 600_000 };
  return { client, clock, attempts, retries, context };
}

/** A scripted server for the running test, and a client of it. */
export async function serve(...script: Reply[]): Promise<Fixture & { server: ScriptedServer }> {
  const server = await startScriptedServer(...script);
  onTestFinished(() => server.close());
  return { server, ...clientOf(server.origin) };
}

/** The service error that a request ends with; fails the test without one. */
export async function errorOf(request: Promise<unknown>): Promise<ServiceError> {
  const outcome = await request.then(
    (value) => new Error(`no error, but ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (outcome instanceof ServiceError) return outcome;
  throw outcome;
}

/** Answers in the specified shape. */
export const readRun = json(200, { data: { status: 'COMPLETED' } });
export const startedRun = json(201, { data: { simulationRunPlanJobId: 'job-1' } });
export const requestedDebrief = json(202, {
  data: { debriefId: 'd', status: 'PENDING', errorMessage: null, createdAt: 'now' },
});

/** Announces more than it sends, then ends. */
export const truncated: Reply = (socket) => {
  socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"data":{"status":"COMP');
};

/** A port without a listener. */
export async function portOfNobody(): Promise<number> {
  const server = await startScriptedServer();
  await server.close();
  return server.port;
}

export async function expectClosed(server: ScriptedServer): Promise<void> {
  await expect.poll(() => server.open.size).toBe(0);
}
