import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { RunResults } from '../../service/results.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** How long a comparison is asked for before it is done without: half of the time at most. */
const COMPARED_MS = 15_000;

/** Answers that have nothing to do with the comparison. */
const NOT_ABOUT_IT: ReadonlySet<number | undefined> = new Set([401, 403, 409]);

/**
 * The run's results, compared with its baseline where that is known. A service that cannot do that is
 * asked without from then on. Rejects as `readResults` of the client does.
 */
export async function readResults(
  run: RunRecord,
  context: RequestContext,
  { client, clock, runner }: Pick<Watch, 'client' | 'clock' | 'runner'>,
): Promise<RunResults> {
  const { jobId } = run;
  const comparedMs = () => Math.min(COMPARED_MS, (context.deadlineMs - clock.now()) / 2);
  const compareTo = await knownWithin(comparedMs(), run.compareTo, context.signal, clock);
  run.compareToJobId = compareTo === run.uncomparable ? null : compareTo;
  if (run.compareToJobId === null) return client.readResults(jobId, context);
  const deadlineMs = clock.now() + comparedMs();
  try {
    return await client.readResults(jobId, { ...context, deadlineMs }, run.compareToJobId);
  } catch (error) {
    if (!(error instanceof ServiceError) || NOT_ABOUT_IT.has(error.status)) throw error;
    runner.debug(`not compared with run ${run.compareToJobId} by the service: ${error.message}`);
    run.uncomparable = run.compareToJobId;
    run.compareToJobId = null;
    return client.readResults(jobId, context);
  }
}

/** What comes to be known within the time, else null. */
async function knownWithin(
  ms: number,
  known: Promise<string | null>,
  signal: AbortSignal,
  clock: Watch['clock'],
): Promise<string | null> {
  const over = new AbortController();
  const inTime = AbortSignal.any([signal, over.signal]);
  const late = clock.sleep(ms, inTime).then(
    () => null,
    () => null,
  );
  try {
    return await Promise.race([known, late]);
  } finally {
    over.abort();
  }
}
