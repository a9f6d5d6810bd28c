/** A service and a gate that records runs, with which later ones are compared. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { DebriefReport } from '../../../src/model/report.ts';
import type { PlacedRun } from '../../../src/reference-service/placed-run.ts';
import { debriefReport } from '../../support/reports.ts';
import {
  type StepResult,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

export const MAIN = 'refs/heads/main';
/** Longer ago than any run of the runtime. */
const DAY_MS = 86_400_000;

export interface RecordingRuntime extends VirtualRuntime {
  /** The folder of its run history. */
  memory: string;
  /** Adds a run with a debrief of its own, and evaluates it on a push to the ref. */
  record(order?: RunOrder, env?: Record<string, string>): Promise<string>;
  /** Adds a run, and evaluates it in a pull request into main. */
  evaluate(
    order?: RunOrder,
    inputs?: Record<string, string>,
    env?: Record<string, string>,
  ): Promise<StepResult & { jobId: string }>;
}

export interface RunOrder extends PlacedRun {
  /** What its debrief says; PASSED without themes where nothing is given. */
  report?: Partial<DebriefReport>;
  /** Passed and graded calls of each check in its results. */
  counts?: Record<string, [passed: number, evaluated: number]>;
  /** What its results say of the run before it. */
  comparison?: object;
  /** Other places of the answer with its results, by their JSON Pointers. */
  results?: Record<string, unknown>;
  /** The simulation jobs that reading the run returns. */
  simulationJobs?: readonly object[];
  /** True if the service's own verdict fails it, for another reason than its checks. */
  isFailed?: boolean;
  daysAgo?: number;
}

/** A policy whose rules are `gate`, as a file. */
export function policyFile(gate: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'policy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'policy.json');
  writeFileSync(path, JSON.stringify({ version: 1, gate }));
  return path;
}

export async function recordingRuntime(
  options: Parameters<typeof virtualRuntime>[0] = {},
): Promise<RecordingRuntime> {
  const runtime = await virtualRuntime(options);
  const memory = mkdtempSync(join(tmpdir(), 'memory-'));
  const payload = join(memory, 'event.json');
  onTestFinished(() => rmSync(memory, { recursive: true, force: true }));
  const pullRequest = { number: 7, base: { ref: 'main' }, head: { sha: 'b'.repeat(40) } };
  writeFileSync(payload, JSON.stringify({ pull_request: pullRequest }));
  const base = {
    memory,
    'gate-name': 'calls',
    history: '0',
    comment: 'never',
    suggestions: 'false',
  };
  const place = (order: RunOrder) => placeRun(runtime, order);
  return {
    ...runtime,
    memory,
    async record(order = {}, env = {}) {
      const jobId = place(order);
      const push = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: MAIN, GITHUB_SHA: 'a'.repeat(40) };
      await runtime.runStep({ ...base, 'job-id': jobId, baseline: 'off' }, { ...push, ...env });
      runtime.requests.length = 0;
      return jobId;
    },
    async evaluate(order = {}, inputs = {}, env = {}) {
      const jobId = place(order);
      const step = await runtime.runStep(
        { ...base, 'job-id': jobId, ...inputs },
        {
          GITHUB_EVENT_NAME: 'pull_request',
          GITHUB_REF: 'refs/pull/7/merge',
          GITHUB_EVENT_PATH: payload,
          ...env,
        },
      );
      return { ...step, jobId };
    },
  };
}

function placeRun(runtime: VirtualRuntime, order: RunOrder): string {
  const { report, counts, comparison, results, simulationJobs } = order;
  const { isFailed = false, daysAgo, ...placed } = order;
  const debrief = order.debrief ?? { report: debriefReport(report) };
  const endedAt = runtime.clock.now() - (daysAgo ?? 0) * DAY_MS;
  const times = daysAgo === undefined ? {} : { endedAt, startedAt: endedAt - 90_000 };
  const { jobId } = runtime.service.addRun({ hasEvidence: true, ...times, ...placed, debrief });
  const checks = Object.entries(counts ?? {}).map(([metricName, [passed, evaluated]]) => ({
    metricDefinitionId: metricName,
    metricName,
    passed: true,
    passRate: Math.round((1000 * passed) / evaluated) / 10,
    minPassRate: 0,
    evaluatedSims: evaluated,
    passedSims: passed,
  }));
  const failures = isFailed ? [{ type: 'INCOMPLETE_COVERAGE' }] : [];
  const verdict = { passed: !isFailed, score: 100, checks, failures };
  runtime.service.orderFault({
    path: `*/${jobId}/results*`,
    kind: 'altered-body',
    values: JSON.parse(
      JSON.stringify({
        '/data/verdict': verdict,
        '/data/metrics': [],
        '/data/calls': [],
        ...(comparison && { '/data/comparison': comparison }),
        ...results,
      }),
    ),
    times: 'always',
  });
  if (simulationJobs !== undefined) {
    runtime.service.orderFault({
      path: `/v1/simulation/plan/job/${jobId}`,
      kind: 'altered-body',
      values: JSON.parse(JSON.stringify({ '/data/simulationJobs': simulationJobs })),
      times: 'always',
    });
  }
  return jobId;
}

const fileSchema = z.object({
  runs: z.array(
    z.looseObject({
      notes: z.array(z.string()),
      history: z.nullable(z.looseObject({ runs: z.array(z.looseObject({})) })),
      baseline: z.nullable(
        z.looseObject({
          source: z.string(),
          jobId: z.string(),
          trend: z.nullable(z.looseObject({ rows: z.array(z.looseObject({})) })),
        }),
      ),
      report: z.nullable(
        z.looseObject({
          themes: z.array(z.looseObject({ slug: z.string() })),
          trend: z.nullable(z.looseObject({ rows: z.array(z.looseObject({})) })),
        }),
      ),
    }),
  ),
});

/** The only run of the report file. */
export function runIn({ outputs }: StepResult) {
  const json = JSON.parse(readFileSync(outputs['json-file'] ?? '', 'utf8'));
  const [run] = z.parse(fileSchema, json).runs;
  if (run === undefined) throw new Error('the report has no run');
  return run;
}
