import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collectMetrics } from '../../../src/actions/collect-metrics/collect-metrics.ts';
import { METRICS } from '../../../src/report/words/action-words.ts';
import { type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const requestSchema = z.object({
  metrics: z.array(z.object({ id: z.string() })),
  callIds: z.optional(z.array(z.string())),
  chatIds: z.optional(z.array(z.string())),
});

type Inputs = Readonly<Record<string, string>>;

function runStep(runtime: VirtualRuntime, inputs: Inputs) {
  return runtime.runStep(inputs, {}, collectMetrics);
}

/** So many different IDs. */
function ids(count: number, kind = '1'): string[] {
  return Array.from(
    { length: count },
    (_, index) => `0198c0de-${kind.repeat(4)}-7000-8000-${String(index).padStart(12, '0')}`,
  );
}

/** How many metrics and conversations each request was for, in order. */
function sizes({ requests }: VirtualRuntime): [number, number][] {
  return requests
    .filter(({ what }) => what === 'POST collection-jobs')
    .map(({ body }) => {
      const { metrics, callIds, chatIds } = requestSchema.parse(body);
      return [metrics.length, (callIds ?? chatIds ?? []).length];
    });
}

function jobIds(outputs: Record<string, string>): string[] {
  return z.array(z.string()).parse(JSON.parse(outputs['metric-job-ids'] ?? ''));
}

/** Has the reads of one job answer with these members, the last ones for good. */
function answerReads({ service }: VirtualRuntime, ...jobs: object[]): void {
  const answer = { kind: 'status', status: 200 } as const;
  const created = { id: ids(1, '9')[0], status: 'PENDING', totalItems: 10 };
  service.orderFault({ ...answer, operation: 'createMetricJob', body: { data: created } });
  for (const [index, job] of jobs.entries()) {
    const body = { data: { ...created, ...job } };
    const times = index === jobs.length - 1 ? 'always' : 1;
    service.orderFault({ ...answer, operation: 'readMetricJob', body, times });
  }
}

const [METRIC = '', CALL = ''] = [...ids(1), ...ids(1, '2')];
const ONE = { metrics: METRIC, 'call-ids': CALL };

describe('collect-metrics', () => {
  test('creates one job where one is enough', async () => {
    const runtime = await virtualRuntime();
    const step = await runStep(runtime, {
      metrics: ids(2).join(),
      'call-ids': ids(3, '2').join('\n'),
    });
    expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    expect(jobIds(step.outputs)).toHaveLength(1);
    expect(step.outputs['total-items']).toBe('6');
    expect(runtime.requests.map(({ body }) => body)).toEqual([
      { metrics: ids(2).map((id) => ({ id })), callIds: ids(3, '2') },
    ]);
    expect(step.summary).toContain(`| \`${jobIds(step.outputs)[0]}\` | PENDING | 2 | 3 | 6 |`);
  });

  test('splits a request that is too large, and sends an ID that is given twice once', async () => {
    const runtime = await virtualRuntime();
    const step = await runStep(runtime, {
      metrics: [...ids(20), METRIC.toUpperCase()].join(),
      'call-ids': [...ids(251, '2'), CALL].join(),
    });
    expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    expect(sizes(runtime)).toEqual([
      [20, 250],
      [20, 1],
    ]);
    expect(jobIds(step.outputs)).toHaveLength(2);
    expect(step.outputs['total-items']).toBe('5020');
  });
});

describe('a metric collection job is never created twice', () => {
  test.each([
    ['the connection is reset', { kind: 'reset', afterProcessing: true }],
    ['the service fails', { kind: 'status', status: 503 }],
  ] as const)(
    'where %s, the message says that it may exist, and nothing else is created',
    async (_, fault) => {
      const runtime = await virtualRuntime();
      runtime.service.orderFault({ ...fault, operation: 'createMetricJob', skip: 1 });
      const step = await runStep(runtime, {
        metrics: METRIC,
        'call-ids': ids(1001, '2').join(),
      });
      expect(step.exitCode).toBe(1);
      expect(sizes(runtime)).toHaveLength(2);
      expect(jobIds(step.outputs)).toHaveLength(1);
      expect(step.outputs['total-items']).toBe('500');
      expect(step.annotations).toEqual([expect.stringContaining(METRICS.lost)]);
      expect(step.summary).toContain('| unknown |');
      expect(step.summary).toContain('| not tried |');
    },
  );
});

describe('collect-metrics with wait', () => {
  const WAIT = { ...ONE, wait: 'true' };

  test('follows the jobs to their end, and reports completed and failed items', async () => {
    const runtime = await virtualRuntime();
    answerReads(
      runtime,
      // Only the status ends a job.
      { status: 'RUNNING', completedItems: 4, failedItems: 0, completedAt: '2026-01-31T14:30:00Z' },
      { status: 'COMPLETED', completedItems: 9, failedItems: 1 },
    );
    const step = await runStep(runtime, WAIT);
    expect(step.exitCode).toBe(0);
    expect(step.annotations).toEqual([`warning: ${METRICS.failed(1)}`]);
    expect(step.log).toContain(METRICS.progress(0, 1, { completed: 4, failed: 0 }));
    expect(step.summary).toContain(METRICS.headline(1, 1, 10, { completed: 9, failed: 1 }));
    expect(step.summary).toContain('| COMPLETED | 1 | 1 | 10 | 9 | 1 |');
  });

  test.each([
    [{ status: 'FAILED', errorMessage: 'no such metric' }, 'no such metric'],
    [{ status: 'CANCELLED' }, 'CANCELLED'],
    [{ status: 'TIMED_OUT' }, 'TIMED_OUT'],
    [{ status: 'COMPLETED', completedItems: 0, failedItems: 10, errorMessage: 'why' }, 'why'],
  ])('a job that is no success fails the step: %j', async (job, shown) => {
    const runtime = await virtualRuntime();
    answerReads(runtime, job);
    const step = await runStep(runtime, WAIT);
    expect(step.exitCode).toBe(1);
    expect(step.annotations).toEqual([expect.stringContaining(shown)]);
  });

  test('the read of another job fails the step', async () => {
    const runtime = await virtualRuntime();
    answerReads(runtime, { id: ids(1, '8')[0], status: 'COMPLETED', completedItems: 10 });
    const step = await runStep(runtime, WAIT);
    expect(step).toMatchObject({ exitCode: 1, annotations: [expect.stringContaining('/data/id')] });
    expect(jobIds(step.outputs)).toEqual(ids(1, '9'));
  });

  test('the timeout says what was waited for and last seen', async () => {
    const runtime = await virtualRuntime();
    answerReads(runtime, { status: 'RUNNING', completedItems: 4 });
    const step = await runStep(runtime, { ...WAIT, timeout: '5m' });
    expect(step).toMatchObject({ exitCode: 1, durationMs: 300_000 });
    const seen = METRICS.progress(0, 1, { completed: 4, failed: 0 });
    expect(step.annotations).toEqual([
      expect.stringMatching(`waited 5m for ${METRICS.goal(1, true)} .*; last seen: ${seen}`),
    ]);
    expect(jobIds(step.outputs)).toHaveLength(1);
  });

  test('a step that is cancelled while a job is created says so', async () => {
    const runtime = await virtualRuntime();
    runtime.hang({ operation: 'createMetricJob' });
    runtime.cancelAfter(5_000);
    const step = await runStep(runtime, { ...WAIT, metrics: ids(21).join() });
    // The response is awaited a little longer, because it shows whether there is a job.
    expect(step).toMatchObject({ exitCode: 1, durationMs: 6_500 });
    expect(step.annotations).toEqual([expect.stringContaining(METRICS.lost)]);
    expect(step.summary).toMatch(/\| unknown \|.*\| not tried \|/s);
    expect(runtime.requests).toHaveLength(1);
  });
});

describe('bad input is refused before any request', () => {
  test.each<[Inputs, string]>([
    [{ 'call-ids': CALL }, "input 'metrics' is missing: give the ID of at least one metric"],
    [{ ...ONE, metrics: 'x' }, "input 'metrics': 'x' is not a UUID"],
    [
      { ...ONE, 'chat-ids': CALL },
      `input 'chat-ids': '${CALL}' cannot be used with call-ids: remove one of them`,
    ],
    [{ metrics: METRIC }, "input 'call-ids' is missing: give "],
    [{ metrics: METRIC, 'chat-ids': 'x' }, "input 'chat-ids': 'x' is not a UUID"],
  ])('%j', async (inputs, message) => {
    const runtime = await virtualRuntime();
    const step = await runStep(runtime, inputs);
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toEqual({ 'metric-job-ids': '', 'total-items': '' });
    expect(step.annotations).toEqual([expect.stringContaining(`error: ${message}`)]);
    expect(runtime.requests).toEqual([]);
  });
});
