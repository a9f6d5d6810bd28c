/** Collects the facts of one run: obtains it, waits for it and its debrief, and reads its evidence. */

import { hasEnded } from '../model/outcome.ts';
import type { DebriefReport } from '../model/report.ts';
import { type Ending, endedRun, type RunFacts } from '../model/run-facts.ts';
import { CancelledError } from '../text/step-errors.ts';
import { compareWithBaseline } from './baseline/read-baseline.ts';
import { type Cancelling, cancelRun, saveRun } from './cancel.ts';
import {
  type CollectedRun,
  endingOf,
  isStartedHere,
  type ObtainedRun,
  type WantedRun,
} from './collected-run.ts';
import type { Context } from './context.ts';
import { evidenceOf } from './evidence/collect-evidence.ts';
import { readHistory } from './history/read-history.ts';
import { expectedEnd } from './history/recorded-before.ts';
import { variablesOf } from './obtain/fingerprint.ts';
import { obtainRun } from './obtain/obtain-run.ts';
import { readEvidence } from './wait/read-evidence.ts';
import { RunWait, type SeenRun } from './wait/run-wait.ts';
import { ranOutOfTime, waitForCompletion } from './wait/wait-for-completion.ts';
import { waitForDebrief, worseReport } from './wait/wait-for-debrief.ts';

const LEFT =
  'This step started the run and had to leave it: it may continue to make calls. Pass its ID as job-id to evaluate it, or re-run this job; a new start would repeat the calls.';

/** Never rejects: an error becomes the ending of this run and changes no other run. */
export async function collectRun(wanted: WantedRun, context: Context): Promise<CollectedRun> {
  const wait = new RunWait(wanted.label, context);
  let run: ObtainedRun | null = null;
  try {
    context.cancelled.throwIfAborted();
    run = await obtainRun(wanted, wait, context);
    wait.runId = run.runId;
    if (context.inputs.wait) return await collectEvidence(wanted, run, wait, context);
    const ending = { outcome: 'started' as const, reasons: [] };
    return collected(wanted, run, factsOf(wanted, run, wait.seen, ending), isStartedHere(run));
  } catch (error) {
    return leave(wanted, run, wait, error, context);
  }
}

async function collectEvidence(
  wanted: WantedRun,
  run: ObtainedRun,
  wait: RunWait,
  context: Context,
): Promise<CollectedRun> {
  let report: DebriefReport | null = null;
  let ending: Ending | null = null;
  try {
    wait.expectedEndMs = await expectedEnd(run, context);
    const requested = await waitForCompletion(wait, context);
    if (isStartedHere(run)) saveRun(run.runId, false, context);
    report = await waitForDebrief(wait, requested, context);
  } catch (error) {
    if (error instanceof CancelledError || !hasFinished(wait.seen)) throw error;
    ending = endingOf(error, wait.facts, isStartedHere(run), context);
  }
  const sent = run.plan === null ? [] : Object.entries(variablesOf(context));
  const mayPass = report !== null && report.verdict !== 'THRESHOLD_FAILED';
  const planId = run.plan?.id ?? null;
  const further = await readEvidence(wait, planId, sent, mayPass, context);
  const facts: RunFacts = {
    ...factsOf(wanted, run, wait.seen, ending),
    report: worseReport(report, wait.seen, context.inputs.regenerate),
    ...further,
  };
  const compared = await compareWithBaseline(facts, wait.seen, context);
  const fingerprint = run.reference?.fingerprint ?? '';
  const history = ending === null ? await readHistory(compared, fingerprint, context) : {};
  return collected(wanted, run, { ...compared, ...history });
}

function hasFinished({ isFinished, status }: SeenRun): boolean {
  return isFinished || hasEnded(status);
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
  const left = collected(wanted, run, factsOf(wanted, run, wait.seen, ending));
  if (run === null || !isStartedHere(run) || hasFinished(wait.seen)) return left;
  if (context.cancelled.aborted || ranOutOfTime(error)) {
    return withCancelling(left, await cancelRun(run.runId, context));
  }
  context.log.say(wait, 'left, and may continue to make calls');
  return { ...withNotes(left, [LEFT]), mayContinue: true };
}

export function withCancelling(
  run: CollectedRun,
  { cancelError, notes }: Cancelling,
): CollectedRun {
  return { ...withNotes(run, notes), mayContinue: false, cancelError };
}

function withNotes(run: CollectedRun, notes: readonly string[]): CollectedRun {
  return { ...run, facts: { ...run.facts, notes: [...run.facts.notes, ...notes] } };
}

function factsOf(
  wanted: WantedRun,
  run: ObtainedRun | null,
  seen: SeenRun,
  ending: Ending | null,
): RunFacts {
  const { status: runStatus, debrief, progress, results } = seen;
  const plan = run?.plan ?? (wanted.kind === 'planned' ? wanted.plan : null);
  return {
    ...endedRun(wanted.label, ending, wanted.stableName),
    ...{ jobId: run?.runId ?? '', runStatus, debrief, isStartedHere: isStartedHere(run) },
    notes: [...(run?.notes ?? []), ...seen.notes],
    ...(run?.how === 'resumed' && { attached: true }),
    ...(run?.how === 'reused' && { reused: true }),
    ...evidenceOf({ results, progress, plan }),
  };
}

function collected(
  wanted: WantedRun,
  run: ObtainedRun | null,
  facts: RunFacts,
  mayContinue = false,
): CollectedRun {
  return { wanted, run, facts, mayContinue, cancelError: null, further: [] };
}
