import { ServiceError } from '../../http/errors.ts';
import type { Debrief, DebriefReport } from '../../model/report.ts';
import { hasEnded } from '../../model/run-status.ts';
import type { RunResults } from '../../service/results.ts';
import type { WireDebrief, WireResultsDebrief } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';
import { isSame } from '../../text/same-id.ts';
import { Stopped, withoutPeriod } from '../../text/stops.ts';
import type { Wait } from '../wait.ts';
import { readStatus } from './read-evidence.ts';
import type { RunRecord } from './run-record.ts';
import type { Settled } from './settle.ts';
import { type Watch, waitForDebrief } from './watch.ts';

const MAX_ERROR_CHARS = 1_000;

/**
 * Polls the run's results until its debrief is READY and returns the report. A FAILED debrief is
 * requested again up to `debrief-retries` times.
 *
 * Rejects with `Stopped` if `debrief-timeout` runs out or the debrief stays FAILED.
 */
export async function awaitReport(
  run: RunRecord,
  settled: Settled,
  watch: Watch,
): Promise<DebriefReport> {
  return new DebriefWait(run, settled, watch).report();
}

class DebriefWait {
  readonly #run: RunRecord;
  readonly #watch: Watch;
  #wait: Wait;
  readonly #first: WireDebrief | null;
  /** After `regenerate` or a retry, only this debrief counts: the results may still show an older one. */
  #expectedId: string | null;
  #retriesLeft: number;

  constructor(run: RunRecord, settled: Settled, watch: Watch) {
    this.#run = run;
    this.#watch = watch;
    this.#first = settled.kind === 'requested' ? settled.debrief : null;
    this.#expectedId = watch.inputs.regenerate ? (this.#first?.debriefId ?? null) : null;
    this.#retriesLeft = watch.inputs.debriefRetries;
    this.#wait = waitForDebrief(run, this.#mayRequest, watch);
  }

