import { findFiles } from '../../inputs/files-by-glob.ts';
import type { GateInputs, SavedSource } from '../../inputs/gate/settings.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import type { Runner } from '../../runner/runner.ts';
import { readSavedDebrief, refuseFile } from './saved-debrief.ts';

/** More are not evaluated at once: their reports are held together. */
const MAX_FILES = 500;

/** The facts of debriefs that were saved to files, without any request. */
export async function readSavedDebriefs(
  source: SavedSource,
  { detail }: Pick<GateInputs, 'detail'>,
  runner: Runner,
): Promise<RunFacts[]> {
  const reading = {
    detail,
    secrets: runner.secrets,
    profile: source.profile,
    leftOut: (fault: string) => runner.debug(`saved debrief: left out ${fault}`),
  };
  if (source.kind === 'debrief-file') return [await readSavedDebrief(source.path, reading)];
  const { paths, faults } = await findFiles(source.files, MAX_FILES);
  const runs = faults.map(({ pattern, problem }) => refuseFile(pattern, problem));
  for (const path of paths) runs.push(await readSavedDebrief(path, reading));
  return runs;
}
