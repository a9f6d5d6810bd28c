import { describe } from 'vitest';
import type { RunningReferenceService } from '../../src/reference/server.ts';
import { expectCancelled, keepRunning, startOf } from '../support/cancelled-step.ts';
import { closedPort, countOf, inputsFor, OUTPUTS, test, untilAsked } from '../support/gate-test.ts';
import { preloading } from '../support/preload.ts';
import { debriefReport } from '../support/reports.ts';
import { type RunningAction, startAction } from '../support/runner-process.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';

const { cwd, save } = workspace();

type Inputs = Record<string, string>;

interface Stage {
  what: string;
  /** Brings the service where it has to be, and says what the workflow asks for. */
  prepare(service: RunningReferenceService): Inputs;
  /** Resolves when the stage is reached. */
  reached(action: RunningAction, service: RunningReferenceService): Promise<unknown>;
  /** How many start requests there will have been. */
  starts: number;
  /** How many of the runs started here are cancelled. */
  cancels: number;
  says?: string;
}

const STAGES: readonly Stage[] = [
  {
    what: 'while a start request is in flight: its answer is waited for, and the run cancelled',
    prepare(service) {
      service.orderFault({ kind: 'delay', operation: 'start', ms: 500 });
      return startOf(service);
    },
    reached: (_, service) => untilAsked(service, 'start'),
    starts: 1,
    cancels: 1,
  },
  {
    what: 'while a start request is in flight that is never answered',
    prepare(service) {
      service.orderFault({ kind: 'hang', operation: 'start' });
      return startOf(service);
    },
    reached: (_, service) => untilAsked(service, 'start'),
    starts: 1,
    cancels: 0,
    says: 'may have been started',
  },
  {
    what: 'while the run is waited for',
    prepare(service) {
      keepRunning(service);
      return startOf(service);
    },
    reached: (action) => action.waitForLog('RUNNING_SIMULATIONS'),
    starts: 1,
    cancels: 1,
    says: 'last seen: RUNNING_SIMULATIONS',
  },
  {
    what: 'while the run is being read',
    prepare(service) {
      service.orderFault({ kind: 'hang', operation: 'read' });
      return startOf(service);
    },
    reached: (_, service) => untilAsked(service, 'read'),
    starts: 1,
    cancels: 1,
  },
  {
    what: 'while a debrief is being requested',
    prepare(service) {
      service.orderFault({ kind: 'hang', operation: 'debrief' });
      return startOf(service);
    },
    reached: (_, service) => untilAsked(service, 'debrief'),
    starts: 1,
    cancels: 1,
  },
  {
    what: 'while a request waits for its next attempt',
    prepare(service) {
      service.orderFault({
        kind: 'status',
        status: 503,
        retryAfter: 600,
        operation: 'debrief',
        times: 'always',
      });
      return startOf(service);
    },
    reached: (action) => action.waitForLog('trying again in 10m'),
    starts: 1,
    cancels: 1,
  },
  {
    what: 'while the debrief is waited for: a run that has finished is not cancelled',
    prepare(service) {
      keepGenerating(service);
      return startWithoutDebrief(service);
    },
    reached: (action) => action.waitForLog('debrief GENERATING'),
    starts: 1,
    cancels: 0,
    says: 'last seen: debrief GENERATING',
  },
  {
    what: 'while the results are being read',
    prepare(service) {
      service.orderFault({ kind: 'hang', operation: 'results', times: 'always' });
      return startWithoutDebrief(service);
    },
    reached: (_, service) => untilAsked(service, 'results'),
    starts: 1,
    cancels: 0,
  },
  {
    what: 'while the debrief is waited for of a run that has finished, although it cannot be read',
    prepare(service) {
      keepGenerating(service);
      service.orderFault({ kind: 'status', status: 404, operation: 'read', times: 'always' });
      return startWithoutDebrief(service);
    },
    reached: (action) => action.waitForLog('debrief GENERATING'),
    starts: 1,
    cancels: 0,
  },
  {
    what: 'while a run is waited for that others started: it is never cancelled',
    prepare(service) {
      return { 'job-id': service.addRun({ status: 'RUNNING_SIMULATIONS' }).jobId };
    },
    reached: (action) => action.waitForLog('RUNNING_SIMULATIONS'),
    starts: 0,
    cancels: 0,
  },
  {
    what: 'while a run is being looked up',
    prepare(service) {
      service.orderFault({ kind: 'hang', operation: 'lookup' });
      return { 'service-phone-number': service.demo.servicePhoneNumber };
    },
    reached: (_, service) => untilAsked(service, 'lookup'),
    starts: 0,
    cancels: 0,
  },
  {
    what: 'while two runs are waited for and two more wait their turn, which never comes',
    prepare(service) {
      keepRunning(service);
      const plans = Array.from({ length: 4 }, () => service.addPlan({}).runPlanId);
      return { 'run-plan-id': plans.join(), 'max-parallel': '2' };
    },
    reached: (_, service) => untilAsked(service, 'read', 2),
    starts: 2,
    cancels: 2,
  },
  {
    what: 'with wait: false, while one of two runs is being started: both are cancelled',
    prepare(service) {
      service.orderFault({ kind: 'delay', operation: 'start', ms: 500, skip: 1 });
      const plans = [service.demo.runPlanId, service.addPlan({}).runPlanId];
      return { 'run-plan-id': plans.join(), wait: 'false' };
    },
    reached: (_, service) => untilAsked(service, 'start', 2),
    starts: 2,
    cancels: 2,
  },
];

