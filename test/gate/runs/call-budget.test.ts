import { describe, expect, test, vi } from 'vitest';
import { checkCallBudget } from '../../../src/gate/runs/call-budget.ts';
import { RunRecord } from '../../../src/gate/runs/run-record.ts';
import type { Watch } from '../../../src/gate/runs/watch.ts';
import { all, altering, onPlan } from '../../support/gate-run.ts';
import { countOf, reasonsIn, virtualWorld } from '../../support/virtual-world.ts';

describe('max-calls holds back what would place more calls', () => {
  test('a plan over it is an error before any start, and says how many it would be', async () => {
    const { world, step } = await onPlan({ 'max-calls': '23' });
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(reasonsIn(step)).toEqual([
      expect.objectContaining({
        rule: 'max-calls',
        message: expect.stringMatching(
          /^more calls would be placed than the input max-calls: 23 allows \(run plan '.+' \(\S+\): 24 calls \(\d+ test cases × \d+ iterations?\)\), so nothing was started: /,
        ),
      }),
    ]);
    expect(countOf(world, 'POST start')).toBe(0);
  });

  test('a test case counts as often as it is called', async () => {
    const values = { '/data/testCaseCount': 6, '/data/iterationCount': 5 };
    const { world, step } = await onPlan(
      { 'max-calls': '29' },
      altering('readPlan', values, { times: 1 }),
    );
    expect(reasonsIn(step)[0]?.message).toContain('30 calls (6 test cases × 5 iterations)');
    expect(countOf(world, 'POST start')).toBe(0);
  });

  test('a plan at it is started', async () => {
    const { world, step } = await onPlan({ 'max-calls': '24' });
    expect(countOf(world, 'POST start')).toBe(1);
    expect(step.outputs['debrief-status']).toBe('READY');
  });

  test('all plans count together, those found by name as well', async () => {
    const world = await virtualWorld();
    const { name } = world.service.demo;
    const other = world.service.addPlan({ name: 'another' });
    const given = { 'run-plan': `${name}\n${other.runPlanId}` };
    const step = await world.runStep({ ...given, 'max-calls': '47' });
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)[0]?.message).toContain(', 48 calls together)');
    expect(countOf(world, 'POST start')).toBe(0);
  });

  test.each([
    ['the plan cannot be read', 'status', { status: 404 }],
    ['the plan does not tell', 'altered-body', { removed: ['/data/iterationCount'] }],
  ] as const)('where %s, the run goes on with a note', async (_, kind, facts) => {
    const { world, step } = await onPlan({ 'max-calls': '1' }, (given) =>
      given.service.orderFault({ operation: 'readPlan', kind, ...facts } as never),
    );
    expect(countOf(world, 'POST start')).toBe(1);
    expect(step.summary).toMatch(/How many calls the run plan places is not known/);
  });

  test('without it nobody asks', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.demo;
    await world.runStep({ 'run-plan': runPlanId });
    expect(world.requests.filter(({ path }) => path.endsWith(`/plan/${runPlanId}`))).toEqual([]);
  });

  test('a step that is cancelled while it asks starts nothing', async () => {
    const { world, step } = await onPlan(
      { 'max-calls': '100' },
      all(
        (given) => given.hang({ operation: 'readPlan' }),
        (given) => given.cancelAfter(2_000),
      ),
    );
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    expect(countOf(world, 'POST start')).toBe(0);
  });
});

