/** Asks again where a run failed by rates alone: what was chance does not come twice. */
import { isSame } from '../../core/same-id.ts';
import { otherFailures, whyNotConfirming } from '../../policy/confirmation.ts';
import { tellCost } from '../../report/facts.ts';
import type { Reason, RunReport } from '../../report/model.ts';
import { annotateEach } from '../../step/annotations.ts';
import { withoutPeriod } from '../../step/stops.ts';
import { unreusable } from './fingerprint.ts';
import { followRun } from './follow-run.ts';
import { LOST_START } from './locate.ts';
import { rememberEnd, rememberTogether } from './remembering.ts';
import { type Judgement, RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** A run that was followed to its end. */
export interface Followed {
  run: RunRecord;
  told: RunReport;
  /** Starts another one of the same plan and variables; null where there is no such thing. */
  another: ((run: RunRecord) => Promise<void>) | null;
  /** The runs that were started to confirm what it came to. */
  further: RunRecord[];
}

const UNJUDGED = 'it could not be evaluated';
const NOT_STARTED = 'the service started no further run: it returned the ID of an earlier one';

const TOO_DEAR =
  'No further run was started to confirm the failure, since the runs so far cost more than max-cost-usd allows, so the gate fails in any case.';

/**
 * Starts runs one after the other, at most `confirm`, as long as the first one fails by rates alone; the
 * calls of all decide, at the significance divided by the number of looks. Whatever else fails in one of them
 * fails the gate. One that cannot decide, as `whyNotConfirming` says, leaves the evaluation before it as it
 * was. The first run was judged as any other: it takes both for the gate to fail, so that asking the first at
 * a lower significance would hide falls and spare nothing.
 *
 * @param otherPValues p of the drops that the gate's other runs were tested for
 * @param isTooDear whether the gate fails by what its runs cost so far, which no further run can mend
 */
export async function confirmFailure(
  first: Followed,
  otherPValues: readonly number[],
  isTooDear: () => boolean,
  watch: Watch,
): Promise<Followed> {
  const { run, another } = first;
  const own = run.judgementOf(first.told);
  if (own === null || another === null || !run.startedHere) return first;
  const further: RunRecord[] = [];
  const judged = [own.judged];
  const deciding: RunRecord[] = [];
  let now = own;
  while (asksAgain(now, further.length, watch)) {
    if (isTooDear()) {
      run.note(TOO_DEAR);
      break;
    }
    const next = new RunRecord(
      `${run.label}, confirming run ${further.length + 1}`,
      '',
      run.stableName,
    );
    next.fingerprint = unreusable(run.fingerprint);
    watch.narrator.expectAnother();
    watch.narrator.say(run, 'failed by rates alone; a further run is to confirm it');
    const told = await followRun(next, () => another(next), watch);
    const isKnown = [run, ...further].some(({ jobId }) => isSame(jobId, next.jobId));
    further.push(next);
    run.addConfirmation(told);
    run.note(describe(told));
    warnOfLostStart(told, watch);
    const seen = next.judgementOf(told);
    const unusable = isKnown ? NOT_STARTED : null;
    const why = seen === null ? UNJUDGED : (unusable ?? whyNotConfirming(own, seen));
    if (seen === null || why !== null) {
      const note = `The evaluation before it stands, since ${why}.`;
      run.note(note);
      watch.narrator.say(run, `${describe(told)} ${note}`);
      break;
    }
    judged.push(seen.judged);
    deciding.push(next);
    const { decider } = watch;
    run.looks = 1 + watch.inputs.confirm;
    const circumstances = { looks: run.looks, otherPValues };
    const pooled = decider.judgePooled(own.judged, judged.slice(1), circumstances);
    now = withReasons(pooled, otherFailures(seen, pooled.decision), next);
  }
  if (further.length === 0) return { ...first, told: { ...first.told, notes: [...run.notes] } };
  const told = concludePooled(run, first.told, now, deciding.length > 0);
  if (deciding.length > 0) {
    watch.narrator.say(run, `${told.outcome}, by the calls of ${judged.length} runs`);
  }
  await rememberAll(run, told, deciding, watch);
  return { ...first, told, further };
}

/** Nothing else says so of a run without an ID, unless the step itself ends as inconclusive. */
function warnOfLostStart({ jobId, reasons }: RunReport, { runner }: Watch): void {
  const lost = reasons.filter(({ rule }) => jobId === '' && rule === LOST_START);
  annotateEach(
    'warning',
    lost.map(({ message }) => message),
    runner,
  );
}

/** The pooled evaluation, failed by what else fails in a further run. */
function withReasons(
  { judged, decision }: Judgement,
  reasons: readonly Reason[],
  { jobId }: RunRecord,
): Judgement {
  if (reasons.length === 0) return { judged, decision };
  const failed = { outcome: 'failed', byRatesAlone: false } as const;
  const further = reasons.map(({ message, ...reason }) => ({
    ...reason,
    message: `${withoutPeriod(message)}, in run ${jobId}, which was to confirm the failure`,
  }));
  return {
    judged,
    decision: { ...decision, ...failed, reasons: [...decision.reasons, ...further] },
  };
}

/** Every run whose calls decided came to what they decided; alone none may come to the same again. */
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
function asksAgain({ decision }: Judgement, asked: number, watch: Watch): boolean {
  const { outcome, byRatesAlone } = decision;
  if (outcome !== 'failed' || byRatesAlone === false || watch.cancelled.aborted) return false;
  return (
    asked < (byRatesAlone === 'verdict' ? Math.min(1, watch.inputs.confirm) : watch.inputs.confirm)
  );
}

/** The first run's report with what was decided by the calls of all, and with these calls. */
function concludePooled(
  run: RunRecord,
  first: RunReport,
  now: Judgement,
  isPooled: boolean,
): RunReport {
  const { checks, callCounts, calls, report, baseline } = now.judged;
  if (baseline) run.baseline = baseline;
  run.evidence = {
    ...run.evidence,
    ...(checks && { checks }),
    ...(isPooled && first.checks && { ownChecks: first.checks }),
    ...(callCounts && { callCounts }),
    ...(calls && { calls }),
  };
  const trend = report?.trend ?? null;
  return run.concludeJudged(now, first.report && { ...first.report, trend });
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
