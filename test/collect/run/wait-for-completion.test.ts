import { describe, expect, test } from 'vitest';
import { all, failing, onRun, type Prepare } from '../../support/gate-run.ts';
import { PROXY_PAGE } from '../../support/proxy-page.ts';
import { debriefReport } from '../../support/reports.ts';
import { countOf, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const MINUTE_MS = 60_000;
/** Orders for every read. */
const READ = { operation: 'read', times: 'always' } as const;
const READY = { report: debriefReport() };
/** Reads of a finished run in addition to its debrief. */
const EVIDENCE = ['GET cost 200', 'GET results 200'];

describe('the debrief is requested first', () => {
  test('409: the run is read, its status logged when it changes, and the debrief requested once it has ended', async () => {
    const { runtime, step } = await onRun(
      {
        status: ['QUEUED', 'QUEUED', 'RUNNING_SIMULATIONS', 'RUNNING_SIMULATIONS', 'COMPLETED'],
        hasCalls: false,
        nextDebriefs: [READY],
      },
      { history: '0' },
    );
    expect(runtime.told()).toEqual([
      'POST debrief 409',
      ...Array.from({ length: 5 }, () => 'GET run 200'),
      'POST debrief 202',
      ...EVIDENCE,
    ]);
    const [lastRead, request] = runtime.requests.slice(5, 7);
    expect(request?.atMs).toBe(lastRead?.atMs);
    expect(step.log.match(/QUEUED/g)).toHaveLength(1);
    expect(step.log.match(/: RUNNING_SIMULATIONS/g)).toHaveLength(1);
  });

  test.each(['FINISHED', 'completed'])(
    'an unknown status for good costs no time: %s',
    async (status) => {
      const fault = { operation: 'debrief', kind: 'status', status: 409 } as const;
      const { runtime, step } = await onRun(
        { debrief: READY },
        { history: '0' },
        all(
          (given) =>
            given.service.orderFault({
              ...READ,
              kind: 'altered-body',
              values: { '/data/status': status },
            }),
          (given) => given.service.orderFault({ ...fault, times: 3 }),
        ),
      );
      expect(step).toMatchObject({ durationMs: 3_000, outputs: { outcome: 'passed' } });
      expect(runtime.told().slice(0, 7)).toEqual([
        ...Array(3).fill(['POST debrief 409', 'GET run 200']).flat(),
        'POST debrief 202',
      ]);
      expect(step.log.match(/words\.runStatus/g)).toHaveLength(1);
      expect(step.log).toContain(`'${status}'`);
    },
  );

  test.each(['10s', '60s', '5m'])(
    'the request is repeated at least once a minute while the read says that the run goes on: max-poll-interval %s',
    async (maxPollInterval) => {
      const inputs = { 'run-timeout': '20m', 'max-poll-interval': maxPollInterval };
      const { runtime } = await onRun({ status: 'RUNNING_SIMULATIONS' }, inputs);
      const askedMs = runtime.requests.filter((r) => r.what === 'POST debrief').map((r) => r.atMs);
      expect(askedMs.length).toBeGreaterThanOrEqual(20);
      for (const [index, ms] of askedMs.slice(1).entries()) {
        expect(ms - (askedMs[index] ?? 0)).toBeLessThanOrEqual(MINUTE_MS + 1);
      }
    },
  );
});

describe('a run that cannot be read is evaluated by its debrief', () => {
  /** What the service never answers to a read as it should. */
  const broken: [string, (runtime: VirtualRuntime) => void][] = [
    ['500', ({ service }) => service.orderFault({ ...READ, kind: 'status', status: 500 })],
    ['401', ({ service }) => service.orderFault({ ...READ, kind: 'status', status: 401 })],
    ['a page', ({ service }) => service.orderFault({ ...READ, ...PROXY_PAGE, status: 200 })],
    ['no answer', (runtime) => runtime.hang(READ)],
    ['a broken connection', ({ service }) => service.orderFault({ ...READ, kind: 'reset' })],
    [
      'more than 32 MiB',
      ({ service }) => service.orderFault({ ...READ, kind: 'oversized-body', bytes: 33 * 2 ** 20 }),
    ],
  ];

  test.each(broken)('%s, for good', async (_, breakReads) => {
    const runtime = await virtualRuntime();
    breakReads(runtime);
    const step = await runtime.runStep({ 'run-plan': runtime.service.demo.runPlanId });
    expect(step.outputs.outcome).toBe('passed');
    const taken = runtime.requests.find(({ status }) => status === 202);
    expect(taken?.atMs).toBeLessThan(2.5 * MINUTE_MS);
    expect(step.log.match(/its status cannot be read, .* \(read run: /g)).toHaveLength(1);
  });
});

test('a read without an answer makes no wait longer than a service without the operation', async () => {
  const times = async (prepare: Prepare) => {
    const { runtime } = await onRun({ nextDebriefs: [READY] }, {}, (given) => {
      failing('debrief', 409, { times: 10 })(given);
      prepare(given);
    });
    return runtime.requests.filter((r) => r.what === 'POST debrief').map((r) => r.atMs);
  };
  const withoutAnswer = await times((given) => given.hang({ ...READ, times: 'always' }));
  expect(withoutAnswer).toHaveLength(11);
  expect(withoutAnswer).toEqual(await times(failing('read', 404)));
});

test('a 429 with Retry-After delays the next read, and no debrief request', async () => {
  const limited = failing('read', 429, { retryAfter: 30, times: 1 });
  const { runtime } = await onRun({ status: 'RUNNING_SIMULATIONS' }, {}, limited);
  const [first, second] = runtime.requests.filter(({ what }) => what === 'GET run');
  expect(first?.atMs).toBe(0);
  expect(second?.atMs).toBeGreaterThanOrEqual(30_000);
  const early = runtime.requests.filter(({ what, atMs }) => /debrief/.test(what) && atMs < 30_000);
  expect(early.length).toBeGreaterThan(5);
});

describe('a slow read', () => {
  /** The times of one read without an answer, and of the line that says so. */
  const hangingRead = async (skip: number, inputs: Readonly<Record<string, string>>) => {
    const gate = await onRun({ status: 'RUNNING_SIMULATIONS' }, inputs, (given) =>
      given.hang({ operation: 'read', skip }),
    );
    const { atMs = 0 } = gate.runtime.requests.find(({ status }) => status === null) ?? {};
    const line = gate.step.lines.find(({ text }) => text.includes('its status cannot be read'));
    return { ...gate, atMs, tookMs: (line?.atMs ?? 0) - atMs };
  };

  test('has its whole interval, whenever it begins in the minute between two requests', async () => {
    const inputs = { 'run-timeout': '5m', 'max-poll-interval': '7s' };
    const reads = Array.from({ length: 12 }, (_, index) => hangingRead(20 + index, inputs));
    for (const { atMs, tookMs } of await Promise.all(reads)) {
      expect(atMs).toBeGreaterThan(60_000);
      expect(tookMs).toBe(7_000);
    }
  });

  test('takes at most 10 s, however long the interval is', async () => {
    const inputs = { 'run-timeout': '30m', 'max-poll-interval': '60s' };
    expect(await hangingRead(30, inputs)).toMatchObject({ tookMs: 10_000 });
  });

  test('does not delay the end of run-timeout', async () => {
    const inputs = { 'run-timeout': '5m', 'max-poll-interval': '60s' };
    const reads = countOf((await hangingRead(1_000, inputs)).runtime, 'GET run');
    const { atMs, step } = await hangingRead(reads - 1, inputs);
    expect({ atMs, durationMs: step.durationMs }).toEqual({ atMs: 299_000, durationMs: 300_000 });
  });
});

describe('a run that ended FAILED, CANCELLED or TIMED_OUT', () => {
  const endings = ['FAILED', 'CANCELLED', 'TIMED_OUT'];

  test.each(endings)('%s and still 409: the wait ends as inconclusive', async (ending) => {
    const { runtime, step } = await onRun({
      status: ['RUNNING_SIMULATIONS', ending],
      debrief: 'refused',
    });
    expect(step.exitCode).toBe(1);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.annotations).toEqual([expect.stringContaining(ending)]);
    expect(runtime.told()).toEqual([
      'POST debrief 409',
      'GET run 200',
      'GET run 200',
      'POST debrief 409',
      ...EVIDENCE,
    ]);
  });

  test.each(endings.flatMap((ending) => [[ending], ['RUNNING_SIMULATIONS', ending]]))(
    '%s %s with 202: no pass, and the report says how it ended',
    async (...status) => {
      const { step } = await onRun({ status, debrief: 'none', nextDebriefs: [READY] });
      expect(step.outputs).toMatchObject({ outcome: 'inconclusive', verdict: 'PASSED' });
      expect(JSON.parse(step.outputs.runs ?? '')).toMatchObject([{ runStatus: status.at(-1) }]);
    },
  );
});

describe('a run that COMPLETED while the request still answers 409', () => {
  test('is not read again; the request is repeated until it answers 202', async () => {
    const { runtime, step } = await onRun(
      {
        status: ['RUNNING_SIMULATIONS', 'COMPLETED'],
        nextDebriefs: [READY],
      },
      { history: '0' },
      failing('debrief', 409, { times: 4 }),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(runtime.told()).toEqual([
      'POST debrief 409',
      'GET run 200',
      'GET run 200',
      'POST debrief 409',
      'POST debrief 409',
      'POST debrief 409',
      'POST debrief 202',
      ...EVIDENCE,
    ]);
    expect(runtime.requests.map(({ atMs }) => atMs)).toEqual([
      0, 0, 1_000, 1_000, 2_000, 3_000, 4_000, 4_000, 4_000,
    ]);
  });
});