describe.for(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the step and cancels the runs that it started',
  (signal) => {
    test.concurrent.for(STAGES)('$what', async (stage, { service, expect }) => {
      const asked = { ...stage.prepare(service), 'on-inconclusive': 'warn', 'warn-only': 'true' };
      const action = startAction({ inputs: inputsFor(service, asked) });
      await stage.reached(action, service);
      action.kill(signal);
      const result = await action.result;
      expectCancelled(result);
      expect(result.stdout).toContain(`the step was cancelled (${signal})`);
      expect(result.stdout).toContain(stage.says ?? '');
      expect(countOf(service, 'start')).toBe(stage.starts);
      expect(countOf(service, 'cancel')).toBe(stage.cancels);
      expect(cancelledIds(service)).toEqual(
        stage.cancels === 0 ? [] : result.outputs['job-id']?.split('\n').toSorted(),
      );
    });

    test.concurrent('before the first request: there is none', async ({ service, expect }) => {
      const result = await startAction({
        inputs: inputsFor(service, startOf(service)),
        env: signalOnceWritten('::add-mask::', signal),
      }).result;
      expectCancelled(result);
      expect(service.requests).toEqual([]);
    });

    test.concurrent('while no connection can be made: nothing was started', async ({
      service,
      expect,
    }) => {
      const inputs = inputsFor(service, {
        ...startOf(service),
        'base-url': `http://127.0.0.1:${await closedPort()}`,
      });
      const action = startAction({ inputs });
      await action.waitForLog('start run: connection to');
      action.kill(signal);
      const result = await action.result;
      expectCancelled(result);
      expect(result.stdout).not.toContain('may have been started');
    });

    test.concurrent('while a saved debrief is judged: it is, but the step fails', async ({
      service,
      expect,
    }) => {
      const file = save('debrief.json', savedDebrief(debriefReport()));
      const result = await startAction({
        inputs: { 'api-key': service.keys.full, 'debrief-file': file },
        cwd,
        env: signalOnceWritten('::add-mask::', signal),
      }).result;
      expect(result).toMatchObject({ exitCode: 1, signal: null, stderr: '' });
      expect(result.annotations.map(({ level }) => level)).toContain('error');
      expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
      expect(result.summary).not.toBe('');
    });
  },
);

/** The debrief of this run is never ready when it is first asked for. */
function startWithoutDebrief(service: RunningReferenceService): Inputs {
  return { 'run-plan-id': service.addPlan({ debrief: 'on-request' }).runPlanId };
}

function keepGenerating(service: RunningReferenceService): void {
  const body = { data: { debrief: { status: 'GENERATING' } } };
  service.orderFault({ kind: 'status', status: 200, body, operation: 'results', times: 'always' });
}

/** The IDs of the runs that were cancelled, as often as they were. */
function cancelledIds(service: RunningReferenceService): string[] {
  return service.requests
    .flatMap(({ path }) => /([^/]+)\/cancel$/.exec(path)?.[1] ?? [])
    .toSorted();
}

/** Has the action send itself the signal the moment that it writes something that begins so. */
function signalOnceWritten(start: string, signal: NodeJS.Signals): Record<string, string> {
  return preloading(`
    import fs from 'node:fs';
    const { writeSync } = fs;
    fs.writeSync = (fd, data, ...rest) => {
      if (String(data).startsWith('${start}')) process.kill(process.pid, '${signal}');
      return writeSync(fd, data, ...rest);
    };
  `);
}
