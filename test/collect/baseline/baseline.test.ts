import { describe, expect, test } from 'vitest';
import { debriefReport, theme } from '../../support/reports.ts';
import { reasonsIn } from '../../support/virtual-runtime.ts';
import { MAIN, policyFile, type RunOrder, recordingRuntime, runIn } from './recording-runtime.ts';

const REFUND = 'refund policy';

describe('a run of a pull request', () => {
  test('is compared with the newest run of the base branch that passed', async () => {
    const runtime = await recordingRuntime();
    await runtime.record({ counts: { [REFUND]: [12, 24] } });
    const passed = await runtime.record({ counts: { [REFUND]: [24, 24] } });
    await runtime.record({ report: { verdict: 'THRESHOLD_FAILED' } });
    const policy = policyFile({ trend: { 'max-drop': 10 } });
    const step = await runtime.evaluate(
      { counts: { [REFUND]: [12, 24] } },
      { 'baseline-runs': '1', policy },
    );
    expect(step.outputs).toMatchObject({ outcome: 'failed', 'baseline-job-id': passed });
    expect(reasonsIn(step)).toMatchObject([{ rule: 'trend', check: REFUND, value: 50 }]);
    expect(runIn(step)).toMatchObject({
      baseline: {
        source: 'memory',
        jobId: passed,
        number: expect.any(Number),
        commit: 'a'.repeat(40),
        ref: MAIN,
        outcome: 'passed',
        pooled: [passed],
      },
      report: {
        trend: {
          baselineRunPlanJobId: passed,
          rows: [{ checkName: REFUND, previousPassRate: 100, currentPassRate: 50 }],
        },
      },
    });
  });

  test('is never compared with runs of other pull requests', async () => {
    const runtime = await recordingRuntime();
    const other = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/pull/6/merge' };
    await runtime.record({ counts: { [REFUND]: [1, 24] } }, other);
    const passed = await runtime.record({ counts: { [REFUND]: [24, 24] } });
    await runtime.record({ counts: { [REFUND]: [2, 24] } }, other);
    const step = await runtime.evaluate({ counts: { [REFUND]: [24, 24] } });
    expect(runIn(step).baseline).toMatchObject({ jobId: passed, pooled: [passed] });
  });

  test('is never compared with itself', async () => {
    const runtime = await recordingRuntime();
    const before = await runtime.record({});
    const jobId = await runtime.record({});
    const step = await runtime.evaluate({}, { 'job-id': jobId });
    expect(runIn(step).baseline).toMatchObject({ jobId: before, pooled: [before] });
  });

  test('is compared with several pooled runs that passed, newest first', async () => {
    const runtime = await recordingRuntime();
    const ids = [];
    for (const passed of [3, 20, 22, 24]) {
      ids.unshift(await runtime.record({ counts: { [REFUND]: [passed, 24] } }));
    }
    await runtime.record({ report: { verdict: 'THRESHOLD_FAILED' } });
    const step = await runtime.evaluate(
      { counts: { [REFUND]: [24, 24] } },
      { 'baseline-runs': '3' },
    );
    const run = runIn(step);
    expect(run.baseline).toMatchObject({ jobId: ids[0], pooled: ids.slice(0, 3) });
    expect(run.report?.trend?.rows).toMatchObject([
      { counts: { previous: { passed: 66, evaluated: 72 }, current: { passed: 24 } } },
    ]);
    expect(step.outputs['baseline-job-id']).toBe(ids[0]);
    expect(step.summary).toContain('pooled with 2 runs before it');
  });

  test('is compared with the newest evaluated run if none has passed, with a note', async () => {
    const runtime = await recordingRuntime();
    const verdict = 'THRESHOLD_FAILED';
    await runtime.record({ report: { verdict }, counts: { [REFUND]: [1, 24] } });
    const newest = await runtime.record({ report: { verdict }, counts: { [REFUND]: [2, 24] } });
    const step = await runtime.evaluate({ counts: { [REFUND]: [24, 24] } });
    const run = runIn(step);
    expect(run.baseline).toMatchObject({ jobId: newest, outcome: 'failed', pooled: [newest] });
    expect(run.notes).toEqual([expect.stringMatching(/ main .*did not pass/)]);
  });

  test('is compared with the previous run of the plan without a history, with a note', async () => {
    const runtime = await recordingRuntime();
    const before = await runtime.record(
      { counts: { [REFUND]: [20, 24] } },
      { GITHUB_REF: 'refs/heads/x' },
    );
    const rows = [
      { checkName: REFUND, previousPassRate: 83.3, currentPassRate: 100, lifecycle: null },
    ];
    const trend = { baselineRunPlanJobId: before, baselineRunNumber: 4, rows };
    const step = await runtime.evaluate({ counts: { [REFUND]: [24, 24] }, report: { trend } });
    const run = runIn(step);
    expect(run.baseline).toMatchObject({
      source: 'previous',
      jobId: before,
      number: 4,
      commit: null,
      pooled: [],
      endedAt: expect.any(String),
      serviceTrend: null,
    });
    expect(run.report?.trend?.rows).toMatchObject([
      {
        previousPassRate: expect.closeTo(83.3, 1),
        counts: { previous: { passed: 20, evaluated: 24 }, current: { passed: 24, evaluated: 24 } },
      },
    ]);
    expect(run.notes).toEqual([expect.stringContaining('may be a run of another pull request')]);
    expect(step.annotations).toEqual([expect.stringMatching(/^notice: passed/)]);
    expect(step.outputs['baseline-job-id']).toBe(before);
  });
});

