import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PlacedRun } from '../../../src/reference-service/placed-run.ts';
import { all, altering, failing, onRun } from '../../support/gate-run.ts';
import { PROXY_PAGE } from '../../support/proxy-page.ts';
import { debriefReport } from '../../support/reports.ts';
import {
  countOf,
  reasonsIn,
  type StepResult,
  type VirtualRuntime,
} from '../../support/virtual-runtime.ts';

const READY = { report: debriefReport() };

/** A run whose agent lacks an instruction, so that some of its calls fail. */
const FAILING: PlacedRun = {
  variables: {
    agent_prompt: readFileSync(
      new URL('../../../examples/agent/prompt.md', import.meta.url),
      'utf8',
    ),
  },
};

/** A run whose debrief cannot be written, with results. */
const FAILED_DEBRIEF: PlacedRun = {
  debrief: 'failed',
  nextDebriefs: ['failed'],
  hasEvidence: true,
};

const alteringResults = (values: object) => altering('results', values);

describe("the run's own verdict", () => {
  const failed = {
    '/data/verdict': {
      passed: false,
      score: 40,
      checks: [
        {
          metricDefinitionId: 'm1',
          metricName: 'refund policy stated',
          passed: false,
          passRate: 25,
          minPassRate: 80,
          evaluatedSims: 24,
          passedSims: 6,
        },
      ],
      failures: [{ type: 'METRIC_BELOW_MIN_PASS_RATE', metricDefinitionId: 'm1' }],
    },
  };

  test('that failed fails the gate though the debrief says PASSED, in words', async () => {
    const { step } = await onRun({ debrief: READY }, {}, alteringResults(failed));
    expect(step.outputs).toMatchObject({
      outcome: 'failed',
      verdict: 'PASSED',
      score: '40',
      'checks-total': '1',
      'checks-failed': '1',
    });
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'run-verdict',
        message: "check 'refund policy stated' passed 25% of 24 calls; the threshold is 80%",
      },
    ]);
    expect(step.summary).toMatch(/\b6\/24\s\(25%\) .* \| 80% \|/);
  });

  test('that passed still needs its debrief', async () => {
    const passed = { '/data/verdict': { passed: true, failures: [], checks: [] } };
    const { step } = await onRun(
      FAILED_DEBRIEF,
      { 'debrief-retries': '0' },
      alteringResults(passed),
    );
    expect(step.outputs.outcome).toBe('inconclusive');
  });

  test.each([
    ['null', null],
    ['neither true nor false', { passed: 'true' }],
    ['empty', {}],
  ])('that is %s is no pass', async (_, verdict) => {
    const { step } = await onRun(
      { debrief: READY },
      {},
      alteringResults({ '/data/verdict': verdict }),
    );
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'run-verdict' }]);
  });
});

describe('the status and verdict of a run that is read', () => {
  const unread = { '/data/verdict': 'unknown', '/data/run': 'unknown' };
  const readAs = (read: object, results: object = unread) =>
    all(alteringResults(results), altering('read', read));
  const failures = [{ type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 19, expectedCalls: 24 }];
  const failed = { '/data/verdict': { passed: false, failures } };

  test.each([
    ['no verdict', 'failed', unread],
    ['an unknown one', 'inconclusive', { '/data/verdict': null }],
    ['one that passed', 'passed', { '/data/verdict': { passed: true } }],
  ])('decides only if the results report %s', async (_, outcome, results) => {
    const { step } = await onRun({ debrief: READY }, {}, readAs(failed, results));
    expect(step.outputs.outcome).toBe(outcome);
  });

  test.each([
    ['is no pass if it is null and the results have none', 'inconclusive', null, unread],
    ['does not soften that of the results', 'failed', { passed: true }, failed],
  ])('%s', async (_, outcome, verdict, results) => {
    const prepare = readAs({ '/data/verdict': verdict }, results);
    const { step } = await onRun({ debrief: READY }, {}, prepare);
    expect(step.outputs.outcome).toBe(outcome);
  });

  test.each([
    ['the run read says FAILED', { '/data/status': 'FAILED' }, unread],
    ['the results alone say TIMED_OUT', {}, { '/data/run': { status: 'TIMED_OUT' } }],
  ])('cannot pass if %s', async (_, read, results) => {
    const { step } = await onRun({ debrief: READY }, {}, readAs(read, results));
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'incomplete-run' }]);
  });

  test.each([
    ['reading the run', { '/data/status': 'ENDING_SIMULATIONS' }, unread],
    ['reading the run, in a word of its own', { '/data/status': 'ABORTED' }, unread],
    ['the results', {}, { '/data/run': { status: 'RUNNING_SIMULATIONS' } }],
  ])('decides nothing after a 202 if %s says that the run goes on', async (_, read, results) => {
    const { step, runtime } = await onRun({ debrief: READY }, {}, readAs(read, results));
    expect(step.outputs.outcome).toBe('passed');
    expect(step.durationMs).toBe(0);
    expect(countOf(runtime, 'GET run')).toBe(1);
    expect(countOf(runtime, 'GET results')).toBe(1);
  });
});

