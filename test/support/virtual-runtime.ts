/** The gate, or another action, in this process, against the reference service over loopback HTTP, in virtual time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { runGate } from '../../src/actions/gate/index.ts';
// Loaded beforehand: virtual time would pass meanwhile.
import '../../src/actions/gate/gate.ts';
import '../../src/text/yaml-text.ts';
import '../../src/inputs/gate/policy-chain.ts';
import '../../src/github/pull-request.ts';
import '../../src/prompts/patch.ts';
import '../../src/prompts/search.ts';
import '../../src/report/html/render-html.ts';
import type { Action } from '../../src/actions/action.ts';
import { runAction } from '../../src/actions/run-action.ts';
import type { FaultOrder } from '../../src/reference-service/faults.ts';
import {
  type ReferenceServiceOptions,
  type RunningReferenceService,
  startReferenceService,
} from '../../src/reference-service/server.ts';
import type { Runtime } from '../../src/runner/runtime.ts';
import type { Clock } from '../../src/text/clock.ts';
import { CancelledError } from '../../src/text/step-errors.ts';
import { FakeTime } from './github/fake-time.ts';
import { inputVariables, recordingRunner } from './recording-runner.ts';
import { RequestsUnderway } from './requests-underway.ts';
import { VirtualClock } from './virtual-clock.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** A request as the service saw it. */
export interface SeenRequest {
  /** The operation without IDs: `POST start`, `POST debrief`, `GET run`, `GET results`, ... */
  what: string;
  path: string;
  body: unknown;
  /** Of the answer; null where there was none. */
  status: number | null;
  /** Virtual milliseconds since the runtime began. */
  atMs: number;
}

export interface StepResult {
  exitCode: number;
  outputs: Record<string, string>;
  /** What is saved for the post step. */
  state: Record<string, string>;
  /** Markdown of the job summary. */
  summary: string;
  /** Every line of the log, with its virtual milliseconds since the runtime began. */
  lines: { text: string; atMs: number }[];
  log: string;
  /** `level: message` each, in order. */
  annotations: string[];
  /** How long the step took in virtual milliseconds. */
  durationMs: number;
}

/** A step that is no `Action`, such as the post step of the gate. */
type Run = (runtime: Runtime) => Promise<number>;

export interface VirtualRuntime {
  service: RunningReferenceService;
  clock: VirtualClock;
  /** Every request, in the order in which the answers were decided. */
  requests: SeenRequest[];
  /** Every request in short, e.g. `POST debrief 202`. */
  told(): string[];
  /** Orders that requests get no answer; time passes while they are waited for. Not with resets. */
  hang(order: Omit<Extract<FaultOrder, { kind: 'hang' }>, 'kind'>): void;
  /**
   * Cancels the next step after so many virtual milliseconds, counted from the first request of an operation
   * if one is given.
   */
  cancelAfter(ms: number, what?: string): void;
  /**
   * Runs the step of the gate, or of the action. `base-url` and a Full Access key are given where the
   * inputs do not say.
   */
  runStep(
    inputs: Readonly<Record<string, string>>,
    env?: Readonly<Record<string, string>>,
    action?: Action | Run,
  ): Promise<StepResult>;
}

/** Turns of the event loop until a response reaches its caller; fewer than the clock waits before it moves. */
const TURNS_TO_SETTLE = 3;

/**
 * A runtime for one test. Time does not pass during a request, and passes at once when the step only waits. By
 * default a run takes 90 s and a debrief 40 s.
 */
export async function virtualRuntime(
  options: Omit<ReferenceServiceOptions, 'clock' | 'onAnswer'> & {
    /** How far the clock of the service is ahead; behind where it is negative. */
    serviceAheadMs?: number;
  } = {},
): Promise<VirtualRuntime> {
  const requests: SeenRequest[] = [];
  const temp = mkdtempSync(join(tmpdir(), 'runner-temp-'));
  let mayHang = false;
  let onSeen = (_: string) => {};
  const clock = new VirtualClock(() => underway.any);
  const { serviceAheadMs = 0, ...ordered } = options;
  const service = await startReferenceService({
    timeScale: 1,
    plan: { variables: null },
    ...ordered,
    clock: { now: () => clock.now() + serviceAheadMs },
    onAnswer: ({ method, path, body, status }) => {
      const what = operationOf(method, path);
      requests.push({ what, path, body, status, atMs: clock.elapsedMs });
      onSeen(what);
      if (status === null && mayHang) underway.noteHanging(method, path);
    },
  });
  const underway = new RequestsUnderway(service.url, () => clock.advance());
  let cancel = new AbortController();
  let over = new AbortController();
  onTestFinished(async () => {
    over.abort();
    underway.stop();
    await service.close();
    rmSync(temp, { recursive: true, force: true });
  });
  // A step may end before the responses of its last requests.
  const unansweredToEnd = async () => {
    while (underway.any) await nextTurn();
    for (let turns = 0; turns < TURNS_TO_SETTLE; turns += 1) await nextTurn();
  };
  return {
    service,
    clock,
    requests,
    told: () => requests.map(({ what, status }) => `${what} ${status}`),
    hang(order) {
      mayHang = true;
      service.orderFault({ ...order, kind: 'hang' });
    },
    cancelAfter(ms, what) {
      const stop = () => cancel.abort(new CancelledError('SIGINT'));
      const begin = () => {
        onSeen = () => {};
        clock.sleep(ms, over.signal).then(stop, () => {});
      };
      if (what === undefined) begin();
      else onSeen = (seen) => void (seen === what && begin());
    },
    async runStep(inputs, env = {}, action) {
      const searched = action === undefined && promptPaths();
      const place = { 'base-url': service.url, 'api-key': service.keys.full };
      const given = inputVariables({ ...place, ...searched, ...inputs });
      const step = {
        env: { RUNNER_TEMP: temp, ...given, ...env },
        cancelled: cancel.signal,
      };
      const result = await runStep(step, clock, action);
      over.abort();
      over = new AbortController();
      cancel = new AbortController();
      await unansweredToEnd();
      expect(clock.sleeping, 'sleeps that the step left behind').toBe(0);
      return result;
    },
  };
}

