import type { RunReport } from '../core/report/model.ts';
import { oneLine } from '../core/text/log-line.ts';
import type { World } from '../step/world.ts';
import { findDebriefFiles } from './debrief-files.ts';
import { Judge } from './judge.ts';
import { dayOf } from './policy-file.ts';
import { RunRecord } from './run-record.ts';
import { judgeSavedDebrief } from './saved-debrief.ts';
import type { GateInputs, RunSource } from './settings.ts';

const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;

/**
 * Judges debriefs that were saved to files, without any request: one, or all that a policy is tried
 * on, which are listed in the log then.
 *
 * @param apiKey hidden should a file hold it; empty where there is none
 */
export async function judgeSavedDebriefs(
  source: Exclude<RunSource, { service: unknown }>,
  { policy, detail }: GateInputs,
  apiKey: string,
  { clock, runner }: World,
): Promise<RunReport[]> {
  const judge = new Judge(policy.rules, dayOf(clock.now()), runner);
  if (source.kind === 'debrief-file') {
    return [await judgeSavedDebrief(source.path, detail, apiKey, judge)];
  }
  const { paths, faults } = await findDebriefFiles(source.files);
  const runs = faults.map(({ pattern, problem }) => {
    const message = `input 'debrief-file': '${oneLine(pattern, MAX_PATH_CHARS)}' ${problem}`;
    return new RunRecord(pattern).conclude('error', [{ rule: 'input', message }], null);
  });
  for (const path of paths) runs.push(await judgeSavedDebrief(path, detail, apiKey, judge));
  for (const line of runs.flatMap(describe)) runner.info(line);
  return runs;
}

/** A line with the outcome, and one for each reason. */
function describe({ outcome, label, reasons }: RunReport): string[] {
  return [
    `${outcome.padEnd('inconclusive'.length)}  ${oneLine(label, MAX_PATH_CHARS)}`,
    ...reasons.map(({ rule, message }) => `    ${rule}: ${oneLine(message, MAX_REASON_CHARS)}`),
  ];
}
