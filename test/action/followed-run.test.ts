import { describe, expect } from 'vitest';
import {
  annotationsOf,
  countOf,
  operationsOf,
  reasonsOf,
  runGate,
  test,
} from '../support/gate-test.ts';
import { debriefReport } from '../support/reports.ts';

const READY = { report: debriefReport() };

describe('how a run is brought to its debrief', () => {
  test.concurrent('started, watched until it has ended, its debrief requested and polled, judged', async ({
    service,
  }) => {
    const { runPlanId } = service.demo;
    const result = await runGate(service, { 'run-plan-id': runPlanId });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    const story = operationsOf(service).filter((name, at, all) => name !== all[at - 1]);
    expect(story.slice(0, 4)).toEqual(['start', 'debrief', 'read', 'debrief']);
    const jobId = result.outputs['job-id'];
    const told = result.stdout.split('\n').filter((line) => line.startsWith(`run ${jobId}: `));
    expect(told[0]).toContain(`started from run plan ${runPlanId}`);
    expect(told.some((line) => /COMPLETED, 24 of 24 .*left of run-timeout/.test(line))).toBe(true);
    expect(told.at(-1)).toBe(`run ${jobId}: passed`);
    expect(result.stderr).toBe('');
  });

  test.concurrent('a run that cannot be read is followed by the answers to the request alone', async ({
    service,
  }) => {
    service.orderFault({ operation: 'read', kind: 'status', status: 404, times: 'always' });
    const result = await runGate(service, { 'run-plan-id': service.demo.runPlanId });
    expect(result.outputs.outcome).toBe('passed');
    expect(countOf(service, 'read')).toBe(1);
    expect(countOf(service, 'debrief')).toBeGreaterThan(1);
  });

  test.concurrent('ended FAILED and still 409: inconclusive', async ({ service }) => {
    const status = ['RUNNING_SIMULATIONS', 'FAILED'];
    const { jobId } = service.addRun({ status, debrief: 'refused' });
    const result = await runGate(service, { 'job-id': jobId });
    expect(result.exitCode).toBe(1);
    expect(annotationsOf(result)).toEqual([
      expect.stringContaining('error: inconclusive: the run ended FAILED and has no debrief'),
    ]);
    expect(operationsOf(service)).toEqual(['debrief', 'read', 'read', 'debrief']);
  });

  test.concurrent('ended TIMED_OUT with 202: judged, and the report says how the run ended', async ({
    service,
  }) => {
    const status = ['RUNNING_SIMULATIONS', 'TIMED_OUT'];
    const { jobId } = service.addRun({ status, nextDebriefs: [READY] });
    const result = await runGate(service, { 'job-id': jobId });
    expect(result.outputs.outcome).toBe('passed');
    expect(result.summary.replaceAll('\\', '')).toContain('The run ended TIMED_OUT');
  });

  test.concurrent('a run that never ends: what was waited for, how long, and the last thing seen', async ({
    service,
  }) => {
    const { jobId } = service.addRun({ status: 'RUNNING_SIMULATIONS', hasCalls: false });
    const result = await runGate(service, { 'job-id': jobId, 'run-timeout': '3s' });
    expect(result.exitCode).toBe(1);
    expect(reasonsOf(result)).toMatchObject([
      {
        rule: 'timeout',
        message: `the time for waiting ran out; waited 3s for run ${jobId} to finish (run-timeout: 3s); last seen: RUNNING_SIMULATIONS, 0 of 24 calls completed`,
      },
    ]);
    expect(countOf(service, 'cancel')).toBe(0);
  });

  test.concurrent('a debrief that is never written: likewise', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: 'generating' });
    const result = await runGate(service, { 'job-id': jobId, 'debrief-timeout': '2s' });
    expect(reasonsOf(result)[0]?.message).toBe(
      `the time for waiting ran out; waited 2s for the debrief of run ${jobId} (debrief-timeout: 2s); last seen: debrief GENERATING`,
    );
  });
});
