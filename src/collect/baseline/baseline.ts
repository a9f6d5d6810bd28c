/** Finds the runs that a run is compared with, and compares it. None of it fails the gate. */

import { nameOfRef } from '../../history/refs.ts';
import { NO_HISTORY } from '../../history/run-history.ts';
import type { RunReference } from '../../history/run-reference.ts';
import type { DebriefReport, RunReport, Trend } from '../../model/report.ts';
import { annotateEach } from '../../runner/runner.ts';
import type { Comparison } from '../../service/evidence.ts';
import { oneLine } from '../../text/log-line.ts';
import { isSame } from '../../text/same-id.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import { type EarlierRun, whyUnfit } from '../earlier-runs/earlier-run.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { readComparison } from '../wait/read-evidence.ts';
import { type Candidates, candidatesFor, endedBefore } from './choose.ts';
import { compareWith, trendOf, trendOfComparison, withCounts, withoutPrevious } from './compare.ts';
import { type Earlier, NO_EARLIER, readEarlier } from './earlier.ts';

type Baseline = NonNullable<RunReport['baseline']>;

/** The run that is compared. */
export interface ComparedRun {
  runId: string;
  /** Null if unknown. */
  planId: string | null;
  isStartedHere: boolean;
  evidence: Evidence;
  /** The service's own comparison; null if it makes none. */
  comparison: Comparison | null;
  /** Whether its results were read. */
  hasResults: boolean;
  /** Whether the scenarios of its calls are known, so that those of the baseline are worth a request. */
  hasScenarios: boolean;
  hasMeasures: boolean;
}

/** A run's report with the comparison that counts, and what it was compared with. */
export interface Compared {
  report: DebriefReport | null;
  /** Null if there is nothing to compare with. */
  baseline: Baseline | null;
  notes: string[];
  /** The runs that it was compared with. */
  earlier: Earlier;
}

/** Runs that a run is compared with, newest first, and what is recorded of the newest. */
interface Found {
  source: 'memory' | 'given';
  newest: EarlierRun;
  older: EarlierRun[];
  pointer: RunReference | null;
}

/** What is recorded under the ref that the run is compared with. */
interface Recorded {
  all: readonly RunReference[];
  candidates: Candidates;
}

const KEEP_HISTORY =
  '; give the input memory a folder that is kept from job to job, and runs are recorded from then on';

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

/**
 * Compares a run with its baseline; a run without a debrief by its checks alone.
 *
 * @param report null if there is no debrief
 */
export async function compareWithBaseline(
  run: ComparedRun,
  report: DebriefReport | null,
  context: Context,
): Promise<Compared> {
  const { clock, inputs } = context;
  if (inputs.baseline.kind === 'off') {
    return { report, baseline: report === null ? null : NONE, notes: [], earlier: NO_EARLIER };
  }
  const recorded = await readRecorded(run, context);
  const { found, why } = await search(run, recorded, context);
  if (found === null) {
    const notes = noteUnusable(why, context);
    const previous = await comparePrevious(run, report?.trend ?? null, recorded, context);
    const all = { notes: [...notes, ...previous.notes], earlier: previous.earlier };
    if (report !== null) {
      return { report: { ...report, trend: previous.trend }, baseline: previous.baseline, ...all };
    }
    const { trend, baseline } = previous;
    return { report, baseline: trend && baseline ? { ...baseline, trend } : baseline, ...all };
  }
  const { newest, older, source, pointer } = found;
  const comparison = run.hasResults
    ? await readComparison(run.runId, newest.jobId, context)
    : run.comparison;
  const reported = { checks: run.evidence.checks ?? [], comparison };
  const pool = [newest, ...older];
  const baseline = {
    ...baselineFacts(newest.jobId, newest, pointer, clock.now()),
    ...{ source, pooled: pool.map(({ jobId }) => jobId) },
  };
  const notes = noteFailedBaseline(found, context);
  const earlier = await readEarlier(pool, run.hasScenarios, context);
  if (report === null) {
    const trend = trendOf(null, reported, newest, pool);
    return { report, baseline: trend && { ...baseline, trend }, notes, earlier };
  }
  const compared = compareWith(report, reported, newest, older);
  const { gone } = compared;
  return {
    report: compared.report,
    baseline: { ...baseline, gone, serviceTrend: report.trend },
    notes,
    earlier,
  };
}

/** What is recorded of the base branch; of the run's own ref only what ended before it. */
async function readRecorded(run: ComparedRun, { history, refs }: Context): Promise<Recorded> {
  const all = await history.read(refs.base ?? refs.own);
  const endedAt = run.evidence.about?.endedAt ?? null;
  const earlier = refs.base === null ? endedBefore({ ...run, endedAt }, all) : all;
  return { all, candidates: candidatesFor(run.runId, run.planId, earlier) };
}

/** The baseline; null if there is none, and why the run that was read last cannot be compared with. */
async function search(
  run: ComparedRun,
  { all, candidates }: Recorded,
  context: Context,
): Promise<{ found: Found | null; why: string }> {
  const { clock, inputs, earlierRuns } = context;
  const { baseline, baselineRuns } = inputs;
  const deadlineMs = clock.now() + BUDGET_MS;
  if (baseline.kind === 'given') {
    const { jobId } = baseline;
    const read = await readFit(jobId, run, run.planId, deadlineMs, context);
    if ('why' in read) return { found: null, why: earlierRuns.whyUnread(jobId) ?? read.why };
    const pointer = pointerOf(jobId, all);
    return { found: { source: 'given', newest: read.run, older: [], pointer }, why: '' };
  }
  if (baseline.kind !== 'auto') return { found: null, why: '' };
  const { passed, failed } = candidates;
  const pooled = await readSome(passed, baselineRuns, run, deadlineMs, context);
  const [first, ...others] =
    pooled.length > 0 ? pooled : await readSome(failed, 1, run, deadlineMs, context);
  if (first === undefined) return { found: null, why: '' };
  const older = others.map((one) => one.run);
  return {
    found: { source: 'memory', newest: first.run, older, pointer: first.pointer },
    why: '',
  };
}

