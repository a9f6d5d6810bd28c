/** A service that is asked by many at once: so many runs go on at a time, so many requests a second. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../src/core/clock.ts';
import { debriefReport } from '../../test/support/reports.ts';

export interface CrowdLimits {
  /** How many runs go on at once. */
  slots: number;
  requestsPerSecond: number;
  /** How long a run goes on once its turn has come. */
  runMs: number;
  debriefMs: number;
  /** What becomes of a start while all slots are taken: it waits in a queue, or is refused with 429. */
  whenFull: 'queued' | 'refused';
}

interface Run {
  gate: string;
  askedMs: number;
  /** When its turn comes. */
  beginsMs: number;
  debriefMs: number | null;
}

/** What the service saw. */
export interface CrowdRecord {
  runs: Map<string, Run>;
  /** Requests by gate, those that were refused among them. */
  requests: Map<string, number>;
}

/** @param clock whose time is the service's */
export async function startCrowdService(clock: Clock, limits: CrowdLimits) {
  const record: CrowdRecord = { runs: new Map(), requests: new Map() };
  const state = { window: -1, left: 0, freeAtMs: Array<number>(limits.slots).fill(0) };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const [status, body, headers] = answerTo(request, clock.now(), { ...limits, record, state });
      send(response, status, body, headers);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, record, close };
}

type Answer = readonly [number, unknown, Record<string, string>?];

interface Scene extends CrowdLimits {
  record: CrowdRecord;
  state: { window: number; left: number; freeAtMs: number[] };
}

function answerTo(
  { method = '', url = '', headers }: IncomingMessage,
  nowMs: number,
  scene: Scene,
): Answer {
  const gate = `${headers.authorization}`.replace('Bearer key-of-gate-', '');
  const { record, state } = scene;
  record.requests.set(gate, (record.requests.get(gate) ?? 0) + 1);
  const window = Math.floor(nowMs / 1_000);
  if (window !== state.window) Object.assign(state, { window, left: scene.requestsPerSecond });
  if (state.left === 0) return tooMany('rate_limit', 1);
  state.left -= 1;
  const [, jobId = '', part = ''] = /\/plan\/job\/([^/]+)\/?(.*)$/.exec(url) ?? [];
  if (method === 'POST' && jobId === '') return start(gate, nowMs, scene);
  const run = record.runs.get(jobId);
  if (run === undefined) return [404, problem('not_found', 'resource_not_found')];
  const endsMs = run.beginsMs + scene.runMs;
  if (part === 'debrief') {
    if (nowMs < endsMs) return [409, problem('conflict', 'run_not_finished')];
    run.debriefMs ??= nowMs;
    return [202, { data: debriefOf(jobId, run, nowMs, scene) }];
  }
  if (part === 'results') return [200, { data: { debrief: debriefOf(jobId, run, nowMs, scene) } }];
  if (part !== '') return [404, problem('not_found', 'resource_not_found')];
  const status =
    nowMs < run.beginsMs ? 'QUEUED' : nowMs < endsMs ? 'RUNNING_SIMULATIONS' : 'COMPLETED';
  return [200, { data: { status, simulationJobs: [] } }];
}

function start(gate: string, nowMs: number, { whenFull, state, runMs, record }: Scene): Answer {
  const { freeAtMs } = state;
  const beginsMs = Math.max(nowMs, Math.min(...freeAtMs));
  if (whenFull === 'refused' && beginsMs > nowMs) return tooMany('capacity', 1);
  freeAtMs[freeAtMs.indexOf(Math.min(...freeAtMs))] = beginsMs + runMs;
  const jobId = randomUUID();
  record.runs.set(jobId, { gate, askedMs: nowMs, beginsMs, debriefMs: null });
  return [201, { data: { simulationRunPlanJobId: jobId } }];
}

function debriefOf(jobId: string, run: Run, nowMs: number, { debriefMs }: Scene) {
  if (run.debriefMs === null) return null;
  const isReady = nowMs >= run.debriefMs + debriefMs;
  return {
    debriefId: jobId,
    simulationRunPlanJobId: jobId,
    status: isReady ? 'READY' : 'GENERATING',
    errorMessage: null,
    createdAt: new Date(run.debriefMs).toISOString(),
    report: isReady ? debriefReport() : null,
  };
}

function tooMany(code: string, seconds: number): Answer {
  return [429, problem('rate_limit', code), { 'retry-after': String(seconds) }];
}

function problem(type: string, code: string) {
  return { type, code, message: 'The service is busy.' };
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
