/** The gate: inputs, the facts of its runs, their evaluation, the report, and who gets it. */

import { readGateInputs, readSecrets } from '../../inputs/gate/inputs.ts';
import { type Telling, UNREAD } from '../../inputs/gate/settings.ts';
import { deliver } from '../../publish/deliver.ts';
import { endedEarly, type Shown } from '../../publish/show.ts';
import type { World } from '../../runner/world.ts';
import { endOfStep, stackOf } from '../../text/stops.ts';

/** Runs the action once and returns its exit code. Never rejects: an internal error ends as `error`. */
export async function runGate(given: World): Promise<number> {
  const secrets = readSecrets(given.runner);
  for (const secret of Object.values(secrets)) if (secret !== '') given.runner.maskSecret(secret);
  let telling: Telling = UNREAD;
  const end = (shown: Shown, world: World) => deliver(shown, telling, secrets.githubToken, world);
  try {
    const read = await readGateInputs(given);
    telling = read.kind === 'inputs' ? read.inputs : read.telling;
    if (read.kind !== 'inputs') return await end(endedEarly(read.kind, read.reasons), given);
    // Their packages (undici, libphonenumber-js) are large, and an invalid input needs none of them.
    const { redactingWorld } = await import('../../publish/redacting.ts');
    const { reportOnRuns } = await import('./report-on-runs.ts');
    const world = redactingWorld(given, read.inputs);
    const shown = await reportOnRuns(read.inputs, secrets.githubToken, world);
    return await end(shown, world);
  } catch (error) {
    given.runner.debug(stackOf(error));
    const { outcome, rule, message } = endOfStep(error, given.cancelled);
    return end(endedEarly(outcome, [{ rule, message }]), given);
  }
}
