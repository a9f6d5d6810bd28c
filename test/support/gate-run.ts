/** A step of the gate on one run of the reference service, with the injected errors of most tests. */

import type { OperationName } from '../../src/reference-service/all-operations.ts';
import type { FaultOrder } from '../../src/reference-service/faults.ts';
import type { PlacedRun } from '../../src/reference-service/placed-run.ts';
import { type StepResult, type VirtualRuntime, virtualRuntime } from './virtual-runtime.ts';

export type Inputs = Readonly<Record<string, string>>;
/** What happens to the runtime before a step. */
export type Prepare = (runtime: VirtualRuntime) => unknown;
type More = Partial<
  Pick<FaultOrder & { kind: 'status' }, 'times' | 'skip' | 'path' | 'retryAfter'>
>;
/** Inputs, also those that name something of the runtime. */
type Given = Inputs | ((runtime: VirtualRuntime) => Inputs);
type Options = Parameters<typeof virtualRuntime>[0];
interface Gate {
  runtime: VirtualRuntime;
  step: StepResult;
  jobId: string;
}

/** An operation that always responds with a status. */
export const failing =
  (operation: OperationName, status: number, more: More = {}): Prepare =>
  ({ service }) =>
    service.orderFault({ operation, kind: 'status', status, times: 'always', ...more });

/** An operation whose responses always have other values at JSON Pointers. */
export const altering =
  (operation: OperationName, values: object, more: More = {}): Prepare =>
  ({ service }) => {
    const json = JSON.parse(JSON.stringify(values));
    service.orderFault({ operation, kind: 'altered-body', values: json, times: 'always', ...more });
  };

/** Several preparations, one after the other. */
export const all =
  (...prepare: Prepare[]): Prepare =>
  async (runtime) => {
    for (const each of prepare) await each(runtime);
  };

/** Runs the gate on a run that exists. */
export async function onRun(
  order: PlacedRun,
  inputs: Given = {},
  prepare: Prepare = () => {},
  options: Options = {},
): Promise<Gate> {
  const runtime = await virtualRuntime(options);
  const { jobId } = runtime.service.addRun(order);
  await prepare(runtime);
  return {
    runtime,
    jobId,
    step: await runtime.runStep({ 'job-id': jobId, ...given(inputs, runtime) }),
  };
}

/** Runs the gate on a run that it starts of the demo plan. */
export async function onPlan(
  inputs: Given = {},
  prepare: Prepare = () => {},
  options: Options = {},
): Promise<Gate> {
  const runtime = await virtualRuntime(options);
  await prepare(runtime);
  const step = await runtime.runStep({
    'run-plan': runtime.service.demo.runPlanId,
    ...given(inputs, runtime),
  });
  return { runtime, jobId: step.outputs['job-id'] ?? '', step };
}

function given(inputs: Given, runtime: VirtualRuntime): Inputs {
  return typeof inputs === 'function' ? inputs(runtime) : inputs;
}
