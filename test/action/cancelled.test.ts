/** What signals do to the process; what a cancelled step says and asks for is tested with its runs. */
import { describe } from 'vitest';
import { expectCancelled, keepRunning, startOf } from '../support/cancelled-step.ts';
import {
  countOf,
  inputsFor,
  OUTPUTS,
  operationsOf,
  test,
  unhurriedTest,
  untilAsked,
} from '../support/gate-test.ts';
import { preloading } from '../support/preload.ts';
import { debriefReport } from '../support/reports.ts';
import { startAction } from '../support/runner-process.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';

const { cwd, save } = workspace();
const TOLERANT = { 'on-inconclusive': 'warn', 'warn-only': 'true' };

describe('a signal', () => {
  unhurriedTest.concurrent.for([
    ['SIGINT', []],
    ['SIGTERM', ['SIGTERM', 'SIGINT']],
  ] as const)(
    '%s ends the step and cancels the runs that it started, whatever follows: %j',
    async ([signal, others], { service, expect }) => {
      keepRunning(service);
      service.orderFault({ kind: 'delay', operation: 'cancel', ms: 500 });
      const plans = [service.demo.runPlanId, service.addPlan({}).runPlanId];
      const inputs = inputsFor(service, { ...TOLERANT, 'run-plan': plans.join('\n') });
      const action = startAction({ inputs });
      await untilAsked(service, 'read', 2);
      action.kill(signal);
      await untilAsked(service, 'cancel');
      for (const other of others) action.kill(other);
      const result = await action.result;
      expectCancelled(result);
      expect(result.stdout).toContain(`the step was cancelled (${signal})`);
      expect(result.summary).toContain('The run was asked to cancel by this step');
      expect(result.outputs['job-id']?.split('\n')).toHaveLength(2);
      for (const jobId of result.outputs['job-id']?.split('\n') ?? []) {
        expect(countOf(service, 'cancel', jobId)).toBe(1);
      }
    },
  );

  unhurriedTest.concurrent(
    'while a run is being started: the answer is waited for, and the run cancelled',
    async ({ service, expect }) => {
      service.orderFault({ kind: 'delay', operation: 'start', ms: 500 });
      const action = startAction({ inputs: inputsFor(service, startOf(service)) });
      await untilAsked(service, 'start');
      action.kill('SIGTERM');
      const result = await action.result;
      expectCancelled(result);
      expect(operationsOf(service)).toEqual(['start', 'cancel']);
      expect(countOf(service, 'cancel', result.outputs['job-id'])).toBe(1);
    },
  );

  test.concurrent('before the first request: there is none', async ({ service, expect }) => {
    const result = await startAction({
      inputs: inputsFor(service, startOf(service)),
      env: signalOnceWritten('::add-mask::', 'SIGINT'),
    }).result;
    expectCancelled(result);
    expect(service.requests).toEqual([]);
  });

  test.concurrent('while a saved debrief is evaluated: the step is inconclusive and fails', async ({
    service,
    expect,
  }) => {
    const file = save('debrief.json', savedDebrief(debriefReport()));
    const result = await startAction({
      inputs: { 'api-key': service.keys.full, 'debrief-file': file },
      cwd,
      env: signalOnceWritten('::add-mask::', 'SIGTERM'),
    }).result;
    expect(result).toMatchObject({ exitCode: 1, signal: null, stderr: '' });
    expect(result.annotations.map(({ level }) => level)).toContain('error');
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
    expect(result.outputs.outcome).toBe('inconclusive');
    expect(result.summary).not.toBe('');
  });
});

/** Has the action send itself the signal when it writes text with this beginning. */
function signalOnceWritten(start: string, signal: NodeJS.Signals): Record<string, string> {
  return preloading(`
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text, ...rest) => {
      if (String(text).startsWith('${start}')) process.kill(process.pid, '${signal}');
      return write(text, ...rest);
    };
  `);
}