  get #mayRequest(): boolean {
    return this.#first !== null;
  }

  async report(): Promise<DebriefReport> {
    let debrief = this.#see(this.#first);
    for (;;) {
      if (debrief?.status === 'READY' && debrief.report) return debrief.report;
      const next = await this.#requestNext(debrief);
      if (isFinal(next)) {
        debrief = next;
        continue;
      }
      await this.#wait.pause();
      debrief = await this.#poll();
    }
  }

  /** The missing report of a READY debrief, or the debrief in place of a FAILED one. */
  async #requestNext(debrief: WireResultsDebrief | null): Promise<WireResultsDebrief | null> {
    if (debrief?.status === 'READY') return this.#fetchReport();
    return debrief?.status === 'FAILED' ? this.#retry(debrief) : null;
  }

  /** The debrief in the results; null if they are not there yet (409). */
  async #poll(): Promise<WireResultsDebrief | null> {
    try {
      const results = await this.#watch.client.readResults(this.#run.jobId, this.#wait.context);
      this.#run.takeResults(results);
      await this.#noteEnd(results);
      return this.#see(results.debrief);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
      this.#wait.lastSeen = error.message;
      this.#watch.narrator.progress(this.#run, withoutPeriod(error.message));
      return null;
    }
  }

  /**
   * With a read-only key, `debrief-timeout` counts alone once the results show that the run has finished.
   * Only finished runs have a debrief; if the results show neither, the run itself is read.
   */
  async #noteEnd({ debrief, run: shown }: RunResults): Promise<void> {
    const run = this.#run;
    if (this.#mayRequest || run.finished) return;
    if (debrief === null && !shown?.status) await readStatus(run, this.#watch);
    if (debrief === null && !hasEnded(run.runStatus)) return;
    run.finished = true;
    this.#wait = waitForDebrief(run, true, this.#watch);
  }

  /** Records a debrief and returns it; null if it is older than the expected one. */
  #see(debrief: WireResultsDebrief | null): WireResultsDebrief | null {
    if (debrief === null) {
      const { runStatus } = this.#run;
      const ended = hasEnded(runStatus) ? `the run ended ${runStatus}, and has ` : '';
      this.#wait.lastSeen = `${ended}no debrief yet`;
      return null;
    }
    const { debriefId, status } = debrief;
    if (debriefId && this.#expectedId !== null && !isSame(debriefId, this.#expectedId)) {
      this.#wait.lastSeen = `another debrief (${debriefId}, ${status}) than the requested one`;
      return null;
    }
    this.#run.debrief = debriefOf(debrief, this.#run.debrief);
    this.#wait.lastSeen = `debrief ${status}`;
    this.#watch.narrator.progress(this.#run, this.#wait.lastSeen);
    // Results without an ID do not show whose report this is: the response to a request does.
    return this.#expectedId !== null && debriefId === undefined
      ? { ...debrief, report: null }
      : debrief;
  }

  async #fetchReport(): Promise<WireResultsDebrief | null> {
    if (!this.#mayRequest) {
      throw new Stopped(
        'permission',
        'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access',
        'error',
      );
    }
    const debrief = this.#see(await this.#request());
    if (debrief?.status !== 'READY' || debrief.report) return debrief;
    throw new ServiceError({
      kind: 'shape',
      operation: 'request debrief',
      problem: '/data/report: expected the report of a READY debrief, found none',
      mayHaveBeenTaken: true,
    });
  }

  async #retry(failed: WireResultsDebrief): Promise<WireResultsDebrief | null> {
    const { detail, debriefRetries } = this.#watch.inputs;
    const ended = `ended FAILED${quoteErrorMessage(failed.errorMessage, detail)}`;
    if (!this.#mayRequest) {
      const message = `the debrief ${withoutPeriod(ended)}; the API key may not request another`;
      throw new Stopped('debrief', message);
    }
    if (this.#retriesLeft === 0) {
      throw new Stopped('debrief', `the debrief ${ended} (debrief-retries: ${debriefRetries})`);
    }
    this.#retriesLeft -= 1;
    this.#run.shownDebrief = null;
    this.#run.note(`A debrief ${withoutPeriod(ended)}. The action requested it again.`);
    const line = `the debrief ${withoutPeriod(ended)}; requesting it again`;
    this.#watch.narrator.say(this.#run, line);
    const next = await this.#request();
    this.#expectedId = next.debriefId;
    return this.#see(next);
  }

  #request(): Promise<WireDebrief> {
    const { client } = this.#watch;
    return client.requestDebrief(this.#run.jobId, { regenerate: false }, this.#wait.context);
  }
}

function isFinal(debrief: WireResultsDebrief | null): boolean {
  return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}

/**
 * The report, or a worse one that the results show for the same debrief (contract, section 19.5).
 * Throws `Stopped` if the results show that this debrief ended FAILED, unless the report fails the run.
 */
export function worstReport(report: DebriefReport, run: RunRecord, watch: Watch): DebriefReport {
  const { debrief, shownDebrief: shown } = run;
  if (shown === null) return report;
  const isIt =
    shown.debriefId === undefined
      ? !watch.inputs.regenerate
      : isSame(shown.debriefId, debrief?.debriefId ?? '');
  if (!isIt) return report;
  if (shown.status === 'FAILED' && badness(report) < 2) {
    run.debrief = debriefOf(shown, debrief);
    const why = quoteErrorMessage(shown.errorMessage, watch.inputs.detail);
    throw new Stopped(
      'debrief',
      `the results show that the debrief ended FAILED${withoutPeriod(why)}`,
    );
  }
  const isWorse = shown.report && badness(shown.report) > badness(report);
  return isWorse && shown.report ? shown.report : report;
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
  const isIt = debriefId === undefined || isSame(debriefId, before?.debriefId ?? '');
  const known = isIt ? before : null;
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