/**
 * Runs the step of the gate, or its post step, without the reference service: what is not under
 * `inputs` has its default.
 *
 * @param servers URLs of further servers, such as GitHub; time does not pass during a request to one
 * @param cancelled stops the step
 */
export async function runAlone(
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
  servers: string | readonly string[] = [],
  action?: Action | Run,
  cancelled = new AbortController().signal,
): Promise<StepResult> {
  const temp = mkdtempSync(join(tmpdir(), 'runner-temp-'));
  onTestFinished(() => rmSync(temp, { recursive: true, force: true }));
  const given = { ...(action === undefined && promptPaths()), ...inputs };
  const step = { env: { RUNNER_TEMP: temp, ...inputVariables(given), ...env }, cancelled };
  if (servers.length === 0) return runStep(step, new VirtualClock(() => false), action);
  const underway = [servers].flat().map((url) => new RequestsUnderway(url, () => {}));
  onTestFinished(() => underway.forEach((each) => void each.stop()));
  const time = new FakeTime(() => underway.some(({ any }) => any));
  try {
    return await runStep(step, time, action);
  } finally {
    await time.end();
  }
}

/**
 * Limits the search for prompts to the example, since a search of this repository takes most of a step. A test
 * with its own workspace keeps the default.
 */
export function promptPaths(): Record<string, string> {
  return process.cwd() === PROJECT ? { paths: 'examples/agent/prompt.md' } : {};
}

/** How often something was asked of the service. */
export function countOf({ requests }: VirtualRuntime, what: string): number {
  return requests.filter((request) => request.what === what).length;
}

/** The reasons in the output of that name. */
export function reasonsIn({ outputs }: StepResult) {
  return z.parse(reasonsSchema, JSON.parse(outputs.reasons ?? ''));
}

const reasonsSchema = z.array(
  z.looseObject({ rule: z.string(), message: z.string(), jobId: z.string() }),
);

/** The runs in the output of that name. */
export function runsIn({ outputs }: StepResult) {
  return z.parse(runsSchema, JSON.parse(outputs.runs ?? ''));
}

const runsSchema = z.array(z.looseObject({ jobId: z.string(), outcome: z.string() }));

/** What became of a run, and the first reason why. */
export function endIn(result: StepResult, jobId: string) {
  const outcome = runsIn(result).find((run) => run.jobId === jobId)?.outcome;
  const reason = reasonsIn(result).find((each) => each.jobId === jobId);
  return { outcome, message: reason?.message ?? '' };
}

async function runStep(
  step: { env: Record<string, string>; cancelled: AbortSignal },
  clock: Clock & { elapsedMs: number },
  action: Action | Run = runGate,
): Promise<StepResult> {
  const startedMs = clock.now();
  const lines: StepResult['lines'] = [];
  const recording = recordingRunner(step.env, null, (text) => {
    const written = text.replace(/\n$/, '').split('\n');
    lines.push(...written.map((line) => ({ text: line, atMs: clock.elapsedMs })));
  });
  const { env, runner, workflow } = recording;
  const { cancelled } = step;
  const runtime = { env, clock, random: () => 0.5, runner, workflow, cancelled };
  const run = typeof action === 'function' ? action : (it: Runtime) => runAction(action, it);
  const exitCode = await run(runtime);
  return {
    exitCode,
    outputs: recording.outputs(),
    state: recording.state(),
    summary: recording.summary(),
    lines,
    log: recording.log(),
    annotations: recording.annotations(),
    durationMs: clock.now() - startedMs,
  };
}

function operationOf(method: string, path: string): string {
  const [, ofRun] = /^\/v1\/simulation\/plan\/job\/[^/?]+(.*)$/.exec(path) ?? [];
  if (ofRun !== undefined) return `${method} ${ofRun.replace('/', '') || 'run'}`;
  const last = path.replace(/\?.*/, '').split('/').at(-1);
  return `${method} ${method === 'POST' && last === 'run' ? 'start' : last}`;
}