describe('a run that the service compares in its results alone', () => {
  test.each<[string, RunOrder]>([
    ['with a debrief', {}],
    ['without one', { debrief: 'failed', nextDebriefs: ['failed'], isFailed: true }],
  ])('is compared with that run, %s', async (_, order) => {
    const runtime = await recordingRuntime();
    const before = await runtime.record(
      { counts: { [REFUND]: [24, 24] } },
      { GITHUB_REF: 'refs/heads/x' },
    );
    const comparison = {
      baselineRun: { simulationRunPlanJobId: before, runNumber: 4, status: 'COMPLETED' },
      baselineSource: 'PREVIOUS_RUN',
      checks: [{ metricName: REFUND, baselinePassRate: 100, currentPassRate: 50 }],
    };
    const compared = { ...order, counts: { [REFUND]: [12, 24] }, comparison } satisfies RunOrder;
    const given = { policy: policyFile({ trend: { 'max-drop': 10 } }), 'debrief-retries': '0' };
    const step = await runtime.evaluate(compared, { ...given, baseline: 'previous' });
    expect(reasonsIn(step)).toContainEqual(
      expect.objectContaining({ rule: 'trend', check: REFUND, value: 50 }),
    );
    const fallback = await runtime.evaluate(compared, given);
    expect(reasonsIn(fallback)).not.toContainEqual(expect.objectContaining({ rule: 'trend' }));
    expect(fallback.annotations.filter((one) => one.includes('base branch'))).toHaveLength(1);
    expect(runIn(fallback).notes).toContainEqual(
      expect.stringContaining('may be a run of another pull request'),
    );
    expect(runIn(fallback).baseline).toMatchObject({
      ...{ source: 'previous', isFallback: true, jobId: before, number: 4 },
    });
    const off = await runtime.evaluate(compared, { ...given, baseline: 'off' });
    expect(reasonsIn(off)).not.toContainEqual(expect.objectContaining({ rule: 'trend' }));
  });
});

test('a trend that names no run keeps its rates, which decide', async () => {
  const runtime = await recordingRuntime();
  const rows = [{ checkName: REFUND, previousPassRate: 100, currentPassRate: 60, lifecycle: null }];
  const trend = { baselineRunPlanJobId: '', baselineRunNumber: null, rows };
  const policy = policyFile({ trend: { 'max-drop': 10 } });
  const push = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: MAIN };
  const step = await runtime.evaluate({ report: { trend } }, { memory: 'off', policy }, push);
  expect(reasonsIn(step)).toMatchObject([{ rule: 'trend', check: REFUND, value: 40 }]);
});

