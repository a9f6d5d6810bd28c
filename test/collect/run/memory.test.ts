import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onPlan } from '../../support/gate-run.ts';
import { attempt, emptyFolder, remembered } from '../../support/memory/scene.ts';
import { debriefReport } from '../../support/reports.ts';
import { virtualRuntime } from '../../support/virtual-runtime.ts';

const REPORT = debriefReport({ verdict: 'THRESHOLD_FAILED' });
const FAILED = { states: [{ status: 'READY', report: REPORT }] };

describe('the run history has a run', () => {
  test('that was started and evaluated: its origin and outcome, no key and no text', async () => {
    const runtime = await virtualRuntime();
    const memory = emptyFolder();
    const { runPlanId } = runtime.service.demo;
    const step = await runtime.runStep({ 'run-plan': runPlanId, memory }, attempt(2));
    expect(step.outputs.outcome).toBe('passed');
    expect(remembered(memory)).toEqual([
      {
        jobId: step.outputs['job-id'],
        runPlanId,
        fingerprint: expect.any(String),
        startedAt: '2026-03-02T09:00:00.000Z',
        endedAt: '2026-03-02T09:01:30.000Z',
        outcome: 'passed',
        sha: 'a'.repeat(40),
        ref: 'refs/heads/main',
        workflowRun: '4711',
        attempt: 2,
        job: 'calls',
        step: '__self',
      },
    ]);
    const [name = ''] = readdirSync(memory);
    const text = readFileSync(join(memory, name), 'utf8');
    expect(text).not.toContain(runtime.service.keys.full);
    expect(text).not.toContain(runtime.service.url);
  });

  test('is apart from what another service has under the same names', async () => {
    const memory = emptyFolder();
    for (const runtime of [await virtualRuntime(), await virtualRuntime()]) {
      const { runPlanId } = runtime.service.demo;
      const given = { 'run-plan': runPlanId, 'gate-name': 'nightly', wait: 'false', memory };
      await runtime.runStep(given, attempt(1));
    }
    expect(readdirSync(memory)).toHaveLength(2);
  });

  test('that could not be evaluated in time, without an outcome', async () => {
    const memory = emptyFolder();
    await onPlan({ 'run-timeout': '30s', 'cancel-on-abort': 'false', memory });
    expect(remembered(memory)).toMatchObject([{ endedAt: null, outcome: 'started' }]);
  });

  test('that existed before, once it is evaluated', async () => {
    const runtime = await virtualRuntime();
    const memory = emptyFolder();
    const { jobId } = runtime.service.addRun({ debrief: FAILED });
    await runtime.runStep({ 'job-id': jobId, wait: 'false', memory });
    expect(remembered(memory)).toEqual([]);
    await runtime.runStep({ 'job-id': jobId, memory });
    expect(remembered(memory)).toMatchObject([{ jobId, outcome: 'failed' }]);
  });
});

describe('a run history that cannot be written changes nothing', () => {
  test.each([
    ['no folder can be made', (folder: string) => rmSync(folder, { recursive: true })],
    ['the recorded file is broken', () => {}],
  ])('%s', async (_, spoil) => {
    const runtime = await virtualRuntime();
    const memory = join(emptyFolder(), 'runs');
    const inputs = { 'run-plan': runtime.service.demo.runPlanId, memory };
    const first = await runtime.runStep(inputs);
    for (const name of readdirSync(memory)) writeFileSync(join(memory, name), '{"runs":');
    spoil(memory);
    const second = await runtime.runStep(inputs);
    expect(second.outputs.outcome).toBe(first.outputs.outcome);
    expect(second.annotations).toHaveLength(1);
  });
});
