import { ApiError } from './api-error.ts';
import type { Debrief, DebriefReport } from './debrief-answer.ts';
import type { GradedRun } from './grading.ts';
import type { Plan } from './run-plan.ts';
import { planDebrief, stepAt } from './run-state.ts';
import { findPlan, findRun, finishedAt, type Ground, statusOf } from './runs.ts';
import { seededUuid } from './seeded.ts';
import { gradedCalls, previousRun } from './simulation-jobs.ts';
import type { StoredDebrief, StoredRun } from './stored.ts';
import { iso } from './values.ts';
import { writeReport } from './write-debrief.ts';

/** Requests the debrief of a run, as in the specification's state table. */
export function requestDebrief(ground: Ground, jobId: string, regenerate: boolean) {
  const run = findRun(ground, jobId);
  if (finishedAt(ground, run) === null || run.debrief === 'refused') {
    throw new ApiError(
      'resource_in_use',
      `The simulation run has not finished yet (${statusOf(ground, run)}).`,
    );
  }
  const current = currentDebrief(ground, run);
  const isKept = current !== null && !regenerate && show(ground, run, current).status !== 'FAILED';
  return show(ground, run, isKept ? current : generate(ground, run, ground.clock.now(), current));
}

/**
 * The debrief as the run's results show it, or null where there is none; moves a scripted debrief
 * on to its next state.
 */
export function readResults(ground: Ground, jobId: string) {
  const run = findRun(ground, jobId);
  const debrief = finishedAt(ground, run) === null ? null : currentDebrief(ground, run);
  if (debrief === null) return null;
  if (debrief.script.length > 1) {
    ground.store.debriefs.save({ ...debrief, script: debrief.script.slice(1) });
  }
  return show(ground, run, debrief);
}

/** The latest debrief; generated here for a finished run that gets one without a request. */
function currentDebrief(ground: Ground, run: StoredRun): StoredDebrief | null {
  const latest = ground.store.latestDebrief(run.id);
  const finished = finishedAt(ground, run);
  if (latest !== null || run.debrief !== 'automatic' || finished === null) return latest;
  const plan = findPlan(ground, run.planId);
  return gradedCalls(ground, plan, run).length > 0 ? generate(ground, run, finished, null) : null;
}

function generate(
  ground: Ground,
  run: StoredRun,
  atMs: number,
  last: StoredDebrief | null,
): StoredDebrief {
  const { store, timeScale } = ground;
  const plan = findPlan(ground, run.planId);
  const number = (last?.number ?? 0) + 1;
  const [script = [], ...scriptedDebriefs] = run.scriptedDebriefs;
  if (script.length > 0) store.runs.save({ ...run, scriptedDebriefs });
  const isEmpty = gradedCalls(ground, plan, run).length === 0;
  const debrief: StoredDebrief = {
    id: seededUuid('debrief', run.id, String(number)),
    runId: run.id,
    number,
    timeline: planDebrief(atMs, timeScale, isEmpty ? 'FAILED' : 'READY'),
    errorMessage: isEmpty ? 'The run has no graded calls to write a debrief about.' : null,
    script,
  };
  store.debriefs.save(debrief);
  return debrief;
}

function show(ground: Ground, run: StoredRun, debrief: StoredDebrief): Debrief {
  const step = stepAt(debrief.timeline, ground.clock.now());
  const scripted = debrief.script[0];
  const status = scripted?.status ?? step.status;
  const problem = scripted?.errorMessage ?? debrief.errorMessage;
  const isOver = status === 'READY' || status === 'FAILED';
  return {
    debriefId: debrief.id,
    status,
    errorMessage: status === 'FAILED' ? problem : null,
    createdAt: iso(debrief.timeline[0].at),
    completedAt: isOver ? iso(step.at) : null,
    report: status === 'READY' ? reportOf(ground, run, debrief, step.at) : null,
  };
}

function reportOf(
  ground: Ground,
  run: StoredRun,
  debrief: StoredDebrief,
  generatedAtMs: number,
): DebriefReport {
  const scripted = debrief.script[0];
  if (scripted?.report !== undefined) return scripted.report;
  const plan = findPlan(ground, run.planId);
  const before = previousRun(ground, plan, run, debrief.timeline[0].at);
  return writeReport(
    plan,
    grade(ground, plan, run),
    before === null ? null : grade(ground, plan, before),
    new Date(generatedAtMs).toISOString(),
  );
}

function grade(ground: Ground, plan: Plan, run: StoredRun): GradedRun {
  return {
    runId: run.id,
    number: run.number,
    variables: run.variables,
    calls: gradedCalls(ground, plan, run),
  };
}
