/** Starts further runs if a run failed by rates alone: noise does not come twice. */

import { otherFailures, whyNotConfirming } from '../../evaluate/confirmation.ts';
import type { Decision } from '../../evaluate/evaluate.ts';
import { poolRuns } from '../../evaluate/pool.ts';
import type { Reason, RunReport } from '../../model/report.ts';
import { tellCost } from '../../report/facts.ts';
import { describeNotConfirming } from '../../report/words/confirmation.ts';
import { annotateEach } from '../../runner/annotation.ts';
import { isSame } from '../../text/same-id.ts';
import { withoutPeriod } from '../../text/stops.ts';
import { concludeRun, type Evaluation, evaluateFacts } from './evaluate-run.ts';
import { unreusable } from './fingerprint.ts';
import { type Followed, followRun } from './follow-run.ts';
import { LOST_START } from './locate.ts';
import { rememberEnd, rememberTogether } from './remembering.ts';
import { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

const UNEVALUATED = 'it could not be evaluated';
const NOT_STARTED = 'the service started no further run: it returned the ID of an earlier one';

const TOO_EXPENSIVE =
  'No further run was started to confirm the failure, since the runs so far cost more than max-cost-usd allows, so the gate fails in any case.';

/**
 * Starts runs one after the other, at most `confirm`, as long as the first one fails by rates alone. The
 * pooled calls decide, at the significance divided by the number of looks. Anything else that fails in one of
 * them fails the gate. If one cannot decide, as `whyNotConfirming` says, the evaluation before it stands.
 *
 * @param another starts a further run of the same plan and variables
 * @param otherPValues p-values of the drops that the gate's other runs were tested for
 * @param isTooExpensive whether the gate fails by what its runs cost so far, so that no further run helps
 */
export async function confirmFailure(
  first: Followed,
  another: (run: RunRecord) => Promise<void>,
  otherPValues: readonly number[],
  isTooExpensive: () => boolean,
  watch: Watch,
): Promise<Followed> {
  const { run, evaluation: own } = first;
  if (own === null || !run.startedHere) return first;
  const further: RunRecord[] = [];
  const deciding: { run: RunRecord; evaluation: Evaluation }[] = [];
  const looks = 1 + watch.inputs.confirm;
  let now = own;
  while (asksAgain(now.decision, further.length, watch)) {
    if (isTooExpensive()) {
      run.note(TOO_EXPENSIVE);
      break;
    }
    const label = `${run.label}, confirming run ${further.length + 1}`;
    const next = new RunRecord(label, '', run.stableName);
    next.fingerprint = unreusable(run.fingerprint);
    watch.narrator.expectAnother();
    watch.narrator.say(run, 'failed by rates alone; a further run is to confirm it');
    const { told, evaluation } = await followRun(next, () => another(next), watch);
    const isKnown = [run, ...further].some(({ jobId }) => isSame(jobId, next.jobId));
    further.push(next);
    run.addConfirmation(told);
    run.note(describe(told));
    warnOfLostStart(told, watch);
    const why = evaluation === null ? UNEVALUATED : isKnown ? NOT_STARTED : null;
    const cause = evaluation && whyNotConfirming(own, evaluation);
    const refusal = why ?? (cause && describeNotConfirming(cause));
    if (evaluation === null || refusal !== null) {
      const note = `The evaluation before it stands, since ${refusal}.`;
      run.note(note);
      watch.narrator.say(run, `${describe(told)} ${note}`);
      break;
    }
    deciding.push({ run: next, evaluation });
    const all = deciding.map((one) => one.evaluation.judged);
    const judged = poolRuns(own.judged, all);
    const decision = evaluateFacts(judged, watch, { looks, otherPValues });
    const others = otherFailures(evaluation, decision);
    now = { judged, decision: withReasons(decision, others, next) };
  }
  if (further.length === 0) return { ...first, told: { ...first.told, notes: [...run.notes] } };
  if (deciding.length === 0) {
    const told = concludeRun(run, own.decision, first.told.report);
    await rememberEnd(run, told, watch);
    return { ...first, told, further };
  }
  const told = { ...concludePooled(first, now), looks };
  watch.narrator.say(run, `${told.outcome}, by the calls of ${deciding.length + 1} runs`);
  await rememberAll(
    run,
    told,
    deciding.map((one) => one.run),
    watch,
  );
  return { ...first, told, further };
}

/** No other message names a run without an ID, unless the step itself ends as inconclusive. */
function warnOfLostStart({ jobId, reasons }: RunReport, { runner }: Watch): void {
  const lost = reasons.filter(({ rule }) => jobId === '' && rule === LOST_START);
  annotateEach(
    'warning',
    lost.map(({ message }) => message),
    runner,
  );
}

/** The pooled decision, failed by anything else that fails in a further run. */
function withReasons(
  decision: Decision,
  reasons: readonly Reason[],
  { jobId }: RunRecord,
): Decision {
  if (reasons.length === 0) return decision;
  const further = reasons.map(({ message, ...reason }) => ({
    ...reason,
    message: `${withoutPeriod(message)}, in run ${jobId}, which was to confirm the failure`,
  }));
  const all = [...decision.reasons, ...further];
  return { ...decision, outcome: 'failed', byRatesAlone: false, reasons: all };
}

/** Every run whose calls decided has the pooled outcome; none of them may be reused alone. */
async function rememberAll(
  run: RunRecord,
  told: RunReport,
  further: readonly RunRecord[],
  watch: Watch,
): Promise<void> {
  if (told.outcome !== 'failed' && run.pointer !== null) {
    run.pointer = { ...run.pointer, fingerprint: unreusable(run.fingerprint) };
  }
  await Promise.all([
    rememberEnd(run, told, watch),
    ...further.map((next) => rememberTogether(next, told.outcome, watch)),
  ]);
}

/** A verdict without counts is confirmed once it was repeated; counts may still change with more calls. */
function asksAgain({ outcome, byRatesAlone }: Decision, asked: number, watch: Watch): boolean {
  if (outcome !== 'failed' || byRatesAlone === false || watch.cancelled.aborted) return false;
  const { confirm } = watch.inputs;
  return asked < (byRatesAlone === 'verdict' ? Math.min(1, confirm) : confirm);
}

/** The first run's report with the pooled decision and the pooled calls. */
function concludePooled({ run, told }: Followed, { judged, decision }: Evaluation): RunReport {
  const { checks, callCounts, calls, report, baseline } = judged;
  if (baseline) run.baseline = baseline;
  run.evidence = {
    ...run.evidence,
    ...(checks && { checks }),
    ...(told.checks && { ownChecks: told.checks }),
    ...(callCounts && { callCounts }),
    ...(calls && { calls }),
  };
  const trend = report?.trend ?? null;
  return concludeRun(run, decision, told.report && { ...told.report, trend });
}

/** What one of the further runs came to by itself. */
function describe(told: RunReport): string {
  const { jobId, about, outcome, reasons } = told;
  if (jobId === '') {
    const why = reasons.map(({ message }) => withoutPeriod(message));
    return `To confirm the failure, a further run was to be started: ${outcome}, since ${why.join('; ')}.`;
  }
  const number = about?.number ? `run ${about.number} (${jobId})` : `run ${jobId}`;
  const cost = tellCost([told]);
  const tail = cost === '' ? '' : ` (${cost})`;
  return `To confirm the failure, ${number} was started: ${outcome} by itself${tail}.`;
}
