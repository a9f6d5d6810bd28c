/** The gate: inputs → collect → evaluate → report → publish. */

import { readGateInputs, readSecrets } from '../../inputs/gate/inputs.ts';
import { DEFAULT_PUBLISHING, type PublishSettings } from '../../inputs/gate/settings.ts';
import { deliver, type Publication } from '../../publish/deliver.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { endOfStep, stackOf } from '../../text/step-error.ts';
import { endedEarly } from '../publication.ts';

/** Runs the action once and returns its exit code. Never rejects: an internal error ends as `error`. */
export async function runGate(given: Runtime): Promise<number> {
  const { githubToken: token, ...secrets } = readSecrets(given.runner);
  for (const secret of [token, ...Object.values(secrets)]) {
    if (secret !== '') given.runner.maskSecret(secret);
  }
  let publishing: PublishSettings = DEFAULT_PUBLISHING;
  const publish = (publication: Publication, runtime = given) =>
    deliver(publication, publishing, token, runtime);
  try {
    const read = await readGateInputs(given);
    publishing = read.kind === 'inputs' ? read.inputs : read.publishing;
    if (read.kind !== 'inputs') return await publish(endedEarly(read.kind, read.reasons));

    // Their packages (undici, libphonenumber-js) are large, and an invalid input needs none of them.
    const steps = await import('./steps.ts');
    const runtime = steps.redactingRuntime(given, read.inputs);
    const complete = await steps.completeInputs(read.inputs, token, runtime);
    if ('unread' in complete)
      return await publish(steps.withoutPolicy(complete.unread, read.inputs));
    const { inputs } = complete;
    const settings = steps.settingsOf(inputs, runtime);
    const collected = await steps.collectFacts(inputs, settings, token, runtime);
    const evaluation = steps.evaluate(collected.facts, settings);
    await steps.recordResults(collected, evaluation);
    const report = await steps.reportOf(collected, evaluation, inputs, runtime);
    return await publish(await steps.publicationOf(report, inputs, runtime), runtime);
  } catch (error) {
    given.runner.debug(stackOf(error));
    const { outcome, rule, message } = endOfStep(error, given.cancelled);
    return publish(endedEarly(outcome, [{ rule, message }]));
  }
}
