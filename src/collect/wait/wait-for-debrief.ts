import { ServiceError } from '../../http/errors.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { DebriefReport } from '../../model/report.ts';
import type { RunResults } from '../../service/results.ts';
import type { WireDebrief, WireResultsDebrief } from '../../service/schemas.ts';
import { isSame } from '../../text/same-id.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import { debriefOf, quoteErrorMessage } from './debrief.ts';
import { readStatus } from './read-evidence.ts';
import type { RunWait } from './run-wait.ts';
import type { Wait } from './wait.ts';
import type { Requested } from './wait-for-completion.ts';

/**
 * Polls the run's results until its debrief is READY and returns the report. A FAILED debrief is
 * requested again up to `debrief-retries` times.
 *
 * @param requested the debrief as the request for it returned it, or null if the key may only read
 *
 * Rejects with `StepError` if `debrief-timeout` runs out or the debrief stays FAILED.
 */
export function waitForDebrief(
  run: RunWait,
  requested: Requested,
  context: Context,
): Promise<DebriefReport> {
  return new DebriefWait(run, requested, context).report();
}

class DebriefWait {
  readonly #run: RunWait;
  readonly #context: Context;
  #wait: Wait;
  readonly #first: WireDebrief | null;
  /** After `regenerate` or a retry, only this debrief counts: the results may still show an older one. */
  #expectedId: string | null;
  #retriesLeft: number;

  constructor(run: RunWait, requested: Requested, context: Context) {
    this.#run = run;
    this.#context = context;
    this.#first = requested;
    this.#expectedId = context.inputs.regenerate ? (this.#first?.debriefId ?? null) : null;
    this.#retriesLeft = context.inputs.debriefRetries;
    this.#wait = run.forDebrief(this.#mayRequest);
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
      const results = await this.#context.client.readResults(this.#run.runId, this.#wait.context);
      this.#run.takeResults(results);
      await this.#noteEnd(results);
      return this.#see(results.debrief);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
      this.#wait.lastSeen = error.message;
      this.#context.log.progress(this.#run, withoutPeriod(error.message));
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
    if (debrief === null && !shown?.status) await readStatus(run, this.#context);
    if (debrief === null && !hasEnded(run.status)) return;
    run.finished = true;
    this.#wait = run.forDebrief(true);
  }

  /** Records a debrief and returns it; null if it is older than the expected one. */
  #see(debrief: WireResultsDebrief | null): WireResultsDebrief | null {
    if (debrief === null) {
      const { status } = this.#run;
      const ended = hasEnded(status) ? `the run ended ${status}, and has ` : '';
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
    this.#context.log.progress(this.#run, this.#wait.lastSeen);
    // Results without an ID do not show whose report this is: the response to a request does.
    return this.#expectedId !== null && debriefId === undefined
      ? { ...debrief, report: null }
      : debrief;
  }

  async #fetchReport(): Promise<WireResultsDebrief | null> {
    if (!this.#mayRequest) {
      throw new StepError(
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
    const { detail, debriefRetries } = this.#context.inputs;
    const ended = `ended FAILED${quoteErrorMessage(failed.errorMessage, detail)}`;
    if (!this.#mayRequest) {
      const message = `the debrief ${withoutPeriod(ended)}; the API key may not request another`;
      throw new StepError('debrief', message);
    }
    if (this.#retriesLeft === 0) {
      throw new StepError('debrief', `the debrief ${ended} (debrief-retries: ${debriefRetries})`);
    }
    this.#retriesLeft -= 1;
    this.#run.forgetDebrief();
    this.#run.note(`A debrief ${withoutPeriod(ended)}. The action requested it again.`);
    const line = `the debrief ${withoutPeriod(ended)}; requesting it again`;
    this.#context.log.say(this.#run, line);
    const next = await this.#request();
    this.#expectedId = next.debriefId;
    return this.#see(next);
  }

  #request(): Promise<WireDebrief> {
    const { client } = this.#context;
    return client.requestDebrief(this.#run.runId, { regenerate: false }, this.#wait.context);
  }
}

function isFinal(debrief: WireResultsDebrief | null): boolean {
  return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}
