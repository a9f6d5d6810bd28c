/** Collects the facts of one run: obtains it, waits for it and its debrief, and reads its evidence. */

import { isFailedByService } from '../evaluate/service-verdict.ts';
import { ServiceError } from '../http/errors.ts';
import { hasEnded } from '../model/outcome.ts';
import type { DebriefReport } from '../model/report.ts';
import type { Ending, RunFacts } from '../model/run-facts.ts';
import { StepError } from '../text/step-error.ts';
import { type Compared, compareWithBaseline } from './baseline/baseline.ts';
import { type Cancelling, cancelRun } from './cancel.ts';
import type { Context } from './context.ts';
import { endingOf } from './ending.ts';
import { casesOf, gradedCalls } from './evidence/cases.ts';
import { evidenceOf } from './evidence/evidence.ts';
import { measuredMetrics, measuresOf } from './evidence/measures.ts';
import { readDriftRuns } from './history/drift-runs.ts';
import { readHistory } from './history/read-history.ts';
import { expectedEnd } from './history/recorded-before.ts';
import { variablesOf } from './obtain/fingerprint.ts';
import { obtainRun } from './obtain/obtain-run.ts';
import { type CollectedRun, isStartedHere, type ObtainedRun, type WantedRun } from './run.ts';
import { forgetRun } from './saved-runs.ts';
import { worseReport } from './wait/debrief.ts';
import { type FurtherFacts, readEvidence } from './wait/read-evidence.ts';
import { RunWait, type SeenRun } from './wait/run-wait.ts';
import { ranOutOfTime, waitForCompletion } from './wait/wait-for-completion.ts';
import { waitForDebrief } from './wait/wait-for-debrief.ts';

const LEFT =
  'This step started the run and had to leave it: it may continue to make calls. Pass its ID as job-id to evaluate it, or re-run this job; a new start would repeat the calls.';

/** Never rejects: an error becomes the ending of this run and changes no other run. */
export async function collectRun(wanted: WantedRun, context: Context): Promise<CollectedRun> {
  const { cancelled, inputs, log } = context;
  const wait = new RunWait(wanted.label, context);
  log.watch(wait);
  let run: ObtainedRun | null = null;
  try {
    cancelled.throwIfAborted();
    run = await obtainRun(wanted, wait, context);
    wait.name = `run ${run.runId}`;
    if (inputs.wait) return await collectEvidence(wanted, run, wait, context);
    const ending = { outcome: 'started' as const, reasons: [] };
    const collected = conclude(wanted, run, wait.seen, { ending });
    return { ...collected, mayContinue: isStartedHere(run) };
  } catch (error) {
    return leave(wanted, run, wait, error, context);
  } finally {
    log.unwatch(wait);
  }
}

async function collectEvidence(
  wanted: WantedRun,
  run: ObtainedRun,
  wait: RunWait,
  context: Context,
): Promise<CollectedRun> {
  const { runId } = run;
  let report: DebriefReport | null = null;
  let ending: Ending | null = null;
  try {
    const expectedEndMs = await expectedEnd(run, context);
    const requested = await waitForCompletion(runId, wait, expectedEndMs, context);
    if (isStartedHere(run)) forgetRun(runId, context);
    report = await waitForDebrief(runId, wait, requested, context);
  } catch (error) {
    const isByService = error instanceof ServiceError || error instanceof StepError;
    if (!isByService || !hasFinished(wait.seen)) throw error;
    ending = endingOf(error, wait.facts, isStartedHere(run), context);
  }
  const sent = isStartedHere(run) ? Object.entries(variablesOf(context)) : [];
  const mayPass = report !== null && report.verdict !== 'THRESHOLD_FAILED';
  const planId = planIdOf(run, wait.seen);
  const further = await readEvidence({ runId, planId, sent }, wait, mayPass, context);
  const { seen } = wait;
  if (seen.results === null) context.cancelled.throwIfAborted();
  const worse =
    report && seen.debrief
      ? worseReport(report, seen.debrief, seen.results?.debrief ?? null, context.inputs.regenerate)
      : report;
  const isComparable = worse !== null || isFailedByService(evidenceIn(run, seen));
  const compared = isComparable
    ? await compareWithBaseline(comparedRun(run, seen), worse, context)
    : {};
  const collected = conclude(wanted, run, seen, { ...further, ...compared, ending });
  return ending === null ? withHistory(collected, planIdOf(run, seen), context) : collected;
}

