/** Finds the runs that a run is compared with. None of it fails the gate. */

import type { RunReference } from '../../history/run-history.ts';
import { ServiceError } from '../../http/errors.ts';
import type { RunReport, Trend } from '../../model/report.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { isFailedByService } from '../../model/run-failures.ts';
import { BASELINE, WHY_NOT } from '../../report/words/run-notes.ts';
import type { Comparison } from '../../service/evidence-schemas.ts';
import { isSame } from '../../text/alike.ts';
import { oneLine } from '../../text/log-line.ts';
import { InputError } from '../../text/step-errors.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import { type EarlierRun, isGone, isUnfit, UNREAD_RUN, type UnfitRun } from '../earlier-runs.ts';
import { type TestedBefore, testedFacts } from '../evidence/collect-evidence.ts';
import { recordedBefore, referenceTo } from '../history/recorded-before.ts';
import type { SeenRun } from '../wait/followed-run.ts';
import { readComparison } from '../wait/read-evidence.ts';

type Baseline = NonNullable<RunReport['baseline']>;

/** What the service has shown of a run. */
type Seen = Pick<SeenRun, 'results' | 'progress'>;

/** What a run is compared with. */
interface Found {
  source: Baseline['source'];
  /** Newest first; none if there is nothing to compare with. */
  pool: EarlierRun[];
  notes?: string[];
  /** What the report says of the choice. */
  choice?: Pick<Baseline, 'isFallback' | 'unfit'>;
}

const DAY_MS = 86_400_000;
/** So many more runs than wanted are tried if some cannot be compared with. */
const MAX_UNFIT = 5;
const MAX_WHY_CHARS = 300;

/** A run with its baseline. Without a debrief, one that the service has not failed needs none. */
export async function withBaseline(run: RunFacts, seen: Seen, context: Context): Promise<RunFacts> {
  const { inputs, refs, clock } = context;
  const { report } = run;
  if (report === null && !isFailedByService(run)) return run;
  if (inputs.baseline.kind === 'off') {
    return { ...run, ...(report && { baseline: baselineOf('off', undefined, [], clock.now()) }) };
  }
  const recorded = await recordedBefore(run, refs.base ?? refs.own, context);
  const shown = seen.results?.comparison ?? null;
  const reported = report?.trend ?? (isOfService(shown) ? trendOf(shown) : null);
  const found = await findBaseline(run, reported, recorded, context);
  const { source, pool, notes = [], choice = {} } = found;
  const [newest] = pool;
  const own = { ...baselineOf(source, newest, recorded, clock.now()), ...choice };
  if (newest === undefined) {
    return { ...run, ...(Object.keys(choice).length > 0 && { baseline: own }) };
  }
  const isPrevious = source === 'previous';
  const comparison = isPrevious
    ? shown
    : seen.results && (await readComparison(run.jobId, newest.runId, context));
  const trend = isPrevious ? reported : (report?.trend ?? null);
  return {
    ...run,
    baseline: {
      ...own,
      ...(!isPrevious && { pooled: pool.map(({ runId }) => runId), serviceTrend: trend }),
    },
    pool: { runs: [newest, ...pool.slice(1)], trend, comparison: trendOf(comparison) },
    notes: [...run.notes, ...notes],
    ...testedFacts(seen, await withJobs(pool, seen, context)),
  };
}

/** The rates in the service's comparison; null if it makes none. */
function trendOf(comparison: Comparison | null): Trend | null {
  const { simulationRunPlanJobId: runId, runNumber = null } = comparison?.baselineRun ?? {};
  if (!runId) return null;
  const rows = (comparison?.checks ?? []).flatMap(({ metricDefinitionId: checkId, ...check }) => {
    const rates = { previousPassRate: check.baselinePassRate, currentPassRate: null };
    const checkName = check.metricName ?? checkId;
    return checkName === null ? [] : [{ checkId, checkName, ...rates, lifecycle: null }];
  });
  return { baselineRunPlanJobId: runId, baselineRunNumber: runNumber, rows };
}

/** Whether the service chose the run that it compares with, and this run completed. */
function isOfService(comparison: Comparison | null): boolean {
  const { baselineSource, baselineRun } = comparison ?? {};
  return baselineSource !== 'REQUESTED' && (baselineRun?.status ?? 'COMPLETED') === 'COMPLETED';
}

/**
 * The run that is named, the recorded runs, or the run that the service compares with.
 *
 * @param reported the service's comparison
 */
