/** The runs before a run, read again to be shown beside it. None of it fails the gate or keeps it waiting for long. */
import { parseIsoTime } from '../../core/input/iso-time.ts';
import { hasEnded } from '../../core/run-status.ts';
import { isSame } from '../../core/same-id.ts';
import type { Pointer } from '../../memory/memory.ts';
import { checksOf } from '../../report/history.ts';
import type { HistoricRun } from '../../report/model/history.ts';
import type { RunReport } from '../../report/model.ts';
import { endedBefore } from '../baseline/choose.ts';
import { type EarlierRun, whyUnfit } from '../baseline/earlier-run.ts';
import type { RunRecord } from '../runs/run-record.ts';
import type { Watch } from '../runs/watch.ts';
import { describeUnsteady, findUnsteady } from './unsteady.ts';

/** A run before the one that is judged. */
interface Before {
  jobId: string;
  pointer: Pointer | null;
}

/** When a run was made, as the service tells it. */
interface Made {
  createdAt?: string | null | undefined;
  startedAt?: string | null | undefined;
}

/** Reads the history of one run while the rest of its story goes on. */
export class HistorySearch {
  readonly #run: RunRecord;
  readonly #watch: Watch;
  #found: Promise<HistoricRun[]> | null = null;

  constructor(run: RunRecord, watch: Watch) {
    this.#run = run;
    this.#watch = watch;
  }

  /** Begins to read, once it is known of which plan the run is or nobody can tell it any more. */
  begin(isLastChance = false): void {
    const { inputs, historyBudget } = this.#watch;
    const isKnown = this.#run.planId !== null || isLastChance;
    if (this.#found !== null || !isKnown) return;
    if (inputs.history > 0 && historyBudget.leftMs > 0) this.#found = this.#find(inputs.history);
  }

  /** The report with its history, where there is any. */
  async addTo(told: RunReport): Promise<RunReport> {
    this.begin(true);
    const runs = (await this.#found) ?? [];
    if (runs.length === 0) return told;
    const { clock, narrator } = this.#watch;
    const unsteady = findUnsteady([...runs, this.#asHistoric(told)], clock.now());
    for (const one of unsteady) narrator.say(this.#run, describeUnsteady(one));
    return { ...told, history: { runs, unsteady } };
  }

  async #find(count: number): Promise<HistoricRun[]> {
    const { clock, historyBudget } = this.#watch;
    const beganMs = clock.now();
    const deadlineMs = beganMs + historyBudget.leftMs;
    const before = (await this.#before()).slice(0, count);
    const read = await Promise.all(before.map((one) => this.#read(one, deadlineMs)));
    historyBudget.leftMs -= clock.now() - beganMs;
    return read.flatMap((run) => run ?? []).toReversed();
  }

  /**
   * What is remembered for this ref, else the runs of the plan, newest first. Runs of this step stand in
   * the report by themselves.
   */
  async #before(): Promise<Before[]> {
    const { recall, refs, source } = this.#watch;
    const { jobId, planId } = this.#run;
    const shown = source.kind === 'job-id' ? [jobId, ...source.jobIds] : [jobId];
    const isShown = (id: string) => shown.some((one) => isSame(one, id));
    const remembered = endedBefore(this.#run, await recall(refs.own)).filter(
      (pointer) =>
        !isShown(pointer.jobId) &&
        pointer.outcome !== 'started' &&
        (planId === null || pointer.runPlanId === '' || isSame(pointer.runPlanId, planId)),
    );
    if (remembered.length > 0 || planId === null) {
      return remembered.map((pointer) => ({ jobId: pointer.jobId, pointer }));
    }
    return (await this.#listed(planId)).filter((one) => !isShown(one.jobId));
  }

  /** Runs of the plan that were made before this one, and have ended: the list may not go back as far as it. */
  async #listed(planId: string): Promise<Before[]> {
    const { jobId, evidence } = this.#run;
    const runs = await this.#watch.planRuns.list(planId);
    const own = runs.findIndex(({ simulationRunPlanJobId: id }) => isSame(id, jobId));
    const madeMs = madeMsOf(evidence.about ?? {}) ?? Number.POSITIVE_INFINITY;
    return runs
      .filter((one, index) => (own < 0 ? (madeMsOf(one) ?? 0) < madeMs : index > own))
      .filter(({ status }) => status === undefined || hasEnded(status))
      .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId, pointer: null }));
  }

  async #read({ jobId, pointer }: Before, deadlineMs: number): Promise<HistoricRun | null> {
    const run = await this.#watch.earlierRuns.read(jobId, deadlineMs);
    if (run === null || whyUnfit(run, this.#run.planId) !== null) return null;
    return {
      jobId,
      number: run.number,
      endedAt: momentOf(run.endedAt ?? pointer?.endedAt ?? null),
      outcome: pointer?.outcome ?? outcomeOf(run),
      commit: pointer?.sha || null,
      fingerprint: pointer?.fingerprint || null,
      checks: run.checks,
    };
  }

  #asHistoric(told: RunReport): HistoricRun {
    const { jobId, fingerprint } = this.#run;
    return {
      jobId,
      number: told.about?.number ?? null,
      endedAt: null,
      outcome: told.outcome,
      commit: null,
      fingerprint: fingerprint || null,
      checks: checksOf(told),
    };
  }
}

/** When a run was made, in epoch milliseconds, as far as it is told. */
function madeMsOf({ createdAt, startedAt }: Made): number | null {
  return parseIsoTime(createdAt ?? startedAt ?? '');
}

/** What a run came to as far as the service tells, where nobody remembers. */
function outcomeOf({ isPassed, verdict }: EarlierRun): string | null {
  if (isPassed === false || verdict === 'THRESHOLD_FAILED') return 'failed';
  return isPassed === true || verdict === 'PASSED' ? 'passed' : null;
}

function momentOf(text: string | null): string | null {
  const ms = text === null ? null : parseIsoTime(text);
  return ms === null ? null : new Date(ms).toISOString();
}
