/** Finds the runs that a run is compared with, and compares it. None of it fails the gate. */

import { nameOfRef } from '../../history/refs.ts';
import type { RunReference } from '../../history/run-history.ts';
import type { DebriefReport, RunReport, Trend } from '../../model/report.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import type { RunResults } from '../../service/results.ts';
import { isSame } from '../../text/alike.ts';
import { oneLine } from '../../text/log-line.ts';
import { StepError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import type { EarlierRun } from '../earlier-runs.ts';
import type { CaseSource } from '../evidence/collect-cases.ts';
import type { MeasuredMetric } from '../evidence/collect-measures.ts';
import { recordedBefore } from '../history/recorded-before.ts';
import { readComparison } from '../wait/read-evidence.ts';
import {
  compareTrend,
  goneThemes,
  trendOfComparison,
  withOwnLifecycles,
  withoutPrevious,
} from './compare.ts';

type Baseline = NonNullable<RunReport['baseline']>;

export interface ComparedRun
  extends Pick<RunFacts, 'jobId' | 'isStartedHere' | 'about' | 'checks' | 'report'> {
  planId: string | null;
  results: RunResults | null;
  /** Whether the scenarios of its calls are known, so that those of the baseline are worth a request. */
  hasScenarios: boolean;
}

/** A run's report with the comparison that counts, and what it was compared with. */
export interface Compared {
  report: DebriefReport | null;
  baseline: Baseline | null;
  notes: string[];
  /** The calls and measures of each run of the baseline. */
  earlier: { calls: CaseSource[]; measures: MeasuredMetric[][] };
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

/** Compares a run with its baseline; a run without a debrief by its checks alone. */
export async function compareWithBaseline(run: ComparedRun, context: Context): Promise<Compared> {
  const { inputs, refs, clock } = context;
  const { report } = run;
  if (inputs.baseline.kind === 'off') {
    const none = report && baselineOf('off', null, [], clock.now());
    return { report, baseline: none, notes: [], earlier: { calls: [], measures: [] } };
  }
  const recorded = await recordedBefore(run, refs.base ?? refs.own, context);
  const { source, pool, notes } = await findBaseline(run, recorded, context);
  const [newest, ...older] = pool;
  if (newest === undefined) {
    const previous = await comparePrevious(run, recorded, context);
    return { ...previous, notes: [...notes, ...previous.notes] };
  }
  const comparison = run.results && (await readComparison(run.jobId, newest.runId, context));
  const serviceTrend = report?.trend ?? null;
  const trend = compareTrend(serviceTrend, run.checks ?? [], comparison, [newest, ...older]);
  const themes = report?.themes ?? [];
  const baseline = {
    ...baselineOf(source, newest, recorded, clock.now()),
    ...{ pooled: pool.map(({ runId }) => runId), serviceTrend },
    gone: report === null ? [] : goneThemes(themes, newest),
  };
  return {
    ...withTrend(report && { ...report, themes: withOwnLifecycles(themes, pool) }, baseline, trend),
    notes,
    earlier: await readEarlier(pool, run, context),
  };
}

/** The baseline of a run without a debrief has the trend, which other runs have in their report. */
function withTrend(
  report: DebriefReport | null,
  baseline: Baseline,
  trend: Trend | null,
): Pick<Compared, 'report' | 'baseline'> {
  return report === null
    ? { report, baseline: { ...baseline, ...(trend && { trend }) } }
    : { report: { ...report, trend }, baseline };
}

async function findBaseline(
  run: ComparedRun,
  recorded: readonly RunReference[],
  context: Context,
): Promise<Found> {
  const { clock, earlierRuns, inputs, refs } = context;
  const { baseline, baselineRuns } = inputs;
  const deadlineMs = clock.now() + BUDGET_MS;
  if (baseline.kind === 'given') {
    const { runId } = baseline;
    const given = isSame(runId, run.jobId)
      ? { why: 'it is the run itself' }
      : await earlierRuns.readFit(runId, run.planId, deadlineMs, true);
    if (!('why' in given)) return { source: 'given', pool: [given], notes: [] };
    const note = `Run ${runId}, which the input baseline names, cannot be compared with (${oneLine(given.why, MAX_WHY_CHARS)}), so the service's previous run is used instead.`;
    return { source: 'given', pool: [], notes: [note] };
  }
  const source = 'memory';
  if (baseline.kind !== 'auto') return { source, pool: [], notes: [] };
  const ofOutcome = (wanted: string) => recorded.filter(({ outcome }) => outcome === wanted);
  const passed = await readSome(ofOutcome('passed'), baselineRuns, run, deadlineMs, context);
  if (passed.length > 0) return { source, pool: passed, notes: [] };
  const failed = await readSome(ofOutcome('failed'), 1, run, deadlineMs, context);
  const note = `No run of ${nameOfRef(refs.base ?? refs.own)} that passed can be compared with, so the newest evaluated run, which did not pass, is the baseline.`;
  return { source, pool: failed, notes: failed.length > 0 ? [note] : [] };
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
      const planId = run.planId ?? (runPlanId || null);
      const one = await earlierRuns.readFit(jobId, planId, deadlineMs, true);
      if (!('why' in one)) return [one];
      runner.debug(`run ${jobId} is passed over as a baseline: ${one.why}`);
      return [];
    });
    fit.push(...(await Promise.all(read)).flat());
  }
  return fit;
}

