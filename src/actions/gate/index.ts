import { INPUT_DEFAULTS } from '../../inputs/gate/input-defaults.ts';
import { readGateInputs } from '../../inputs/gate/inputs.ts';
import type { GateInputs } from '../../inputs/gate/settings.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { runEvaluatingStep } from '../evaluating-step.ts';

/** Reads the inputs of the gate, runs it with them, and returns the exit code. */
export function runGate(runtime: Runtime): Promise<number> {
  return runEvaluatingStep(INPUT_DEFAULTS, readGateInputs, evaluateGate, runtime);
}

/** Its packages, such as undici, are large, and an invalid input needs none of them. */
async function evaluateGate(inputs: GateInputs, token: string, runtime: Runtime): Promise<number> {
  const gate = await import('./gate.ts');
  return gate.evaluateGate(inputs, token, runtime);
}