async function findBaseline(
  run: RunFacts,
  reported: Trend | null,
  recorded: readonly RunReference[],
  context: Context,
): Promise<Found> {
  const { earlierRuns, inputs, refs } = context;
  const { baseline, baselineRuns } = inputs;
  const deadlineMs = earlierRuns.deadline();
  const planId = run.about?.planId ?? null;
  if (baseline.kind === 'given') {
    const { runId } = baseline;
    const given = isSame(runId, run.jobId)
      ? { jobId: runId, why: WHY_NOT.itself, isUnread: false }
      : await earlierRuns.readFit(runId, planId, deadlineMs);
    if (!isUnfit(given)) return { source: 'given', pool: [given] };
    return { ...(await findPrevious(run, reported, context)), choice: choiceWithout([given]) };
  }
  if (baseline.kind !== 'auto') return findPrevious(run, reported, context);
  const ref = refs.base ?? refs.own;
  const ofOutcome = (wanted: string) => recorded.filter(({ outcome }) => outcome === wanted);
  const passed = await readSome(ofOutcome('passed'), baselineRuns, planId, deadlineMs, context);
  if (passed.fit.length > 0) return { source: 'memory', pool: passed.fit };
  const failed = await readSome(ofOutcome('failed'), 1, planId, deadlineMs, context);
  if (failed.fit.length > 0) {
    const unread = passed.unfit.filter(({ isUnread }) => isUnread);
    const notes = unread.length > 0 ? [] : [BASELINE.failed(ref)];
    return { source: 'memory', pool: failed.fit, notes, choice: choiceWithout(unread) };
  }
  const previous = await findPrevious(run, reported, context);
  const choice = choiceWithout([...passed.unfit, ...failed.unfit]);
  return {
    ...previous,
    notes: previous.pool.length === 0 || choice.unfit ? [] : [BASELINE.previous(ref)],
    choice: { ...choice, ...(refs.base !== null && { isFallback: true }) },
  };
}

/** Names the run that would be the baseline: of several the first that exists and could not be read. */
function choiceWithout(runs: readonly UnfitRun[]): NonNullable<Found['choice']> {
  const unfit = runs.find(({ isUnread }) => isUnread) ?? runs[0];
  return unfit ? { unfit: { ...unfit, why: oneLine(unfit.why, MAX_WHY_CHARS) } } : {};
}

/** The run that the service compares with. */
async function findPrevious(
  { jobId }: RunFacts,
  reported: Trend | null,
  { earlierRuns }: Context,
): Promise<Found> {
  const source = 'previous';
  const { baselineRunPlanJobId: runId = '', baselineRunNumber: number = null } = reported ?? {};
  if (runId === '' || isSame(runId, jobId)) return { source, pool: [] };
  const read = await earlierRuns.read(runId, earlierRuns.deadline());
  return {
    source,
    pool: [{ ...(read instanceof ServiceError ? UNREAD_RUN : read), runId, number }],
  };
}

/** As many of the newest runs as are wanted, and those before them that cannot be compared with. */
async function readSome(
  references: readonly RunReference[],
  wanted: number,
  planId: string | null,
  deadlineMs: number,
  { earlierRuns }: Context,
): Promise<{ fit: EarlierRun[]; unfit: UnfitRun[] }> {
  const fit: EarlierRun[] = [];
  const unfit: UnfitRun[] = [];
  const left = references.slice(0, wanted + MAX_UNFIT);
  while (fit.length < wanted && left.length > 0) {
    const batch = left.splice(0, wanted - fit.length);
    const read = batch.map(({ jobId }) => earlierRuns.readFit(jobId, planId, deadlineMs));
    for (const run of await Promise.all(read)) {
      if (isUnfit(run)) unfit.push(run);
      else fit.push(run);
    }
  }
  return { fit, unfit };
}

/** Reads the scenarios of earlier runs if those of the run are known, with one more request for each. */
async function withJobs(
  runs: readonly EarlierRun[],
  { progress }: Seen,
  { earlierRuns }: Context,
): Promise<TestedBefore[]> {
  const deadlineMs = earlierRuns.deadline();
  const hasScenarios = progress?.simulationJobs?.some(({ scenario }) => scenario !== null);
  const read = runs.map(async (run) => {
    const isWorth = hasScenarios && run.calls.length > 0;
    return { ...run, jobs: isWorth ? await earlierRuns.readJobs(run.runId, deadlineMs) : null };
  });
  return Promise.all(read);
}

/** @param newest none if there is nothing to compare with */
function baselineOf(
  source: Baseline['source'],
  newest: EarlierRun = { ...UNREAD_RUN, runId: '' },
  recorded: readonly RunReference[],
  nowMs: number,
): Baseline {
  const { reference, endedAt } = referenceTo(newest, recorded);
  const ageMs = nowMs - (parseIsoTime(endedAt) ?? nowMs);
  return {
    ...{ source, jobId: newest.runId, number: newest.number },
    ...{ pooled: [], gone: [], serviceTrend: null },
    commit: reference?.sha || null,
    ref: reference?.ref || null,
    endedAt,
    // Rounded up; 0 if the service's clock is ahead.
    ageDays: endedAt === null ? null : Math.max(0, Math.ceil((100 * ageMs) / DAY_MS) / 100),
    outcome: reference?.outcome ?? null,
  };
}

/** Rejects with `InputError` if the service does not know the run that the input `baseline` names. */
export async function checkBaseline({ inputs, earlierRuns }: Context): Promise<void> {
  if (inputs.baseline.kind !== 'given') return;
  const { runId } = inputs.baseline;
  const run = await earlierRuns.read(runId, Number.POSITIVE_INFINITY);
  if (!(run instanceof ServiceError) || !isGone(run)) return;
  throw new InputError(BASELINE.unknown(runId, run.message));
}
