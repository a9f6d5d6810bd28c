/** Issues that tell a team of the themes that its gates fail by, night after night. */

import { StepReport } from '../step/action.ts';
import { type Concluded, concludeAction } from '../step/conclude-action.ts';
import { internalFault, stackOf } from '../step/stops.ts';
import type { World } from '../step/world.ts';
import { readTrackInputs } from './inputs.ts';
import { track } from './track.ts';

const ACTION: Concluded = {
  title: 'Simulation themes',
  outputs: ['opened', 'updated', 'closed', 'reopened'],
  columns: ['Issue', 'Theme', 'What was done'],
};

/** Runs the action once and gives its exit code. Never rejects: a fault of ours is told as an error. */
export async function trackThemes(world: World): Promise<number> {
  const { runner, cancelled } = world;
  const token = runner.getInput('github-token').trim();
  if (token !== '') runner.maskSecret(token);
  const report = new StepReport();
  let summary: boolean | undefined;
  try {
    const read = readTrackInputs(runner, token);
    summary = read.summary;
    report.errors.push(...read.faults);
    report.warnings.push(...read.warnings);
    if (read.inputs !== undefined) {
      await track(read.inputs, report, world);
    }
  } catch (error) {
    if (!cancelled.aborted) {
      runner.debug(stackOf(error));
      report.errors.push(internalFault(error).message);
    }
  }
  return concludeAction(ACTION, report, {
    runner,
    // Where the input is faulty, that is told there as well.
    summary: summary ?? true,
    cancelled: cancelled.aborted,
  });
}
