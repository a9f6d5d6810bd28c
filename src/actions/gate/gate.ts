/** The gate: inputs → collect → evaluate → report → publish. */

import { readGateInputs, readSecrets } from '../../inputs/gate/inputs.ts';
import { type Telling, UNREAD } from '../../inputs/gate/settings.ts';
import { deliver, type Publication } from '../../publish/deliver.ts';
import type { World } from '../../runner/world.ts';
import { endOfStep, stackOf } from '../../text/stops.ts';
import { endedEarly } from '../publication.ts';

/** Runs the action once and returns its exit code. Never rejects: an internal error ends as `error`. */
export async function runGate(given: World): Promise<number> {
  const { githubToken: token, ...secrets } = readSecrets(given.runner);
  for (const secret of [token, ...Object.values(secrets)]) {
    if (secret !== '') given.runner.maskSecret(secret);
  }
  let telling: Telling = UNREAD;
  const publish = (publication: Publication, world = given) =>
    deliver(publication, telling, token, world);
  try {
    const read = await readGateInputs(given);
    telling = read.kind === 'inputs' ? read.inputs : read.telling;
    if (read.kind !== 'inputs') return await publish(endedEarly(read.kind, read.reasons));

    // Their packages (undici, libphonenumber-js) are large, and an invalid input needs none of them.
    const steps = await import('./steps.ts');
    const world = steps.redactingWorld(given, read.inputs);
    const complete = await steps.completeInputs(read.inputs, token, world);
    if ('unread' in complete)
      return await publish(steps.withoutPolicy(complete.unread, read.inputs));
    const { inputs } = complete;
    const settings = steps.settingsOf(inputs, world);
    const collected = await steps.collectFacts(inputs, settings, token, world);
    const evaluation = steps.evaluate(collected.facts, settings);
    await steps.recordResults(collected, evaluation);
    const report = await steps.reportOf(collected, evaluation, inputs, world);
    return await publish(await steps.publicationOf(report, inputs, world), world);
  } catch (error) {
    given.runner.debug(stackOf(error));
    const { outcome, rule, message } = endOfStep(error, given.cancelled);
    return publish(endedEarly(outcome, [{ rule, message }]));
  }
}
