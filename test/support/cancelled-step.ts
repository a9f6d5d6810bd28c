/** What tests of a cancelled step share. */
import { expect } from 'vitest';
import type { RunningReferenceService } from '../../src/reference-service/server.ts';
import { OUTPUTS, reasonsOf } from './gate-test.ts';
import type { ActionResult } from './runner-process.ts';

/** The outcome of every cancelled step, for all inputs. */
export function expectCancelled(result: ActionResult): void {
  expect(result).toMatchObject({ exitCode: 1, signal: null, stderr: '' });
  expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  expect(result.outputs).toMatchObject({ outcome: 'inconclusive', verdict: '' });
  expect(reasonsOf(result).length).toBeGreaterThan(0);
  expect(result.summary).toContain('inconclusive');
  expect(result.summary).not.toContain('tolerated');
  expect(result.annotations.map(({ level }) => level)).toContain('error');
}

/** The input that has a run of the demo plan started. */
export function startOf({ demo }: RunningReferenceService): Record<string, string> {
  return { 'run-plan': demo.runPlanId };
}

/** Keeps every run in flight. */
export function keepRunning(service: RunningReferenceService): void {
  const body = { data: { status: 'RUNNING_SIMULATIONS' } };
  service.orderFault({ kind: 'status', status: 200, body, operation: 'read', times: 'always' });
  service.orderFault({ kind: 'status', status: 409, operation: 'debrief', times: 'always' });
}