/** As many of the newest runs as are wanted, without those that cannot be compared with. */
async function readSome(
  pointers: readonly RunReference[],
  wanted: number,
  run: ComparedRun,
  deadlineMs: number,
  context: Context,
): Promise<{ run: EarlierRun; pointer: RunReference }[]> {
  const fit: { run: EarlierRun; pointer: RunReference }[] = [];
  const left = pointers.slice(0, wanted + SPARE);
  while (fit.length < wanted && left.length > 0) {
    const batch = left.splice(0, wanted - fit.length);
    const read = batch.map(async (pointer) => {
      const planId = run.planId ?? (pointer.runPlanId || null);
      const one = await readFit(pointer.jobId, run, planId, deadlineMs, context);
      return 'why' in one ? [] : [{ run: one.run, pointer }];
    });
    fit.push(...(await Promise.all(read)).flat());
  }
  return fit;
}

/** A run that can be compared with, or why it cannot. */
async function readFit(
  jobId: string,
  { runId }: ComparedRun,
  planId: string | null,
  deadlineMs: number,
  { earlierRuns, runner }: Context,
): Promise<{ run: EarlierRun } | { why: string }> {
  const isItself = isSame(jobId, runId);
  const run = isItself ? null : await earlierRuns.readWhole(jobId, deadlineMs);
  const why = run === null ? (isItself ? 'it is the run itself' : null) : whyUnfit(run, planId);
  if (run !== null && why === null) return { run };
  if (why !== null) runner.debug(`run ${jobId} is passed over as a baseline: ${why}`);
  return { why: why ?? 'the step was cancelled' };
}

function noteUnusable(why: string, { inputs: { baseline }, runner }: Context): string[] {
  if (baseline.kind !== 'given') return [];
  const { jobId } = baseline;
  const warning = `input 'baseline': run ${jobId} cannot be compared with (${oneLine(why, MAX_WHY_CHARS)}), so the service's previous run is used instead`;
  annotateEach('warning', [warning], runner);
  return [`The run that the input baseline names, ${jobId}, cannot be compared with.`];
}

function noteFailedBaseline({ source, pointer }: Found, { refs }: Context): string[] {
  if (source !== 'memory' || pointer?.outcome === 'passed') return [];
  return [
    `No run of ${nameOfRef(refs.base ?? refs.own)} that passed can be compared with, so the newest evaluated run, which did not pass, is the baseline.`,
  ];
}

/**
 * The comparison with the run that the service compares with, as the debrief or else the results report
 * it, with the counts of that run.
 */
async function comparePrevious(
  run: ComparedRun,
  reported: Trend | null,
  { all, candidates }: Recorded,
  context: Context,
): Promise<Omit<Compared, 'report'> & { trend: Trend | null }> {
  const { runId, evidence, comparison } = run;
  const { clock, earlierRuns, inputs, refs } = context;
  const checks = evidence.checks ?? [];
  const trend = reported ?? trendOfComparison(comparison, [runId]);
  const jobId = trend?.baselineRunPlanJobId ?? '';
  const isFallback = inputs.baseline.kind === 'auto' && refs.base !== null;
  const source = { source: 'previous' as const, ...(isFallback && { isFallback }) };
  const nothing = {
    baseline: isFallback ? { ...NONE, ...source } : null,
    notes: [],
    earlier: NO_EARLIER,
  };
  if (trend === null || jobId === '') return { trend, ...nothing };
  if (isSame(jobId, runId)) return { trend: withoutPrevious(trend), ...nothing };
  const hasCounts = checks.some(({ evaluated }) => evaluated !== null);
  const deadlineMs = clock.now() + BUDGET_MS;
  const previous = hasCounts || run.hasMeasures ? await earlierRuns.read(jobId, deadlineMs) : null;
  return {
    trend: withCounts(trend, { checks, comparison }, previous),
    baseline: {
      ...baselineFacts(jobId, previous, pointerOf(jobId, all), clock.now()),
      number: trend.baselineRunNumber,
      ...source,
    },
    notes: inputs.baseline.kind === 'auto' ? [describePrevious(candidates, context)] : [],
    earlier:
      previous === null ? NO_EARLIER : await readEarlier([previous], run.hasScenarios, context),
  };
}

function describePrevious({ passed, failed }: Candidates, { refs, history }: Context): string {
  const is = passed.length + failed.length > 0 ? 'could be compared with' : 'is recorded';
  const fix = history === NO_HISTORY ? KEEP_HISTORY : '';
  return `Compared with the plan's previous run, which may be another pull request's: no judged run of ${nameOfRef(refs.base ?? refs.own)} ${is}${fix}.`;
}

function pointerOf(jobId: string, recorded: readonly RunReference[]): RunReference | null {
  return recorded.find((one) => isSame(one.jobId, jobId)) ?? null;
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
  pointer: RunReference | null,
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
