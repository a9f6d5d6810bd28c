/** Records the runs of a step in the run history, for later workflow runs. */

import { whyNotEvaluated } from '../../evaluate/service-verdict.ts';
import type { RunReference } from '../../history/run-reference.ts';
import { hasEnded, type RunOutcome } from '../../model/outcome.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { isSame } from '../../text/same-id.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import { isUuid } from '../../text/values/uuid-list.ts';
import type { Context } from '../context.ts';
import { unreusable } from './fingerprint.ts';

/** Records a run as soon as it is started, so that a later attempt can resume it if the step is killed. */
export async function recordStart(
  runId: string,
  runPlanId: string,
  fingerprint: string,
  context: Context,
): Promise<RunReference> {
  const started = referenceTo(runId, fingerprint, undefined, context);
  const reference: RunReference = { ...started, runPlanId, outcome: 'started' };
  await context.history.record(reference);
  return reference;
}

export interface RecordedRun {
  facts: RunFacts;
  /** What the run history holds of it; null if nothing. */
  reference: RunReference | null;
  /** Hash of what it was started with; empty if unknown. */
  fingerprint: string;
  /** When the run's plan last changed, ISO 8601; null if unknown. */
  planChangedAt: string | null;
}

/** What a run came to. */
export interface Result {
  outcome: RunOutcome;
  /** Whether the outcome rests on the calls of several runs. */
  isPooled: boolean;
  /** Whether the run was evaluated at all. */
  isEvaluated: boolean;
}

/**
 * Records the result of a run. Runs that this step did not start are recorded if they were evaluated. A run
 * that passed by the calls of several is never reused alone.
 */
export async function recordResult(
  { facts, reference, fingerprint, planChangedAt }: RecordedRun,
  result: Result,
  context: Context,
): Promise<void> {
  const { history, evaluatedById, source } = context;
  const isFinal = result.isEvaluated && hasFinalEvaluation(facts, result.outcome);
  if (result.outcome === 'started' || !(isFinal || reference !== null)) return;
  const known =
    reference ??
    (await findReference(facts.jobId, context)) ??
    referenceTo(facts.jobId, fingerprint, facts, context);
  const recorded = {
    ...known,
    outcome: isFinal ? result.outcome : known.outcome,
    endedAt: hasEnded(facts.runStatus) || isFinal ? endOf(facts, known, context) : null,
    ...(result.isPooled &&
      result.outcome !== 'failed' && { fingerprint: unreusable(known.fingerprint) }),
  };
  await history.record(recorded, planChangedAt);
  if (source.kind !== 'run-plan') await evaluatedById.record(recorded);
}

/**
 * Whether a run need not be evaluated again. A re-run resumes one of which only the grading is missing, so
 * that its calls are not paid twice (contract, section 19.7).
 */
function hasFinalEvaluation(facts: RunFacts, outcome: RunOutcome): boolean {
  if (outcome !== 'inconclusive') return outcome === 'failed' || facts.report !== null;
  const mayBeGraded = facts.runStatus === null || facts.runStatus === 'COMPLETED';
  return facts.report !== null && !(mayBeGraded && whyNotEvaluated(facts) !== null);
}

/** What is recorded under a ref, with the results of other steps that evaluated by ID what was left to them. */
export async function withEvaluations(
  pointers: RunReference[],
  ref: string,
  { evaluatedById }: Context,
): Promise<RunReference[]> {
  if (pointers.every(({ outcome }) => outcome !== 'started')) return pointers;
  const elsewhere = await evaluatedById.read(ref);
  return pointers.map((one) => {
    const evaluated = elsewhere.find(({ jobId }) => jobId === one.jobId);
    if (one.outcome !== 'started' || evaluated === undefined) return one;
    const { outcome, endedAt } = evaluated;
    return { ...one, outcome, endedAt };
  });
}

async function findReference(
  runId: string,
  { history, refs }: Context,
): Promise<RunReference | null> {
  return (await history.read(refs.own)).find((one) => isSame(one.jobId, runId)) ?? null;
}

function referenceTo(
  runId: string,
  fingerprint: string,
  facts: RunFacts | undefined,
  { clock, origin }: Context,
): RunReference {
  const about = facts?.about;
  const runPlanId = about?.planId ?? '';
  return {
    jobId: runId,
    runPlanId: isUuid(runPlanId) ? runPlanId : '',
    fingerprint,
    startedAt: isoTime(about?.startedAt ?? about?.createdAt) ?? toIso(clock.now()),
    endedAt: null,
    outcome: null,
    ...origin,
  };
}

/** The service's clock may be ahead or behind: no run ends before its start, or after its evaluation. */
function endOf(
  { about, isStartedHere }: RunFacts,
  { startedAt, endedAt }: RunReference,
  { clock }: Context,
): string {
  if (endedAt !== null) return endedAt;
  const now = toIso(clock.now());
  const shown = isoTime(about?.endedAt) ?? now;
  return shown > now || (isStartedHere && shown < startedAt) ? now : shown;
}

function isoTime(text: string | null | undefined): string | null {
  const ms = text ? parseIsoTime(text) : null;
  return ms === null ? null : toIso(ms);
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
