import { describe, expect, test } from 'vitest';
import { debriefReport, theme } from '../../support/reports.ts';
import { countOf, type VirtualWorld, virtualWorld } from '../../support/virtual-world.ts';

const METRICS = ['66666666-6666-4666-8666-666666666666', '77777777-7777-4777-8777-777777777777'];
const WITH = { 'collect-metrics': METRICS.join('\n') };
const CREATION = 'POST collection-jobs';

function ids(count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  );
}

/** A run whose gate fails, with a theme that names so many calls. */
function failedRun({ service }: VirtualWorld, calls: number, verdict = 'THRESHOLD_FAILED') {
  const themes = [
    theme({ severity: 'LOW', callIds: ids(calls).slice(2) }),
    theme({ callIds: ids(calls).slice(0, 2) }),
  ];
  const { jobId } = service.addRun({ debrief: { report: debriefReport({ verdict, themes }) } });
  return { 'job-id': jobId };
}

function creations({ requests }: VirtualWorld) {
  return requests.filter(({ what }) => what === CREATION).map(({ body }) => body);
}

describe('collect-metrics, when the gate did not pass', () => {
  test('one job is started over the calls that the themes name', async () => {
    const world = await virtualWorld();
    const step = await world.runStep({ ...failedRun(world, 3), ...WITH });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(creations(world)).toEqual([{ metrics: METRICS.map((id) => ({ id })), callIds: ids(3) }]);
    const jobId = step.outputs['metric-job-id'];
    expect(jobId).toMatch(/^[\da-f-]{36}$/);
    const told = 'Metric collection was started: 2 metrics of 3 affected calls.';
    expect(step.log).toContain(`metric collection job ${jobId}: started\n${told}\n`);
    expect(step.summary).toContain(`- Metric collection job: \`${jobId}\`\n- ${told}\n`);
  });

  test('also where a failed gate is tolerated', async () => {
    const world = await virtualWorld();
    const step = await world.runStep({ ...failedRun(world, 3), ...WITH, 'warn-only': 'true' });
    expect(step.exitCode).toBe(0);
    expect(creations(world)).toHaveLength(1);
  });

  test.each([
    [2, 500],
    [20, 250],
  ])(
    'what one request cannot hold with %i metrics is left out, and that is told',
    async (metrics, most) => {
      const world = await virtualWorld();
      const inputs = { 'collect-metrics': ids(metrics).join() };
      const step = await world.runStep({ ...failedRun(world, most + 3), ...inputs });
      expect(creations(world)).toEqual([expect.objectContaining({ callIds: ids(most) })]);
      const told = 'Left out of metric collection: 3 affected calls of the least severe themes';
      expect(step.log).toContain(told);
      expect(step.summary).toContain(told);
    },
  );

  test('one that passed collects nothing, and neither does one without calls', async () => {
    const world = await virtualWorld();
    const passed = await world.runStep({ ...failedRun(world, 3, 'PASSED'), ...WITH });
    expect(passed.outputs).toMatchObject({ outcome: 'passed', 'metric-job-id': '' });
    expect(passed.log).not.toContain('etric');
    const none = await world.runStep({ ...failedRun(world, 0), ...WITH });
    expect(none.outputs).toMatchObject({ outcome: 'failed', 'metric-job-id': '' });
    expect(none.summary).toContain('No metrics were collected: no theme names a call.');
    expect(countOf(world, CREATION)).toBe(0);
  });
});

describe('the creation of the job is never repeated once it may have been received', () => {
  test.each([
    ['no answer', { kind: 'hang' }, 'may have been started all the same'],
    ['500', { kind: 'status', status: 500 }, 'may have been started all the same'],
    ['403', { kind: 'status', status: 403 }, 'use a key with Full Access'],
    ['400', { kind: 'status', status: 400 }, 'check the input collect-metrics'],
    ['a wrong shape', { kind: 'status', status: 200, body: { data: {} } }, 'may have been started'],
  ] as const)('%s: a warning, and the outcome stands', async (_, fault, told) => {
    const world = await virtualWorld();
    const order = { operation: 'createMetricJob', times: 'always' } as const;
    if (fault.kind === 'hang') world.hang(order);
    else world.service.orderFault({ ...order, ...fault });
    const step = await world.runStep({ ...failedRun(world, 3), ...WITH });
    expect(step).toMatchObject({
      exitCode: 1,
      outputs: { outcome: 'failed', 'metric-job-id': '' },
      annotations: [
        expect.stringMatching(`^warning: create metric collection job: .*${told}`),
        expect.stringMatching('^error: failed: '),
      ],
    });
    expect(step.summary).toContain('create metric collection job');
    expect(countOf(world, CREATION)).toBe(1);
  });

  test('but after a 429, which says that it was not taken', async () => {
    const world = await virtualWorld();
    const fault = { operation: 'createMetricJob', kind: 'status', status: 429 } as const;
    world.service.orderFault({ ...fault, times: 2 });
    const step = await world.runStep({ ...failedRun(world, 3), ...WITH });
    expect(step.outputs['metric-job-id']).not.toBe('');
    expect(countOf(world, CREATION)).toBe(3);
  });

  test('a step that is cancelled starts none any more', async () => {
    const world = await virtualWorld();
    world.hang({ operation: 'createMetricJob', times: 'always' });
    world.cancelAfter(20_000);
    const step = await world.runStep({ ...failedRun(world, 3), ...WITH });
    expect(step.exitCode).toBe(1);
    expect(step.durationMs).toBeLessThan(25_000);
    expect(step.outputs.outcome).toBe('failed');
  });
});
