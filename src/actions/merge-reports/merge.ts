/** Merges the reports of several gates into one outcome, summary, comment and set of files. */

import { completePolicy } from '../../inputs/gate/policy-beyond.ts';
import { DEFAULT_PUBLISHING, type PublishSettings } from '../../inputs/gate/settings.ts';
import { InputForm } from '../../inputs/input-form.ts';
import type { Publication } from '../../publish/deliver.ts';
import { deliver } from '../../publish/deliver.ts';
import { redactingRuntime } from '../../publish/redacting.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { endOfStep, stackOf } from '../../text/step-error.ts';
import { endedEarly } from '../ended-early.ts';
import { MERGE_DEFAULTS, readMergeInputs } from './inputs.ts';
import { NO_SOURCE, showMerged } from './show-merged.ts';

/** Runs the action once and gives its exit code. Never rejects: an internal error ends as `error`. */
export async function mergeReports(given: Runtime): Promise<number> {
  const form = new InputForm(given.runner, MERGE_DEFAULTS);
  const token = form.text('github-token').trim();
  let publishing: PublishSettings = DEFAULT_PUBLISHING;
  const end = (shown: Publication, settings: PublishSettings, runtime: Runtime) =>
    deliver(shown, settings, token, runtime);
  try {
    const read = await readMergeInputs(form, given);
    publishing = read.kind === 'inputs' ? read.inputs : read.publishing;
    if (read.kind !== 'inputs') {
      return await end(endedEarly(read.kind, read.reasons), publishing, given);
    }
    const runtime = redactingRuntime(given, { redact: read.inputs.redact, source: NO_SOURCE });
    const policy =
      read.inputs.policy &&
      (await completePolicy(read.inputs.policy, token, { kind: 'off' }, runtime));
    if (policy !== null && 'reasons' in policy) {
      const early = endedEarly(policy.outcome, policy.reasons);
      const tolerated = policy.outcome === 'inconclusive' && read.inputs.onInconclusive === 'warn';
      const shown = { ...early, report: { ...early.report, tolerated } };
      return await end(shown, publishing, runtime);
    }
    const { shown, detail } = await showMerged({ ...read.inputs, policy }, runtime);
    return await end(shown, { ...publishing, detail }, runtime);
  } catch (error) {
    given.runner.debug(stackOf(error));
    const { outcome, rule, message } = endOfStep(error, given.cancelled);
    return end(endedEarly(outcome, [{ rule, message }]), publishing, given);
  }
}