function hasFinished({ isFinished, status }: SeenRun): boolean {
  return isFinished || hasEnded(status);
}

/** Null if unknown. */
function planIdOf({ reference, plan }: ObtainedRun, { results }: SeenRun): string | null {
  return reference?.runPlanId || plan?.id || results?.run?.simulationRunPlanId || null;
}

function evidenceIn({ plan }: Pick<ObtainedRun, 'plan'>, { results, progress }: SeenRun) {
  return evidenceOf({ results, progress, plan });
}

function comparedRun(run: ObtainedRun, seen: SeenRun) {
  const { results, progress } = seen;
  return {
    jobId: run.runId,
    planId: planIdOf(run, seen),
    isStartedHere: isStartedHere(run),
    results,
    evidence: evidenceIn(run, seen),
    hasScenarios: progress?.simulationJobs?.some(({ scenario }) => scenario !== null) ?? false,
  };
}

async function withHistory(
  collected: CollectedRun,
  planId: string | null,
  context: Context,
): Promise<CollectedRun> {
  const { facts, fingerprint } = collected;
  const history = await readHistory(facts, { planId, fingerprint }, context);
  const { planChangedAt, watched } = await readDriftRuns(facts, planId, context);
  return {
    ...collected,
    planChangedAt,
    facts: { ...facts, ...(history && { history }), ...(watched && { watched }) },
  };
}

/** A run that the step cannot follow to its end: cancelled after a timeout or a signal, else left. */
async function leave(
  wanted: WantedRun,
  run: ObtainedRun | null,
  wait: RunWait,
  error: unknown,
  context: Context,
): Promise<CollectedRun> {
  const ending = endingOf(error, wait.facts, isStartedHere(run), context);
  const collected = conclude(wanted, run, wait.seen, { ending });
  if (run === null || !isStartedHere(run) || hasFinished(wait.seen)) return collected;
  if (context.cancelled.aborted || ranOutOfTime(error)) {
    return withCancelling(collected, await cancelRun(run.runId, context));
  }
  context.log.say(wait, 'left, and may continue to make calls');
  const { facts } = collected;
  return { ...collected, mayContinue: true, facts: { ...facts, notes: [...facts.notes, LEFT] } };
}

/** A run with what cancelling it came to. */
export function withCancelling(
  run: CollectedRun,
  { cancelError, notes }: Cancelling,
): CollectedRun {
  const { facts } = run;
  return {
    ...run,
    mayContinue: false,
    cancelError,
    facts: {
      ...facts,
      notes: [...facts.notes, ...notes],
    },
  };
}

/** What was collected of a run in addition to what waiting has shown. */
type Further = Partial<Compared & FurtherFacts> & { ending: Ending | null };

function conclude(
  wanted: WantedRun,
  run: ObtainedRun | null,
  seen: SeenRun,
  further: Further,
): CollectedRun {
  const { label, stableName } = wanted;
  const planned = wanted.kind === 'planned' ? wanted.plan : null;
  const { status: runStatus, debrief, progress, results } = seen;
  const { report = null, baseline, unread, cost, usedVariables, ending } = further;
  const calls = gradedCalls(results?.calls ?? []);
  const own = { calls, jobs: progress?.simulationJobs ?? null };
  const cases = casesOf(own, further.earlier?.calls ?? []);
  const measures = measuresOf(measuredMetrics(results ?? {}), further.earlier?.measures ?? []);
  const facts: RunFacts = {
    ...{ jobId: run?.runId ?? '', label, runStatus, debrief, report, ending },
    isStartedHere: isStartedHere(run),
    ...(stableName !== '' && { stableName }),
    notes: [...(run?.notes ?? []), ...seen.notes, ...(further.notes ?? [])],
    ...(baseline && { baseline }),
    ...(run?.how === 'resumed' && { attached: true }),
    ...(run?.how === 'reused' && { reused: true }),
    ...(unread && { unread }),
    ...evidenceIn({ plan: run?.plan ?? planned }, seen),
    ...(cost && { cost }),
    ...(usedVariables && { usedVariables }),
    ...(cases.length > 0 && { cases }),
    ...(measures.length > 0 && { measures }),
    confirmations: [],
    evaluated: null,
  };
  return {
    wanted,
    facts,
    reference: run?.reference ?? null,
    fingerprint: run?.fingerprint ?? '',
    planChangedAt: null,
    mayContinue: false,
    cancelError: null,
    further: [],
  };
}
