import { isFailedByService } from '../../evaluate/service-verdict.ts';
import { ServiceError } from '../../http/errors.ts';
import { INPUTS_OF, WHERE_ID_FOUND } from '../../inputs/gate/settings.ts';
import type { RunReport } from '../../model/report.ts';
import { hasEnded } from '../../model/run-status.ts';
import { explain } from '../../service/explain.ts';
import { Stopped, stackOf, withoutPeriod } from '../../text/stops.ts';
import { BaselineSearch } from '../baseline/baseline.ts';
import { expectEnd } from '../history/expectation.ts';
import { cancelRun, leaveRun } from './cancel.ts';
import { awaitReport, worstReport } from './debrief.ts';
import { type Evaluation, evaluateRun } from './evaluate-run.ts';
import { readCost, readEnding, readSimulationJobs, readUnseenResults } from './read-evidence.ts';
import { rememberEnd } from './remembering.ts';
import type { RunRecord } from './run-record.ts';
import { ranOutOfTime, settle } from './settle.ts';
import type { Watch } from './watch.ts';

/** Identifies a started run to the service. */
const STARTED_ID =
  'the ID that the service gave for the run (start.jobId, where service-profile names it)';

/** A run that the step has followed to its end. */
export interface Followed {
  run: RunRecord;
  told: RunReport;
  /** Null if the run could not be evaluated. */
  evaluation: Evaluation | null;
  /** Whether the report shows earlier runs: only if the run has a debrief. */
  hasHistory: boolean;
  /** The runs that were started to confirm its failure. */
  further: RunRecord[];
}

/**
 * Obtains one run, waits for it and for its debrief, and evaluates it. An error becomes the outcome of
 * this run and changes no other run.
 *
 * @param bringAbout starts or locates the run and puts its ID into the record
 */
export async function followRun(
  run: RunRecord,
  bringAbout: () => Promise<void>,
  watch: Watch,
): Promise<Followed> {
  watch.narrator.watching(run);
  const followed = await follow(run, bringAbout, watch).catch(async (error: unknown) =>
    unevaluated(run, await endWithoutJudgement(run, error, watch)),
  );
  const { told } = followed;
  await rememberEnd(run, told, watch);
  // The step can still cancel a run that goes on.
  if (told.outcome !== 'started' && run.leftGoing !== 'lost') watch.saver?.finished(run);
  watch.narrator.finished(run, told.outcome);
  return followed;
}

async function follow(
  run: RunRecord,
  bringAbout: () => Promise<void>,
  watch: Watch,
): Promise<Followed> {
  watch.cancelled.throwIfAborted();
  await bringAbout();
  if (!watch.inputs.wait) return unevaluated(run, run.conclude('started', [], null));
  const baseline = new BaselineSearch(run, watch);
  try {
    return await collectAndEvaluate(run, baseline, watch);
  } catch (error) {
    const evaluation = await evaluateWithoutDebrief(run, error, baseline, watch);
    if (evaluation === null) throw error;
    return { run, told: evaluation.told, evaluation, hasHistory: false, further: [] };
  }
}

function unevaluated(run: RunRecord, told: RunReport): Followed {
  return { run, told, evaluation: null, hasHistory: false, further: [] };
}

async function collectAndEvaluate(
  run: RunRecord,
  baseline: BaselineSearch,
  watch: Watch,
): Promise<Followed> {
  void expectEnd(run, watch);
  const settled = await settle(run, watch);
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
  const evaluation = evaluateRun(run, await baseline.compare(report), watch);
  return { run, told: evaluation.told, evaluation, hasHistory: true, further: [] };
}

/** The evaluation of a run that has no debrief and that fails by the service's own verdict; else null. */
async function evaluateWithoutDebrief(
  run: RunRecord,
  error: unknown,
  baseline: BaselineSearch,
  watch: Watch,
) {
  const isByService = error instanceof ServiceError || error instanceof Stopped;
  if (!isByService || !(run.finished || hasEnded(run.runStatus))) return null;
  await readUnseenResults(run, null, watch);
  if (!isFailedByService(run.evidence)) return null;
  if (evaluateRun(run, null, watch).decision.outcome !== 'failed') return null;
  const { message } = explain(error, run.waitFacts, STARTED_ID);
  run.note(`There is no debrief to go with it: ${withoutPeriod(message)}.`);
  await baseline.compareChecks();
  return evaluateRun(run, null, watch);
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
