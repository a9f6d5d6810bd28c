import { describe, expect, test } from 'vitest';
import type { PlacedRun } from '../../../src/reference-service/placed-run.ts';
import { altering, type Inputs, onRun, type Prepare } from '../../support/gate-run.ts';
import { START_MS } from '../../support/virtual-clock.ts';
import {
  countOf,
  reasonsIn,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const MINUTE_MS = 60_000;
/** Ten minutes before the step; the runs placed here make calls from their first second on. */
const CALL_MS = START_MS - 10 * MINUTE_MS;
const CALL_TIME = new Date(CALL_MS + 2_000).toISOString();
const AT_CALL = { 'call-time': CALL_TIME };
const UNRELATED = '11111111-1111-4111-8111-111111111111';

const ended: PlacedRun = { startedAt: CALL_MS, endedAt: CALL_MS + 3 * MINUTE_MS };
const inProgress: PlacedRun = {
  status: ['RUNNING_SIMULATIONS', 'COMPLETED'],
  startedAt: START_MS - 1_000,
  endedAt: START_MS + 5 * MINUTE_MS,
};

function paths({ requests }: VirtualRuntime, what: string): string[] {
  return requests.filter((request) => request.what === what).map(({ path }) => path);
}

/** Runs the gate by the number of the demo plan; `jobId` is the last one placed. */
async function locating(
  runs: PlacedRun[],
  inputs: Inputs = AT_CALL,
  prepare: (runtime: VirtualRuntime, jobId: string) => unknown = () => {},
) {
  const runtime = await virtualRuntime();
  const jobIds = runs.map((run) => runtime.service.addRun(run).jobId);
  const jobId = jobIds.at(-1) ?? '';
  await prepare(runtime, jobId);
  const { servicePhoneNumber: number, runPlanId } = runtime.service.demo;
  const given = { 'service-phone-number': number, history: '0', ...inputs };
  return { runtime, number, runPlanId, jobId, step: await runtime.runStep(given) };
}

/** A lookup that finds a simulation job of the demo plan with these facts. */
const finding =
  (facts: object): Prepare =>
  ({ service }) => {
    const data = {
      simulationJobId: '99999999-9999-4999-8999-999999999999',
      status: 'RUNNING',
      runPlan: { id: service.demo.runPlanId, name: 'any', variables: {} },
      createdAt: new Date(START_MS - 30 * MINUTE_MS).toISOString(),
      ...facts,
    };
    service.orderFault({ operation: 'lookup', kind: 'status', status: 200, body: { data } });
  };

/** Lists of runs, one response each. */
const listing =
  (...pages: object[]): Prepare =>
  ({ service }) => {
    for (const body of pages) {
      service.orderFault({ operation: 'list', kind: 'status', status: 200, body });
    }
  };

describe('job-id', () => {
  test('is evaluated without a start, list or lookup', async () => {
    const { step, runtime, jobId } = await onRun({}, { history: '0' });
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId });
    const operations = ['GET cost 200', 'GET results 200', 'GET run 200', 'POST debrief 202'];
    expect(runtime.told().toSorted()).toEqual(operations);
  });
});

describe('run-plan', () => {
  test('starts one run of each plan, with the variables as given', async () => {
    const runtime = await virtualRuntime();
    const plans = [runtime.service.demo.runPlanId, runtime.service.addPlan({}).runPlanId];
    const variables = '# the prompt under test\n\nagent_prompt=a=b # c\nempty=';
    const step = await runtime.runStep({ 'run-plan': plans.join('\n'), variables });
    const bodies = runtime.requests.filter(({ what }) => what === 'POST start').map((r) => r.body);
    const sent = { agent_prompt: 'a=b # c', empty: '' };
    expect(bodies).toEqual(plans.map((planId) => ({ planId, variables: sent })));
    expect(step.outputs['job-id']?.split('\n')).toHaveLength(2);
  });
});

describe('service-phone-number', () => {
  test('takes the run that the lookup and the list name, and logs why', async () => {
    const { runtime, step, jobId, runPlanId } = await locating([
      { startedAt: START_MS - MINUTE_MS },
      ended,
    ]);
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId });
    const time = encodeURIComponent(CALL_TIME);
    expect(paths(runtime, 'GET lookup')).toEqual([
      `/v1/simulation/job/lookup?servicePhoneNumber=%2B12025550143&callReceivedAt=${time}`,
    ]);
    expect(paths(runtime, 'GET jobs')).toEqual([
      `/v1/simulation/plan/jobs?simulationRunPlanId=${runPlanId}&limit=50`,
    ]);
    const facts = `run ${jobId}: .*${runPlanId}.*2026-03-02T08:50:00.000Z.*${CALL_TIME}`;
    expect(step.log).toMatch(new RegExp(facts));
  });

  const listed = (jobId: string, field: string, ms: number) => ({
    simulationRunPlanJobId: jobId,
    [field]: new Date(ms).toISOString(),
  });

  test.each<[string, PlacedRun[], Inputs, Parameters<typeof locating>[2]?]>([
    ['with an offset', [ended], { 'call-time': '2026-03-02T10:50:02+02:00' }],
    ['without call-time', [inProgress], {}],
    ['of the newest run', [{ ...ended, startedAt: CALL_MS - MINUTE_MS }, ended], AT_CALL],
    [
      'on a further page after a short one',
      [ended],
      AT_CALL,
      async (runtime, jobId) => {
        const newer = listed(UNRELATED, 'startedAt', START_MS - MINUTE_MS);
        await listing(
          { data: [newer], pagination: { hasMore: true, nextCursor: 'next' } },
          { data: [listed(jobId, 'startedAt', CALL_MS)], pagination: { hasMore: false } },
        )(runtime);
      },
    ],
  ])('finds the run of a call %s', async (_, runs, inputs, prepare) => {
    const { runtime, step, jobId } = await locating(runs, inputs, prepare);
    expect(step.outputs['job-id']).toBe(jobId);
    const sent = new URLSearchParams(paths(runtime, 'GET lookup')[0]?.split('?')[1]);
    expect(sent.get('callReceivedAt')).toBe(inputs['call-time'] ?? null);
  });

  test('refuses a simulation job of another number', async () => {
    const other = altering('lookup', { '/data/servicePhoneNumber': '+12025550199' });
    const { runtime, step } = await locating([ended], AT_CALL, other);
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(reasonsIn(step)[0]?.message).toMatch(/\+12025550143.*lookup\.numberParameter/);
    expect(paths(runtime, 'GET jobs')).toEqual([]);
  });

  test('ends as error if no run contains the call', async () => {
    const startedAt = new Date(START_MS - 60 * MINUTE_MS).toISOString();
    const { runtime, step } = await locating([ended], {}, finding({ startedAt }));
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', 'job-id': '' } });
    const message = expect.stringMatching(`\\+12025550143 at ${startedAt}.*call-time.*job-id`);
    expect(reasonsIn(step)).toMatchObject([{ rule: 'lookup', message }]);
    expect(countOf(runtime, 'POST debrief')).toBe(0);
  });

  test.each([
    ['', new Date(START_MS).toISOString(), 'call-time'],
    [CALL_TIME, CALL_TIME, 'service-phone-number'],
  ])('ends as error if the lookup finds nothing, call-time %j', async (callTime, time, fix) => {
    const { runtime, step, number } = await locating([], { 'call-time': callTime });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    const facts = `404 not_found/resource_not_found: .*${number} .*${time}.*${fix}`;
    expect(step.annotations).toEqual([expect.stringMatching(facts.replace('+', '\\+'))]);
    expect(runtime.told()).toEqual(['GET lookup 404']);
  });
});
