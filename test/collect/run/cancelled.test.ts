import { describe, expect, test } from 'vitest';
import { all, failing, onPlan, onRun, type Prepare } from '../../support/gate-run.ts';
import {
  countOf,
  reasonsIn,
  runsIn,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const RESET = { operation: 'cancel', kind: 'reset' } as const;

function cancelledRuns({ requests }: VirtualRuntime): string[] {
  return requests
    .filter(({ what }) => what === 'POST cancel')
    .map(({ path }) => path.split('/').at(-2) ?? '');
}

describe('every wait ends at once', () => {
  test('while a run goes on: the run that this step started is cancelled', async () => {
    const { runtime, jobId, step } = await onPlan({}, (given) => given.cancelAfter(45_000));
    expect(step.exitCode).toBe(1);
    expect(step.durationMs).toBe(45_000);
    expect(cancelledRuns(runtime)).toEqual([jobId]);
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'cancelled',
        message: expect.stringMatching(
          `^the step was cancelled \\(SIGINT\\); waited 3\\ds for the run to finish \\(run-timeout: 30m\\); last seen: RUNNING_SIMULATIONS, `,
        ),
      },
    ]);
  });

  test('a run that this step only watches is never cancelled', async () => {
    const { runtime, step } = await onRun({ status: 'RUNNING_SIMULATIONS' }, {}, (given) =>
      given.cancelAfter(45_000),
    );
    expect(step.exitCode).toBe(1);
    expect(step.durationMs).toBe(45_000);
    expect(cancelledRuns(runtime)).toEqual([]);
  });

  test('runs that wait their turn are not started any more', async () => {
    const runtime = await virtualRuntime();
    const plans = [0, 1, 2].map(() => runtime.service.addPlan({}).runPlanId);
    runtime.cancelAfter(45_000);
    const step = await runtime.runStep({ 'run-plan': plans.join('\n'), 'max-parallel': '1' });
    expect(step.exitCode).toBe(1);
    expect(countOf(runtime, 'POST start')).toBe(1);
    expect(cancelledRuns(runtime)).toEqual([step.outputs['job-id']]);
    expect(reasonsIn(step)).toHaveLength(3);
  });

  test('a service that no longer answers is waited for less than 5 s', async () => {
    const { step } = await onPlan(
      {},
      all(
        (given) => given.hang({ path: '*', skip: 3, times: 'always' }),
        (given) => given.cancelAfter(45_000),
      ),
    );
    expect(step.durationMs).toBeGreaterThanOrEqual(45_000);
    expect(step.durationMs).toBeLessThan(50_000);
    expect(step.annotations).toContainEqual(
      expect.stringMatching(
        /^error: run \S+ could not be cancelled and may continue to make calls/,
      ),
    );
  });

  test('while the cost of a finished run is read: the run is evaluated by what is known, the step is inconclusive', async () => {
    const { step } = await onRun(
      {},
      { 'on-inconclusive': 'warn' },
      all(
        (given) => given.hang({ operation: 'cost', times: 'always' }),
        (given) => given.cancelAfter(2_000),
      ),
    );
    expect(step.durationMs).toBe(2_000);
    expect(step.exitCode).toBe(1);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(runsIn(step)).toMatchObject([{ outcome: 'passed' }]);
    expect(reasonsIn(step)).toMatchObject([{ rule: 'cancelled' }]);
  });

  test('a start without a response is given up within 5 s, and the message says that a run may have been started', async () => {
    const { step } = await onPlan(
      {},
      all(
        (given) => given.hang({ operation: 'start', times: 'always' }),
        (given) => given.cancelAfter(3_000),
      ),
    );
    expect(step.durationMs).toBeLessThan(8_000);
    expect(step.exitCode).toBe(1);
    expect(step.annotations.join()).toContain('may have been started');
  });
});

describe('the request to cancel', () => {
  test.each<[string, Prepare]>([
    ['500', failing('cancel', 500)],
    ['409, and the run cannot be read', all(failing('cancel', 409), failing('read', 404))],
    ['429 with a Retry-After', failing('cancel', 429, { retryAfter: 60 })],
    ['a reset', ({ service }) => service.orderFault({ ...RESET, times: 'always' })],
  ])("that fails is an error with the run's ID: %s", async (_, prepare) => {
    const { jobId, step } = await onPlan(
      {},
      all(prepare, (given) => given.cancelAfter(45_000)),
    );
    const said = `error: run ${jobId} could not be cancelled and may continue to make calls: cancel run: `;
    expect(step.annotations).toContainEqual(expect.stringContaining(said));
    expect(step.summary).toContain('could not be cancelled');
    expect(step.durationMs).toBeLessThanOrEqual(50_000);
  });

  test('that is made once in vain is no failure', async () => {
    const { runtime, step } = await onPlan({}, ({ service, cancelAfter }) => {
      service.orderFault(RESET);
      cancelAfter(45_000);
    });
    expect(cancelledRuns(runtime)).toHaveLength(2);
    expect(step.log).not.toContain('could not be cancelled');
  });

  test('is not made with cancel-on-abort: false, as the summary notes', async () => {
    const runtime = await virtualRuntime();
    runtime.cancelAfter(45_000);
    const inputs = { 'run-plan': runtime.service.demo.runPlanId, 'cancel-on-abort': 'false' };
    const step = await runtime.runStep(inputs);
    expect(cancelledRuns(runtime)).toEqual([]);
    expect(step.summary).toContain('The run was not cancelled (cancel-on-abort: false).');
  });
});
