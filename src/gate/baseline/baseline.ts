/** Finds the runs that a run is compared with, and compares it. None of it fails the gate. */
import { isSame } from '../../core/same-id.ts';
import { oneLine } from '../../core/text/log-line.ts';
import type { Pointer } from '../../memory/memory.ts';
import { NO_MEMORY } from '../../memory/open.ts';
import { tellRef } from '../../memory/refs.ts';
import { formatList } from '../../report/format.ts';
import type { DebriefReport, Trend } from '../../report/model.ts';
import { annotateEach } from '../../step/annotations.ts';
import { readComparison } from '../runs/read-evidence.ts';
import type { RunRecord } from '../runs/run-record.ts';
import type { Watch } from '../runs/watch.ts';
import { candidatesFor, endedBefore } from './choose.ts';
import { compareWith, trendOf, trendOfComparison, withCounts, withoutPrevious } from './compare.ts';
import { type EarlierRun, whyUnfit } from './earlier-run.ts';
import { type Baseline, baselineFacts, NONE } from './facts.ts';

/** Runs that a run is compared with, newest first, and the pointer to the newest of them. */
interface Found {
  source: 'memory' | 'given';
  newest: EarlierRun;
  older: EarlierRun[];
  pointer: Pointer | null;
}

/** What helps where nothing is kept from run to run. */
const KEEP_MEMORY =
  '; give the input memory a folder that is kept from job to job, and runs are remembered from then on';

/** All reads for one baseline together may take so long. */
const BUDGET_MS = 20_000;
/** So many more runs than wanted are tried where some cannot be compared with. */
const SPARE = 5;
/** So many runs that could not be read are named, each with why. */
const MAX_NAMED = 3;
const MAX_WHY_CHARS = 300;

/** The search for one run's baseline, which goes on while the run does. */
export class BaselineSearch {
  readonly #run: RunRecord;
  readonly #watch: Watch;
  readonly #remembered: Promise<Pointer[]>;
  #found: Promise<Found | null> | null = null;
  #leftMs = BUDGET_MS;

  /** Of the run that was looked at last: why it cannot be compared with. */
  #whyPassedOver = 'the step was cancelled';

  /** Begins to search as far as it is known of which plan the run is. */
  constructor(run: RunRecord, watch: Watch) {
    this.#run = run;
    this.#watch = watch;
    const { baseline } = watch.inputs;
    const { recall, refs } = watch;
    this.#remembered =
      baseline.kind === 'off' ? Promise.resolve([]) : recall(refs.base ?? refs.own);
    if (this.#run.planId !== null) this.#found = this.#find();
  }

  /** The report as it is to be judged; what it was compared with goes into the run's record. */
  async compare(report: DebriefReport | null): Promise<DebriefReport | null> {
    const { kind } = this.#watch.inputs.baseline;
    if (report === null) return null;
    if (kind === 'off') {
      this.#run.baseline = { ...NONE, source: 'off' };
      return report;
    }
    const found = await this.#search();
    return found === null
      ? { ...report, trend: await this.#previousTrend(report.trend) }
      : this.#compareWith(found, report);
  }

  /**
   * Compares a run that is judged without a debrief, as far as its calls are counted; that goes into the
   * run's record.
   */
  async compareChecks(): Promise<void> {
    const { evidence, comparison } = this.#run;
    if (this.#watch.inputs.baseline.kind === 'off') return;
    const found = await this.#search();
    if (found === null) {
      const trend = await this.#previousTrend(null);
      if (this.#run.baseline && trend) this.#run.baseline = { ...this.#run.baseline, trend };
      return;
    }
    const told = { checks: evidence.checks ?? [], comparison };
    const trend = trendOf(null, told, found.newest, [found.newest, ...found.older]);
    if (trend !== null) this.#run.baseline = { ...this.#baselineIn(found), trend };
  }

  /** The baseline, with which the service has compared the run as well as far as it can. */
  async #search(): Promise<Found | null> {
    this.#found ??= this.#find();
    const found = await this.#found;
    if (found !== null) await readComparison(this.#run, found.newest.jobId, this.#watch);
    return found;
  }

  /** All reads for the baseline share one budget. */
  async #inTime<Result>(read: (deadlineMs: number) => Promise<Result>): Promise<Result> {
    const { clock } = this.#watch;
    const beganMs = clock.now();
    const result = await read(beganMs + this.#leftMs);
    this.#leftMs -= clock.now() - beganMs;
    return result;
  }

  /** What is remembered of the base branch; of the run's own ref only what was there before it. */
  async #earlier(): Promise<readonly Pointer[]> {
    const remembered = await this.#remembered;
    return this.#watch.refs.base === null ? endedBefore(this.#run, remembered) : remembered;
  }

  async #find(): Promise<Found | null> {
    const { baseline, baselineRuns } = this.#watch.inputs;
    const remembered = await this.#remembered;
    const earlier = await this.#earlier();
    return this.#inTime(async (deadlineMs) => {
      switch (baseline.kind) {
        case 'given':
          return this.#findGiven(baseline.jobId, remembered, deadlineMs);
        case 'auto':
          return this.#findRemembered(earlier, baselineRuns, deadlineMs);
        default:
          return null;
      }
    });
  }

