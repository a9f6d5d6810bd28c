import { findFiles } from '../../inputs/files-by-glob.ts';
import { dayOf } from '../../inputs/gate/policy-file.ts';
import type { GateInputs, SavedSource } from '../../inputs/gate/settings.ts';
import type { RunReport } from '../../model/report.ts';
import type { World } from '../../runner/world.ts';
import { judgeSavedDebrief, refuseFile } from './saved-debrief.ts';
import { describeTrial } from './trial.ts';

/** More are not judged at once: their reports are held together. */
const MAX_FILES = 500;

/**
 * Judges debriefs that were saved to files, without any request: one, or all that a policy is tried
 * on, which are listed in the log then.
 */
export async function judgeSavedDebriefs(
  source: SavedSource,
  { policy, detail }: GateInputs,
  { clock, runner }: World,
): Promise<RunReport[]> {
  const reading = {
    detail,
    secrets: runner.secrets,
    profile: source.profile,
    leftOut: (fault: string) => runner.debug(`saved debrief: left out ${fault}`),
    rules: { policy: policy.rules, today: dayOf(clock.now()) },
  };
  if (source.kind === 'debrief-file') return [await judgeSavedDebrief(source.path, reading)];
  const { paths, faults } = await findFiles(source.files, MAX_FILES);
  const runs = faults.map(({ pattern, problem }) => refuseFile(pattern, problem));
  for (const path of paths) runs.push(await judgeSavedDebrief(path, reading));
  for (const line of runs.flatMap(describeTrial)) runner.info(line);
  return runs;
}
