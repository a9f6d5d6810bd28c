import type { Verdict } from './evidence-answer.ts';
import { type CheckResult, gradeChecks } from './grading.ts';
import type { Plan } from './run-plan.ts';
import { findPlan, finishedAt, type Ground, statusOf } from './runs.ts';
import { seededUuid } from './seeded.ts';
import { isEvaluated, jobsOf, type SimulationJob } from './simulation-jobs.ts';
import type { StoredRun } from './stored.ts';

/** A run with its calls now. */
export interface Graded {
  plan: Plan;
  run: StoredRun;
  jobs: SimulationJob[];
  evaluated: SimulationJob[];
  checks: CheckResult[];
  endedAtMs: number | null;
  status: string;
}

export function grade(ground: Ground, run: StoredRun): Graded {
  const plan = findPlan(ground, run.planId);
  const jobs = jobsOf(ground, plan, run);
  const evaluated = jobs.filter(isEvaluated);
  const calls = evaluated.map(({ call }) => call);
  return {
    plan,
    run,
    jobs,
    evaluated,
    checks: gradeChecks(plan, calls),
    endedAtMs: finishedAt(ground, run),
    status: statusOf(ground, run),
  };
}

/** Null until the run ends, and where it has no checks. */
export function verdictOf({
  plan,
  jobs,
  evaluated,
  checks,
  endedAtMs,
  status,
}: Graded): Verdict | null {
  if (endedAtMs === null || checks.length === 0) return null;
  const failures: Verdict['failures'] = [];
  if (status !== 'COMPLETED') failures.push({ type: 'RUN_NOT_COMPLETED', status });
  else if (evaluated.length < jobs.length) {
    const type = 'INCOMPLETE_COVERAGE';
    failures.push({ type, evaluatedCalls: evaluated.length, expectedCalls: jobs.length });
  }
  for (const check of checks) failures.push(...failureOf(plan, check, evaluated.length));
  return {
    passed: failures.length === 0,
    score: scoreOf(checks),
    checks: checks.map((check) => ({
      ...checkName(plan, check.name),
      passed: check.passRate !== null && check.holds,
      passRate: toTenth(check.passRate),
      minPassRate: check.threshold,
      inherited: false,
      evaluatedSims: check.total,
      passedSims: check.total - check.failed,
    })),
    failures,
  };
}

function failureOf(plan: Plan, check: CheckResult, evaluated: number): Verdict['failures'] {
  const name = checkName(plan, check.name);
  if (check.passRate === null) {
    return evaluated === 0 ? [] : [{ type: 'METRIC_NOT_EVALUATED', ...name }];
  }
  if (check.holds) return [];
  const passRate = Math.round(check.passRate * 10) / 10;
  const rates = { passRate, minPassRate: check.threshold, inherited: false };
  return [{ type: 'METRIC_BELOW_MIN_PASS_RATE', ...name, ...rates }];
}

export function checkName(plan: Plan, name: string) {
  return { metricDefinitionId: seededUuid('metric definition', plan.id, name), metricName: name };
}

/** How many of the single results of all checks are good, in percent. */
export function scoreOf(checks: readonly CheckResult[]): number | null {
  const total = checks.reduce((sum, check) => sum + check.total, 0);
  const failed = checks.reduce((sum, check) => sum + check.failed, 0);
  return percentOf(total - failed, total);
}

export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : toTenth((part / whole) * 100);
}

export function toTenth(percent: number): number;
export function toTenth(percent: number | null): number | null;
export function toTenth(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 10) / 10;
}
