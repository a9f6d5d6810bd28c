import { describe, expect, test } from 'vitest';
import { debriefReport, theme, trendRow } from '../../support/reports.ts';
import {
  endIn,
  reasonsIn,
  runsIn,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';
import { policyFile, type RunOrder, recordingRuntime } from '../baseline/recording-runtime.ts';

const HIGH = { debrief: { report: debriefReport({ themes: [theme({ severity: 'HIGH' })] }) } };
const NONE = { debrief: { report: debriefReport() } };

/** Tries a policy that allows no theme of severity HIGH. */
function replay(runtime: VirtualRuntime, inputs: Record<string, string> = {}) {
  const policy = policyFile({ themes: [{ severity: ['HIGH'] }] });
  const { runPlanId } = runtime.service.demo;
  return runtime.runStep({ 'policy-check': 'true', 'run-plan': runPlanId, policy, ...inputs });
}

describe('a policy is tried on the last runs of a plan', () => {
  test('newest first, with a table of outcomes, and nothing is started or requested', async () => {
    const runtime = await virtualRuntime();
    const older = runtime.service.addRun(HIGH).jobId;
    const newer = runtime.service.addRun(NONE).jobId;
    const step = await replay(runtime, { history: '5' });
    expect(step.exitCode).toBe(0);
    expect(runsIn(step).map(({ jobId, outcome }) => [jobId, outcome])).toEqual([
      [newer, 'passed'],
      [older, 'failed'],
    ]);
    expect(runsIn(step).map(({ debriefStatus }) => debriefStatus)).toEqual(['READY', 'READY']);
    expect(step.outputs['debrief-id']).toMatch(/^\S+\n\S+$/);
    expect(step.log).toContain(
      `passed        ${newer}\nfailed        ${older}\n    themes: theme `,
    );
    expect(step.summary).toContain('Policy check: 1 of 2 runs would pass');
    expect(step.annotations).toEqual(['notice: Policy check: 1 of 2 runs would pass']);
    expect(runtime.told().filter((told) => !told.startsWith('GET '))).toEqual([]);
  });

  test('as many as the workflow wants, of those that have ended', async () => {
    const runtime = await virtualRuntime();
    for (let count = 0; count < 4; count += 1) runtime.service.addRun(NONE);
    runtime.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const other = runtime.service.addPlan({ name: 'another' }).runPlanId;
    runtime.service.addRun({ ...NONE, planId: other });
    const step = await replay(runtime, { history: '3' });
    expect(runsIn(step)).toHaveLength(3);
    expect(step.outputs.outcome).toBe('passed');
  });

  test('and one without a debrief is left undecided', async () => {
    const runtime = await virtualRuntime({ resultsShape: 'status' });
    const told = runtime.service.addRun(NONE).jobId;
    const none = runtime.service.addRun({ debrief: 'none' }).jobId;
    const failed = runtime.service.addRun({ debrief: 'failed' }).jobId;
    const step = await replay(runtime);
    expect(step.exitCode).toBe(0);
    expect([told, none, failed].map((id) => endIn(step, id))).toEqual([
      { outcome: 'inconclusive', message: expect.stringContaining('READY') },
      { outcome: 'inconclusive', message: expect.stringContaining('never generated') },
      { outcome: 'inconclusive', message: expect.stringContaining('FAILED') },
    ]);
    expect(runtime.told().filter((one) => !one.startsWith('GET '))).toEqual([]);
  });
});

describe('drops are tested for significance', () => {
  /** Tries `max-drop` on a run whose debrief reports a drop of 12.5 points, by rates alone. */
  async function replayDrop(countsOf: (passed: number) => RunOrder, told = true) {
    const runtime = await recordingRuntime();
    const before = await runtime.record(countsOf(23));
    const rows = [
      trendRow({ checkName: 'refund policy', previousPassRate: 95.8, currentPassRate: 83.3 }),
    ];
    const baselineRunPlanJobId = told ? before : '';
    const trend = { baselineRunPlanJobId, baselineRunNumber: 1, rows };
    await runtime.record({ ...countsOf(20), report: { trend } });
    const policy = policyFile({ trend: { 'max-drop': 10 } });
    return replay(runtime, { policy, history: '1' });
  }
  const counted = (passed: number) => ({
    counts: { 'refund policy': [passed, 24] as [number, number] },
  });

  test('by the calls of both runs, as in a gate', async () => {
    const step = await replayDrop(counted);
    expect(step.outputs.outcome).toBe('passed');
    expect(step.summary).toContain('not statistically significant');
  });
});

describe('what cannot be read fails the step', () => {
  test('a list, and a plan that is not there', async () => {
    const runtime = await virtualRuntime();
    runtime.service.orderFault({ operation: 'list', kind: 'status', status: 404 });
    const step = await replay(runtime);
    expect(step.exitCode).toBe(1);
    expect(reasonsIn(step)[0]?.message).toContain('list runs: 404');
    const unnamed = await replay(runtime, { 'run-plan': 'nobody' });
    expect(unnamed.outputs.outcome).toBe('error');
  });
});

describe('inputs that make no sense with it are refused', () => {
  test('before any request', async () => {
    const runtime = await virtualRuntime();
    const step = await replay(runtime, { history: '0', variables: 'A=1' });
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^input 'variables': 'A=1' .*policy-check/),
      expect.stringMatching(/^input 'history': '0' .*policy-check/),
    ]);
    expect(runtime.requests).toEqual([]);
  });
});
