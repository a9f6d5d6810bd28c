import { endedError, ServiceError } from '../../http/errors.ts';
import { shapeError } from '../../http/shape.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { Debrief, DebriefReport } from '../../model/report.ts';
import {
  describeFailedDebrief,
  GIVEN_UP,
  STATE,
  UNREQUESTED,
} from '../../report/words/wait-words.ts';
import type { RunResults } from '../../service/results.ts';
import type { WireDebrief, WireResultsDebrief } from '../../service/schemas.ts';
import { isSame } from '../../text/alike.ts';
import { InputError } from '../../text/step-errors.ts';
import type { Context } from '../context.ts';
import {
  type FollowedRun,
  note,
  noteState,
  type SeenRun,
  see,
  seeResults,
} from './followed-run.ts';
import { readRun } from './read-evidence.ts';

/**
 * Polls the run's results until its debrief is READY and returns the report. A FAILED debrief is requested
 * again up to `debrief-retries` times.
 */
export async function waitForDebrief(
  run: FollowedRun,
  requested: WireDebrief | null,
  context: Context,
): Promise<DebriefReport> {
  /** After `regenerate` or a retry, only this debrief counts: the results may still show an older one. */
  let expectedId = context.inputs.regenerate ? (requested?.debriefId ?? null) : null;
  let retries = 0;
  const request = () =>
    context.client.requestDebrief(run.runId, { regenerate: false }, run.wait.context);
  let debrief = requested && seeDebrief(requested, expectedId, run, context);
  for (;;) {
    if (debrief?.status === 'READY') {
      if (debrief.report) return debrief.report;
      if (!run.seen.mayRequest) throw new InputError(UNREQUESTED.readOnlyReport, 'permission');
      debrief = seeDebrief(await request(), expectedId, run, context);
      if (debrief?.status === 'READY' && !debrief.report)
        throw shapeError('request debrief', STATE.noReport);
    } else if (debrief?.status === 'FAILED') {
      retries += 1;
      noteRetry(debrief, retries, run, context);
      const next = await request();
      expectedId = next.debriefId;
      debrief = seeDebrief(next, expectedId, run, context);
    }
    if (debrief?.status === 'READY' || debrief?.status === 'FAILED') continue;
    await run.wait.pause();
    debrief = await poll(expectedId, run, context);
  }
}

/** The debrief in the results; null if they show none, or another one than the expected. */
async function poll(
  expectedId: string | null,
  run: FollowedRun,
  context: Context,
): Promise<WireResultsDebrief | null> {
  try {
    const results = await context.client.readResults(run.runId, run.wait.context);
    seeResults(run, results, context);
    await noteCompletion(run, results, context);
    if (results.debrief !== null) return seeDebrief(results.debrief, expectedId, run, context);
    const { status } = run.seen;
    noteState(run, STATE.noDebrief(hasEnded(status) ? status : null), context);
  } catch (error) {
    // There are no results yet.
    if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    noteState(run, error.message, context);
  }
  return null;
}

/** With a read-only key, a debrief or the run's status shows that the run has finished. */
async function noteCompletion(
  run: FollowedRun,
  { debrief, run: about }: RunResults,
  context: Context,
): Promise<void> {
  if (run.seen.isFinished) return;
  if (debrief === null && !about?.status) await readRun(run, context);
  if (debrief !== null || hasEnded(run.seen.status)) see(run, { isFinished: true }, context);
}

/** Notes a debrief and returns it; null if it is another one than the expected. */
function seeDebrief(
  debrief: WireResultsDebrief,
  expectedId: string | null,
  run: FollowedRun,
  context: Context,
): WireResultsDebrief | null {
  const { debriefId, status } = debrief;
  if (debriefId && expectedId !== null && !isSame(debriefId, expectedId)) {
    noteState(run, STATE.otherDebrief(debriefId, status), context);
    return null;
  }
  see(run, { debrief: debriefOf(debrief, run.seen.debrief) }, context);
  noteState(run, STATE.debrief(status), context);
  // Results without an ID do not show whose report this is: the response to a request does.
  const isOfUnknown = expectedId !== null && debriefId === undefined;
  return isOfUnknown ? { ...debrief, report: null } : debrief;
}

/** Throws if the debrief may not be requested again. */
function noteRetry(
  { errorMessage }: WireResultsDebrief,
  retries: number,
  run: FollowedRun,
  context: Context,
): void {
  const { detail, debriefRetries } = context.inputs;
  const ended = describeFailedDebrief(errorMessage, detail);
  if (!run.seen.mayRequest) {
    throw endedError('debrief', 'the debrief', GIVEN_UP.notRequestable(ended));
  }
  if (retries > debriefRetries) {
    throw endedError('debrief', 'the debrief', GIVEN_UP.tooOften(ended, debriefRetries));
  }
  note(run, STATE.retried(ended), context);
  // The results still show the failed debrief, which does not count any more.
  const { results } = run.seen;
  see(run, { results: results && { ...results, debrief: null } }, context);
}

/**
 * The report that the results show.
 *
 * @param regenerate whether the results may show an earlier debrief, which does not count
 */
export function shownReport(
  { debrief, results }: SeenRun,
  regenerate: boolean,
): DebriefReport | null {
  const { debriefId = '', report = null } = results?.debrief ?? {};
  return regenerate && !isSame(debriefId, debrief?.debriefId ?? '') ? null : report;
}

/**
 * A debrief for the report. The specification promises only the status of a debrief in results, so the
 * rest is from the response to its request, if both show the same debrief.
 */
export function debriefOf(shown: WireResultsDebrief, before: Debrief | null): Debrief {
  const { debriefId, status, errorMessage = null } = shown;
  const isSameDebrief = debriefId === undefined || isSame(debriefId, before?.debriefId ?? '');
  const known = isSameDebrief ? before : null;
  return {
    debriefId: debriefId ?? known?.debriefId ?? '',
    status,
    errorMessage,
    createdAt: shown.createdAt ?? known?.createdAt ?? null,
    completedAt: shown.completedAt ?? known?.completedAt ?? null,
  };
}
