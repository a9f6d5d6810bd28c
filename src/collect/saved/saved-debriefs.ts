import { readFileSync, statSync } from 'node:fs';
import { ServiceError } from '../../http/errors.ts';
import { findFiles } from '../../inputs/files-by-glob.ts';
import type { GateInputs, SavedSource } from '../../inputs/gate/settings.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ServiceProfile } from '../../service/operations.ts';
import { parseSavedResults, type RunResults } from '../../service/results.ts';
import type { WireResultsDebrief } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';
import type { SecretMask } from '../../text/secret-mask.ts';
import { describeUnreadable } from '../../text/step-error.ts';
import { quoteErrorMessage } from '../wait/debrief.ts';
import { factsOfResults } from './facts-of-results.ts';

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
  const { paths, errors } = await findFiles(source.files, MAX_FILES);
  const runs = errors.map(({ pattern, problem }) => refuseFile(pattern, problem));
  for (const path of paths) runs.push(await readSavedDebrief(path, reading));
  return runs;
}

/** How a byte order mark of UTF-16, which Windows PowerShell writes, is read as UTF-8. */
const MARK_OF_UTF_16 = '\uFFFD\uFFFD';
/** The same limit as for an answer of the service. */
const MAX_MIB = 32;
const MAX_PATH_CHARS = 200;

type Detail = 'full' | 'brief';

/** How saved files are read. */
export interface SavedReading {
  /** `brief`: no text of the file but verdict and titles goes into any message. */
  detail: Detail;
  /** Hidden should the file hold them. */
  secrets: SecretMask;
  /** Where values stand and what words mean, where the workflow says so. */
  profile: ServiceProfile | undefined;
  /** Told what does not fit, and is judged without. */
  leftOut: (fault: string) => void;
}

/** The facts of a debrief that was saved to a file. A file that cannot be read is bad input. */
async function readSavedDebrief(path: string, reading: SavedReading): Promise<RunFacts> {
  const read = await readDebrief(path, reading);
  if (typeof read === 'string') return refuseFile(path, read);
  const why = whyUnjudged(read.debrief, reading.detail);
  return factsOfResults({ label: path, stableName: path }, read, why, 'debrief-file');
}

/** The ending of a file, or of a pattern of files, that cannot be evaluated at all. */
function refuseFile(path: string, problem: string): RunFacts {
  const message = `input 'debrief-file': '${oneLine(path, MAX_PATH_CHARS)}' ${problem}`;
  return endedRun(path, { outcome: 'error', reasons: [{ rule: 'input', message }] }, path);
}

function whyUnjudged(debrief: WireResultsDebrief | null, detail: Detail): string {
  if (debrief === null) return 'the saved debrief is null: it was never generated';
  const { status, errorMessage } = debrief;
  switch (status) {
    case 'READY':
      return 'the saved debrief is READY, but holds no report: save the answer of the debrief request, which does';
    case 'FAILED':
      return `the saved debrief ended FAILED${quoteErrorMessage(errorMessage, detail)}`;
    default:
      return `the saved debrief is ${oneLine(status, 100)}: save it again once its status is READY`;
  }
}

/** The debrief, or what is wrong with the file and the cure. */
async function readDebrief(
  path: string,
  { detail, secrets, profile, leftOut }: SavedReading,
): Promise<RunResults | string> {
  let text: string;
  try {
    const facts = statSync(path);
    if (!facts.isFile()) return 'is not a file: name a file that holds one saved debrief';
    if (facts.size > MAX_MIB * 1024 * 1024) {
      return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
    }
    // At once: piece by piece it takes a fifth more memory and time.
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return describeUnreadable(error);
  }
  try {
    return parseSavedResults(secrets.hideIn(parseJson(text, secrets)), leftOut, profile);
  } catch (error) {
    if (error instanceof SyntaxError) {
      if (text.startsWith(MARK_OF_UTF_16)) return 'is UTF-16: save it as UTF-8';
      // Its words quote the text around the place.
      const where = detail === 'brief' ? '' : ` (${error.message})`;
      return `is not JSON${where}: save the service's answer as it is`;
    }
    if (error instanceof ServiceError) {
      return `does not hold a debrief as the service returns it (save the answer of the debrief request as it is); ${error.problem}`;
    }
    throw error;
  }
}

/** A `SyntaxError` quotes the text, of a secret perhaps a part: it is that of a text without any. */
function parseJson(text: string, secrets: SecretMask): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch {
    return JSON.parse(secrets.hide(json));
  }
}
