import { describe, expect, test } from 'vitest';
import { findSimulation } from '../../../src/actions/find-simulation/find-simulation.ts';
import { shortForm } from '../../../src/report/format.ts';
import { FIND } from '../../../src/report/words/lookup-words.ts';
import { type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const NUMBER = '+15550100200';
const JOB = {
  simulationJobId: '0198c0de-4444-7000-8000-00000000000d',
  status: 'RUNNING',
  processingStatus: 'PENDING',
  callId: null,
  servicePhoneNumber: NUMBER,
  runPlan: { id: '0198c0de-2222-7000-8000-00000000000b', name: 'Booking', variables: {} },
  persona: { name: 'Ann', idleMessages: null },
};
const DONE = {
  ...JOB,
  status: 'COMPLETED',
  processingStatus: 'PROCESSED',
  callId: '0198c0de-5555-7000-8000-00000000000e',
};

type Inputs = Readonly<Record<string, string>>;

function runStep(runtime: VirtualRuntime, inputs: Inputs = {}) {
  return runtime.runStep({ 'service-phone-number': NUMBER, ...inputs }, {}, findSimulation);
}

/** Has the lookup, then each read by ID, answer with one of the jobs; the last one for good. */
function answerWith({ service }: VirtualRuntime, lookup: object, ...reads: object[]): void {
  const answer = { kind: 'status', status: 200 } as const;
  service.orderFault({ ...answer, operation: 'lookup', body: { data: lookup } });
  for (const [index, read] of reads.entries()) {
    const times = index === reads.length - 1 ? 'always' : 1;
    service.orderFault({ ...answer, operation: 'readSimulationJob', body: { data: read }, times });
  }
}

function lookups(count: number): string[] {
  return Array(count).fill('GET lookup 200');
}

describe('find-simulation', () => {
  test('reports the simulation job of the lookup', async () => {
    const runtime = await virtualRuntime();
    answerWith(runtime, JOB);
    const step = await runStep(runtime, { 'call-time': '2026-01-31T14:30:00+02:00' });
    expect(step).toMatchObject({ exitCode: 0, annotations: [], durationMs: 0 });
    expect(step.outputs).toEqual({
      'simulation-job-id': JOB.simulationJobId,
      status: 'RUNNING',
      'processing-status': 'PENDING',
      'call-id': '',
      'run-plan-id': JOB.runPlan.id,
      json: JSON.stringify(JOB),
    });
    const { simulationJobId, runPlan } = JOB;
    expect(step.summary).toContain(
      `| \`${simulationJobId}\` | RUNNING | PENDING | – | Booking (\`${runPlan.id}\`) |`,
    );
    expect(runtime.requests.map(({ path }) => path)).toEqual([
      '/v1/simulation/job/lookup?servicePhoneNumber=%2B15550100200&callReceivedAt=2026-01-31T14%3A30%3A00%2B02%3A00',
    ]);
  });

  const processing = { ...DONE, processingStatus: 'PROCESSING' };

  test.each([
    ['now', {}, ''],
    [
      'at a time',
      { 'call-time': '2026-03-02T08:59:00+00:00' },
      '&callReceivedAt=2026-03-02T08%3A59%3A00%2B00%3A00',
    ],
  ])(
    'with wait, looks up what was found %s until it is COMPLETED and PROCESSED',
    async (_, inputs: Inputs, time) => {
      const runtime = await virtualRuntime();
      for (const job of [JOB, { ...JOB, status: 'UNHEARD_OF' }, processing, DONE])
        answerWith(runtime, job);
      const step = await runStep(runtime, { ...inputs, wait: 'true' });
      expect(step).toMatchObject({ exitCode: 0, annotations: [], durationMs: 3_000 });
      expect(step.outputs).toMatchObject({ status: 'COMPLETED', 'processing-status': 'PROCESSED' });
      expect(runtime.requests.slice(1).map(({ path }) => path)).toEqual(
        Array(3).fill(`/v1/simulation/job/lookup?servicePhoneNumber=%2B15550100200${time}`),
      );
    },
  );

  test('with wait, looks up the time at which it found a call that is over since', async () => {
    const runtime = await virtualRuntime();
    answerWith(runtime, JOB);
    runtime.service.orderFault({ operation: 'lookup', kind: 'status', status: 404 });
    for (const job of [processing, DONE]) answerWith(runtime, job);
    const step = await runStep(runtime, { wait: 'true' });
    expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    expect(step.outputs).toMatchObject({ 'processing-status': 'PROCESSED' });
    expect(runtime.told()).toEqual(['GET lookup 200', 'GET lookup 404', ...lookups(2)]);
    expect(runtime.requests.map(({ path }) => path.includes('callReceivedAt'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test('with wait, reads the job by its ID if the service refuses the time of the lookup', async () => {
    const runtime = await virtualRuntime();
    answerWith(runtime, JOB, DONE);
    answerWith(runtime, JOB);
    for (const status of [404, 400]) {
      runtime.service.orderFault({ operation: 'lookup', kind: 'status', status });
    }
    const step = await runStep(runtime, { wait: 'true' });
    expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    expect(runtime.told()).toEqual([
      ...lookups(2),
      'GET lookup 404',
      'GET lookup 400',
      `GET ${JOB.simulationJobId} 200`,
    ]);
  });

  test.each([
    { status: 'FAILED', processingStatus: 'PENDING' },
    { status: 'CANCELLED', processingStatus: null },
    { status: 'COMPLETED', processingStatus: 'FAILED' },
  ])('with wait, ends at a state that will not change: %j', async (state) => {
    const runtime = await virtualRuntime();
    answerWith(runtime, JOB, { ...JOB, ...state });
    const step = await runStep(runtime, { wait: 'true' });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ status: state.status });
    const ended = FIND.ended(FIND.state(state.status, state.processingStatus));
    const name = FIND.name(shortForm(JOB.simulationJobId));
    expect(step.annotations[0]).toContain(`error: ${name} ${ended}; waited 1s`);
  });

  test('ends at once when the step is cancelled, with what it knows', async () => {
    const runtime = await virtualRuntime();
    answerWith(runtime, JOB, JOB);
    runtime.cancelAfter(20_000);
    const step = await runStep(runtime, { wait: 'true' });
    expect(step).toMatchObject({ exitCode: 1, durationMs: 20_000 });
    expect(step.annotations[0]).toMatch(/^error: the step was cancelled \(SIGINT\); waited 20s/);
    expect(step.outputs['simulation-job-id']).toBe(JOB.simulationJobId);
  });

  test('with wait, refuses at once a job that uses another number', async () => {
    const runtime = await virtualRuntime();
    answerWith(runtime, { ...DONE, servicePhoneNumber: '+15550100299' });
    const step = await runStep(runtime, { wait: 'true' });
    expect(step).toMatchObject({ exitCode: 1, durationMs: 0 });
    expect(step.annotations).toEqual([expect.stringContaining('(ending in 0299)')]);
    expect(Object.values(step.outputs)).toEqual(['', '', '', '', '', '']);
  });

  const CALL = { startedAt: '2026-03-02T08:00:00.000Z', completedAt: '2026-03-02T08:05:00.000Z' };

  test.each([
    ['2020-03-02T08:01:00Z', CALL],
    ['2026-03-02T08:59:00+01:00', CALL],
    ['2026-03-02T08:05:00.001Z', CALL],
    ['2026-03-02T07:00:00Z', { startedAt: CALL.startedAt, completedAt: null }],
    ['2026-03-02T09:00:00Z', { completedAt: CALL.completedAt }],
  ])('refuses a job whose call did not last at call-time: %s, %j', async (callTime, span) => {
    const runtime = await virtualRuntime();
    answerWith(runtime, { ...DONE, ...span });
    const step = await runStep(runtime, { 'call-time': callTime, wait: 'true' });
    expect(step).toMatchObject({ exitCode: 1, durationMs: 0 });
    expect(Object.values(step.outputs)).toEqual(['', '', '', '', '', '']);
    const [annotation = ''] = step.annotations;
    for (const shown of [callTime, ...Object.values(span), 'lookup.timeParameter']) {
      expect(annotation).toContain(shown ?? 'unknown');
    }
  });

  test.each([
    ['2026-03-02T08:00:00Z', CALL],
    ['2026-03-02T09:05:00+01:00', CALL],
    ['2026-03-02T08:59:00Z', { startedAt: CALL.startedAt, completedAt: null }],
    ['2026-03-02T07:00:00Z', { completedAt: CALL.completedAt }],
    ['2020-03-02T08:00:00Z', { startedAt: 'this morning' }],
  ])(
    'takes a job whose call lasted at call-time, as far as is known: %s, %j',
    async (callTime, span) => {
      const runtime = await virtualRuntime();
      answerWith(runtime, { ...DONE, ...span });
      const step = await runStep(runtime, { 'call-time': callTime });
      expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    },
  );

  test('a lookup that is refused with a time names lookup.timeParameter before an input', async () => {
    const runtime = await virtualRuntime();
    const refused = { operation: 'lookup', kind: 'status', status: 400 } as const;
    runtime.service.orderFault({ ...refused, times: 2 });
    const [timed = ''] = (await runStep(runtime, { 'call-time': CALL.startedAt })).annotations;
    expect(timed).toMatch(/^error: look up .*lookup\.timeParameter.*service-phone-number/);
    const [untimed = ''] = (await runStep(runtime)).annotations;
    expect(untimed).toMatch(/^error: look up .*service-phone-number/);
    expect(untimed).not.toContain('lookup.timeParameter');
  });

  test.each([
    [
      { 'service-phone-number': '0155 123' },
      /^error: input 'service-phone-number': '0155 123' is not an E.164 phone number: write a \+/,
    ],
    [{ 'service-phone-number': '' }, /^error: input 'service-phone-number' is missing: /],
  ])('refuses %j before any request', async (inputs: Inputs, message) => {
    const runtime = await virtualRuntime();
    const step = await runStep(runtime, inputs);
    expect(step.exitCode).toBe(1);
    expect(step.annotations).toEqual([expect.stringMatching(message)]);
    expect(runtime.requests).toEqual([]);
  });

  test('escapes what the service says', async () => {
    const runtime = await virtualRuntime();
    const status = '::error::x\n##[error]y | <img src=x> @team #1';
    answerWith(runtime, { ...JOB, status, runPlan: { ...JOB.runPlan, name: '![a](https://b.c)' } });
    const step = await runStep(runtime);
    expect(step.annotations).toEqual([]);
    expect(step.outputs.status).not.toMatch(/\n|^\s*::|##\[/);
    expect(step.summary).not.toMatch(/<img|!\[a\]\(|@team|\| <img/);
  });
});

describe('with wait, a call that is not placed yet is waited for', () => {
  /** The runtime begins at 09:00. */
  test.each([
    ['now', {}],
    ['at a moment to come', { 'call-time': '2026-03-02T09:01:00Z' }],
    [
      'at a moment that is over for no longer than timeout',
      { 'call-time': '2026-03-02T08:45:00Z' },
    ],
  ])('%s', async (_, inputs: Inputs) => {
    const runtime = await virtualRuntime();
    const missing = { operation: 'lookup', kind: 'status', status: 404 } as const;
    runtime.service.orderFault({ ...missing, times: 5 });
    answerWith(runtime, JOB, DONE);
    const step = await runStep(runtime, { ...inputs, wait: 'true' });
    expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    expect(step.outputs).toMatchObject({ status: 'COMPLETED', 'processing-status': 'PROCESSED' });
    expect(runtime.told()).toEqual([
      ...Array(5).fill('GET lookup 404'),
      'GET lookup 200',
      // Without a call-time the lookup is repeated as it is, then with the time at which it found the job.
      ...Array('call-time' in inputs ? 1 : 2).fill('GET lookup 404'),
      `GET ${JOB.simulationJobId} 200`,
    ]);
    expect(runtime.requests.slice(0, 3).map(({ atMs }) => atMs)).toEqual([0, 1_000, 2_000]);
    const notYet = FIND.notYet(NUMBER, inputs['call-time'] ?? null);
    expect(step.lines.filter(({ text }) => text.startsWith(notYet))).toHaveLength(1);
  });
});
