/** Reads what the service tells of a finished run beside its debrief. None of it is required. */
import { hasEnded } from '../../core/run-status.ts';
import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { Cancelled, withoutPeriod } from '../../step/stops.ts';
import { costOf } from './evidence.ts';
import { readResults } from './read-results.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** How long each of it is asked for, retries included; the results may be large. */
const BUDGET_MS = 5_000;
const RESULTS_BUDGET_MS = 10_000;

/** The results, where following the debrief has not shown them. */
export async function readUnseenResults(run: RunRecord, watch: Watch): Promise<void> {
  if (run.hasResults) return;
  const error = await attempt(watch, RESULTS_BUDGET_MS, async (context) => {
    run.takeResults(await readResults(run, context, watch));
  });
  if (error === null) return;
  run.note(
    `The run's results could not be read, so that its debrief alone was judged: ${withoutPeriod(error.message)}.`,
  );
}

/** How a run ended that was finished when it was asked about last. */
export async function readEnding(run: RunRecord, watch: Watch): Promise<void> {
  if (hasEnded(run.runStatus) || !run.finished || !run.readable) return;
  await attempt(watch, BUDGET_MS, async (context) => {
    run.takeProgress(await watch.client.readRun(run.jobId, context));
  });
}

/** The same once more where the service still said that the run goes on, which it may be late with. */
export async function readLateEnding(run: RunRecord, watch: Watch): Promise<void> {
  if (run.runStatus !== null) await readEnding(run, watch);
}

/** What the run cost. */
export async function readCost(run: RunRecord, watch: Watch): Promise<void> {
  await attempt(watch, BUDGET_MS, async (context) => {
    const cost = costOf(await watch.client.readCost(run.jobId, context));
    if (cost !== undefined) run.evidence = { ...run.evidence, cost };
  });
}

/** Why something could not be read; null where it could, or where the step was cancelled meanwhile. */
async function attempt(
  { clock, cancelled, runner }: Watch,
  budgetMs: number,
  read: (context: RequestContext) => Promise<void>,
): Promise<ServiceError | null> {
  try {
    await read({ signal: cancelled, deadlineMs: clock.now() + budgetMs });
    return null;
  } catch (error) {
    if (error instanceof Cancelled) return null;
    if (!(error instanceof ServiceError)) throw error;
    runner.debug(`not known, since it could not be read: ${error.message}`);
    return error;
  }
}
