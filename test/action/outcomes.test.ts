import { describe, expect } from 'vitest';
import { annotationsOf, operationsOf, runGate, test } from '../support/gate-test.ts';
import { debriefReport } from '../support/reports.ts';

/** The shortest that leave time for a second look. */
const SHORT = { 'run-timeout': '2s', 'debrief-timeout': '2s' };

const THRESHOLD_FAILED = {
  report: debriefReport({ verdict: 'THRESHOLD_FAILED', verdictSummary: 'Too low.' }),
};
const MISSED =
  'failed: the verdict is THRESHOLD_FAILED: the run missed the thresholds of its checks';

describe('passed', () => {
  test.concurrent('every run was judged and the policy holds: exit 0 and a notice with one line', async ({
    service,
  }) => {
    const { jobId } = service.addRun({ debrief: { report: debriefReport() } });
    const result = await runGate(service, { 'job-id': jobId });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED', reasons: '[]' });
    expect(annotationsOf(result)).toEqual([
      `notice: passed: the verdict is PASSED for run ${jobId}`,
    ]);
    expect(result.summary).toContain('## ✅ Simulation gate passed\n');
  });

  test.concurrent('warnings that the workflow asks for change nothing about it', async ({
    service,
  }) => {
    const { jobId } = service.addRun({ debrief: { report: debriefReport() } });
    const result = await runGate(service, {
      'job-id': jobId,
      'warn-only': 'true',
      'on-inconclusive': 'warn',
    });
    expect(result.exitCode).toBe(0);
    expect(annotationsOf(result)).toEqual([
      `notice: passed: the verdict is PASSED for run ${jobId}`,
    ]);
  });
});

describe('failed', () => {
  test.concurrent('the verdict is THRESHOLD_FAILED: exit 1 and an error that names the reason', async ({
    service,
  }) => {
    const { jobId } = service.addRun({ debrief: THRESHOLD_FAILED });
    const result = await runGate(service, { 'job-id': jobId });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: 'failed', verdict: 'THRESHOLD_FAILED' });
    expect(annotationsOf(result)).toEqual([`error: ${MISSED}`]);
    expect(result.summary).toContain('## ❌ Simulation gate failed\n');
  });

  test.concurrent('with warn-only: exit 0 and a warning that names the reason', async ({
    service,
  }) => {
    const { jobId } = service.addRun({ debrief: THRESHOLD_FAILED });
    const result = await runGate(service, { 'job-id': jobId, 'warn-only': 'true' });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ outcome: 'failed', verdict: 'THRESHOLD_FAILED' });
    expect(annotationsOf(result)).toEqual([`warning: ${MISSED}`]);
    expect(result.summary).toContain('`warn-only` is set: the step does not fail');
  });

  test.concurrent('on-inconclusive: warn does not tolerate it', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: THRESHOLD_FAILED });
    const result = await runGate(service, { 'job-id': jobId, 'on-inconclusive': 'warn' });
    expect(result.exitCode).toBe(1);
    expect(annotationsOf(result)).toEqual([`error: ${MISSED}`]);
  });
});

