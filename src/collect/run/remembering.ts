/** What is remembered of the runs that a step follows, for later workflow runs. */

import { whyNotEvaluated } from '../../evaluate/service-verdict.ts';
import type { Pointer } from '../../history/memory.ts';
import type { RunReport } from '../../model/report.ts';
import { hasEnded } from '../../model/run-status.ts';
import { isSame } from '../../text/same-id.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import { isUuid } from '../../text/values/uuid-list.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** Remembers a run as soon as it is started, so that a step that is killed then leaves it behind. */
export async function rememberStart(
  run: RunRecord,
  runPlanId: string,
  watch: Watch,
): Promise<void> {
  await keep(run, { ...pointerOf(run, watch), runPlanId, outcome: 'started' }, watch);
}

/** Remembers of a run what was decided by the calls of several. */
export async function rememberTogether(
  run: RunRecord,
  outcome: Pointer['outcome'],
  watch: Watch,
): Promise<void> {
  if (run.pointer !== null) await keep(run, { ...run.pointer, outcome }, watch);
}

/**
 * Remembers what a run came to. Of runs that this step did not start, those are remembered that it could
 * judge.
 */
export async function rememberEnd(run: RunRecord, told: RunReport, watch: Watch): Promise<void> {
  const isJudged = hasEvaluation(told);
  if (told.outcome !== 'started' && (isJudged || run.pointer !== null)) {
    const pointer = run.pointer ?? (await recallRun(run, watch)) ?? pointerOf(run, watch);
    const outcome = isJudged ? told.outcome : pointer.outcome;
    const endedAt = hasEnded(run.runStatus) || isJudged ? endOf(run, pointer, watch) : null;
    await keep(run, { ...pointer, outcome, endedAt }, watch);
    if (watch.source.kind !== 'run-plan')
      await watch.judgements.remember({ ...pointer, outcome, endedAt });
  }
}

/**
 * Whether a run need not be evaluated again. One of which only the grading is missing is resumed by a re-run,
 * so that its calls are not paid twice (contract, section 19.7).
 */
function hasEvaluation(told: RunReport): boolean {
  if (told.outcome !== 'inconclusive') return told.outcome === 'failed' || told.report !== null;
  const mayBeGraded = told.runStatus === null || told.runStatus === 'COMPLETED';
  return told.report !== null && !(mayBeGraded && whyNotEvaluated(told) !== null);
}

/** What is remembered under a ref, with what other steps came to that judged by ID what was left to them. */
export async function withJudgements(
  pointers: Pointer[],
  ref: string,
  { judgements }: Watch,
): Promise<Pointer[]> {
  if (pointers.every(({ outcome }) => outcome !== 'started')) return pointers;
  const elsewhere = await judgements.recall(ref);
  return pointers.map((one) => {
    const judgement = elsewhere.find(({ jobId }) => jobId === one.jobId);
    if (one.outcome !== 'started' || judgement === undefined) return one;
    const { outcome, endedAt } = judgement;
    return { ...one, outcome, endedAt };
  });
}

/** What this gate remembers of a run already, such as what it was started with. */
async function recallRun({ jobId }: RunRecord, { recall, refs }: Watch): Promise<Pointer | null> {
  return (await recall(refs.own)).find((one) => isSame(one.jobId, jobId)) ?? null;
}

function keep(run: RunRecord, pointer: Pointer, { memory }: Watch): Promise<void> {
  run.pointer = pointer;
  return memory.remember(pointer);
}

function pointerOf(run: RunRecord, watch: Watch): Pointer {
  const { jobId, fingerprint, evidence } = run;
  const { about } = evidence;
  const now = isoOf(watch.clock.now());
  const runPlanId = about?.planId ?? '';
  return {
    jobId,
    runPlanId: isUuid(runPlanId) ? runPlanId : '',
    fingerprint,
    startedAt: momentOf(about?.startedAt ?? about?.createdAt) ?? now,
    endedAt: null,
    outcome: null,
    ...watch.origin,
  };
}

/** The service's clock may be ahead or behind: no run ends before its start, or after its evaluation. */
function endOf(run: RunRecord, { startedAt, endedAt }: Pointer, { clock }: Watch): string {
  if (endedAt !== null) return endedAt;
  const now = isoOf(clock.now());
  const shown = momentOf(run.evidence.about?.endedAt) ?? now;
  return shown > now || (run.startedHere && shown < startedAt) ? now : shown;
}

function momentOf(text: string | null | undefined): string | null {
  const ms = text ? parseIsoTime(text) : null;
  return ms === null ? null : isoOf(ms);
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
