import { describe, expect, test } from 'vitest';
import { debriefReport } from '../../support/reports.ts';
import { type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

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

describe('max-parallel is how many runs are watched at once', () => {
  test.each([
    ['3', 3, 7],
    ['', 20, 22],
  ])('max-parallel %j: %i of %i runs', async (maxParallel, expected, runs) => {
    const runtime = await virtualRuntime();
    const jobIds = placeRuns(runtime, runs);
    const step = await runtime.runStep({
      'job-id': jobIds.join(','),
      baseline: 'off',
      history: '0',
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

test('a start that returns the run of another start leaves its plan untested', async () => {
  const { service, runStep } = await virtualRuntime();
  const first = service.addPlan({ name: 'first' }).runPlanId;
  const second = service.addPlan({ name: 'second' }).runPlanId;
  const { jobId } = service.addRun({ planId: first, debrief: READY });
  service.orderFault({
    operation: 'start',
    kind: 'altered-body',
    values: { '/data/simulationRunPlanJobId': jobId },
    times: 'always',
  });
  const { outputs } = await runStep({ 'run-plan': [first, second].join('\n') });
  expect(outputs).toMatchObject({ outcome: 'inconclusive', 'job-id': jobId });
  expect(JSON.parse(outputs.reasons ?? '')).toMatchObject([{ rule: 'start' }]);
});
