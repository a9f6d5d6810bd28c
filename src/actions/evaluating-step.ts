/** The step of the gate and of merge-reports: reads the inputs, works, and publishes a report. */
import {
  type PublishInput,
  type PublishSettings,
  type ReadInputs,
  readPublishInputs,
} from '../inputs/gate/publish-inputs.ts';
import { InputForm } from '../inputs/input-form.ts';
import type { Outcome } from '../model/outcome.ts';
import type { GateReport, Reason } from '../model/report.ts';
import { deliver, type Publication } from '../publish/deliver.ts';
import type { Runtime } from '../runner/runtime.ts';
import { endOfStep } from '../service/explain.ts';
import { stackOf } from '../text/error-text.ts';

type StepInput = PublishInput | 'github-token';

/**
 * Runs the step once and returns its exit code. Never rejects: an internal error ends as `error`.
 *
 * @param work returns the exit code; gets a token for requests to GitHub, empty if there is none
 */
export async function runEvaluatingStep<Name extends string, Inputs extends PublishSettings>(
  defaults: Readonly<Record<Name | StepInput, string>>,
  read: (form: InputForm<Name | StepInput>, runtime: Runtime) => Promise<ReadInputs<Inputs>>,
  work: (inputs: Inputs, token: string, runtime: Runtime) => Promise<number>,
  runtime: Runtime,
): Promise<number> {
  const form = new InputForm(runtime.runner, defaults);
  const token = form.text('github-token').trim();
  let settings: PublishSettings | null = null;
  try {
    const given = await read(form, runtime);
    if (given.kind === 'inputs') {
      settings = given.inputs;
      return await work(given.inputs, token, runtime);
    }
    settings = given.publishing;
    return await deliver(endedEarly(given.kind, given.reasons), settings, token, runtime);
  } catch (error) {
    runtime.runner.debug(stackOf(error));
    const { outcome, rule, message } = endOfStep(error, runtime.cancelled);
    settings ??= { ...readPublishInputs(form), gateName: null, warnings: [] };
    return deliver(endedEarly(outcome, [{ rule, message }]), settings, token, runtime);
  }
}

/** An ending without any run. */
export function endedEarly(
  outcome: Outcome,
  reasons: Reason[],
  facts: Partial<GateReport> = {},
): Publication {
  const report = {
    ...{ outcome, reasons, tolerated: false, runs: [], notes: [], promptFixes: [] },
    policy: { path: null, isTrial: false },
    ...facts,
  };
  return { report, patch: '', warnings: [] };
}
