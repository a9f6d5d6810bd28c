/** The gate: what the workflow asked for, the runs that are judged, and who is told. */
import { endOfStep, stackOf } from '../step/stops.ts';
import type { World } from '../step/world.ts';
import { deliver } from './delivery/deliver.ts';
import { endedEarly } from './delivery/early-end.ts';
import type { Shown } from './delivery/show.ts';
import { readGateInputs, readSecrets } from './inputs/inputs.ts';
import { type Telling, UNREAD } from './inputs/settings.ts';

/** Runs the action once and gives its exit code. Never rejects: a fault of ours ends as `error`. */
export async function runGate(given: World): Promise<number> {
  const secrets = readSecrets(given.runner);
  for (const secret of Object.values(secrets)) if (secret !== '') given.runner.maskSecret(secret);
  let telling: Telling = UNREAD;
  const end = (shown: Shown, world: World) => deliver(shown, telling, secrets.githubToken, world);
  try {
    const read = await readGateInputs(given);
    telling = read.kind === 'inputs' ? read.inputs : read.telling;
    if (read.kind !== 'inputs') return await end(endedEarly(read.kind, read.reasons), given);
    // Their packages (undici, libphonenumber-js) are large, and a bad input needs none of them.
    const { redactingWorld } = await import('./delivery/redacting.ts');
    const { bringToJudgement } = await import('./judgement.ts');
    const world = redactingWorld(given, read.inputs);
    const shown = await bringToJudgement(read.inputs, secrets.githubToken, world);
    return await end(shown, world);
  } catch (error) {
    given.runner.debug(stackOf(error));
    const { outcome, rule, message } = endOfStep(error, given.cancelled);
    return end(endedEarly(outcome, [{ rule, message }]), given);
  }
}
