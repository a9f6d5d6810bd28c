/** What the service reports of a run's calls, its debrief and its plan reaches the reports. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readReport } from '../../../src/report/json/read.ts';
import { altering, onPlan, onRun } from '../../support/gate-run.ts';
import {
  countOf,
  type StepResult,
  type VirtualWorld,
  virtualWorld,
} from '../../support/virtual-world.ts';

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
async function scenariosOf({ service }: VirtualWorld, jobId: string) {
  const response = await fetch(`${service.url}/v1/simulation/plan/job/${jobId}`, {
    headers: { authorization: `Bearer ${service.keys.full}` },
  });
  const { data } = runSchema.parse(await response.json());
  return new Map(data.simulationJobs.map((job) => [job.simulationJobId, job.scenario.description]));
}

describe("a call's scenario is that of its simulation job", () => {
  test.each(['full', 'readOnly'] as const)('with a key that is %s', async (key) => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun({ variables: BAD });
    const scenarios = await scenariosOf(world, jobId);
    expect(scenarios.size).toBeGreaterThan(1);
    const step = await world.runStep({ 'job-id': jobId, 'api-key': world.service.keys[key] });
    const { calls = [] } = runIn(step);
    expect(calls.map(({ simulationJobId, scenario }) => [simulationJobId, scenario])).toEqual([
      ...scenarios,
    ]);
    const page = fileOf(step, 'html-file');
    expect(page).toContain('<th scope="col">Scenario</th>');
    // The test's own request counts too.
    expect(countOf(world, 'GET run')).toBe(2);
  });

  test('of a run that is followed to its end', async () => {
    const { step } = await onPlan();
    const { calls = [] } = runIn(step);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ scenario }) => scenario === null)).toEqual([]);
  });

  test('and unknown if the run cannot be read', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun();
    world.service.orderFault({ operation: 'read', kind: 'status', status: 404, times: 'always' });
    const step = await world.runStep({ 'job-id': jobId, 'api-key': world.service.keys.readOnly });
    expect(step.outputs.outcome).toBe('passed');
    const { calls = [] } = runIn(step);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every(({ scenario }) => scenario === null)).toBe(true);
  });
});

test('why a call does not count is in report.json and on the page', async () => {
  const { step } = await onRun(
    { variables: BAD },
    {},
    altering('read', {
      '/data/simulationJobs/0/invalidation': { reason: 'LINE_BUSY <b>', at: { step: 1 }, try: 2 },
      '/data/simulationJobs/0/failureOwner': 'PLATFORM',
      '/data/simulationJobs/1/invalidation': {},
      '/data/simulationJobs/2/invalidation': 'not an object',
      '/data/simulationJobs/2/failureOwner': 7,
    }),
  );
  const { calls = [] } = runIn(step);
  expect(calls[0]).toMatchObject({
    invalidation: 'reason: LINE_BUSY <b>, try: 2',
    failureOwner: 'PLATFORM',
  });
  expect(calls[1]).toMatchObject({ invalidation: 'invalid' });
  expect(calls[2]).not.toHaveProperty('invalidation');
  expect(calls[2]?.scenario).not.toBeNull();
  expect(calls[3]).not.toHaveProperty('failureOwner');
  const page = fileOf(step, 'html-file');
  expect(page).toContain('LINE_BUSY &lt;b&gt;, try: 2; failure owner PLATFORM');
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
    expect(step.summary).toContain(`debrief created ${created} UTC, completed ${completed} UTC`);
    const page = fileOf(step, 'html-file');
    expect(page).toMatch(/Debrief created .*Debrief completed /);
  });

  test('are those of the response to its request if the results show its status alone', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun();
    world.service.orderFault({
      operation: 'results',
      kind: 'wrong-shape',
      times: 'always',
      body: { data: { debrief: { status: 'READY' } } },
    });
    const { debrief } = runIn(await world.runStep({ 'job-id': jobId }));
    expect(debrief?.createdAt).toMatch(/^2026-03-02T/);
    expect(debrief?.completedAt).toMatch(/^2026-03-02T/);
  });

  test('are left out if they are unknown or cannot be read', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun();
    const values = { '/data/createdAt': 'this morning', '/data/completedAt': null };
    for (const operation of ['debrief', 'results'] as const) {
      const at = operation === 'debrief' ? '/data' : '/data/debrief';
      world.service.orderFault({
        operation,
        kind: 'altered-body',
        times: 'always',
        values: Object.fromEntries(
          Object.entries(values).map(([place, value]) => [place.replace('/data', at), value]),
        ),
      });
    }
    const step = await world.runStep({ 'job-id': jobId });
    expect(step.outputs.outcome).toBe('passed');
    expect(runIn(step).debrief).toMatchObject({ createdAt: 'this morning' });
    expect(step.summary).not.toContain('debrief created');
    expect(step.summary).not.toContain(', completed');
  });
});

describe("JUnit suites carry the plan's name", () => {
  const suiteIn = (step: StepResult) =>
    /<testsuite(?: [^>]*)? name="([^"]*)"/.exec(fileOf(step, 'junit-file'))?.[1];

  test('if the plan was given by its ID', async () => {
    const world = await virtualWorld();
    const { name, runPlanId } = world.service.demo;
    expect(suiteIn(await world.runStep({ 'run-plan': runPlanId }))).toBe(name);
  });

  test.each([
    ['reading the plan', { 'max-calls': '100' }, 'known'],
    ['nothing', {}, 'unknown'],
  ])('that %s shows, if the results do not', async (_, inputs, isKnown) => {
    const world = await virtualWorld();
    const { name, runPlanId } = world.service.demo;
    world.service.orderFault({
      operation: 'results',
      kind: 'altered-body',
      times: 'always',
      values: { '/data/run/simulationRunPlanName': null },
    });
    const step = await world.runStep({ 'run-plan': runPlanId, ...inputs });
    expect(suiteIn(step)).toBe(isKnown === 'known' ? name : runPlanId);
  });

  test('that the lookup shows', async () => {
    const world = await virtualWorld();
    const nowMs = world.clock.now();
    world.service.addRun({
      status: ['RUNNING_SIMULATIONS', 'COMPLETED'],
      startedAt: nowMs - 1_000,
      endedAt: nowMs + 300_000,
      hasEvidence: false,
    });
    const { servicePhoneNumber, name } = world.service.demo;
    const step = await world.runStep({ 'service-phone-number': servicePhoneNumber });
    expect(suiteIn(step)).toBe(name);
  });
});