describe('inconclusive, saying what was waited for, how long, and the last thing seen', () => {
  test.concurrent.for(['FAILED', 'CANCELLED', 'TIMED_OUT'])(
    'the run itself ended %s',
    async (status, { service }) => {
      const { jobId } = service.addRun({ status, debrief: 'refused' });
      const result = await runGate(service, { ...SHORT, 'job-id': jobId });
      expect(result.exitCode).toBe(1);
      expect(result.outputs.outcome).toBe('inconclusive');
      expect(annotationsOf(result)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^error: inconclusive: the run ended ${status} and has no debrief; waited \\ds for run ${jobId} to finish \\(run-timeout: 2s\\); last seen: ${status}\\b`,
          ),
        ),
      ]);
    },
  );

  test.concurrent('the debrief ended FAILED after its retries', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: 'none', nextDebriefs: ['failed'] });
    const result = await runGate(service, { ...SHORT, 'job-id': jobId, 'debrief-retries': '0' });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: 'inconclusive', 'debrief-status': 'FAILED' });
    expect(annotationsOf(result)).toEqual([
      expect.stringMatching(
        `^error: inconclusive: the debrief ended FAILED: The debrief could not be written\\. \\(debrief-retries: 0\\); waited \\ds for the debrief of run ${jobId} \\(debrief-timeout: 2s\\); last seen: debrief FAILED$`,
      ),
    ]);
  });

  test.concurrent('the timeout of the run ran out', async ({ service }) => {
    const { jobId } = service.addRun({ status: 'QUEUED' });
    const result = await runGate(service, { ...SHORT, 'job-id': jobId });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('inconclusive');
    expect(annotationsOf(result)).toEqual([
      expect.stringContaining(
        `error: inconclusive: the time for waiting ran out; waited 2s for run ${jobId} to finish (run-timeout: 2s); last seen: QUEUED`,
      ),
    ]);
  });

  test.concurrent('the timeout of the debrief ran out', async ({ service }) => {
    const { jobId } = service.addRun({ debrief: 'generating' });
    const result = await runGate(service, { ...SHORT, 'job-id': jobId });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({
      outcome: 'inconclusive',
      'debrief-status': 'GENERATING',
    });
    expect(annotationsOf(result)).toEqual([
      `error: inconclusive: the time for waiting ran out; waited 2s for the debrief of run ${jobId} (debrief-timeout: 2s); last seen: debrief GENERATING`,
    ]);
  });

  test.concurrent('the service stayed unreachable', async ({ service }) => {
    const { jobId } = service.addRun();
    service.orderFault({ kind: 'reset', times: 'always' });
    const result = await runGate(service, { ...SHORT, 'job-id': jobId });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('inconclusive');
    expect(annotationsOf(result)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^error: inconclusive: request debrief: .*connection to ${service.url} failed: .*; waited \\ds for run ${jobId} to finish \\(run-timeout: 2s\\); last seen: nothing yet$`,
        ),
      ),
    ]);
  });

  test.concurrent.for(['SO_SO', 'passed', ' PASSED', ''])(
    "the verdict '%s' is unknown, which is never a pass",
    async (verdict, { service }) => {
      const { jobId } = service.addRun({ debrief: { report: debriefReport({ verdict }) } });
      const result = await runGate(service, { 'job-id': jobId });
      expect(result.exitCode).toBe(1);
      expect(result.outputs).toMatchObject({ outcome: 'inconclusive', verdict: '' });
      expect(annotationsOf(result)).toEqual([
        `error: inconclusive: the verdict '${verdict}' is not one that this version knows (PASSED, THRESHOLD_FAILED), so it is not taken for a pass`,
      ]);
    },
  );

  test.concurrent('with on-inconclusive: warn it is a warning and exit 0', async ({ service }) => {
    const { jobId } = service.addRun({ status: 'FAILED', debrief: 'refused' });
    const result = await runGate(service, { 'job-id': jobId, 'on-inconclusive': 'warn' });
    expect(result.exitCode).toBe(0);
    expect(result.outputs.outcome).toBe('inconclusive');
    expect(annotationsOf(result)).toEqual([
      expect.stringMatching(/^warning: inconclusive: the run ended FAILED and has no debrief; /),
    ]);
    expect(result.summary).toContain('As `on-inconclusive` is `warn`, the step does not fail.');
  });

  test.concurrent('warn-only does not tolerate it', async ({ service }) => {
    const { jobId } = service.addRun({ status: 'FAILED', debrief: 'refused' });
    const result = await runGate(service, { 'job-id': jobId, 'warn-only': 'true' });
    expect(result.exitCode).toBe(1);
    expect(annotationsOf(result)).toEqual([expect.stringMatching(/^error: inconclusive: /)]);
  });
});

describe('started', () => {
  test.concurrent('with wait: false the run is left to a later step: exit 0 and a notice with its ID', async ({
    service,
  }) => {
    const result = await runGate(service, { 'run-plan-id': service.demo.runPlanId, wait: 'false' });
    const jobId = result.outputs['job-id'] ?? '';
    expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ outcome: 'started', verdict: '', reasons: '[]' });
    expect(annotationsOf(result)).toEqual([
      `notice: started: run ${jobId} is left to a later step, which judges it with the input job-id`,
    ]);
    expect(operationsOf(service)).toEqual(['start']);

    const later = await runGate(service, { 'job-id': jobId });
    expect(later.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId });
  });
});

