import { endedError, ServiceError } from '../../http/errors.ts';
import { shapeError } from '../../http/shape.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { Debrief, DebriefReport } from '../../model/report.ts';
import type { WireResultsDebrief } from '../../service/schemas.ts';
import { isSame } from '../../text/alike.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { InputError } from '../../text/step-errors.ts';
import type { Context } from '../context.ts';
import { readRun } from './read-evidence.ts';
import type { RunWait, SeenRun } from './run-wait.ts';
import type { Requested } from './wait-for-completion.ts';

const MAX_ERROR_CHARS = 1_000;

/**
 * Polls the run's results until its debrief is READY and returns the report. A FAILED debrief is requested
 * again up to `debrief-retries` times.
 */
export async function waitForDebrief(
  wait: RunWait,
  requested: Requested,
  context: Context,
): Promise<DebriefReport> {
  const { client, inputs } = context;
  /** After `regenerate` or a retry, only this debrief counts: the results may still show an older one. */
  let expectedId = inputs.regenerate ? (requested?.debriefId ?? null) : null;
  let retries = 0;
  const request = () =>
    client.requestDebrief(wait.runId, { regenerate: false }, wait.forDebrief().context);
  let debrief = requested && see(requested, expectedId, wait);
  for (;;) {
    if (debrief?.status === 'READY') {
      if (debrief.report) return debrief.report;
      if (requested === null) throw mayNotRequestReport();
      debrief = see(await request(), expectedId, wait);
      if (debrief?.status === 'READY' && !debrief.report) throw missingReport();
    } else if (debrief?.status === 'FAILED') {
      retries += 1;
      noteRetry(debrief, requested !== null, retries, wait, context);
      const next = await request();
      expectedId = next.debriefId;
      debrief = see(next, expectedId, wait);
    }
    if (debrief?.status === 'READY' || debrief?.status === 'FAILED') continue;
    await wait.forDebrief().pause();
    debrief = await poll(expectedId, wait, context);
  }
}

/** The debrief in the results; null if they show none, or another one than the expected. */
async function poll(
  expectedId: string | null,
  wait: RunWait,
  context: Context,
): Promise<WireResultsDebrief | null> {
  try {
    const results = await context.client.readResults(wait.runId, wait.forDebrief().context);
    wait.seeResults(results);
    await noteCompletion(wait, context);
    if (results.debrief !== null) return see(results.debrief, expectedId, wait);
    const { status } = wait.seen;
    wait.forDebrief();
    wait.progress(
      hasEnded(status) ? `the run ended ${status}, and has no debrief yet` : 'no debrief yet',
    );
  } catch (error) {
    // There are no results yet.
    if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    wait.progress(error.message);
  }
  return null;
}

/** With a read-only key, a debrief or the run's status shows that the run has finished. */
async function noteCompletion(wait: RunWait, context: Context): Promise<void> {
  const { isFinished, results } = wait.seen;
  if (isFinished) return;
  const hasDebrief = results?.debrief !== null;
  if (!hasDebrief && !results?.run?.status) await readRun(wait, context);
  if (hasDebrief || hasEnded(wait.seen.status)) wait.see({ isFinished: true });
}

/** Records a debrief and returns it; null if it is another one than the expected. */
function see(
  debrief: WireResultsDebrief,
  expectedId: string | null,
  wait: RunWait,
): WireResultsDebrief | null {
  const { debriefId, status } = debrief;
  wait.forDebrief();
  if (debriefId && expectedId !== null && !isSame(debriefId, expectedId)) {
    wait.progress(`another debrief (${debriefId}, ${status}) than the requested one`);
    return null;
  }
  wait.see({ debrief: debriefOf(debrief, wait.seen.debrief) });
  wait.progress(`debrief ${status}`);
  // Results without an ID do not show whose report this is: the response to a request does.
  const isOfUnknown = expectedId !== null && debriefId === undefined;
  return isOfUnknown ? { ...debrief, report: null } : debrief;
}

/** Throws if the debrief may not be requested again. */
function noteRetry(
  { errorMessage }: WireResultsDebrief,
  mayRequest: boolean,
  retries: number,
  wait: RunWait,
  { inputs: { detail, debriefRetries } }: Context,
): void {
  const ended = `ended FAILED${quoteErrorMessage(errorMessage, detail)}`;
  if (!mayRequest) {
    const problem = `${withoutPeriod(ended)}; the API key may not request another`;
    throw endedError('debrief', 'the debrief', problem);
  }
  if (retries > debriefRetries) {
    throw endedError('debrief', 'the debrief', `${ended} (debrief-retries: ${debriefRetries})`);
  }
  wait.note(`A debrief ${withoutPeriod(ended)}. The action requested it again.`);
  // The results still show the failed debrief, which does not count any more.
  const { results } = wait.seen;
  wait.see({ results: results && { ...results, debrief: null } });
}

function mayNotRequestReport(): InputError {
  return new InputError(
    'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access',
    'permission',
  );
}

function missingReport(): ServiceError {
  const problem = '/data/report: expected the report of a READY debrief, found none';
  return shapeError('request debrief', problem);
}

/**
 * The worse of the report and the one that the results show; of equal verdicts the later one, which the
 * results show. Null if there is no report.
 *
 * @param regenerate whether the results may show an earlier debrief, which does not count
 */
export function worseReport(
  report: DebriefReport | null,
  { debrief, results }: SeenRun,
  regenerate: boolean,
): DebriefReport | null {
  const shown = results?.debrief;
  if (report === null || !shown?.report) return report;
  if (regenerate && !isSame(shown.debriefId ?? '', debrief?.debriefId ?? '')) return report;
  return badness(shown.report) < badness(report) ? report : shown.report;
}

/** An unknown verdict is no pass, and no failure either. */
function badness({ verdict }: DebriefReport): number {
  if (verdict === 'PASSED') return 0;
  return verdict === 'THRESHOLD_FAILED' ? 2 : 1;
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

/** Continues `the debrief ended FAILED` with the error message, if `detail` allows it. */
export function quoteErrorMessage(
  errorMessage: string | null | undefined,
  detail: 'full' | 'brief',
): string {
  const message = oneLine(errorMessage ?? '', MAX_ERROR_CHARS);
  if (message === '') return ', without an error message';
  return detail === 'brief'
    ? ', with an error message that detail: brief leaves out'
    : `: ${message}`;
}
