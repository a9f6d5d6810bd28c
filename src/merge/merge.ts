/** Reports of several gates, told as one: its outcome, summary, comment and files are those of all. */
import { endedEarly } from '../gate/delivery/early-end.ts';
import type { Shown } from '../gate/delivery/show.ts';
import { type Telling, UNREAD } from '../gate/inputs/settings.ts';
import { endOfStep, stackOf } from '../step/stops.ts';
import type { World } from '../step/world.ts';
import { readMergeInputs } from './inputs.ts';

/** Runs the action once and gives its exit code. Never rejects: a fault of ours ends as `error`. */
export async function mergeReports(given: World): Promise<number> {
  const token = given.runner.getInput('github-token').trim();
  if (token !== '') given.runner.maskSecret(token);
  let telling: Telling = UNREAD;
  const end = async (shown: Shown, told: Telling, world: World) => {
    const { deliver } = await import(
      /* webpackChunkName: "ending" */ '../gate/delivery/deliver.ts'
    );
    return deliver(shown, told, token, world);
  };
  try {
    const read = await readMergeInputs(given);
    telling = read.kind === 'inputs' ? read.inputs : read.telling;
    if (read.kind !== 'inputs') {
      return await end(endedEarly(read.kind, read.reasons), telling, given);
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
      return await end(shown, telling, world);
    }
    const { shown, detail } = await showMerged({ ...read.inputs, policy }, world);
    return await end(shown, { ...telling, detail }, world);
  } catch (error) {
    given.runner.debug(stackOf(error));
    const { outcome, rule, message } = endOfStep(error, given.cancelled);
    return end(endedEarly(outcome, [{ rule, message }]), telling, given);
  }
}
