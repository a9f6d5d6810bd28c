import { describe, expect, test } from 'vitest';
import { ALL, ordered, shown } from '../../support/error-table.ts';
import { START_MS } from '../../support/virtual-clock.ts';
import {
  countOf,
  reasonsIn,
  type VirtualWorld,
  virtualWorld,
} from '../../support/virtual-world.ts';

const MINUTE_MS = 60_000;
/** Ten minutes before the step; the runs placed here make calls from their first second on. */
const CALL_MS = START_MS - 10 * MINUTE_MS;
const UNRELATED = '11111111-1111-4111-8111-111111111111';
const CALL_TIME = new Date(CALL_MS + 2_000).toISOString();

const ended = { startedAt: CALL_MS, endedAt: CALL_MS + 3 * MINUTE_MS };

function numberOf({ service }: VirtualWorld): string {
  return service.demo.servicePhoneNumber;
}

function paths({ requests }: VirtualWorld, what: string): string[] {
  return requests.filter((request) => request.what === what).map(({ path }) => path);
}

describe('job-id is taken as it is', () => {
  test('nothing is started, listed or looked up', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun();
    const step = await world.runStep({
      history: '0',
      'job-id': jobId,
      'run-url': 'https://app.example.com/runs/{jobId}',
    });
    expect(step.exitCode).toBe(0);
    expect(step.log).toContain(
      `run ${jobId}: given by job-id (https://app.example.com/runs/${jobId})\n`,
    );
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId });
    expect(world.told().toSorted()).toEqual([
      'GET cost 200',
      'GET results 200',
      'GET run 200',
      'POST debrief 202',
    ]);
  });

  test('an ID in upper case is asked for and put out as it was written', async () => {
    const world = await virtualWorld();
    const given = world.service.addRun().jobId.toUpperCase();
    const step = await world.runStep({ 'job-id': given });
    expect(step.outputs['job-id']).toBe(given);
    expect(paths(world, 'POST debrief')).toEqual([`/v1/simulation/plan/job/${given}/debrief`]);
  });
});

describe('run-plan starts a run', () => {
  test('one of each run plan, with the variables as they stand', async () => {
    const world = await virtualWorld();
    const plans = [world.service.demo.runPlanId, world.service.addPlan({}).runPlanId];
    const step = await world.runStep({
      'run-plan': plans.join('\n'),
      variables: '# the prompt under test\n\nagent_prompt=a=b # c\nempty=',
    });
    const bodies = world.requests.filter(({ what }) => what === 'POST start').map((r) => r.body);
    const variables = { agent_prompt: 'a=b # c', empty: '' };
    expect(bodies).toEqual(plans.map((planId) => ({ planId, variables })));
    expect(step.outputs['job-id']?.split('\n')).toHaveLength(2);
  });

  test('the log names the run, its plan and its link', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.demo;
    const step = await world.runStep({
      'run-plan': runPlanId,
      'run-url': 'https://app.example.com/runs/{jobId}',
    });
    const jobId = step.outputs['job-id'];
    expect(step.log).toContain(
      `run ${jobId}: started from run plan ${runPlanId} (https://app.example.com/runs/${jobId})`,
    );
  });
});

