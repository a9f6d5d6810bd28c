/** Collects the facts of one run: obtains it, waits for it and its debrief, and reads what there is. */

import { isFailedByService } from '../evaluate/service-verdict.ts';
import { ServiceError } from '../http/errors.ts';
import { hasEnded } from '../model/outcome.ts';
import type { Ending, RunFacts } from '../model/run-facts.ts';
import { StepError } from '../text/step-error.ts';
import { type Compared, compareWithBaseline } from './baseline/baseline.ts';
import { cancelRun, type Left, leaveRun } from './cancel.ts';
import type { Context } from './context.ts';
import { endingOf } from './ending.ts';
import { casesOf, gradedCalls } from './evidence/cases.ts';
import { type Evidence, evidenceOf } from './evidence/evidence.ts';
import { measuredMetrics, measuresOf } from './evidence/measures.ts';
import { readDriftRuns } from './history/drift-runs.ts';
import { readHistory } from './history/read-history.ts';
import { expectedEnd } from './history/recorded-runs.ts';
import type { RecordedRun } from './obtain/record-run.ts';
import { worstReport } from './wait/debrief.ts';
import {
  confirmVariables,
  readCost,
  readEnding,
  readSimulationJobs,
  readUnseenResults,
} from './wait/read-evidence.ts';
import { type ObtainedRun, RunWait } from './wait/run-wait.ts';
import { ranOutOfTime, waitForCompletion } from './wait/wait-for-completion.ts';
import { waitForDebrief } from './wait/wait-for-debrief.ts';

/** A run of the gate before it is obtained. */
export interface WantedRun {
  /** How the log names it before it has an ID. */
  label: string;
  /** Names it from run to run, such as its plan; empty if only its ID is known. */
  stableName: string;
  /** The plan, if its name is known before the results. */
  plan: { id: string; name: string | null } | null;
  /** Starts, resumes, reuses or locates the run. Rejects if there is none. */
  obtain(run: RunWait): Promise<ObtainedRun>;
  notes: readonly string[];
}

/** The facts of a run, and what the step itself has to know of it until its end. */
export interface CollectedRun extends RecordedRun {
  /** Why it may continue to make calls; null if it does not. */
  left: Left | null;
  /** Further runs that were to confirm its failure. */
  further: readonly CollectedRun[];
}

/** Never rejects: an error becomes the ending of this run and changes no other run. */
export async function collectRun(wanted: WantedRun, context: Context): Promise<CollectedRun> {
  const { log, saver } = context;
  const run = new RunWait(wanted.label, context, wanted.plan);
  for (const note of wanted.notes) run.note(note);
  log.watch(run);
  const read: Read = {};
  const collected = await follow(wanted, run, read, context).catch(async (error: unknown) => {
    const ending = endingOf(error, run, context);
    const left = run.mayMakeCalls ? await leaveOrCancel(run, error, context) : {};
    return conclude(wanted, run, { ...read, ending, ...left });
  });
  const { facts, left } = collected;
  const isWanted = facts.ending?.outcome === 'started' || left?.why === 'lost';
  if (!isWanted && left?.why !== 'uncancelled') saver?.finished(run.runId);
  log.finished(run);
  return collected;
}

/** What was read of a run in addition to its wait, also if the wait failed. */
interface Read {
  cost?: Evidence['cost'];
  /** Why the results could not be read; null if they were. */
  unread?: string | null;
  usedVariables?: RunFacts['usedVariables'];
}

async function follow(
  wanted: WantedRun,
  run: RunWait,
  read: Read,
  context: Context,
): Promise<CollectedRun> {
  context.cancelled.throwIfAborted();
  run.run = await wanted.obtain(run);
  if (!context.inputs.wait) {
    return conclude(wanted, run, { ending: { outcome: 'started', reasons: [] } });
  }
  try {
    return await collect(wanted, run, read, context);
  } catch (error) {
    const isByService = error instanceof ServiceError || error instanceof StepError;
    if (!isByService || !(run.finished || hasEnded(run.status))) throw error;
    read.unread = await readUnseenResults(run, false, context);
    const { evidence, ...compared } = comparedRun(run);
    if (!isFailedByService(evidence)) throw error;
    const { notes, baseline, earlier } = await compareWithBaseline(
      { ...compared, evidence },
      null,
      context,
    );
    const ending = endingOf(error, run, context);
    return conclude(wanted, run, { ...read, ending, baseline, notes, earlier });
  }
}

