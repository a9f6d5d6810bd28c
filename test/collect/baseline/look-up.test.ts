/** The run that the input `baseline` names is looked up before a call is placed. */
import { describe, expect, test } from 'vitest';
import { debriefReport } from '../../support/reports.ts';
import {
  countOf,
  reasonsIn,
  type StepResult,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const UNKNOWN = 'ffffffff-0000-4000-8000-000000000000';
const UNKNOWN_REASON = {
  rule: 'input',
  message: expect.stringMatching(
    `input 'baseline': '${UNKNOWN}' is the ID of no run that the service knows \\(read results: 404 not_found/resource_not_found: .*\\): check the ID, and that base-url`,
  ),
};

/** The results of the run were read so often. */
function readsOf(runtime: VirtualRuntime, jobId: string): number {
  return runtime.requests.filter(({ path }) => path.includes(`${jobId}/results`)).length;
}

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

  test('does not matter to a step that compares nothing', async () => {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.demo;
    const given = { 'run-plan': runPlanId, baseline: UNKNOWN };
    const step = await runtime.runStep({ ...given, wait: 'false' });
    expect(step.outputs.outcome).toBe('started');
    expect(countOf(runtime, 'GET results')).toBe(0);
  });
});

describe('a run that nothing can be compared with now', () => {
  const lines = ({ lines }: StepResult) => lines.map(({ text }) => text);

  test('is reported before the calls are made, and read once if that is final', async () => {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.demo;
    const { jobId } = runtime.service.addRun({
      planId: runtime.service.addPlan({ name: 'another' }).runPlanId,
      hasEvidence: true,
      debrief: { report: debriefReport() },
    });
    const given = { 'run-plan': runPlanId, baseline: jobId };
    const step = await runtime.runStep(given);
    const told =
      'The run that the input baseline names cannot be compared with now: it is a run of another plan.';
    expect(lines(step)).toContain(told);
    expect(runtime.requests[0]?.path).toContain(`${jobId}/results`);
    expect(readsOf(runtime, jobId)).toBe(1);
    expect(step.annotations.join('\n')).toContain(
      'cannot be compared with (it is a run of another',
    );
    const dry = await runtime.runStep({ ...given, 'dry-run': 'true' });
    expect(dry.outputs.outcome).toBe('skipped');
    expect(dry.summary).toContain(
      "The run that the input baseline names cannot be compared with now (it is a run of another plan); the service's previous run would be used instead.",
    );
  });
});
