/** Finds the runs that a run is compared with, and compares it. None of it fails the gate. */

import type { Pointer } from '../../history/memory.ts';
import { NO_MEMORY } from '../../history/open.ts';
import { tellRef } from '../../history/refs.ts';
import type { DebriefReport, RunReport, Trend } from '../../model/report.ts';
import { annotateEach } from '../../runner/annotation.ts';
import { oneLine } from '../../text/log-line.ts';
import { isSame } from '../../text/same-id.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import { readComparison } from '../run/read-evidence.ts';
import type { RunRecord } from '../run/run-record.ts';
import type { Watch } from '../run/watch.ts';
import { type Candidates, candidatesFor, endedBefore } from './choose.ts';
import { compareWith, trendOf, trendOfComparison, withCounts, withoutPrevious } from './compare.ts';
import { type EarlierRun, whyUnfit } from './earlier-run.ts';

/** Runs that a run is compared with, newest first, and what is recorded of the newest. */
interface Found {
  source: 'memory' | 'given';
  newest: EarlierRun;
  older: EarlierRun[];
  pointer: Pointer | null;
}

const KEEP_HISTORY =
  '; give the input memory a folder that is kept from job to job, and runs are recorded from then on';

type Baseline = NonNullable<RunReport['baseline']>;

const DAY_MS = 86_400_000;

const NONE: Baseline = {
  source: 'off',
  jobId: '',
  number: null,
  commit: null,
  ref: null,
  endedAt: null,
  ageDays: null,
  outcome: null,
  pooled: [],
  gone: [],
  serviceTrend: null,
};

/** All reads for one baseline together may take so long. */
const BUDGET_MS = 20_000;
/** So many more runs than wanted are tried if some cannot be compared with. */
const SPARE = 5;
const MAX_WHY_CHARS = 300;

/** The search for one run's baseline, which goes on while the run does. */
export class BaselineSearch {
  readonly #run: RunRecord;
  readonly #watch: Watch;
  readonly #remembered: Promise<Pointer[]>;
  /** The plan for which a baseline was found. */
  #planId: string | null;
  #found: Promise<Found | null> | null = null;
  /** Why the run that was read last cannot be compared with. */
  #whyPassedOver = 'the step was cancelled';

  constructor(run: RunRecord, watch: Watch) {
    this.#run = run;
    this.#watch = watch;
    const { recall, refs, inputs } = watch;
    const isOff = inputs.baseline.kind === 'off';
    this.#remembered = isOff ? Promise.resolve([]) : recall(refs.base ?? refs.own);
    this.#planId = run.planId;
    if (run.planId !== null) this.#found = this.#find();
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

  /** The baseline, with the service's comparison with it if there is one. */
  async #search(): Promise<Found | null> {
    const run = this.#run;
    if (run.planId !== this.#planId) {
      this.#planId = run.planId;
      this.#found = this.#find();
    }
    this.#found ??= this.#find();
    const found = await this.#found;
    if (found !== null) await readComparison(run, found.newest.jobId, this.#watch);
    this.#noteSearch(found);
    return found;
  }

  #noteSearch(found: Found | null): void {
    const { earlierRuns, runner, inputs } = this.#watch;
    if (found === null && inputs.baseline.kind === 'given') {
      const { jobId } = inputs.baseline;
      const why = oneLine(earlierRuns.whyUnread(jobId) ?? this.#whyPassedOver, MAX_WHY_CHARS);
      const warning = `input 'baseline': run ${jobId} cannot be compared with (${why}), so the service's previous run stands in for it`;
      annotateEach('warning', [warning], runner);
      this.#run.note(`The run that the input baseline names, ${jobId}, cannot be compared with.`);
    }
    if (found?.source === 'memory' && found.pointer?.outcome !== 'passed') {
      this.#run.note(
        `No run of ${this.#refName} that passed could be compared with, so the newest judged one is the baseline, which did not pass.`,
      );
    }
  }