describe('service-phone-number finds the run through the lookup', () => {
  test('with call-time, that moment is looked up and the log says which run and why', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun(ended);
    world.service.addRun({ startedAt: START_MS - MINUTE_MS });
    const step = await world.runStep({
      history: '0',
      'service-phone-number': numberOf(world),
      'call-time': CALL_TIME,
    });
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId });
    expect(paths(world, 'GET lookup')).toEqual([
      `/v1/simulation/job/lookup?servicePhoneNumber=%2B12025550143&callReceivedAt=${encodeURIComponent(CALL_TIME)}`,
    ]);
    expect(paths(world, 'GET jobs')).toEqual([
      `/v1/simulation/plan/jobs?simulationRunPlanId=${world.service.demo.runPlanId}&limit=50`,
    ]);
    expect(step.log).toMatch(
      `run ${jobId}: located: the newest run of run plan ${world.service.demo.runPlanId} whose time span (2026-03-02T08:50:00.000Z to 2026-03-02T08:53:00.000Z) holds the call to +12025550143 at ${CALL_TIME}, as simulation job`,
    );
  });

  test('no run is judged of a job that uses another number', async () => {
    const world = await virtualWorld();
    world.service.addRun(ended);
    const values = { '/data/servicePhoneNumber': '+12025550199' };
    world.service.orderFault({ operation: 'lookup', kind: 'altered-body', values });
    const step = await world.runStep({
      'service-phone-number': numberOf(world),
      'call-time': CALL_TIME,
    });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(reasonsIn(step)).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/instead of \+12025550143\. .*lookup\.numberParameter/),
      }),
    ]);
    expect(paths(world, 'GET jobs')).toEqual([]);
  });

  test('a call-time with an offset is the same moment, passed on as it was written', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun(ended);
    const callTime = '2026-03-02T10:50:02+02:00';
    const step = await world.runStep({
      'service-phone-number': numberOf(world),
      'call-time': callTime,
    });
    expect(step.outputs['job-id']).toBe(jobId);
    expect(paths(world, 'GET lookup')[0]).toContain(
      'callReceivedAt=2026-03-02T10%3A50%3A02%2B02%3A00',
    );
  });

  test('without call-time, the call in progress is looked up', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun({
      status: ['RUNNING_SIMULATIONS', 'COMPLETED'],
      startedAt: START_MS - 1_000,
      endedAt: START_MS + 5 * MINUTE_MS,
    });
    const step = await world.runStep({ 'service-phone-number': numberOf(world) });
    expect(step.outputs['job-id']).toBe(jobId);
    expect(paths(world, 'GET lookup')[0]).not.toContain('callReceivedAt');
    expect(step.log).toContain('to now) holds the call to +12025550143 at');
  });

  test('where several runs hold the call, the newest one is taken', async () => {
    const world = await virtualWorld();
    world.service.addRun({ ...ended, startedAt: CALL_MS - MINUTE_MS });
    const { jobId } = world.service.addRun(ended);
    world.service.addRun({ ...ended, startedAt: CALL_MS - 2 * MINUTE_MS });
    const step = await world.runStep({
      'service-phone-number': numberOf(world),
      'call-time': CALL_TIME,
    });
    expect(step.outputs['job-id']).toBe(jobId);
  });

  test('a newer run that still waits in the queue holds no call', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun(ended);
    world.service.addRun({ status: 'QUEUED', startedAt: CALL_MS + 1_000 });
    const step = await world.runStep({
      'service-phone-number': numberOf(world),
      'call-time': CALL_TIME,
    });
    expect(step.outputs['job-id']).toBe(jobId);
  });

  test('the list is followed to its next pages', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun(ended);
    const newer = Array.from({ length: 60 }, (_, index) => {
      const startedAt = START_MS - (index + 1) * 1_000;
      return world.service.addRun({ startedAt, debrief: 'none' }).jobId;
    });
    const step = await world.runStep({
      history: '0',
      'service-phone-number': numberOf(world),
      'call-time': CALL_TIME,
    });
    expect(step.outputs['job-id']).toBe(jobId);
    const first = `/v1/simulation/plan/jobs?simulationRunPlanId=${world.service.demo.runPlanId}&limit=50`;
    expect(paths(world, 'GET jobs')).toEqual([first, `${first}&after=${newer[49]}`]);
  });

  test('a page that holds fewer runs than were asked for is not the last one', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun(ended);
    const [newer, older] = [START_MS - MINUTE_MS, CALL_MS].map((startMs, index) => ({
      simulationRunPlanJobId: index === 0 ? UNRELATED : jobId,
      startedAt: new Date(startMs).toISOString(),
    }));
    const pages = [
      { data: [newer], pagination: { hasMore: true, nextCursor: 'next' } },
      { data: [older], pagination: { hasMore: false, nextCursor: null } },
    ];
    for (const body of pages) {
      world.service.orderFault({ operation: 'list', kind: 'status', status: 200, body });
    }
    const step = await world.runStep({
      'service-phone-number': numberOf(world),
      'call-time': CALL_TIME,
    });
    expect(step.outputs['job-id']).toBe(jobId);
    expect(paths(world, 'GET jobs')[1]).toMatch(/&after=next$/);
  });

  test('where the list tells no starts, the creation of a run stands for them', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun(ended);
    const listed = { simulationRunPlanJobId: jobId, createdAt: new Date(CALL_MS).toISOString() };
    world.service.orderFault({
      operation: 'list',
      kind: 'status',
      status: 200,
      body: { data: [listed], pagination: { hasMore: false } },
    });
    const step = await world.runStep({
      'service-phone-number': numberOf(world),
      'call-time': CALL_TIME,
    });
    expect(step.outputs['job-id']).toBe(jobId);
  });

  test('a lookup that tells no start of its call means a call that goes on now', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun({
      status: ['RUNNING_SIMULATIONS', 'COMPLETED'],
      startedAt: START_MS - 1_000,
    });
    orderLookup(world, {});
    const step = await world.runStep({ 'service-phone-number': numberOf(world) });
    expect(step.outputs['job-id']).toBe(jobId);
  });

  test('where no run holds the call, the step ends as error with the cure', async () => {
    const world = await virtualWorld();
    world.service.addRun(ended);
    const startedAt = new Date(START_MS - 60 * MINUTE_MS).toISOString();
    orderLookup(world, { startedAt });
    const step = await world.runStep({ 'service-phone-number': numberOf(world) });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ outcome: 'error', 'job-id': '' });
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'lookup',
        message: `no run of run plan ${world.service.demo.runPlanId} holds the call to +12025550143 at ${startedAt}: set the input call-time to a moment within the call, or pass the run's ID as job-id`,
      },
    ]);
    expect(countOf(world, 'POST debrief')).toBe(0);
  });

  test('a list whose next page leads to itself is not followed for ever', async () => {
    const world = await virtualWorld();
    world.service.addRun(ended);
    world.service.orderFault({
      operation: 'list',
      kind: 'status',
      status: 200,
      times: 'always',
      body: { data: [], pagination: { hasMore: true, nextCursor: 'same' } },
    });
    const step = await world.runStep({
      'service-phone-number': numberOf(world),
      'call-time': CALL_TIME,
    });
    expect(step.outputs.outcome).toBe('error');
    expect(countOf(world, 'GET jobs')).toBe(2);
  });

  test.each([
    [
      '',
      new Date(START_MS).toISOString(),
      'no call with this number is in progress now: set the input call-time to the moment of the call',
    ],
    [CALL_TIME, CALL_TIME, 'check the inputs service-phone-number and call-time'],
  ])(
    'a lookup that finds nothing (404) is an error with number, time and cure, call-time %j',
    async (callTime, time, cure) => {
      const world = await virtualWorld();
      const step = await world.runStep({
        'service-phone-number': numberOf(world),
        'call-time': callTime,
      });
      expect(step.exitCode).toBe(1);
      expect(step.outputs.outcome).toBe('error');
      const [annotation, ...more] = step.annotations;
      expect(more).toEqual([]);
      expect(annotation).toContain(
        'error: look up simulation job: 404 not_found/resource_not_found: ',
      );
      expect(annotation).toContain(`; looked up ${numberOf(world)} at ${time}`);
      expect(annotation).toMatch(new RegExp(`; ${cure}$`));
      expect(world.told()).toEqual(['GET lookup 404']);
    },
  );

  test('lookup and list are repeated where they fail for the moment', async () => {
    const world = await virtualWorld();
    world.service.addRun(ended);
    world.service.orderFault({ operation: 'lookup', kind: 'status', status: 429, retryAfter: 7 });
    world.service.orderFault({ operation: 'list', kind: 'status', status: 503 });
    const step = await world.runStep({
      'service-phone-number': numberOf(world),
      'call-time': CALL_TIME,
    });
    expect(step.outputs.outcome).toBe('passed');
    expect(world.told().slice(0, 4)).toEqual([
      'GET lookup 429',
      'GET lookup 200',
      'GET jobs 503',
      'GET jobs 200',
    ]);
    expect(world.requests[1]?.atMs).toBe(7_000);
  });
});

