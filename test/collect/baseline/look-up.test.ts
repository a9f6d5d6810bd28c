/** The run that the input `baseline` names is looked up before a call is placed. */
import { describe, expect, test } from 'vitest';
import { debriefReport } from '../../support/reports.ts';
import { countOf, reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const UNKNOWN = 'ffffffff-0000-4000-8000-000000000000';
const UNKNOWN_REASON = {
  rule: 'input',
  message: expect.stringMatching(
    `input 'baseline': '${UNKNOWN}' is the ID of no run that the service knows \\(read results: 404 not_found/resource_not_found: .*\\): check the ID, and that base-url`,
  ),
};

describe('a run that the service does not know', () => {
  test('is an error before anything is started', async () => {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.demo;
    const step = await runtime.runStep({ 'run-plan': runPlanId, baseline: UNKNOWN });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', 'job-id': '' } });
    expect(reasonsIn(step)).toMatchObject([UNKNOWN_REASON]);
    expect(runtime.told()).toEqual(['GET results 404']);
  });

  test.each(['run-plan', 'job-id'])('is reported by a dry run: %s', async (input) => {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun({ debrief: { report: debriefReport() } });
    const id = input === 'job-id' ? jobId : runtime.service.demo.runPlanId;
    const step = await runtime.runStep({ [input]: id, 'dry-run': 'true', baseline: UNKNOWN });
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)).toMatchObject([UNKNOWN_REASON]);
  });

  test.each([404, 410])('is the same with %d', async (status) => {
    const runtime = await virtualRuntime();
    runtime.service.orderFault({ operation: 'results', kind: 'status', status, times: 'always' });
    const { runPlanId } = runtime.service.demo;
    const step = await runtime.runStep({ 'run-plan': runPlanId, baseline: UNKNOWN });
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'input' }]);
    expect(runtime.told()).toEqual([`GET results ${status}`]);
  });

  test('does not matter to a step that compares nothing', async () => {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.demo;
    const given = { 'run-plan': runPlanId, baseline: UNKNOWN };
    const step = await runtime.runStep({ ...given, wait: 'false' });
    expect(step.outputs.outcome).toBe('started');
    expect(countOf(runtime, 'GET results')).toBe(0);
  });
});
