/** Reports of several gates, told as one: its outcome, summary, comment and files are those of all. */
import { deliver } from '../gate/delivery/deliver.ts';
import { endedEarly } from '../gate/delivery/early-end.ts';
import { type Telling, UNREAD } from '../gate/inputs/settings.ts';
import { internalFault, stackOf } from '../step/stops.ts';
import type { World } from '../step/world.ts';
import { readMergeInputs } from './inputs.ts';

/** Runs the action once and gives its exit code. Never rejects: a fault of ours ends as `error`. */
export async function mergeReports(given: World): Promise<number> {
  const token = given.runner.getInput('github-token').trim();
  if (token !== '') given.runner.maskSecret(token);
  let telling: Telling = UNREAD;
  try {
    const read = await readMergeInputs(given);
    telling = read.kind === 'inputs' ? read.inputs : read.telling;
    if (read.kind !== 'inputs') {
      return await deliver(endedEarly(read.kind, read.reasons), telling, token, given);
    }
    const { showMerged, redactingWorld, completePolicy } = await import(
      /* webpackChunkName: "reports" */ './show-merged.ts'
    );
    const world = redactingWorld(given, read.inputs.redact);
    const policy = read.inputs.policy && (await completePolicy(read.inputs.policy, token, world));
    if (policy !== null && 'reasons' in policy) {
      const early = endedEarly(policy.outcome, policy.reasons);
      const tolerated = policy.outcome === 'inconclusive' && read.inputs.onInconclusive === 'warn';
      const shown = { ...early, report: { ...early.report, tolerated } };
      return await deliver(shown, telling, token, world);
    }
    const { shown, detail } = await showMerged({ ...read.inputs, policy }, world);
    return await deliver(shown, { ...telling, detail }, token, world);
  } catch (error) {
    given.runner.debug(stackOf(error));
    const { outcome, rule, message } = internalFault(error);
    return deliver(endedEarly(outcome, [{ rule, message }]), telling, token, given);
  }
}
