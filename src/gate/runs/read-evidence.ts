/** Reads what the service tells of a finished run beside its debrief. None of it is required. */
import { formatDuration } from '../../core/duration.ts';
import { intervalMs } from '../../core/poll.ts';
import { hasEnded, isGoing } from '../../core/run-status.ts';
import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { DebriefReport } from '../../report/model.ts';
import type { RunResults } from '../../service/results.ts';
import { isOdd } from '../../step/patience.ts';
import { Cancelled, withoutPeriod } from '../../step/stops.ts';
import { costOf } from './evidence.ts';
import { isRefused, isWithheld } from './not-offered.ts';
import { readResults } from './read-results.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** How long each of it is asked for, retries included; the results may be large. */
const BUDGET_MS = 5_000;
const RESULTS_BUDGET_MS = 10_000;
/** The same where a pass rests on the results. */
export const PASS_BUDGET_MS = 90_000;
/** How much later than its debrief, which takes longer to write, a run may be said to have ended. */
const LATE_END_MS = 20_000;
/** The pause after an answer that nobody can read. */
const ODD_PAUSE_MS = 5_000;

/**
 * The results, where following the debrief has not shown them. The record holds why they could not be
 * read where the service has them all the same.
 *
 * @param report null where there is no debrief to judge: then no pass rests on the results
 */
export async function readUnseenResults(
  run: RunRecord,
  report: DebriefReport | null,
  watch: Watch,
): Promise<void> {
  if (run.hasResults) return;
  const mayPass = report !== null && report.verdict !== 'THRESHOLD_FAILED';
  const error = mayPass
    ? await attempt(watch, PASS_BUDGET_MS, async (context) => {
        const putOff = run.wait?.context.putOff;
        run.takeResults(await insist(run, { ...context, ...(putOff && { putOff }) }, watch));
      })
    : await attempt(watch, RESULTS_BUDGET_MS, async (context) => {
        run.takeResults(await readResults(run, context, watch));
      });
  if (error === null) return;
  const why = withoutPeriod(error.message);
  if (isWithheld(error)) {
    run.note(`The run's results could not be read, so that its debrief alone was judged: ${why}.`);
    return;
  }
  run.unread = why;
  run.note(`The run's results could not be read: ${why}.`);
}

/** Asks for the results again after an answer that nobody can read, as long as there is time. */
async function insist(run: RunRecord, context: RequestContext, watch: Watch): Promise<RunResults> {
  const { clock, cancelled } = watch;
  for (;;) {
    try {
      return await readResults(run, context, watch);
    } catch (error) {
      if (!isOdd(error) || isRefused(error)) throw error;
      if (clock.now() + ODD_PAUSE_MS >= context.deadlineMs) throw error;
    }
    await clock.sleep(ODD_PAUSE_MS, cancelled);
  }
}

/** How far a run has come; one that the service does not let be read is not asked for again. */
export async function readStatus(run: RunRecord, watch: Watch): Promise<void> {
  if (!run.readable) return;
  const error = await attempt(watch, BUDGET_MS, async (context) => {
    run.takeProgress(await watch.client.readRun(run.jobId, context));
  });
  run.readable = error === null || !isWithheld(error);
}

/** How a run ended that was finished when it was asked about last. */
export async function readEnding(run: RunRecord, watch: Watch): Promise<void> {
  if (hasEnded(run.runStatus) || !run.finished || !run.readable) return;
  await attempt(watch, BUDGET_MS, async (context) => {
    run.takeProgress(await watch.client.readRun(run.jobId, context));
  });
}

/**
 * The same once more where the service still said that the run goes on, which it may be late with. Where a
 * pass rests on that, the run and its results are looked at again for a while.
 *
 * Rejects with `Cancelled` when the step is.
 */
export async function readLateEnding(
  run: RunRecord,
  { verdict }: DebriefReport,
  watch: Watch,
): Promise<void> {
  const { clock, cancelled, inputs, narrator } = watch;
  if (run.runStatus !== null) await readEnding(run, watch);
  const startedMs = clock.now();
  const limitMs = Math.min(LATE_END_MS, inputs.debriefTimeoutMs);
  const mayPass = () => verdict !== 'THRESHOLD_FAILED' && run.evidence.runVerdict?.passed !== false;
  for (let waitedMs = 0; mayPass(); waitedMs = clock.now() - startedMs) {
    const isLate = isGoing(run.runStatus) || isGoing(run.shownStatus);
    const pauseMs = intervalMs(waitedMs, inputs.maxPollIntervalMs);
    if (!isLate || waitedMs + pauseMs >= limitMs) return;
    const span = formatDuration(limitMs);
    narrator.sayOnce(
      run,
      `its debrief is ready, and yet it is said to go on: looked at for ${span} at most`,
    );
    await clock.sleep(pauseMs, cancelled);
    await readEnding(run, watch);
    if (run.hasResults) {
      await attempt(watch, RESULTS_BUDGET_MS, async (context) => {
        run.takeResults(await readResults(run, context, watch));
      });
    }
  }
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
