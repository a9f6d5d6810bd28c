/** A step of the gate on one run of the reference service, and the faults that most of its tests order. */
import type { FaultOrder } from '../../src/reference-service/faults.ts';
import type { OperationName } from '../../src/reference-service/operations.ts';
import type { PlacedRun } from '../../src/reference-service/placed-run.ts';
import { type StepResult, type VirtualWorld, virtualWorld } from './virtual-world.ts';

export type Inputs = Readonly<Record<string, string>>;
/** What happens to the world before a step. */
export type Prepare = (world: VirtualWorld) => unknown;
type More = Partial<
  Pick<FaultOrder & { kind: 'status' }, 'times' | 'skip' | 'path' | 'retryAfter'>
>;
/** Inputs, also those that name something of the world. */
type Given = Inputs | ((world: VirtualWorld) => Inputs);
type Options = Parameters<typeof virtualWorld>[0];
interface Gate {
  world: VirtualWorld;
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
  async (world) => {
    for (const each of prepare) await each(world);
  };

/** Runs the gate on a run that exists. */
export async function onRun(
  order: PlacedRun,
  inputs: Given = {},
  prepare: Prepare = () => {},
  options: Options = {},
): Promise<Gate> {
  const world = await virtualWorld(options);
  const { jobId } = world.service.addRun(order);
  await prepare(world);
  return { world, jobId, step: await world.runStep({ 'job-id': jobId, ...given(inputs, world) }) };
}

/** Runs the gate on a run that it starts of the demo plan. */
export async function onPlan(
  inputs: Given = {},
  prepare: Prepare = () => {},
  options: Options = {},
): Promise<Gate> {
  const world = await virtualWorld(options);
  await prepare(world);
  const step = await world.runStep({
    'run-plan': world.service.demo.runPlanId,
    ...given(inputs, world),
  });
  return { world, jobId: step.outputs['job-id'] ?? '', step };
}

function given(inputs: Given, world: VirtualWorld): Inputs {
  return typeof inputs === 'function' ? inputs(world) : inputs;
}
