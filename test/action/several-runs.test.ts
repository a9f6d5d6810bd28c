import { describe, expect } from 'vitest';
import type { PlacedRun } from '../../src/reference/placed-run.ts';
import type { RunningReferenceService } from '../../src/reference/server.ts';
import { annotationsOf, runGate, test } from '../support/gate-test.ts';
import { debriefReport, theme, trendRow } from '../support/reports.ts';

const PASSED: PlacedRun = { debrief: { report: debriefReport() } };
const FAILED: PlacedRun = {
  debrief: {
    report: debriefReport({
      verdict: 'THRESHOLD_FAILED',
      themes: [theme(), theme({ severity: 'LOW', lifecycle: 'PERSISTENT' })],
      trend: { baselineRunPlanJobId: 'b', baselineRunNumber: 1, rows: [trendRow()] },
    }),
  },
};
const INCONCLUSIVE: PlacedRun = { status: 'CANCELLED', debrief: 'refused' };
const UNKNOWN = '99999999-9999-4999-8999-999999999999';
const MISSED = 'the verdict is THRESHOLD_FAILED: the run missed the thresholds of its checks';

function place(service: RunningReferenceService, ...orders: PlacedRun[]): string[] {
  return orders.map((order) => service.addRun(order).jobId);
}

describe("with several runs the step's outcome is the worst", () => {
  test.concurrent('error > failed > inconclusive > passed', async ({ service }) => {
    const jobIds = [...place(service, PASSED, INCONCLUSIVE, FAILED), UNKNOWN];
    const result = await runGate(service, { 'job-id': jobIds.join('\n') });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('error');
    const runs: { outcome: string }[] = JSON.parse(result.outputs.runs ?? '');
    expect(runs.map(({ outcome }) => outcome)).toEqual([
      'passed',
      'inconclusive',
      'failed',
      'error',
    ]);
  });

  test.concurrent('failed > inconclusive > passed, and every annotation names its run and what it came to, the worst first', async ({
    service,
  }) => {
    const [passed, inconclusive, failed] = place(service, PASSED, INCONCLUSIVE, FAILED);
    const result = await runGate(service, { 'job-id': `${passed},${inconclusive},${failed}` });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('failed');
    expect(annotationsOf(result)).toEqual([
      `error: failed: run ${failed}: ${MISSED}`,
      expect.stringContaining(
        `error: inconclusive: run ${inconclusive}: the run ended CANCELLED and has no debrief;`,
      ),
    ]);
  });

  test.concurrent('inconclusive > passed', async ({ service }) => {
    const [passed, inconclusive] = place(service, PASSED, INCONCLUSIVE);
    const result = await runGate(service, { 'job-id': `${passed}, ${inconclusive}` });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: 'inconclusive', verdict: '' });
  });

  test.concurrent('passed needs every run: one notice with one line', async ({ service }) => {
    const jobIds = place(service, PASSED, PASSED);
    const result = await runGate(service, { 'job-id': jobIds.join(',') });
    expect(result.exitCode).toBe(0);
    expect(annotationsOf(result)).toEqual([`notice: passed: the verdict is PASSED for 2 runs`]);
  });

  test.concurrent('runs without an ID are known by their run plan', async ({ service }) => {
    const other = '88888888-8888-4888-8888-888888888888';
    const result = await runGate(service, { 'run-plan-id': `${UNKNOWN}\n${other}` });
    const reasons: { jobId: string; message: string }[] = JSON.parse(result.outputs.reasons ?? '');
    expect(result.exitCode).toBe(1);
    for (const [index, plan] of [UNKNOWN, other].entries()) {
      const start = `run plan ${plan}: start run: 404 `;
      expect(annotationsOf(result)[index]).toContain(`error: error: ${start}`);
      expect(reasons[index]?.message.startsWith(start)).toBe(true);
      expect(reasons[index]?.jobId).toBe('');
    }
  });
});

describe('what is tolerated of several runs', () => {
  test.concurrent('exit 0 where each bad run is tolerated: warnings', async ({ service }) => {
    const [inconclusive, failed] = place(service, INCONCLUSIVE, FAILED);
    const result = await runGate(service, {
      'job-id': `${inconclusive},${failed}`,
      'warn-only': 'true',
      'on-inconclusive': 'warn',
    });
    expect(result.exitCode).toBe(0);
    expect(result.outputs.outcome).toBe('failed');
    expect(result.annotations.map(({ level }) => level)).toEqual(['warning', 'warning']);
  });

  test.concurrent('warn-only does not make an untested run green', async ({ service }) => {
    const [inconclusive, failed] = place(service, INCONCLUSIVE, FAILED);
    const result = await runGate(service, {
      'job-id': `${inconclusive},${failed}`,
      'warn-only': 'true',
    });
    expect(result.exitCode).toBe(1);
  });
});

describe('outputs of several runs', () => {
  test.concurrent('counts are sums, IDs stand one a line, the verdict is the worst', async ({
    service,
  }) => {
    const jobIds = place(service, PASSED, FAILED, FAILED);
    const result = await runGate(service, { 'job-id': jobIds.join('\n') });
    expect(result.outputs).toMatchObject({
      outcome: 'failed',
      verdict: 'THRESHOLD_FAILED',
      'job-id': jobIds.join('\n'),
      'debrief-status': 'READY\nREADY\nREADY',
      'themes-total': '4',
      'themes-high': '2',
      'themes-new': '2',
      'checks-regressed': '2',
    });
    expect(result.outputs['debrief-id']?.split('\n')).toHaveLength(3);
    expect(JSON.parse(result.outputs.reasons ?? '')).toEqual(
      jobIds.slice(1).map((jobId) => ({ rule: 'verdict', message: MISSED, jobId })),
    );
    const runs: { jobId: string }[] = JSON.parse(result.outputs.runs ?? '');
    expect(runs.map(({ jobId }) => jobId)).toEqual(jobIds);
  });
});

describe('an error that names every reason', () => {
  test.concurrent('ten reasons are ten annotations, the most that GitHub keeps', async ({
    service,
  }) => {
    const jobIds = place(service, ...Array.from({ length: 10 }, () => FAILED));
    const result = await runGate(service, { 'job-id': jobIds.join('\n') });
    expect(annotationsOf(result)).toEqual(
      jobIds.map((jobId) => `error: failed: run ${jobId}: ${MISSED}`),
    );
  });

  test.concurrent('the tenth gathers what is more, and so does the log', async ({ service }) => {
    const jobIds = place(service, ...Array.from({ length: 14 }, () => FAILED));
    const result = await runGate(service, { 'job-id': jobIds.join('\n') });
    const told = jobIds.map((jobId) => `failed: run ${jobId}: ${MISSED}`);
    expect(annotationsOf(result)).toEqual([
      ...told.slice(0, 9).map((reason) => `error: ${reason}`),
      `error: 5 more reasons, all of them in the log:\n${told.slice(9).join('\n')}`,
    ]);
    const [, log = ''] = result.stdout.split('::group::5 more reasons\n');
    expect(log.split('\n').slice(0, 5)).toEqual(told.slice(9));
  });
});
