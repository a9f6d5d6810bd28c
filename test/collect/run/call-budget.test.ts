import { describe, expect, test } from 'vitest';
import { altering, onPlan, type Prepare } from '../../support/gate-run.ts';
import {
  countOf,
  reasonsIn,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

describe('max-calls starts nothing that would make more calls', () => {
  test.each<[string, Prepare, string, number]>([
    ['23', () => {}, '24 calls', 0],
    [
      '29',
      altering('readPlan', { '/data/testCaseCount': 6, '/data/iterationCount': 5 }),
      '30 calls (6 test cases × 5 iterations)',
      0,
    ],
    ['24', () => {}, '', 1],
  ])('max-calls: %s', async (maxCalls, prepare, message, started) => {
    const { runtime, step } = await onPlan({ 'max-calls': maxCalls }, prepare);
    expect(countOf(runtime, 'POST start')).toBe(started);
    if (started > 0) return;
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    const reason = { rule: 'max-calls', message: expect.stringContaining(message) };
    expect(reasonsIn(step)).toMatchObject([reason]);
  });

  test('all plans count together, those found by name as well', async () => {
    const runtime = await virtualRuntime();
    const { name } = runtime.service.demo;
    const other = runtime.service.addPlan({ name: 'another' });
    const given = { 'run-plan': `${name}\n${other.runPlanId}` };
    const step = await runtime.runStep({ ...given, 'max-calls': '47' });
    expect(step.outputs.outcome).toBe('error');
    expect(reasonsIn(step)[0]?.message).toContain(', 48 calls together)');
    expect(countOf(runtime, 'POST start')).toBe(0);
  });

  test.each([
    ['the plan cannot be read', 'status', { status: 404 }],
    ['the plan does not tell', 'altered-body', { removed: ['/data/iterationCount'] }],
  ] as const)('if %s, the run goes on with a note', async (_, kind, facts) => {
    const { runtime, step } = await onPlan({ 'max-calls': '1' }, (given) =>
      given.service.orderFault({ operation: 'readPlan', kind, ...facts } as never),
    );
    expect(countOf(runtime, 'POST start')).toBe(1);
    expect(step.summary).toMatch(/The calls of the run plan are not known/);
  });
});

describe('a service that refuses for a spent budget', () => {
  const spent =
    (operation: 'start' | 'debrief' | 'read', status: number, code: string, details?: unknown) =>
    ({ service }: VirtualRuntime) =>
      service.orderFault({
        ...{ kind: 'status', operation, status, times: 'always' },
        body: { type: 'billing', code, message: 'No budget is left.', details },
      });
  const REFUSALS: [number, string, object?][] = [
    [402, 'payment_required'],
    [429, 'monthly_quota_exceeded'],
    [429, 'INSUFFICIENT_CREDITS'],
    [429, 'too_many_requests', { code: 'insufficient_quota' }],
  ];

  test.each(REFUSALS)('is inconclusive after one request: %i %s %j', async (...refusal) => {
    const { runtime, step } = await onPlan({}, spent('start', ...refusal));
    expect(step).toMatchObject({ exitCode: 1, durationMs: 0 });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(runtime.requests).toHaveLength(1);
    const message = expect.stringMatching(/spent budget/);
    expect(reasonsIn(step)).toMatchObject([{ rule: 'budget', message }]);
  });

  test('is an error after 400 with any code', async () => {
    const { step } = await onPlan({}, spent('start', 400, 'credit_note_unknown'));
    expect(step.outputs.outcome).toBe('error');
  });
});
