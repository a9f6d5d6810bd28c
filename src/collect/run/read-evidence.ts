/** Reads what the service tells of a finished run beside its debrief. None of it is required. */

import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { DebriefReport } from '../../model/report.ts';
import { hasEnded } from '../../model/run-status.ts';
import { Cancelled, withoutPeriod } from '../../text/stops.ts';
import { costOf } from './evidence.ts';
import { isNotOffered, isWithheld } from './not-offered.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** How long, and how often, something is tried to be read. */
type Effort = Required<Pick<RequestContext, 'once'>> & { budgetMs: number };

/** What no service has to offer. */
const OPTIONAL: Effort = { budgetMs: 5_000, once: true };
/** The results of a run that cannot pass. */
const RESULTS_BUDGET_MS = 10_000;
/** The results that a pass depends on. */
export const PASS_BUDGET_MS = 90_000;

/**
 * Reads the results if no poll has. If the service has them and they cannot be read, the record holds why.
 *
 * @param report null if there is no debrief: then no pass depends on the results
 */
export async function readUnseenResults(
  run: RunRecord,
  report: DebriefReport | null,
  watch: Watch,
): Promise<void> {
  if (run.hasResults) return;
  const mayPass = report !== null && report.verdict !== 'THRESHOLD_FAILED';
  const budgetMs = mayPass ? PASS_BUDGET_MS : RESULTS_BUDGET_MS;
  const error = await attempt(watch, { budgetMs, once: false }, async (context) => {
    const putOff = mayPass ? run.wait?.context.putOff : undefined;
    run.takeResults(
      await watch.client.readResults(run.jobId, { ...context, ...(putOff && { putOff }) }),
    );
  });
  if (error === null) return;
  const why = withoutPeriod(error.message);
  if (isNotOffered(error)) {
    run.note(`The run's results could not be read, so that its debrief alone was judged: ${why}.`);
    return;
  }
  run.unread = why;
  run.note(`The run's results could not be read: ${why}.`);
}

/** How far a run has come; one that the service does not let be read is not read again. */
export async function readStatus(run: RunRecord, watch: Watch): Promise<void> {
  if (!run.readable) return;
  const error = await attempt(watch, OPTIONAL, async (context) => {
    run.takeProgress(await watch.client.readRun(run.jobId, context));
  });
  run.readable = error === null || !isWithheld(error);
}

/** How a run ended that was not seen to end. */
export async function readEnding(run: RunRecord, watch: Watch): Promise<void> {
  if (run.finished && !hasEnded(run.runStatus)) await readStatus(run, watch);
}

/** What the simulation jobs of a run show of its calls, if the run was never read. */
export async function readSimulationJobs(run: RunRecord, watch: Watch): Promise<void> {
  if (!run.readable || !run.lacksSimulationJobs) return;
  await attempt(watch, OPTIONAL, async (context) => {
    run.takeSimulationJobs(await watch.client.readRun(run.jobId, context));
  });
}

/** The service's comparison with the baseline; null if it makes none. */
export async function readComparison(
  run: RunRecord,
  baselineJobId: string,
  watch: Watch,
): Promise<void> {
  if (!run.hasResults) return;
  run.comparison = null;
  await attempt(watch, OPTIONAL, async (context) => {
    const { comparison } = await watch.client.readResults(run.jobId, context, baselineJobId);
    run.comparison = comparison;
  });
}

/** What the run cost. */
export async function readCost(run: RunRecord, watch: Watch): Promise<void> {
  await attempt(watch, OPTIONAL, async (context) => {
    const cost = costOf(await watch.client.readCost(run.jobId, context));
    if (cost !== undefined) run.evidence = { ...run.evidence, cost };
  });
}

/** Why something could not be read; null where it could, or where the step was cancelled meanwhile. */
async function attempt(
  { deadline, cancelled, runner }: Watch,
  { budgetMs, once }: Effort,
  read: (context: RequestContext) => Promise<void>,
): Promise<ServiceError | null> {
  try {
    await read({ signal: cancelled, deadlineMs: deadline.within(budgetMs), once });
    return null;
  } catch (error) {
    if (error instanceof Cancelled) return null;
    if (!(error instanceof ServiceError)) throw error;
    runner.debug(`not known, since it could not be read: ${error.message}`);
    return error;
  }
}
