/** Records the results of the gate's runs in the run history, for later workflow runs. */

import type { CollectedRun } from '../../collect/collected-run.ts';
import type { Context } from '../../collect/context.ts';
import type { RunEvaluation } from '../../evaluate/evaluate.ts';
import { whyNotEvaluated } from '../../evaluate/service-verdict.ts';
import type { RunReference } from '../../history/run-history.ts';
import { hasEnded, type RunOutcome } from '../../model/outcome.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { isSame } from '../../text/alike.ts';
import { inUtc } from '../../text/values/iso-time.ts';
import { isUuid } from '../../text/values/simple-values.ts';

/** Records every run of the gate. Runs whose calls decided together have their common outcome. */
export async function recordResults(
  followed: { runs: readonly CollectedRun[]; context: Context } | null,
  evaluations: readonly RunEvaluation[],
): Promise<void> {
  if (followed === null) return;
  const { runs, context } = followed;
  const records = runs.flatMap((run, index) => {
    const evaluation = evaluations[index];
    if (evaluation === undefined) return [];
    const { outcome, decision, confirmations, pooled } = evaluation;
    const further = run.further.map((one, at) => {
      const own = confirmations[at];
      const decided = pooled !== null && own?.why === null;
      const result = decided ? outcome : (own?.outcome ?? 'inconclusive');
      return recordResult(one, result, own?.decision !== null, context);
    });
    return [recordResult(run, outcome, decision !== null, context), ...further];
  });
  await Promise.all(records);
}

/** Runs that this step did not start are recorded if they were evaluated. */
async function recordResult(
  { facts, run }: CollectedRun,
  outcome: RunOutcome,
  isEvaluated: boolean,
  context: Context,
): Promise<void> {
  const { history, refs, clock } = context;
  const isFinal = isEvaluated && hasFinalEvaluation(facts, outcome);
  let known = run?.reference ?? null;
  if (outcome === 'started' || !(isFinal || known !== null)) return;
  known ??= (await history.read(refs.own)).find((one) => isSame(one.jobId, facts.jobId)) ?? null;
  known ??= referenceTo(facts, context);
  const recorded = {
    ...known,
    outcome: isFinal ? outcome : known.outcome,
    endedAt:
      hasEnded(facts.runStatus) || isFinal
        ? (known.endedAt ?? inUtc(facts.about?.endedAt) ?? toIso(clock.now()))
        : null,
  };
  await history.record(recorded);
}

/**
 * Whether a run need not be evaluated again. A re-run resumes one of which only the grading is missing, so
 * that its calls are not paid twice.
 */
function hasFinalEvaluation(facts: RunFacts, outcome: RunOutcome): boolean {
  if (outcome !== 'inconclusive') return outcome === 'failed' || facts.report !== null;
  const mayBeGraded = facts.runStatus === null || facts.runStatus === 'COMPLETED';
  const isUngraded = facts.unread !== undefined || whyNotEvaluated(facts) !== null;
  return facts.report !== null && !(mayBeGraded && isUngraded);
}

/** A reference to a run that this step did not start. */
function referenceTo({ jobId, about }: RunFacts, { clock, origin }: Context): RunReference {
  const runPlanId = about?.planId ?? '';
  return {
    jobId,
    runPlanId: isUuid(runPlanId) ? runPlanId : '',
    fingerprint: '',
    startedAt: inUtc(about?.startedAt ?? about?.createdAt) ?? toIso(clock.now()),
    endedAt: null,
    outcome: null,
    ...origin,
  };
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
