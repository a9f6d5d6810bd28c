import { readFile, stat } from 'node:fs/promises';
import type { RunReport } from '../core/report/model.ts';
import { oneLine } from '../core/text/log-line.ts';
import { parseDebriefDocument } from '../service/debrief-document.ts';
import { ServiceError } from '../service/errors.ts';
import type { WireResultsDebrief } from '../service/schemas.ts';
import { decide } from './decide.ts';
import { RunRecord } from './run-record.ts';

/** The same limit as for an answer of the service. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Judges a debrief that was saved to a file, without any request. A file that cannot be taken is bad input. */
export async function judgeSavedDebrief(path: string): Promise<RunReport> {
  const run = new RunRecord(path);
  const read = await readDebrief(path);
  if (typeof read === 'string') {
    const message = `debrief-file '${path}' ${read}`;
    return run.conclude('error', [{ rule: 'input', message }], null);
  }
  const { debriefId = '', status, errorMessage = null, report } = read;
  run.debrief = { debriefId, status, errorMessage };
  if (status === 'READY' && report) return decide(run, report);
  const why = errorMessage ? `: ${oneLine(errorMessage, 1000)}` : '';
  const message =
    status === 'READY'
      ? `the saved debrief is READY, but holds no report: save the answer of the debrief request, which does`
      : `the saved debrief is ${status}, not READY${why}`;
  return run.conclude('inconclusive', [{ rule: 'debrief', message }], null);
}

/** The debrief, or what is wrong with the file and the cure. */
async function readDebrief(path: string): Promise<WireResultsDebrief | string> {
  let text: string;
  try {
    const facts = await stat(path);
    if (!facts.isFile()) return 'is not a file: name a file that holds one saved debrief';
    if (facts.size > MAX_BYTES)
      return `is ${facts.size} bytes large; at most ${MAX_BYTES} are read`;
    text = await readFile(path, 'utf8');
  } catch (error) {
    return `cannot be read (${String(error)}): check the path, which starts at the workspace, and that an earlier step wrote the file`;
  }
  try {
    return parseDebriefDocument(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    if (error instanceof SyntaxError)
      return `is not JSON (${error.message}): save the service's answer as it is`;
    if (error instanceof ServiceError)
      return `is not a debrief as the service returns it: ${error.message}`;
    throw error;
  }
}