const UNKNOWN = '99999999-9999-4999-8999-999999999999';
/** What the workflow may want to tolerate; none of it tolerates a workflow that is at fault. */
const TOLERANT = { 'warn-only': 'true', 'on-inconclusive': 'warn', 'on-missing-key': 'skip' };

describe('error exits 1 always, and says which input and the cure', () => {
  test.concurrent('bad input', async ({ service }) => {
    const result = await runGate(service, { ...TOLERANT, 'job-id': 'run-1' });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('error');
    expect(annotationsOf(result)).toEqual([
      "error: error: input 'job-id': 'run-1' is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef",
    ]);
    expect(service.requests).toEqual([]);
  });

  test.concurrent('a bad key (401)', async ({ service }) => {
    const { jobId } = service.addRun();
    const result = await runGate(service, {
      ...TOLERANT,
      'job-id': jobId,
      'api-key': 'not-a-key-of-this',
    });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('error');
    expect(annotationsOf(result)).toEqual([
      expect.stringMatching(
        /^error: error: request debrief: 401 authentication\/unauthorized: .*[^.]\. Check the input api-key: /,
      ),
    ]);
    expect(service.requests).toHaveLength(1);
  });

  test.concurrent('a key without permission (403)', async ({ service }) => {
    const result = await runGate(service, {
      ...TOLERANT,
      'run-plan-id': service.demo.runPlanId,
      'api-key': service.keys.readOnly,
    });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('error');
    expect(annotationsOf(result)).toEqual([
      expect.stringMatching(
        /^error: error: start run: 403 forbidden\/permission_denied: .*[^.]\. The input api-key lacks the permission for this: use a key with Full Access/,
      ),
    ]);
    expect(service.requests).toHaveLength(1);
  });

  test.concurrent('an unknown run (404)', async ({ service }) => {
    const result = await runGate(service, { ...TOLERANT, 'job-id': UNKNOWN });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: 'error', 'job-id': UNKNOWN });
    expect(annotationsOf(result)).toEqual([
      expect.stringMatching(
        /^error: error: request debrief: 404 not_found\/resource_not_found: .*[^.]\. Check the input job-id, and that base-url and api-key belong to the same project$/,
      ),
    ]);
    expect(service.requests).toHaveLength(1);
  });

  test.concurrent('an unknown run plan (404)', async ({ service }) => {
    const result = await runGate(service, { ...TOLERANT, 'run-plan-id': UNKNOWN });
    expect(result.exitCode).toBe(1);
    expect(annotationsOf(result)).toEqual([
      expect.stringMatching(
        /^error: error: start run: 404 .*Check the inputs run-plan-id and variables, /,
      ),
    ]);
  });

  test.concurrent('an unknown phone number (404)', async ({ service }) => {
    const result = await runGate(service, { ...TOLERANT, 'service-phone-number': '+4915550199' });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('error');
    expect(annotationsOf(result)).toEqual([
      expect.stringMatching(
        /^error: error: look up simulation job: 404 not_found\/resource_not_found: .*; no call with this number is in progress now: set the input call-time to the moment of the call$/,
      ),
    ]);
  });

  test.concurrent('a rejected request (400)', async ({ service }) => {
    const { jobId } = service.addRun();
    service.orderFault({
      kind: 'status',
      status: 400,
      body: {
        type: 'validation',
        code: 'invalid_parameter',
        message: 'jobId is odd',
        param: 'jobId',
      },
    });
    const result = await runGate(service, { ...TOLERANT, 'job-id': jobId });
    expect(result.exitCode).toBe(1);
    expect(annotationsOf(result)).toEqual([
      'error: error: request debrief: 400 validation/invalid_parameter: jobId is odd (param: jobId). The service rejects the request: check the input job-id',
    ]);
    expect(service.requests).toHaveLength(1);
  });
});
