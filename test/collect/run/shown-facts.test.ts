/** What the service reports of a run's calls, its debrief and its plan reaches the reports. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readReport } from '../../../src/collect/saved/read-report.ts';
import { onPlan } from '../../support/gate-run.ts';
import {
  countOf,
  type StepResult,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const BAD = { agent_prompt: 'You answer the phone.' };

function fileOf({ outputs }: StepResult, name: 'json-file' | 'html-file' | 'junit-file'): string {
  return readFileSync(outputs[name] ?? '', 'utf8');
}

/** The only run in report.json. */
function runIn(step: StepResult) {
  const read = readReport(JSON.parse(fileOf(step, 'json-file')));
  if ('problem' in read) throw new Error(read.problem);
  const [run] = read.report.runs;
  if (run === undefined) throw new Error('no run');
  return run;
}

const runSchema = z.object({
  data: z.object({
    simulationJobs: z.array(
      z.object({ simulationJobId: z.string(), scenario: z.object({ description: z.string() }) }),
    ),
  }),
});

/** The scenarios by the ID of their simulation job, as the service shows them of the run. */
async function scenariosOf({ service }: VirtualRuntime, jobId: string) {
  const response = await fetch(`${service.url}/v1/simulation/plan/job/${jobId}`, {
    headers: { authorization: `Bearer ${service.keys.full}` },
  });
  const { data } = runSchema.parse(await response.json());
  return new Map(data.simulationJobs.map((job) => [job.simulationJobId, job.scenario.description]));
}

describe("a call's scenario is that of its simulation job", () => {
  test.each(['full', 'readOnly'] as const)('with a key that is %s', async (key) => {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun({ variables: BAD });
    const scenarios = await scenariosOf(runtime, jobId);
    expect(scenarios.size).toBeGreaterThan(1);
    const step = await runtime.runStep({ 'job-id': jobId, 'api-key': runtime.service.keys[key] });
    const { calls = [] } = runIn(step);
    expect(calls.map(({ simulationJobId, scenario }) => [simulationJobId, scenario])).toEqual([
      ...scenarios,
    ]);
    const page = fileOf(step, 'html-file');
    expect(page).toContain('>Scenario</th>');
    // The test's own request counts too.
    expect(countOf(runtime, 'GET run')).toBe(2);
  });
});

describe("the debrief's times", () => {
  test('are in report.json, in the footer and on the page', async () => {
    const { step } = await onPlan();
    const { debrief } = runIn(step);
    const [created = '', completed = ''] = [debrief?.createdAt, debrief?.completedAt].map((time) =>
      (time ?? '').slice(0, 16).replace('T', ' '),
    );
    expect(created).toMatch(/^2026-03-02 09:0\d$/);
    expect(completed > created).toBe(true);
    expect(step.summary).toContain(
      `debrief created ${created} UTC · debrief completed ${completed} UTC`,
    );
    const page = fileOf(step, 'html-file');
    expect(page).toMatch(/debrief created .*debrief completed /);
  });
});