async function collect(
  wanted: WantedRun,
  run: RunWait,
  read: Read,
  context: Context,
): Promise<CollectedRun> {
  void expectedEnd(run, context).then((endMs) => {
    run.expectedEndMs = endMs;
  });
  const requested = await waitForCompletion(run, context);
  if (!run.mayMakeCalls) context.saver?.finished(run.runId);
  const atOnce = [
    waitForDebrief(run, requested, context),
    readEnding(run, context),
    readCost(run, context).then((cost) => {
      read.cost = cost;
    }),
  ] as const;
  await Promise.allSettled(atOnce);
  const [awaited] = await Promise.all(atOnce);
  const mayPass = awaited.verdict !== 'THRESHOLD_FAILED';
  read.unread = await readUnseenResults(run, mayPass, context);
  await readSimulationJobs(run, context);
  read.usedVariables = await confirmVariables(run, context);
  const worst = worstReport(awaited, run, context.inputs);
  if (run.results === null) context.cancelled.throwIfAborted();
  const compared = await compareWithBaseline(comparedRun(run), worst, context);
  const collected = conclude(wanted, run, { ...read, ...compared, ending: null });
  return withHistory(collected, run, context);
}

function comparedRun(run: RunWait) {
  const { runId: jobId, planId, isStartedHere, results, progress } = run;
  return {
    ...{ jobId, planId, isStartedHere, results, evidence: evidenceIn(run) },
    hasScenarios: progress?.simulationJobs?.some(({ scenario }) => scenario !== null) ?? false,
  };
}

function evidenceIn({ results, progress, plan }: RunWait): Evidence {
  return evidenceOf({ results, progress, plan });
}

async function withHistory(
  collected: CollectedRun,
  run: RunWait,
  context: Context,
): Promise<CollectedRun> {
  const { facts, fingerprint } = collected;
  const history = await readHistory(facts, { planId: run.planId, fingerprint }, context);
  const { planChangedAt, watched } = await readDriftRuns(facts, run.planId, context);
  return {
    ...collected,
    planChangedAt,
    facts: { ...facts, ...(history && { history }), ...(watched && { watched }) },
  };
}

/** A run that the step cannot follow any longer is cancelled, or left for a later step. */
async function leaveOrCancel(run: RunWait, error: unknown, context: Context) {
  return context.cancelled.aborted || ranOutOfTime(error)
    ? cancelRun(run, context)
    : leaveRun(run, context);
}

/** What is known of a run at the end. */
interface Known extends Partial<Compared>, Read {
  ending: Ending | null;
  askedToCancel?: boolean;
  left?: Left | null;
}

function conclude(wanted: WantedRun, run: RunWait, known: Known): CollectedRun {
  const { stableName } = wanted;
  const { runId: jobId, label, status: runStatus, debrief, isStartedHere } = run;
  const { report = null, baseline, unread, cost, usedVariables, ending } = known;
  const own = {
    calls: gradedCalls(run.results?.calls ?? []),
    jobs: run.progress?.simulationJobs ?? null,
  };
  const cases = casesOf(own, known.earlier?.calls ?? []);
  const measures = measuresOf(measuredMetrics(run.results ?? {}), known.earlier?.measures ?? []);
  const facts: RunFacts = {
    ...{ jobId, label, runStatus, debrief, report, ending, isStartedHere },
    ...(stableName !== '' && { stableName }),
    notes: [...run.notes, ...(known.notes ?? [])],
    ...(baseline && { baseline }),
    ...(run.run?.how === 'resumed' && { attached: true }),
    ...(run.run?.how === 'reused' && { reused: true }),
    ...(known.askedToCancel && { askedToCancel: true }),
    ...(unread && { unread }),
    ...evidenceIn(run),
    ...(cost && { cost }),
    ...(usedVariables && { usedVariables }),
    ...(cases.length > 0 && { cases }),
    ...(measures.length > 0 && { measures }),
    confirmations: [],
    evaluated: null,
  };
  return {
    facts,
    reference: run.run?.reference ?? null,
    fingerprint: run.fingerprint,
    planChangedAt: null,
    left: known.left ?? null,
    further: [],
  };
}

/** How the log names a run. */
export function nameOf({ jobId, label }: Pick<RunFacts, 'jobId' | 'label'>): { name: string } {
  return { name: jobId === '' ? label : `run ${jobId}` };
}