describe('what a run is compared with', () => {
  test('is the run that the workflow names, and it alone', async () => {
    const runtime = await recordingRuntime();
    const named = await runtime.record({ counts: { [REFUND]: [12, 24] } });
    await runtime.record({ counts: { [REFUND]: [24, 24] } });
    const step = await runtime.evaluate({ counts: { [REFUND]: [12, 24] } }, { baseline: named });
    expect(runIn(step)).toMatchObject({
      baseline: { source: 'given', jobId: named, pooled: [named], commit: 'a'.repeat(40) },
      report: { trend: { rows: [{ previousPassRate: 50, currentPassRate: 50 }] } },
    });
  });

  test('is the previous run if the named one is of another plan, with one warning', async () => {
    const runtime = await recordingRuntime();
    const { service } = runtime;
    const { runPlanId } = service.addPlan({ name: 'another' });
    const { jobId: baseline } = service.addRun({ planId: runPlanId });
    const debrief = { report: debriefReport() };
    const addRun = () => service.addRun({ debrief, hasEvidence: true }).jobId;
    const ids = `${addRun()}\n${addRun()}`;
    const step = await runtime.evaluate({}, { baseline, 'job-id': ids, policy: policyFile({}) });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.outputs['baseline-job-id']).not.toContain(baseline);
    expect(step.annotations).toEqual([
      expect.stringMatching(/^notice/),
      expect.stringMatching(
        `^warning: .* baseline, run ${baseline.slice(0, 8)}, .*it is a run of another plan`,
      ),
    ]);
    const unfit = { jobId: baseline, why: 'it is a run of another plan' };
    expect(runIn(step).baseline).toMatchObject({ unfit });
    expect(step.summary.split(baseline.slice(0, 8))).toHaveLength(2);
  });

  test('is nothing with off: the trend is shown and not evaluated, and lifecycles are those of the service', async () => {
    const runtime = await recordingRuntime();
    await runtime.record({});
    const rows = [
      { checkName: REFUND, previousPassRate: 100, currentPassRate: 20, lifecycle: 'NEW' },
      { checkName: 'greeting', previousPassRate: null, currentPassRate: 90, lifecycle: null },
    ];
    const trend = { baselineRunPlanJobId: 'before', baselineRunNumber: 4, rows };
    const themes = [theme({ lifecycle: 'IMPROVING' })];
    const gate = { trend: { 'max-drop': 1, 'on-missing-baseline': 'fail' } };
    const step = await runtime.evaluate(
      { report: { trend, themes }, hasEvidence: false },
      { baseline: 'off', policy: policyFile(gate) },
    );
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'baseline-job-id': '' });
    expect(runIn(step)).toMatchObject({
      baseline: { source: 'off', jobId: '' },
      report: { themes: [{ lifecycle: 'IMPROVING' }], trend: { rows } },
    });
    expect(step.summary).toContain('baseline: run 4');
    const none = await runtime.evaluate({}, { baseline: 'off', policy: policyFile(gate) });
    expect(none.outputs.outcome).toBe('passed');
    const rates = policyFile({ trend: { 'min-pass-rate': 50 } });
    const judged = await runtime.evaluate(
      { report: { trend }, hasEvidence: false },
      { baseline: 'off', policy: rates },
    );
    expect(judged.outputs.outcome).toBe('failed');
  });

  test('is the previous run with previous, without a note, even if the history has others', async () => {
    const runtime = await recordingRuntime();
    await runtime.record({});
    const themes = [theme({ lifecycle: 'IMPROVING' })];
    const rows = [
      { checkName: REFUND, previousPassRate: 90, currentPassRate: 90, lifecycle: null },
    ];
    const trend = { baselineRunPlanJobId: 'before', baselineRunNumber: 4, rows };
    const step = await runtime.evaluate({ report: { trend, themes } }, { baseline: 'previous' });
    const run = runIn(step);
    expect(run).toMatchObject({
      baseline: { source: 'previous', jobId: 'before', number: 4 },
      report: { themes: [{ lifecycle: 'IMPROVING', serviceLifecycle: null }] },
    });
    expect(run.report?.trend?.rows[0]).toMatchObject(rows[0] ?? {});
    expect(run.notes).toEqual([]);
  });
});

describe('lifecycles', () => {
  const themes = (...slugs: string[]) =>
    slugs.map((slug) => theme({ slug, title: `About ${slug}`, lifecycle: 'PERSISTENT' }));

  test('are evaluated by the gate, and reported together with those of the service', async () => {
    const runtime = await recordingRuntime();
    await runtime.record({ report: { themes: themes('old', 'long-gone') } });
    await runtime.record({ report: { themes: themes('gone') } });
    const over = theme({ slug: 'over', lifecycle: 'FIXED', affectedCallCount: 0 });
    const step = await runtime.evaluate({ report: { themes: [...themes('old', 'fresh'), over] } });
    const run = runIn(step);
    expect(run).toMatchObject({
      baseline: { gone: [{ slug: 'gone', title: 'About gone' }] },
      report: {
        themes: [
          { slug: 'old', lifecycle: 'PERSISTENT', serviceLifecycle: 'PERSISTENT' },
          { slug: 'fresh', lifecycle: 'NEW', serviceLifecycle: 'PERSISTENT' },
          { slug: 'over', lifecycle: 'FIXED' },
        ],
      },
    });
    expect(step.outputs['themes-new']).toBe('1');
    expect(step.summary).toContain('About gone');
  });

  test('never fail for a theme that is gone', async () => {
    const runtime = await recordingRuntime();
    await runtime.record({ report: { themes: themes('gone') } });
    const policy = policyFile({
      themes: [{ lifecycle: ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'] }],
    });
    const step = await runtime.evaluate({}, { policy });
    expect(step.outputs.outcome).toBe('passed');
  });
});

describe('the age of a baseline', () => {
  test('is a warning beyond 14 days', async () => {
    const runtime = await recordingRuntime();
    const jobId = await runtime.record({ daysAgo: 14.001 });
    const step = await runtime.evaluate({});
    expect(runIn(step).baseline).toMatchObject({ ageDays: 14.01 });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.annotations).toContainEqual(
      expect.stringMatching(new RegExp(`^warning: .*run .*${jobId.slice(0, 8)}.*14 days old`)),
    );
  });
});