/** Compares with the run that the service compares with, by the debrief or else the results, and with its counts. */
async function comparePrevious(
  run: ComparedRun,
  recorded: readonly RunReference[],
  context: Context,
): Promise<Compared> {
  const { clock, earlierRuns, inputs, refs } = context;
  const { report } = run;
  const comparison = run.results?.comparison ?? null;
  const reported = report?.trend ?? trendOfComparison(comparison);
  const isAuto = inputs.baseline.kind === 'auto';
  const isFallback = isAuto && refs.base !== null;
  const runId = reported?.baselineRunPlanJobId ?? '';
  const isItself = isSame(runId, run.jobId);
  if (reported === null || runId === '' || isItself) {
    const trend = report?.trend ?? null;
    const shown = trend && isItself ? withoutPrevious(trend) : trend;
    return {
      ...{ report: report && { ...report, trend: shown }, notes: [] },
      baseline: isFallback
        ? { ...baselineOf('previous', null, [], clock.now()), isFallback }
        : null,
      earlier: { calls: [], measures: [] },
    };
  }
  const read = await earlierRuns.read(runId, clock.now() + BUDGET_MS);
  const previous = 'why' in read ? [] : [read];
  const [{ checks, endedAt } = { checks: [], endedAt: null }] = previous;
  const newest = { runId, number: reported.baselineRunNumber, checks, endedAt };
  const own = run.checks ?? [];
  const trend = compareTrend(reported, own, comparison, [newest]) ?? reported;
  const is = recorded.length > 0 ? 'could be compared with' : 'is recorded';
  const note = `Compared with the plan's previous run, which may be another pull request's: no evaluated run of ${nameOfRef(refs.base ?? refs.own)} ${is}.`;
  const baseline = baselineOf('previous', newest, recorded, clock.now());
  return {
    ...withTrend(report, { ...baseline, ...(isFallback && { isFallback }) }, trend),
    notes: isAuto ? [note] : [],
    earlier: await readEarlier(previous, run, context),
  };
}

/** Reads the scenarios of earlier runs if those of the run are known, with one more request for each. */
async function readEarlier(
  runs: readonly EarlierRun[],
  { hasScenarios }: ComparedRun,
  { clock, earlierRuns }: Context,
): Promise<Compared['earlier']> {
  const deadlineMs = clock.now() + BUDGET_MS;
  const calls = runs.map(async ({ runId, calls }) => {
    const isWorth = hasScenarios && calls.length > 0;
    return { calls, jobs: isWorth ? await earlierRuns.readJobs(runId, deadlineMs) : null };
  });
  return { calls: await Promise.all(calls), measures: runs.map(({ measures }) => measures) };
}

/** @param newest null if there is nothing to compare with */
function baselineOf(
  source: Baseline['source'],
  newest: Pick<EarlierRun, 'runId' | 'number' | 'endedAt'> | null,
  recorded: readonly RunReference[],
  nowMs: number,
): Baseline {
  const { runId: jobId = '', number = null, endedAt = null } = newest ?? {};
  const reference = recorded.find((one) => isSame(one.jobId, jobId));
  const endedMs = parseIsoTime(endedAt ?? reference?.endedAt ?? '');
  return {
    ...{ source, jobId, number, pooled: [], gone: [], serviceTrend: null },
    commit: reference?.sha || null,
    ref: reference?.ref || null,
    endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
    ageDays: endedMs === null ? null : ageOf(endedMs, nowMs),
    outcome: reference?.outcome ?? null,
  };
}

/** Days to two decimals, rounded up; 0 if the service's clock is ahead. */
function ageOf(endedMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((100 * (nowMs - endedMs)) / DAY_MS) / 100);
}

/** Rejects with `StepError` if the service does not know the run that the input `baseline` names. */
export async function checkBaseline({ inputs, earlierRuns }: Context): Promise<void> {
  if (inputs.baseline.kind !== 'given') return;
  const { runId } = inputs.baseline;
  // A dry run requests no debrief.
  const run = await earlierRuns.read(runId, Number.POSITIVE_INFINITY, !inputs.dryRun);
  if (!('why' in run) || !run.isUnknown) return;
  throw new StepError(
    'input',
    `input 'baseline': '${runId}' is the ID of no run that the service knows (${oneLine(run.why, MAX_WHY_CHARS)}): check the ID, and that base-url and api-key belong to the same project`,
    'error',
  );
}
