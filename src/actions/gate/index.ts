/** Reads the inputs of the gate, and runs it with them. */

import { INPUT_DEFAULTS } from '../../inputs/gate/input-defaults.ts';
import { readGateInputs } from '../../inputs/gate/inputs.ts';
import { DEFAULT_PUBLISHING, type PublishSettings } from '../../inputs/gate/settings.ts';
import { InputForm } from '../../inputs/input-form.ts';
import { deliver } from '../../publish/deliver.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { endOfStep, stackOf } from '../../text/step-error.ts';
import { endedEarly } from '../ended-early.ts';

/** Runs the action once and returns its exit code. Never rejects: an internal error ends as `error`. */
export async function runGate(runtime: Runtime): Promise<number> {
  const form = new InputForm(runtime.runner, INPUT_DEFAULTS);
  const token = form.text('github-token').trim();
  let settings: PublishSettings = DEFAULT_PUBLISHING;
  try {
    const read = await readGateInputs(form, runtime);
    settings = read.kind === 'inputs' ? read.inputs : read.publishing;
    if (read.kind !== 'inputs') {
      return await deliver(endedEarly(read.kind, read.reasons), settings, token, runtime);
    }
    // Its packages, such as undici, are large, and an invalid input needs none of them.
    const { evaluateGate } = await import('./gate.ts');
    return await evaluateGate(read.inputs, token, runtime);
  } catch (error) {
    runtime.runner.debug(stackOf(error));
    const { outcome, rule, message } = endOfStep(error, runtime.cancelled);
    return deliver(endedEarly(outcome, [{ rule, message }]), settings, token, runtime);
  }
}