  async #findGiven(
    jobId: string,
    remembered: readonly Pointer[],
    deadlineMs: number,
  ): Promise<Found | null> {
    const newest = await this.#readFit(jobId, this.#run.planId, deadlineMs);
    if (newest === null) {
      const why = this.#watch.earlierRuns.whyUnread(jobId) ?? this.#whyPassedOver;
      const warning = `input 'baseline': run ${jobId} cannot be compared with (${oneLine(why, MAX_WHY_CHARS)}), so the service's previous run stands in for it`;
      annotateEach('warning', [warning], this.#watch.runner);
      this.#run.note(`The run that the input baseline names, ${jobId}, cannot be compared with.`);
      return null;
    }
    const pointer = remembered.find((one) => isSame(one.jobId, jobId)) ?? null;
    return { source: 'given', newest, older: [], pointer };
  }

  async #findRemembered(
    remembered: readonly Pointer[],
    wanted: number,
    deadlineMs: number,
  ): Promise<Found | null> {
    const { jobId, planId } = this.#run;
    const { passed, failed, foreign } = candidatesFor(jobId, planId, remembered);
    for (const pointer of foreign) this.#passOver(pointer.jobId, 'it is a run of another plan');
    const pooled = await this.#readSome(passed, wanted, deadlineMs);
    const [first, ...others] =
      pooled.length > 0 ? pooled : await this.#readSome(failed, 1, deadlineMs);
    this.#noteUnread([...passed, ...failed]);
    if (first === undefined) return null;
    if (pooled.length === 0) {
      const { refs } = this.#watch;
      this.#run.note(
        `No run of ${tellRef(refs.base ?? refs.own)} that passed could be compared with, so the newest judged one is the baseline, which did not pass.`,
      );
    }
    const older = others.map(({ run }) => run);
    return { source: 'memory', newest: first.run, older, pointer: first.pointer };
  }

  /** As many of the newest runs as are wanted, without those that cannot be compared with. */
  async #readSome(
    pointers: readonly Pointer[],
    wanted: number,
    deadlineMs: number,
  ): Promise<{ run: EarlierRun; pointer: Pointer }[]> {
    const fit: { run: EarlierRun; pointer: Pointer }[] = [];
    const left = pointers.slice(0, wanted + SPARE);
    while (fit.length < wanted && left.length > 0) {
      const batch = left.splice(0, wanted - fit.length);
      const read = batch.map(async (pointer) => {
        const planId = this.#run.planId ?? (pointer.runPlanId || null);
        const run = await this.#readFit(pointer.jobId, planId, deadlineMs);
        return run === null ? [] : [{ run, pointer }];
      });
      fit.push(...(await Promise.all(read)).flat());
    }
    return fit;
  }

  /** A run that can be compared with; null, and a debug line, for any other. */
  async #readFit(
    jobId: string,
    planId: string | null,
    deadlineMs: number,
  ): Promise<EarlierRun | null> {
    const { earlierRuns } = this.#watch;
    if (isSame(jobId, this.#run.jobId)) return this.#passOver(jobId, 'it is the run itself');
    const run = await earlierRuns.readWhole(jobId, deadlineMs);
    if (run === null) return null;
    const why = whyUnfit(run, planId);
    if (why === null) return run;
    return this.#passOver(jobId, why);
  }

  /** What could not be read is no matter of the memory alone: the baseline is another one for it. */
  #noteUnread(pointers: readonly Pointer[]): void {
    const unread = pointers.flatMap(({ jobId }) => {
      const why = this.#watch.earlierRuns.whyUnread(jobId);
      return why === null ? [] : [`run ${jobId} (${oneLine(why, MAX_WHY_CHARS)})`];
    });
    if (unread.length === 0) return;
    const { refs } = this.#watch;
    this.#run.note(
      `Of the judged runs of ${tellRef(refs.base ?? refs.own)} that are remembered, the baseline lacks what could not be read: ${formatList(unread, MAX_NAMED)}.`,
    );
  }

  #passOver(jobId: string, why: string): null {
    this.#whyPassedOver = why;
    this.#watch.runner.debug(`run ${jobId} is passed over as a baseline: ${why}`);
    return null;
  }

  #compareWith(found: Found, report: DebriefReport): DebriefReport {
    const { evidence, comparison } = this.#run;
    const told = { checks: evidence.checks ?? [], comparison };
    const compared = compareWith(report, told, found.newest, found.older);
    const { gone } = compared;
    this.#run.baseline = { ...this.#baselineIn(found), gone, serviceTrend: report.trend };
    return compared.report;
  }

  #baselineIn({ source, newest, older, pointer }: Found): Baseline {
    const pooled = [newest, ...older].map(({ jobId }) => jobId);
    const facts = baselineFacts(newest.jobId, newest, pointer, this.#run, this.#watch.clock.now());
    return { ...facts, source, pooled };
  }

  /**
   * The comparison with the run that the service compares with, as its debrief tells it, else its results;
   * the counts of that run are read where this one tells its own.
   */
  async #previousTrend(told: Trend | null): Promise<Trend | null> {
    const { clock, earlierRuns } = this.#watch;
    const { jobId: own, evidence, comparison } = this.#run;
    const checks = evidence.checks ?? [];
    const trend = told ?? trendOfComparison(comparison, [own]);
    const jobId = trend?.baselineRunPlanJobId ?? '';
    if (trend === null || jobId === '') return trend;
    if (isSame(jobId, own)) return withoutPrevious(trend);
    const hasCounts = checks.some(({ evaluated }) => evaluated !== null);
    const deadlineMs = clock.now() + BUDGET_MS;
    const previous = hasCounts ? await earlierRuns.read(jobId, deadlineMs) : null;
    const pointer = (await this.#remembered).find((one) => isSame(one.jobId, jobId)) ?? null;
    this.#run.baseline = {
      ...baselineFacts(jobId, previous, pointer, this.#run, clock.now()),
      number: trend.baselineRunNumber,
      source: 'previous',
    };
    await this.#notePrevious();
    return withCounts(trend, { checks, comparison }, previous);
  }

  /** Nobody chose what the service compares with. */
  async #notePrevious(): Promise<void> {
    const { inputs, memory, refs } = this.#watch;
    if (inputs.baseline.kind !== 'auto') return;
    const { jobId, planId } = this.#run;
    const { passed, failed } = candidatesFor(jobId, planId, await this.#earlier());
    const is = passed.length + failed.length > 0 ? 'could be compared with' : 'is remembered';
    this.#run.note(
      `Compared with the plan's previous run, which may be another pull request's: no judged run of ${tellRef(refs.base ?? refs.own)} ${is}${memory === NO_MEMORY ? KEEP_MEMORY : ''}.`,
    );
  }
}