describe('results that cannot be read', () => {
  const UNREADABLE = [
    ['answer 500', { kind: 'status', status: 500, times: 'always' }],
    ['answer a page', { ...PROXY_PAGE, times: 'always' }],
    [
      'are those of another run',
      {
        kind: 'altered-body',
        values: { '/data/run': { simulationRunPlanJobId: '33333333-3333-4333-8333-333333333333' } },
        times: 'always',
      },
    ],
  ] as const;

  const unreadable =
    (failure: (typeof UNREADABLE)[number][1]) =>
    ({ service }: VirtualRuntime) =>
      service.orderFault({ ...failure, operation: 'results' });

  test.each(UNREADABLE)('leave no debrief to pass if they %s', async (_, failure) => {
    const { step } = await onRun({ debrief: READY }, {}, unreadable(failure));
    expect(step.outputs).toMatchObject({ outcome: 'inconclusive', verdict: 'PASSED' });
    const report = JSON.parse(readFileSync(step.outputs['json-file'] ?? '', 'utf8'));
    expect(report.runs[0].unread).toMatch(/^read results: /);
    expect(reasonsIn(step)).toMatchObject([
      { rule: 'run-verdict', message: expect.stringContaining('cannot be read (read results: ') },
    ]);
    expect(step.durationMs).toBeLessThanOrEqual(100_000);
  });

  test.each([404, 405, 501])('leave a run undecided if they respond with %i', async (status) => {
    const { step } = await onRun({ debrief: READY }, {}, failing('results', status));
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.durationMs).toBeLessThanOrEqual(status === 501 ? 90_000 : 1_000);
  });
});

describe('excerpts of failing calls', () => {
  const quoted = (step: StepResult): { text: string }[] => {
    const report = JSON.parse(readFileSync(step.outputs['json-file'] ?? '', 'utf8'));
    return (report.runs[0].calls ?? []).flatMap(
      (call: { excerpt: { text: string }[] }) => call.excerpt,
    );
  };
  const asked = (runtime: VirtualRuntime) =>
    runtime.requests.filter(({ path }) => path.startsWith('/v1/call/')).length;

  test('is in the report of a failed run', async () => {
    const { step, runtime } = await onRun(FAILING);
    expect(step.outputs.outcome).toBe('failed');
    expect(quoted(step).length).toBeGreaterThan(0);
    expect(asked(runtime)).toBeLessThanOrEqual(40);
  });

  test.each([
    ['with transcripts: false', { transcripts: 'false' }],
    ['in brief', { detail: 'brief' }],
  ])('is not requested %s', async (_, inputs) => {
    const { step, runtime } = await onRun(FAILING, inputs);
    expect(step.outputs.outcome).toBe('failed');
    expect(asked(runtime)).toBe(0);
    expect(quoted(step)).toEqual([]);
  });
});
