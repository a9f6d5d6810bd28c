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
  const { jobId, compareToJobId } = run;
  if (compareToJobId === null) return client.readResults(jobId, context);
  const nowMs = clock.now();
  const deadlineMs = nowMs + Math.min(COMPARED_MS, (context.deadlineMs - nowMs) / 2);
  try {
    return await client.readResults(jobId, { ...context, deadlineMs }, compareToJobId);
  } catch (error) {
    if (!(error instanceof ServiceError) || NOT_ABOUT_IT.has(error.status)) throw error;
    runner.debug(`not compared with run ${compareToJobId} by the service: ${error.message}`);
    run.compareToJobId = null;
    return client.readResults(jobId, context);
  }
}
