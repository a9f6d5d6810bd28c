import { hasEnded } from '../../core/run-status.ts';
import { isSame } from '../../core/same-id.ts';
import { ServiceError } from '../../http/errors.ts';
import type { DebriefReport } from '../../report/model.ts';
import type { RunResults } from '../../service/results.ts';
import type { WireDebrief, WireResultsDebrief } from '../../service/schemas.ts';
import { Stopped, withoutPeriod } from '../../step/stops.ts';
import type { Wait } from '../../step/wait.ts';
import { askAboutRun } from './patience.ts';
import { readStatus } from './read-evidence.ts';
import { readResults } from './read-results.ts';
import { quoteErrorMessage, type RunRecord } from './run-record.ts';
import type { Settled } from './settle.ts';
import { debriefOf } from './shown-debrief.ts';
import { type Watch, waitForDebrief } from './watch.ts';

/**
 * Polls the run's results until its debrief is READY and gives the report. A FAILED debrief is
 * asked for again up to `debrief-retries` times.
 *
 * Rejects with `Stopped` when `debrief-timeout` runs out or the debrief stays FAILED.
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
  /** With `regenerate`, only the debrief with this ID counts: an older one may still be shown. */
  #expectedId: string | null;
  /** Debriefs that FAILED and were asked for again: they may still be shown, and count no more. */
  readonly #replacedIds: string[] = [];
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
      if (debrief?.status === 'READY') {
        if (debrief.report) return debrief.report;
        debrief = await this.#fetchReport();
        if (isFinal(debrief)) continue;
      } else if (debrief?.status === 'FAILED') {
        debrief = await this.#retry(debrief);
        if (isFinal(debrief)) continue;
      }
      await this.#wait.pause();
      debrief = await this.#look();
    }
  }

  /** What the results show now; null where they are not there yet (409). */
  async #look(): Promise<WireResultsDebrief | null> {
    const { narrator } = this.#watch;
    const ask = () => readResults(this.#run, this.#wait.context, this.#watch);
    try {
      const results = await this.#ask(ask);
      this.#run.isKnown = true;
      this.#run.takeResults(results);
      await this.#noteEnd(results);
      return this.#see(results.debrief);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
      this.#run.isKnown = true;
      this.#wait.lastSeen = error.message;
      narrator.progress(this.#run, withoutPeriod(error.message));
      return null;
    }
  }

  /**
   * What was not told at first: from when on `debrief-timeout` counts alone. A debrief is written of runs
   * that have ended; without one the run itself is asked where its results do not say.
   */
  async #noteEnd({ debrief, run: told }: RunResults): Promise<void> {
    const run = this.#run;
    if (this.#mayRequest || run.finished) return;
    if (debrief === null && !told?.status) await readStatus(run, this.#watch);
    if (debrief === null && !hasEnded(run.runStatus)) return;
    run.finished = true;
    this.#wait = waitForDebrief(run, true, this.#watch);
  }

  /** Takes note of a debrief and gives it back; null for one that is older than the one asked for. */
  #see(debrief: WireResultsDebrief | null): WireResultsDebrief | null {
    if (debrief === null) {
      const { runStatus } = this.#run;
      const ended = hasEnded(runStatus) ? `the run ended ${runStatus}, and has ` : '';
      this.#wait.lastSeen = `${ended}no debrief yet`;
      return null;
    }
    const { debriefId, status } = debrief;
    if (debriefId !== undefined && !this.#counts(debriefId)) {
      this.#wait.lastSeen = `another debrief (${debriefId}, ${status}) than the one asked for`;
      return null;
    }
    this.#run.debrief = debriefOf(debrief, this.#run.debrief);
    this.#wait.lastSeen = `debrief ${status}`;
    this.#watch.narrator.progress(this.#run, this.#wait.lastSeen);
    // Results without an ID cannot show that this READY is the new one: the request's answer can.
    return this.#expectedId !== null && debriefId === undefined
      ? { ...debrief, report: null }
      : debrief;
  }

  #counts(debriefId: string): boolean {
    return this.#expectedId === null
      ? !this.#replacedIds.some((id) => isSame(id, debriefId))
      : isSame(debriefId, this.#expectedId);
  }

  /** The debrief as it stands, where the results showed it READY without its report. */
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
    const why = quoteErrorMessage(failed.errorMessage, this.#watch.inputs.detail);
    if (!this.#mayRequest) {
      throw new Stopped(
        'debrief',
        `the debrief ended FAILED${withoutPeriod(why)}; the API key may not request another`,
      );
    }
    if (this.#retriesLeft === 0) {
      throw new Stopped(
        'debrief',
        `the debrief ended FAILED${why} (debrief-retries: ${this.#watch.inputs.debriefRetries})`,
      );
    }
    this.#retriesLeft -= 1;
    this.#run.askedAgain = true;
    this.#run.note(`A debrief ended FAILED${withoutPeriod(why)}. It was asked for again.`);
    this.#watch.narrator.say(
      this.#run,
      `the debrief ended FAILED${withoutPeriod(why)}; asking for it again`,
    );
    const next = await this.#request();
    const { debriefId } = failed;
    if (this.#expectedId !== null) this.#expectedId = next.debriefId;
    else if (debriefId !== undefined && !isSame(debriefId, next.debriefId)) {
      this.#replacedIds.push(debriefId);
    }
    return this.#see(next);
  }

  #request(): Promise<WireDebrief> {
    const { client } = this.#watch;
    return this.#ask(() =>
      client.requestDebrief(this.#run.jobId, { regenerate: false }, this.#wait.context),
    );
  }

  #ask<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    return askAboutRun(ask, this.#run, this.#wait, this.#watch);
  }
}

function isFinal(debrief: WireResultsDebrief | null): boolean {
  return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}
