/** Finds the runs that a run is compared with, and compares it. None of it fails the gate. */

import { nameOfRef } from '../../history/refs.ts';
import type { RunReference } from '../../history/run-reference.ts';
import type { DebriefReport, RunReport } from '../../model/report.ts';
import { annotateEach } from '../../runner/runner.ts';
import type { RunResults } from '../../service/results.ts';
import { oneLine } from '../../text/log-line.ts';
import { isSame } from '../../text/same-id.ts';
import { StepError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import { type EarlierRun, isFit, whyUnfit } from '../earlier-runs/earlier-run.ts';
import type { CaseSource } from '../evidence/cases.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { MeasuredMetric } from '../evidence/measures.ts';
import { recordedBefore } from '../history/recorded-runs.ts';
import { readComparison } from '../wait/read-evidence.ts';
import {
  compareTrend,
  goneThemes,
  trendOfComparison,
  withOwnLifecycles,
  withoutPrevious,
} from './compare.ts';

type Baseline = NonNullable<RunReport['baseline']>;

/** The run that is compared. */
export interface ComparedRun {
  jobId: string;
  /** Null if unknown. */
  planId: string | null;
  isStartedHere: boolean;
  evidence: Evidence;
  /** Null if they were not read. */
  results: RunResults | null;
  /** Whether the scenarios of its calls are known, so that those of the baseline are worth a request. */
  hasScenarios: boolean;
}

/** What the cases and measures of a run are compared with: those of each run of its baseline. */
export interface Earlier {
  calls: CaseSource[];
  measures: MeasuredMetric[][];
}

/** A run's report with the comparison that counts, and what it was compared with. */
export interface Compared {
  report: DebriefReport | null;
  /** Null if there is nothing to compare with. */
  baseline: Baseline | null;
  notes: string[];
  earlier: Earlier;
}

/** Runs to compare with, newest first; none if there is no fit one. */
interface Found {
  source: Baseline['source'];
  pool: EarlierRun[];
  notes: string[];
}

const DAY_MS = 86_400_000;
/** All reads for one baseline together may take so long. */
const BUDGET_MS = 20_000;
/** So many more runs than wanted are tried if some cannot be compared with. */
const MAX_UNFIT = 5;
const MAX_WHY_CHARS = 300;

const NO_EARLIER: Earlier = { calls: [], measures: [] };

const NO_BASELINE: Baseline = {
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
  const { inputs, refs } = context;
  if (inputs.baseline.kind === 'off') {
    return { report, baseline: report && NO_BASELINE, notes: [], earlier: NO_EARLIER };
  }
  const later = { ...run, about: run.evidence.about };
  const recorded = await recordedBefore(later, refs.base ?? refs.own, context);
  const { source, pool, notes } = await findBaseline(run, recorded, context);
  const [newest] = pool;
  if (newest === undefined) {
    const previous = await comparePrevious(run, report, recorded, context);
    return { ...previous, notes: [...notes, ...previous.notes] };
  }
  const { jobId } = newest;
  const comparison = run.results && (await readComparison(run.jobId, jobId, context));
  const own = { checks: run.evidence.checks ?? [], comparison };
  const trend = compareTrend(report?.trend ?? null, own, newest, pool);
  const baseline = {
    ...baselineFacts(jobId, newest, recorded, context),
    ...{ source, pooled: pool.map((one) => one.jobId) },
  };
  const earlier = await readEarlier(pool, run, context);
  if (report === null) {
    return { report, baseline: trend && { ...baseline, trend }, notes, earlier };
  }
  const { themes, trend: serviceTrend } = report;
  return {
    report: { ...report, trend, themes: withOwnLifecycles(themes, pool) },
    baseline: { ...baseline, gone: goneThemes(themes, newest), serviceTrend },
    notes,
    earlier,
  };
}

async function findBaseline(
  run: ComparedRun,
  recorded: readonly RunReference[],
  context: Context,
): Promise<Found> {
  const { clock, inputs, refs } = context;
  const { baseline, baselineRuns } = inputs;
  const deadlineMs = clock.now() + BUDGET_MS;
  if (baseline.kind === 'given') return findGiven(run, baseline.jobId, deadlineMs, context);
  if (baseline.kind !== 'auto') return { source: 'previous', pool: [], notes: [] };
  const source = 'memory';
  const ofOutcome = (wanted: string) => recorded.filter(({ outcome }) => outcome === wanted);
  const passed = await readSome(ofOutcome('passed'), baselineRuns, run, deadlineMs, context);
  if (passed.length > 0) return { source, pool: passed, notes: [] };
  const failed = await readSome(ofOutcome('failed'), 1, run, deadlineMs, context);
  const note = `No run of ${nameOfRef(refs.base ?? refs.own)} that passed can be compared with, so the newest evaluated run, which did not pass, is the baseline.`;
  return { source, pool: failed, notes: failed.length > 0 ? [note] : [] };
}

async function findGiven(
  run: ComparedRun,
  jobId: string,
  deadlineMs: number,
  { earlierRuns, runner }: Context,
): Promise<Found> {
  const source = 'given';
  const given = isSame(jobId, run.jobId)
    ? { why: 'it is the run itself', isUnknown: false }
    : await earlierRuns.readWhole(jobId, deadlineMs);
  if (isFit(given, run.planId)) return { source, pool: [given], notes: [] };
  const why = oneLine(whyUnfit(given, run.planId) ?? '', MAX_WHY_CHARS);
  const warning = `input 'baseline': run ${jobId} cannot be compared with (${why}), so the service's previous run is used instead`;
  annotateEach('warning', [warning], runner);
  const note = `The run that the input baseline names, ${jobId}, cannot be compared with.`;
  return { source, pool: [], notes: [note] };
}

/** As many of the newest runs as are wanted, without those that cannot be compared with. */
async function readSome(
  references: readonly RunReference[],
  wanted: number,
  run: ComparedRun,
  deadlineMs: number,
  { earlierRuns, runner }: Context,
): Promise<EarlierRun[]> {
  const fit: EarlierRun[] = [];
  const left = references.slice(0, wanted + MAX_UNFIT);
  while (fit.length < wanted && left.length > 0) {
    const batch = left.splice(0, wanted - fit.length);
    const read = batch.map(async ({ jobId, runPlanId }) => {
      const one = await earlierRuns.readWhole(jobId, deadlineMs);
      const planId = run.planId ?? (runPlanId || null);
      if (isFit(one, planId)) return [one];
      runner.debug(`run ${jobId} is passed over as a baseline: ${whyUnfit(one, planId)}`);
      return [];
    });
    fit.push(...(await Promise.all(read)).flat());
  }
  return fit;
}

/** Compares with the run that the service compares with, by the debrief or else the results, and with its counts. */
async function comparePrevious(
  run: ComparedRun,
  report: DebriefReport | null,
  recorded: readonly RunReference[],
  context: Context,
): Promise<Compared> {
  const { clock, earlierRuns, inputs, refs } = context;
  const comparison = run.results?.comparison ?? null;
  const reported = report?.trend ?? trendOfComparison(comparison, run.jobId);
  const jobId = reported?.baselineRunPlanJobId ?? '';
  const isItself = isSame(jobId, run.jobId);
  const isAuto = inputs.baseline.kind === 'auto';
  const isFallback = isAuto && refs.base !== null;
  const source = { source: 'previous' as const, ...(isFallback && { isFallback }) };
  if (reported === null || jobId === '' || isItself) {
    const trend = reported && isItself ? withoutPrevious(reported) : reported;
    const baseline = isFallback ? { ...NO_BASELINE, ...source } : null;
    return { report: report && { ...report, trend }, baseline, notes: [], earlier: NO_EARLIER };
  }
  const read = await earlierRuns.read(jobId, clock.now() + BUDGET_MS);
  const previous = 'why' in read ? null : read;
  const number = reported.baselineRunNumber;
  const newest = { jobId, number, checks: previous?.checks ?? [] };
  const own = { checks: run.evidence.checks ?? [], comparison };
  const trend = compareTrend(reported, own, newest, [newest]) ?? reported;
  const baseline = {
    ...baselineFacts(jobId, previous, recorded, context),
    ...{ number, ...source, ...(report === null && { trend }) },
  };
  const is = recorded.length > 0 ? 'could be compared with' : 'is recorded';
  const note = `Compared with the plan's previous run, which may be another pull request's: no evaluated run of ${nameOfRef(refs.base ?? refs.own)} ${is}.`;
  return {
    report: report && { ...report, trend },
    baseline,
    notes: isAuto ? [note] : [],
    earlier: await readEarlier(previous === null ? [] : [previous], run, context),
  };
}

/** Reads the scenarios of earlier runs if those of the run are known, with one more request for each. */
async function readEarlier(
  runs: readonly EarlierRun[],
  { hasScenarios }: ComparedRun,
  { clock, earlierRuns }: Context,
): Promise<Earlier> {
  const deadlineMs = clock.now() + BUDGET_MS;
  const calls = runs.map(async ({ jobId, calls }) => {
    const isWorth = hasScenarios && calls.length > 0;
    return { calls, jobs: isWorth ? await earlierRuns.readJobs(jobId, deadlineMs) : null };
  });
  return { calls: await Promise.all(calls), measures: runs.map(({ measures }) => measures) };
}

/** @param run null if it was not read */
function baselineFacts(
  jobId: string,
  run: EarlierRun | null,
  recorded: readonly RunReference[],
  { clock }: Context,
): Baseline {
  const reference = recorded.find((one) => isSame(one.jobId, jobId));
  const endedMs = parseIsoTime(run?.endedAt ?? reference?.endedAt ?? '');
  return {
    ...NO_BASELINE,
    jobId,
    number: run?.number ?? null,
    commit: reference?.sha || null,
    ref: reference?.ref || null,
    endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
    ageDays: endedMs === null ? null : ageOf(endedMs, clock.now()),
    outcome: reference?.outcome ?? null,
  };
}

/** Days to two decimals, rounded up; 0 if the service's clock is ahead. */
function ageOf(endedMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((100 * (nowMs - endedMs)) / DAY_MS) / 100);
}

/**
 * Why the run that the input `baseline` names cannot be compared with now; null if it can, or if none is
 * named. Rejects with `StepError` if the service does not know it.
 *
 * @param planIds the plans of the runs, as far as they are known before there is a run
 */
export async function lookUpBaseline(
  planIds: readonly string[],
  { inputs: { baseline }, earlierRuns }: Context,
): Promise<string | null> {
  if (baseline.kind !== 'given') return null;
  const { jobId } = baseline;
  const run = await earlierRuns.read(jobId);
  if (!('why' in run)) {
    const plan = planIds.find((id) => isSame(id, run.planId ?? id)) ?? planIds[0] ?? null;
    return whyUnfit(run, plan);
  }
  const why = oneLine(run.why, MAX_WHY_CHARS);
  if (!run.isUnknown) return why;
  throw new StepError(
    'input',
    `input 'baseline': '${jobId}' is the ID of no run that the service knows (${why}): check the ID, and that base-url and api-key belong to the same project, or leave the input out`,
    'error',
  );
}