  get #refName(): string {
    const { base, own } = this.#watch.refs;
    return tellRef(base ?? own);
  }

  /** What is recorded of the base branch; of the run's own ref only what ended before it. */
  async #candidates(): Promise<Candidates> {
    const remembered = await this.#remembered;
    const isOwnRef = this.#watch.refs.base === null;
    const earlier = isOwnRef ? endedBefore(this.#run, remembered) : remembered;
    return candidatesFor(this.#run.jobId, this.#planId, earlier);
  }

  async #find(): Promise<Found | null> {
    const { clock, inputs } = this.#watch;
    const { baseline, baselineRuns } = inputs;
    const deadlineMs = clock.now() + BUDGET_MS;
    if (baseline.kind === 'given') {
      const newest = await this.#readFit(baseline.jobId, this.#planId, deadlineMs);
      const pointer = await this.#pointerOf(baseline.jobId);
      return newest && { source: 'given', newest, older: [], pointer };
    }
    if (baseline.kind !== 'auto') return null;
    const { passed, failed, foreign } = await this.#candidates();
    for (const { jobId } of foreign) this.#passOver(jobId, 'it is a run of another plan');
    const pooled = await this.#readSome(passed, baselineRuns, deadlineMs);
    const [first, ...others] =
      pooled.length > 0 ? pooled : await this.#readSome(failed, 1, deadlineMs);
    if (first === undefined) return null;
    const older = others.map(({ run }) => run);
    return { source: 'memory', newest: first.run, older, pointer: first.pointer };
  }

  async #pointerOf(jobId: string): Promise<Pointer | null> {
    return (await this.#remembered).find((one) => isSame(one.jobId, jobId)) ?? null;
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
        const planId = this.#planId ?? (pointer.runPlanId || null);
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
    const facts = baselineFacts(newest.jobId, newest, pointer, this.#watch.clock.now());
    return { ...facts, source, pooled };
  }

  /**
   * The comparison with the run that the service compares with, as the debrief or else the results report
   * it, with the counts of that run.
   */
  async #previousTrend(reported: Trend | null): Promise<Trend | null> {
    const { clock, earlierRuns, inputs } = this.#watch;
    const { jobId: own, evidence, comparison } = this.#run;
    const checks = evidence.checks ?? [];
    const trend = reported ?? trendOfComparison(comparison, [own]);
    const jobId = trend?.baselineRunPlanJobId ?? '';
    if (trend === null || jobId === '') return trend;
    if (isSame(jobId, own)) return withoutPrevious(trend);
    const hasCounts = checks.some(({ evaluated }) => evaluated !== null);
    const deadlineMs = clock.now() + BUDGET_MS;
    const previous = hasCounts ? await earlierRuns.read(jobId, deadlineMs) : null;
    this.#run.baseline = {
      ...baselineFacts(jobId, previous, await this.#pointerOf(jobId), clock.now()),
      number: trend.baselineRunNumber,
      source: 'previous',
    };
    if (inputs.baseline.kind === 'auto') await this.#notePrevious();
    return withCounts(trend, { checks, comparison }, previous);
  }

  async #notePrevious(): Promise<void> {
    const { passed, failed } = await this.#candidates();
    const is = passed.length + failed.length > 0 ? 'could be compared with' : 'is recorded';
    const fix = this.#watch.memory === NO_MEMORY ? KEEP_HISTORY : '';
    this.#run.note(
      `Compared with the plan's previous run, which may be another pull request's: no judged run of ${this.#refName} ${is}${fix}.`,
    );
  }
}

/**
 * The facts about a run that another is compared with.
 *
 * @param run null if it was not read
 * @param pointer its entry in the run history; null if there is none
 */
function baselineFacts(
  jobId: string,
  run: EarlierRun | null,
  pointer: Pointer | null,
  nowMs: number,
): Baseline {
  const endedMs = parseIsoTime(run?.endedAt ?? pointer?.endedAt ?? '');
  return {
    ...NONE,
    source: 'previous',
    jobId,
    number: run?.number ?? null,
    commit: pointer?.sha || null,
    ref: pointer?.ref || null,
    endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
    ageDays: endedMs === null ? null : ageOf(endedMs, nowMs),
    outcome: pointer?.outcome ?? null,
  };
}

/** Days to two decimals, never rounded down to a day that is over; a clock that is ahead counts as now. */
function ageOf(endedMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((100 * (nowMs - endedMs)) / DAY_MS) / 100);
}
