import { describe, expect, test } from 'vitest';
import type { PlacedRun } from '../../../src/reference-service/placed-run.ts';
import { failing, onRun, type Prepare } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { countOf, reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const REPORT = debriefReport({ verdict: 'THRESHOLD_FAILED', verdictSummary: 'Two checks failed.' });
const WRITTEN = {
  states: [
    { status: 'PENDING' },
    { status: 'GENERATING' },
    { status: 'GENERATING' },
    { status: 'READY', report: REPORT },
  ],
};

describe('the results may carry the whole debrief, or only its status, under data or bare', () => {
  test.each(['whole', 'bare'] as const)(
    '%s: the report is taken from the results',
    async (shape) => {
      const runtime = await virtualRuntime({ resultsShape: shape });
      const { jobId, debriefId } = runtime.service.addRun({ debrief: WRITTEN });
      const step = await runtime.runStep({ 'job-id': jobId });
      expect(step.outputs).toMatchObject({
        outcome: 'failed',
        verdict: 'THRESHOLD_FAILED',
        'debrief-id': debriefId,
        'debrief-status': 'READY',
      });
      expect(step.summary).toContain('Two checks failed');
      expect(countOf(runtime, 'POST debrief')).toBe(1);
    },
  );

  test('status only: the ready debrief is requested without regenerate', async () => {
    const runtime = await virtualRuntime({ resultsShape: 'status' });
    const { jobId, debriefId } = runtime.service.addRun({ debrief: WRITTEN });
    const step = await runtime.runStep({ 'job-id': jobId });
    expect(step.outputs).toMatchObject({
      outcome: 'failed',
      'debrief-id': debriefId,
      'debrief-status': 'READY',
    });
    const posts = runtime.requests.filter(({ what }) => what === 'POST debrief');
    expect(posts.map(({ body }) => body)).toEqual([{}, {}]);
  });
});

describe('a debrief that the response to its request and the results show differently', () => {
  const READY = { states: [{ status: 'READY', report: debriefReport({ verdict: 'PASSED' }) }] };
  const VERDICT = '/data/debrief/report/verdict';

  async function outputsWith(
    operation: 'results' | 'debrief',
    values: Record<string, string>,
    removed: string[] = [],
    inputs: Record<string, string> = {},
  ) {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun({ debrief: READY });
    const fault = { kind: 'altered-body', times: 'always', operation, values, removed } as const;
    runtime.service.orderFault(fault);
    return (await runtime.runStep({ 'job-id': jobId, ...inputs })).outputs;
  }

  test.each([
    ['failed', 'results', { [VERDICT]: 'THRESHOLD_FAILED' }],
    ['failed', 'debrief', { '/data/report/verdict': 'THRESHOLD_FAILED' }],

    ['inconclusive', 'results', { [VERDICT]: 'UNDECIDED' }],
  ] as const)('is %s by the worse verdict, in the %s: %j', async (outcome, operation, values) => {
    expect((await outputsWith(operation, values)).outcome).toBe(outcome);
  });

  test('is failed by another debrief of the run in the results', async () => {
    const other = { '/data/debrief/debriefId': 'another', [VERDICT]: 'THRESHOLD_FAILED' };
    expect((await outputsWith('results', other)).outcome).toBe('failed');
  });

  test('is ignored in the results if it has no ID after regenerate', async () => {
    const worse = { [VERDICT]: 'THRESHOLD_FAILED' };
    const removed = ['/data/debrief/debriefId'];
    const outputs = await outputsWith('results', worse, removed, { regenerate: 'true' });
    expect(outputs.outcome).toBe('passed');
  });
});

describe('the results are polled until debrief.status is READY or FAILED', () => {
  test('an unknown status counts as in progress, and is shown as it is', async () => {
    const states = [{ status: 'DRAFTED' }, { status: 'READY', report: REPORT }];
    const { step } = await onRun({ debrief: { states } });
    expect(step.outputs.outcome).toBe('failed');
    expect(step.log).toContain('debrief DRAFTED');
  });

  test.each<[string, PlacedRun, Prepare, string]>([
    [
      'an unknown status',
      { debrief: { states: [{ status: 'ON_HOLD' }] } },
      () => {},
      'debrief ON_HOLD',
    ],
    ['409', { debrief: WRITTEN }, failing('results', 409), 'read results: 409'],
  ])('%s to the end is inconclusive, with what was seen last', async (_, run, prepare, seen) => {
    const { step } = await onRun(run, { 'debrief-timeout': '10m' }, prepare);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([
      { rule: 'timeout', message: expect.stringMatching(`waited 10m .*; last seen: ${seen}`) },
    ]);
  });

  test('the interval is a fifth of the wait, at least 1 s and at most max-poll-interval', async () => {
    const { runtime } = await onRun(
      { debrief: 'generating' },
      { 'debrief-timeout': '5m', 'max-poll-interval': '25s' },
    );
    const looksMs = runtime.requests
      .filter(({ what }) => what === 'GET results')
      .map((r) => r.atMs);
    expect(looksMs.slice(0, 5)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000]);
    for (const [index, ms] of looksMs.slice(1, -1).entries()) {
      const beforeMs = looksMs[index] ?? 0;
      expect(ms - beforeMs).toBeCloseTo(Math.min(25_000, Math.max(1_000, beforeMs / 5)), 3);
    }
    expect(looksMs.at(-1)).toBe(299_000);
  });

  const body =
    (json: object): Prepare =>
    ({ service }) =>
      service.orderFault({
        operation: 'results',
        kind: 'status',
        status: 200,
        body: json,
        times: 3,
      });

  test.each<[string, Prepare]>([
    ['no debrief', body({ data: { debrief: null } })],
    ['no member for it', body({ data: {} })],
    ['409', failing('results', 409, { times: 3 })],
    ['502', failing('results', 502, { times: 2 })],
  ])('results that respond with %s are polled again', async (_, prepare) => {
    const { step } = await onRun({ debrief: WRITTEN }, {}, prepare);
    expect(step.outputs.outcome).toBe('failed');
  });
});