describe('every status of the error table is told', () => {
  test.each(ALL)('where a simulation job is looked up: $status', async (each) => {
    const world = await virtualWorld();
    world.service.orderFault({ ...ordered(each), operation: 'lookup', times: 'always' });
    const step = await world.runStep({ 'service-phone-number': numberOf(world) });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: each.outcome } });
    expect(reasonsIn(step)[0]?.message).toContain(shown('look up simulation job', each));
  });

  test.each(ALL)('where runs are listed: $status', async (each) => {
    const world = await virtualWorld();
    orderLookup(world, {});
    world.service.orderFault({ ...ordered(each), operation: 'list', times: 'always' });
    const step = await world.runStep({ 'service-phone-number': numberOf(world) });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: each.outcome } });
    expect(reasonsIn(step)[0]?.message).toContain(shown('list runs', each));
  });
});

/** Orders a lookup that finds a simulation job of the demo plan with these facts. */
function orderLookup({ service }: VirtualWorld, facts: Readonly<Record<string, unknown>>): void {
  const job = {
    simulationJobId: '99999999-9999-4999-8999-999999999999',
    status: 'RUNNING',
    runPlan: { id: service.demo.runPlanId, name: 'any', variables: {} },
    createdAt: new Date(START_MS - 30 * MINUTE_MS).toISOString(),
    ...facts,
  };
  service.orderFault({ operation: 'lookup', kind: 'status', status: 200, body: { data: job } });
}
