/** The facts of debriefs that were saved to files, without any request. */
import { ServiceError } from '../../http/errors.ts';
import { findFiles } from '../../inputs/files-by-glob.ts';
import type { GateInputs, SavedSource } from '../../inputs/gate/settings.ts';
import { readTextFile } from '../../inputs/text-file.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import { describeNoReport, SAVED } from '../../report/words/wait-words.ts';
import type { Runner } from '../../runner/runner.ts';
import { parseSavedResults, type RunResults } from '../../service/results.ts';
import { evidenceOf } from '../evidence/collect-evidence.ts';
import { debriefOf } from '../wait/wait-for-debrief.ts';

/** More are not evaluated at once: their reports are held together. */
const MAX_FILES = 500;
/** The same limit as for a response of the service. */
const MAX_KIB = 32 * 1024;

/** A file that cannot be read is an invalid input. */
export async function readSavedDebriefs(
  source: SavedSource,
  { detail }: Pick<GateInputs, 'detail'>,
  runner: Runner,
): Promise<RunFacts[]> {
  const read = (path: string) => {
    const results = readResults(path, source.profile, runner);
    if (typeof results === 'string') return refuseFile(path, results);
    return { ...factsOfResults(results, path, 'debrief-file', detail), stableName: path };
  };
  if (source.kind === 'debrief-file') return [read(source.path)];
  const { paths, errors } = await findFiles(source.files, MAX_FILES);
  return [
    ...errors.map(({ pattern, problem }) => refuseFile(pattern, problem)),
    ...paths.map(read),
  ];
}

/** The facts of a run that its results alone report. With `brief` no message quotes text of the service. */
export function factsOfResults(
  results: RunResults,
  label: string,
  rule: string,
  detail: GateInputs['detail'],
): RunFacts {
  const { debrief, run } = results;
  const report = (debrief?.status === 'READY' && debrief.report) || null;
  return {
    ...endedRun(label, {
      outcome: 'inconclusive',
      reasons: [{ rule, message: describeNoReport(debrief, detail) }],
    }),
    ...evidenceOf({ results }),
    ...{ report, runStatus: run?.status ?? null, debrief: debrief && debriefOf(debrief, null) },
    ...(report !== null && { ending: null }),
  };
}

function refuseFile(path: string, problem: string): RunFacts {
  const message = SAVED.refused(path, problem);
  return endedRun(path, { outcome: 'error', reasons: [{ rule: 'input', message }] }, path);
}

/** The results, or what is wrong with the file and how to fix it. */
function readResults(
  path: string,
  profile: SavedSource['profile'],
  runner: Runner,
): RunResults | string {
  const file = readTextFile(path, MAX_KIB);
  if (!file.ok) return file.errors.map(({ problem }) => problem).join('; ');
  try {
    const leftOut = (part: string) => runner.debug(`saved debrief: left out ${part}`);
    return parseSavedResults(runner.secrets.hideIn(JSON.parse(file.value)), leftOut, profile);
  } catch (error) {
    if (error instanceof SyntaxError) return SAVED.notJson;
    if (error instanceof ServiceError) return SAVED.noDebrief(error.problem);
    throw error;
  }
}
