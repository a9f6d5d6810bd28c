import { describe, expect, test } from 'vitest';
import { onPlan, onRun } from '../../support/gate-run.ts';
import { reasonsIn, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

test('a variable under a name that the plan does not know ends as an error that names it', async () => {
  const runtime = await virtualRuntime({ plan: {} });
  const step = await runtime.runStep({
    'run-plan': runtime.service.demo.name,
    variables: 'prompt=Be kind.',
  });
  expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', 'job-id': '' } });
  expect(reasonsIn(step)[0]?.message).toMatch(
    /variables\.prompt: is no variable of the run plan "[^"]*", which knows agent_prompt .*: check the inputs run-plan, variables and variable-files$/,
  );
  expect(step.summary).toContain('prompt (8 ');
  expect(step.summary).not.toContain('Tested with');
});

/** Milliseconds between requests of one kind. */
function pausesBetween(runtime: VirtualRuntime, what: string): number[] {
  const sentMs = runtime.requests.filter((request) => request.what === what).map((r) => r.atMs);
  return sentMs.slice(1).map((ms, index) => ms - (sentMs[index] ?? 0));
}

describe('after 429s without a Retry-After', () => {
  const refused = { kind: 'status', status: 429, times: 'always' } as const;

  test.each(['debrief', 'results'] as const)(
    'pauses exceed max-poll-interval, and are at most a minute: %s',
    async (operation) => {
      const { runtime } = await onRun(
        { debrief: 'generating' },
        { 'run-timeout': '40m', 'debrief-timeout': '40m' },
        (given) => given.service.orderFault({ ...refused, operation }),
      );
      const what = operation === 'debrief' ? 'POST debrief' : 'GET results';
      const longest = Math.max(...pausesBetween(runtime, what));
      expect(longest).toBeGreaterThan(20_000);
      expect(longest).toBeLessThanOrEqual(60_000);
    },
  );

  test('pauses are at most five minutes in the queue', async () => {
    const { runtime } = await onPlan({ 'queue-timeout': '90m' }, (given) =>
      given.service.orderFault({ ...refused, operation: 'start' }),
    );
    const longest = Math.max(...pausesBetween(runtime, 'POST start'));
    expect(longest).toBeGreaterThan(60_000);
    expect(longest).toBeLessThanOrEqual(300_000);
  });

  test('of reads, the debrief request is as frequent as ever', async () => {
    const debriefsOf = async (answer: { status: number; retryAfter?: number }) => {
      const fault = { operation: 'read', kind: 'status', times: 'always' } as const;
      const { runtime } = await onRun(
        { status: 'RUNNING_SIMULATIONS' },
        { 'run-timeout': '10m' },
        (given) => given.service.orderFault({ ...fault, ...answer }),
      );
      return runtime.requests.filter(({ what }) => what === 'POST debrief').map((r) => r.atMs);
    };
    const unreadable = await debriefsOf({ status: 404 });
    expect(await debriefsOf({ status: 429, retryAfter: 300 })).toEqual(unreadable);
    expect(await debriefsOf({ status: 429 })).toEqual(unreadable);
  });
});
