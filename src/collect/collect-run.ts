/** Collects the facts of one run: obtains it, waits for it and its debrief, and reads its evidence. */

import { type DebriefReport, worseReport } from '../model/debrief.ts';
import { hasEnded } from '../model/outcome.ts';
import { type Ending, endedRun, type RunFacts } from '../model/run-facts.ts';
import { LEFT } from '../report/words/run-notes.ts';
import { saveRun } from '../runner/saved-runs.ts';
import { CancelledError } from '../text/step-errors.ts';
import { withBaseline } from './baseline/read-baseline.ts';
import { cancelRun } from './cancel.ts';
import {
  type CollectedRun,
  endingOf,
  isStartedHere,
  type ObtainedRun,
  type WantedRun,
  withNote,
} from './collected-run.ts';
import type { Context } from './context.ts';
import { evidenceOf } from './evidence/collect-evidence.ts';
import { readHistory } from './history/read-history.ts';
import { expectedEnd } from './history/recorded-before.ts';
import { variablesOf } from './obtain/fingerprint.ts';
import { obtainRun } from './obtain/obtain-run.ts';
import {
  type FollowedRun,
  followRun,
  nameWait,
  type SeenRun,
  UNSEEN,
} from './wait/followed-run.ts';
import { readEvidence } from './wait/read-evidence.ts';
import { ranOutOfTime, waitForCompletion } from './wait/wait-for-completion.ts';
import { shownReport, waitForDebrief } from './wait/wait-for-debrief.ts';

/** Never rejects: an error becomes the ending of this run and changes no other run. */
export async function collectRun(wanted: WantedRun, context: Context): Promise<CollectedRun> {
  const waiting = nameWait(wanted.label, context);
  try {
    context.cancelled.throwIfAborted();
    const run = await obtainRun(wanted, waiting, context);
    return await collectObtained(wanted, run, followRun(run.runId, waiting.wait), context);
  } catch (error) {
    const ending = endingOf(error, waiting.wait.facts, false, context);
    return collected(wanted, null, factsOf(wanted, null, UNSEEN, ending));
  }
}

async function collectObtained(
  wanted: WantedRun,
  run: ObtainedRun,
  followed: FollowedRun,
  context: Context,
): Promise<CollectedRun> {
  try {
    if (context.inputs.wait) return await collectEvidence(wanted, run, followed, context);
    const started = { outcome: 'started' as const, reasons: [] };
    const mayContinue = isStartedHere(run);
    return { ...collected(wanted, run, factsOf(wanted, run, followed.seen, started)), mayContinue };
  } catch (error) {
    return leave(wanted, run, followed, error, context);
  }
}

async function collectEvidence(
  wanted: WantedRun,
  run: ObtainedRun,
  followed: FollowedRun,
  context: Context,
): Promise<CollectedRun> {
  let report: DebriefReport | null = null;
  let ending: Ending | null = null;
  try {
    const debrief = await waitForCompletion(followed, await expectedEnd(run, context), context);
    if (isStartedHere(run)) saveRun(run.runId, false, context);
    report = await waitForDebrief(followed, debrief, context);
  } catch (error) {
    if (error instanceof CancelledError || !hasFinished(followed.seen)) throw error;
    ending = endingOf(error, followed.wait.facts, isStartedHere(run), context);
  }
  const sent = run.plan === null ? [] : Object.entries(variablesOf(context));
  const mayPass = report !== null && report.verdict !== 'THRESHOLD_FAILED';
  const planId = run.plan?.id ?? null;
  const further = await readEvidence(followed, planId, sent, mayPass, context);
  const { seen } = followed;
  const facts: RunFacts = {
    ...factsOf(wanted, run, seen, ending),
    report: report && worseReport(report, shownReport(seen, context.inputs.regenerate)),
    ...further,
  };
  const compared = await withBaseline(facts, seen, context);
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
  run: ObtainedRun,
  { seen, wait, name }: FollowedRun,
  error: unknown,
  context: Context,
): Promise<CollectedRun> {
  const ending = endingOf(error, wait.facts, isStartedHere(run), context);
  const left = collected(wanted, run, factsOf(wanted, run, seen, ending));
  if (!isStartedHere(run) || hasFinished(seen)) return left;
  if (context.cancelled.aborted || ranOutOfTime(error)) return cancelRun(left, context);
  context.log.say({ name }, LEFT.going);
  return { ...withNote(left, LEFT.going), mayContinue: true };
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

function collected(wanted: WantedRun, run: ObtainedRun | null, facts: RunFacts): CollectedRun {
  return { wanted, run, facts, mayContinue: false, cancelError: null, further: [] };
}
