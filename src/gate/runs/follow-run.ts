import { hasEnded } from '../../core/run-status.ts';
import { ServiceError } from '../../http/errors.ts';
import { isFailedByService } from '../../policy/service-verdict.ts';
import type { RunReport } from '../../report/model.ts';
import { explain } from '../../step/explain.ts';
import { Stopped, stackOf, withoutPeriod } from '../../step/stops.ts';
import { BaselineSearch } from '../baseline/baseline.ts';
import { expectEnd } from '../history/expectation.ts';
import { HistorySearch } from '../history/history.ts';
import { INPUTS_OF, WHERE_ID_FOUND } from '../inputs/settings.ts';
import { cancelRun, leaveRun } from './cancel.ts';
import { awaitReport, worstReport } from './debrief.ts';
import { readCost, readEnding, readSimulationJobs, readUnseenResults } from './read-evidence.ts';
import { rememberEnd } from './remembering.ts';
import type { RunRecord } from './run-record.ts';
import { ranOutOfTime, settle } from './settle.ts';
import type { Watch } from './watch.ts';

/** What tells the service which run is meant, once it has started one. */
const STARTED_ID =
  'the ID that the service gave for the run (start.jobId, where service-profile names it)';

/**
 * One run's whole story: bring it about, wait for it to finish, wait for its debrief, decide.
 * Whatever goes wrong becomes the outcome of this run; other runs are not touched by it.
 *
 * @param bringAbout starts or locates the run and puts its ID into the record
 */
export async function followRun(
  run: RunRecord,
  bringAbout: () => Promise<void>,
  watch: Watch,
): Promise<RunReport> {
  watch.narrator.watching(run);
  let told: RunReport;
  try {
    watch.cancelled.throwIfAborted();
    await bringAbout();
    told = watch.inputs.wait ? await reachDecision(run, watch) : run.conclude('started', [], null);
  } catch (error) {
    told =
      (await decideWithoutDebrief(run, error, watch)) ??
      (await endWithoutJudgement(run, error, watch));
  }
  await rememberEnd(run, told, watch);
  // A run that goes on is its own step's until all of them are.
  if (told.outcome !== 'started' && run.recall === null) watch.saver?.finished(run);
  watch.narrator.finished(run, told.outcome);
  return told;
}

async function reachDecision(run: RunRecord, watch: Watch): Promise<RunReport> {
  const baseline = new BaselineSearch(run, watch);
  run.compareChecks = () => baseline.compareChecks();
  const history = new HistorySearch(run, watch);
  void expectEnd(run, watch);
  const settled = await settle(run, watch);
  history.begin();
  if (!run.mayBePlacingCalls) watch.saver?.finished(run);
  const atOnce = [
    awaitReport(run, settled, watch),
    readEnding(run, watch),
    readCost(run, watch),
  ] as const;
  await Promise.allSettled(atOnce);
  const [awaited] = await Promise.all(atOnce);
  await readUnseenResults(run, awaited, watch);
  await readSimulationJobs(run, watch);
  const report = worstReport(awaited, run, watch);
  if (!run.hasResults) watch.cancelled.throwIfAborted();
  const comparing = baseline.compare(report);
  history.begin();
  const compared = await comparing;
  const told = watch.decider.decide(run, compared);
  run.addHistory = (report) => history.addTo(report);
  return told;
}

/**
 * What the service's own verdict makes of a run that has no debrief: failed, or null where it does not
 * hold against the run what can be judged without one.
 */
async function decideWithoutDebrief(
  run: RunRecord,
  error: unknown,
  watch: Watch,
): Promise<RunReport | null> {
  const hasBegun = run.finished || hasEnded(run.runStatus);
  if (!hasBegun || !isServiceAtFault(error)) return null;
  await readUnseenResults(run, null, watch);
  if (!isFailedByService(run.evidence)) return null;
  const { decider } = watch;
  if (decider.decide(run, null).outcome !== 'failed') return null;
  const { message } = explain(error, run.waitFacts, STARTED_ID);
  run.note(`There is no debrief to go with it: ${withoutPeriod(message)}.`);
  await run.compareChecks?.();
  return decider.decide(run, null);
}

function isServiceAtFault(error: unknown): boolean {
  return error instanceof ServiceError || error instanceof Stopped;
}

/** What a run that was to be left going comes to when the step is cancelled after all. */
export async function recallRun(run: RunRecord, told: RunReport, watch: Watch): Promise<RunReport> {
  if (told.outcome === 'started') {
    return endWithoutJudgement(run, watch.cancelled.reason, watch);
  }
  await run.recall;
  return { ...told, notes: [...run.notes] };
}

/** What a run comes to that ended early, whatever was thrown. */
export async function endWithoutJudgement(
  run: RunRecord,
  error: unknown,
  watch: Watch,
): Promise<RunReport> {
  const { kind } = watch.source;
  const [inputs, where] = run.startedHere
    ? [STARTED_ID, '']
    : [INPUTS_OF[kind], WHERE_ID_FOUND[kind]];
  const { outcome, rule, message } = explain(error, run.waitFacts, inputs, where);
  if (rule === 'internal') watch.runner.debug(stackOf(error));
  if (run.mayBePlacingCalls) {
    if (watch.cancelled.aborted || ranOutOfTime(error)) await cancelRun(run, watch);
    else leaveRun(run, watch);
  }
  return run.conclude(outcome, [{ rule, message }], null);
}
