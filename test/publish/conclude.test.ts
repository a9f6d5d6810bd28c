import { describe, expect, it } from 'vitest';
import type { RunOutcome } from '../../src/model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../../src/model/report.ts';
import { conclude } from '../../src/publish/deliver.ts';
import { PUBLISH } from '../../src/report/words/publish-words.ts';
import { DEFAULT_PUBLISHING } from '../support/publishing.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { gateReport, runReport } from '../support/reports.ts';

async function end(
  report: GateReport,
  {
    cancelled = false,
    signal = null as AbortSignal | null,
    summary = true,
    failsOn = null as 'output' | 'summary' | null,
    warnings = [] as string[],
    suggested = undefined as ReportSettings['suggested'],
  } = {},
) {
  const recording = recordingRunner({}, failsOn);
  const given = cancelled ? AbortSignal.abort() : new AbortController().signal;
  const exitCode = await conclude(
    { report, summary: '# Simulation gate passed', files: {}, warnings },
    { ...DEFAULT_PUBLISHING, summary, ...(suggested && { suggested }) },
    { runner: recording.runner, cancelled: signal ?? given },
  );
  return { exitCode, ...recording };
}

function runOf(outcome: RunOutcome, overrides: Partial<RunReport> = {}): RunReport {
  return runReport({ outcome, reasons: [{ rule: 'verdict', message: 'why' }], ...overrides });
}

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `run-${String(index).padStart(3, '0')}`);
}

describe('what an outcome means for the step', () => {
  it.each(['passed', 'failed', 'inconclusive', 'started'] as const)(
    'a step that was cancelled exits 1, %s or not',
    async (outcome) => {
      const report = gateReport({ outcome, tolerated: true, runs: [runOf(outcome)] });
      const ended = await end(report, { cancelled: true });
      expect(ended.exitCode).toBe(1);
      const shown = outcome === 'failed' ? 'failed' : 'inconclusive';
      expect(ended.outputs().outcome).toBe(shown);
      expect(ended.log().endsWith(`${PUBLISH.outcome(shown)}\n`)).toBe(true);
    },
  );
});

it('hears a signal that waits for the next turn of the event loop', async () => {
  const stop = new AbortController();
  setImmediate(() => stop.abort());
  const report = gateReport({ outcome: 'passed', runs: [runOf('passed')] });
  const ended = await end(report, { signal: stop.signal });
  expect(ended.exitCode).toBe(1);
  expect(ended.outputs()).toMatchObject({ outcome: 'inconclusive' });
  for (const text of [ended.annotations().at(-1), ended.summary()]) {
    expect(text).toContain(PUBLISH.cancelled('passed'));
  }
});

describe('annotations', () => {
  it('of a policy on trial name what cannot be read alone, since nothing else fails the step', async () => {
    const runs = [runOf('failed', { jobId: 'a' }), runOf('error', { jobId: 'b' })];
    const policy = { path: 'p.yml', isTrial: true };
    expect((await end(gateReport({ outcome: 'error', runs, policy }))).annotations()).toEqual([
      'error: error: run b: why',
    ]);
    const cancelled = gateReport({ outcome: 'failed', runs: [runOf('failed')], policy });
    expect((await end(cancelled, { cancelled: true })).annotations()).toEqual([
      'error: failed: why',
    ]);
  });

  it('are ten at most', async () => {
    const runs = ids(12).map((jobId) => runOf('failed', { jobId }));
    const { annotations } = await end(gateReport({ outcome: 'failed', runs }));
    expect(annotations()).toHaveLength(10);
  });

  it('name the runs that were started, a hundred at most', async () => {
    const started = async (count: number) => {
      const runs = ids(count).map((jobId) => runReport({ jobId, outcome: 'started' }));
      return (await end(gateReport({ outcome: 'started', runs }))).annotations();
    };
    expect(await started(1)).toEqual([
      'notice: started: run run-000 is left to a later step, which evaluates it with the input job-id',
    ]);
    expect(await started(100)).toEqual([
      `notice: started: 100 runs are left to a later step, which evaluates them with the input job-id: ${ids(100).join(', ')}`,
    ]);
    expect((await started(102))[0]).toMatch(/run-099 and 2 more$/);
  });
});

describe('where the step cannot write', () => {
  it('outputs that could not be written are an error, and the step fails', async () => {
    const ended = await end(gateReport(), { failsOn: 'output' });
    expect(ended.exitCode).toBe(1);
    expect(ended.annotations()[0]).toMatch(/^error: .*: EISDIR.* GITHUB_OUTPUT /);
    expect(ended.summary()).toContain('Simulation gate passed');
  });
});
