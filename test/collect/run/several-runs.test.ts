import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { debriefReport } from '../../support/reports.ts';
import {
  reasonsIn,
  type StepResult,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const READY = { report: debriefReport() };

/** Runs that end when they are read for the third time, with a debrief that passes. */
function placeRuns({ service }: VirtualRuntime, count: number): string[] {
  return Array.from({ length: count }, () => {
    const status = ['RUNNING_SIMULATIONS', 'RUNNING_SIMULATIONS', 'COMPLETED'];
    return service.addRun({ status, nextDebriefs: [READY] }).jobId;
  });
}

interface Span {
  firstMs: number;
  lastMs: number;
}

/** From the first to the last request of each run. */
function spansOf({ requests }: VirtualRuntime): Span[] {
  const spans = new Map<string, Span>();
  for (const { path, atMs } of requests) {
    const [, jobId = ''] = /\/plan\/job\/([^/]+)/.exec(path) ?? [];
    if (jobId === '') continue;
    spans.set(jobId, { firstMs: spans.get(jobId)?.firstMs ?? atMs, lastMs: atMs });
  }
  return [...spans.values()];
}

/** The highest number of runs that were watched at once. */
function mostAtOnce(spans: readonly Span[]): number {
  const countAt = (ms: number) =>
    spans.filter(({ firstMs, lastMs }) => firstMs <= ms && ms < lastMs).length;
  return Math.max(...spans.map(({ firstMs }) => countAt(firstMs)));
}

function runsIn({ outputs }: StepResult): { jobId: string; outcome: string }[] {
  const schema = z.array(z.looseObject({ jobId: z.string(), outcome: z.string() }));
  return z.parse(schema, JSON.parse(outputs.runs ?? ''));
}

describe('max-parallel is how many runs are watched at once', () => {
  test.each([
    ['1', 1, 3],
    ['3', 3, 7],
    ['7', 7, 9],
    ['', 20, 22],
  ])('max-parallel %j: %i of %i runs', async (maxParallel, expected, runs) => {
    const runtime = await virtualRuntime();
    const jobIds = placeRuns(runtime, runs);
    const step = await runtime.runStep({
      'job-id': jobIds.join(','),
      baseline: 'off',
      ...(maxParallel !== '' && { 'max-parallel': maxParallel }),
    });
    expect(step.outputs.outcome).toBe('passed');
    const spans = spansOf(runtime);
    expect(spans).toHaveLength(runs);
    expect(mostAtOnce(spans)).toBe(expected);
  });

  test('a run is started only when its turn comes, and its timeouts start then', async () => {
    const runtime = await virtualRuntime();
    const plans = [0, 1, 2].map(() => runtime.service.addPlan({}).runPlanId);
    const step = await runtime.runStep({
      'run-plan': plans.join('\n'),
      'max-parallel': '1',
      'run-timeout': '2m',
      'debrief-timeout': '1m',
      'max-poll-interval': '1s',
    });
    expect(step.outputs.outcome).toBe('passed');
    const startsMs = runtime.requests
      .filter(({ what }) => what === 'POST start')
      .map(({ atMs }) => atMs);
    expect(startsMs[0]).toBe(0);
    for (const turn of [1, 2]) {
      // 90 s a run and 40 s a debrief, each seen within the polling interval of a second.
      const turnMs = (startsMs[turn] ?? 0) - (startsMs[turn - 1] ?? 0);
      expect(turnMs).toBeGreaterThanOrEqual(130_000);
      expect(turnMs).toBeLessThan(133_000);
    }
  });
});

describe('with several runs the outcome is the worst of theirs', () => {
  test('the outcome of one run does not change the others, and all are reported in their order', async () => {
    const runtime = await virtualRuntime();
    const { service } = runtime;
    const failing = debriefReport({ verdict: 'THRESHOLD_FAILED' });
    const passed = service.addRun({ debrief: READY }).jobId;
    const failed = service.addRun({ debrief: { report: failing } }).jobId;
    const cancelled = service.addRun({ status: 'CANCELLED', debrief: 'refused' }).jobId;
    const unknown = '00000000-0000-4000-8000-000000000000';
    const step = await runtime.runStep({
      'job-id': [passed, failed, cancelled, unknown].join('\n'),
    });
    expect(step.exitCode).toBe(1);
    expect(step.outputs.outcome).toBe('error');
    expect(step.outputs['job-id']).toBe([passed, failed, cancelled, unknown].join('\n'));
    expect(runsIn(step).map(({ outcome }) => outcome)).toEqual([
      'passed',
      'failed',
      'inconclusive',
      'error',
    ]);
    expect(reasonsIn(step)).toMatchObject([
      { rule: 'service', jobId: unknown },
      { rule: 'verdict', jobId: failed },
      { rule: 'run', jobId: cancelled },
    ]);
  });
});