describe('several plans are asked about side by side', () => {
  test('how many calls they place', async () => {
    const world = await virtualWorld();
    const ids = ['a', 'b', 'c'].map((name) => world.service.addPlan({ name }).runPlanId);
    world.hang({ operation: 'readPlan', times: 'always' });
    const given = { 'run-plan': ids.join('\n'), 'max-calls': '1', wait: 'false' };
    await world.runStep(given);
    const starts = world.requests.filter(({ what }) => what === 'POST start');
    expect(starts.map(({ atMs }) => atMs)).toEqual([10_000, 10_000, 10_000]);
  });

  test('whether a run spares theirs, and those that are not spared count', async () => {
    const spared = new Map<string, (is: boolean) => void>();
    const planned = ['a', 'b', 'c'].map((id) => ({
      run: new RunRecord(id),
      plan: { id, name: id, size: { testCases: 2, iterations: 1 }, updatedAt: null },
    }));
    const inputs = { maxCalls: 3, maxParallel: 20 };
    const source = { kind: 'run-plan' };
    const checked = checkCallBudget(planned, { inputs, source } as Watch, ({ plan }) => {
      return new Promise((resolve) => spared.set(plan.id, resolve));
    });
    await vi.waitFor(() => expect([...spared.keys()]).toEqual(['a', 'b', 'c']));
    for (const [id, resolve] of spared) resolve(id === 'b');
    expect(await checked).toMatchObject([
      { reasons: [{ rule: 'max-calls', message: expect.stringContaining(', 4 calls together)') }] },
    ]);
  });
});

describe('a service that refuses for a spent budget', () => {
  const spent = (status: number, code: string, details?: unknown) => ({
    kind: 'status' as const,
    status,
    body: { type: 'billing', code, message: 'No budget is left.', details },
  });
  const refusals = [
    spent(402, 'payment_required'),
    spent(429, 'monthly_quota_exceeded'),
    spent(429, 'INSUFFICIENT_CREDITS'),
    spent(429, 'too_many_requests', { code: 'insufficient_quota' }),
    spent(429, 'too_many_requests', { causes: [{}, { Code: 'Credits_Exhausted' }] }),
    { ...spent(429, ''), body: { error: { code: 'insufficient_quota', message: 'None left.' } } },
  ];

  test.each(refusals)('is inconclusive and asked once: $status $body', async (refusal) => {
    const { world, step } = await onPlan({}, (given) =>
      given.service.orderFault({ ...refusal, operation: 'start', times: 'always' }),
    );
    expect(step).toMatchObject({
      exitCode: 1,
      durationMs: 0,
      outputs: { outcome: 'inconclusive' },
    });
    expect(world.requests).toHaveLength(1);
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'budget',
        message: expect.stringMatching(
          /refuses for a spent budget.*Check the subscription and the payments .*No run was started$/,
        ),
      },
    ]);
    expect(step.summary).toMatch(/have the budget of the account raised/i);
  });

  test.each(refusals)('so is a debrief that it refuses: $status $body', async (refusal) => {
    const { world, step } = await onPlan({}, (given) =>
      given.service.orderFault({ ...refusal, operation: 'debrief', times: 'always' }),
    );
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(countOf(world, 'POST debrief')).toBe(1);
  });

  test.each([{ code: 1, why: 'quota' }, ['quota'], 'quota', { code: { quota: 'code' } }])(
    'is not taken for one by any other word: %j',
    async (details) => {
      const { world, step } = await onPlan({}, (given) =>
        given.service.orderFault({
          ...spent(429, 'too_many_requests', details),
          operation: 'start',
        }),
      );
      expect(step.outputs['debrief-status']).toBe('READY');
      expect(countOf(world, 'POST start')).toBe(2);
    },
  );

  test('a request that is refused for what it says is an error, though a word of it is alike', async () => {
    const { step } = await onPlan({}, (given) =>
      given.service.orderFault({ ...spent(400, 'credit_note_unknown'), operation: 'start' }),
    );
    expect(step.outputs.outcome).toBe('error');
  });

  test('a status that it does not let be read is told by the debrief request', async () => {
    const refusal = { ...spent(429, 'credits_used_up'), operation: 'read' as const };
    const { world, step } = await onPlan({}, (given) =>
      given.service.orderFault({ ...refusal, times: 'always' }),
    );
    expect(step.outputs['debrief-status']).toBe('READY');
    expect(countOf(world, 'GET run')).toBe(1);
  });

  test('on-inconclusive: warn lets it pass', async () => {
    const { step } = await onPlan({ 'on-inconclusive': 'warn' }, (given) =>
      given.service.orderFault({ ...spent(402, 'unpaid'), operation: 'start' }),
    );
    expect(step.exitCode).toBe(0);
  });
});
