import { conversationOf, durationOf } from './conversation.ts';
import type { Evidence } from './evidence-answer.ts';
import {
  checkName,
  type Graded,
  grade,
  percentOf,
  scoreOf,
  toTenth,
  verdictOf,
} from './grade-run.ts';
import { gradeChecks } from './grading.ts';
import { type CallMetric, metricsOfCall, metricsOfPlan, type PlanMetric } from './metrics.ts';
import type { Plan } from './run-plan.ts';
import { startedAt } from './run-state.ts';
import { type Ground, runFacts } from './runs.ts';
import { seededUuid } from './seeded.ts';
import { endpointId, isEvaluated, previousRun, type SimulationJob } from './simulation-jobs.ts';
import type { StoredRun } from './stored.ts';
import { iso } from './values.ts';

/**
 * The results of a run without its debrief.
 * @param compareTo the run that is asked for as the baseline, or null for the plan's previous one
 */
export function evidenceOf(ground: Ground, run: StoredRun, compareTo: StoredRun | null): Evidence {
  const graded = grade(ground, run);
  const { plan, jobs, evaluated } = graded;
  const metrics = metricsOfPlan(plan);
  const values = new Map(evaluated.map((job) => [job, metricsOfCall(plan, job.call, metrics)]));
  return {
    run: runOf(ground, graded),
    verdict: verdictOf(graded),
    summary: summaryOf(graded),
    metrics: metrics.map((metric) => metricFacts(graded, metric, [...values.values()].flat())),
    calls: jobs.map((job) => callFacts(plan, job, values.get(job) ?? [])),
    breakdowns: {
      byAgent: breakdown(graded, () => ({ key: endpointId(plan), label: plan.agentEndpoint.name })),
      byPersona: breakdown(graded, ({ call: { persona } }) => ({
        key: seededUuid('persona', plan.id, persona.name),
        label: persona.name,
      })),
    },
    comparison: comparisonOf(ground, graded, compareTo),
  };
}

function runOf(ground: Ground, { plan, run, endedAtMs }: Graded): Evidence['run'] {
  const startedAtMs = startedAt(run.timeline, ground.clock.now());
  return {
    ...runFacts(ground, run),
    simulationRunPlanName: plan.name,
    durationMs:
      startedAtMs === null || endedAtMs === null ? null : Math.round(endedAtMs - startedAtMs),
  };
}

function summaryOf({ jobs, evaluated, checks }: Graded): Evidence['summary'] {
  const passedCalls = evaluated.filter(passes).length;
  return {
    totalCalls: jobs.length,
    countedCalls: jobs.length,
    completedCalls: jobs.filter(({ status }) => status === 'COMPLETED').length,
    evaluatedCalls: evaluated.length,
    passedCalls,
    failedCalls: evaluated.length - passedCalls,
    callPassRate: percentOf(passedCalls, evaluated.length),
    score: scoreOf(checks),
  };
}

function metricFacts(
  { evaluated, checks }: Graded,
  metric: PlanMetric,
  all: readonly CallMetric[],
): Evidence['metrics'][number] {
  const values = all.filter(({ name }) => name === metric.name);
  const check = checks.find(({ name }) => name === metric.name);
  return {
    ...metric,
    evaluatedCalls: values.length,
    sampleSize: evaluated.length,
    check: check
      ? {
          evaluatedCalls: check.total,
          passedCalls: check.total - check.failed,
          failedCalls: check.failed,
          passRate: toTenth(check.passRate),
        }
      : null,
    numeric: numericOf(values),
  };
}

function numericOf(values: readonly CallMetric[]): Evidence['metrics'][number]['numeric'] {
  const numbers = values
    .flatMap(({ value }) => (typeof value === 'number' ? value : []))
    .toSorted((a, b) => a - b);
  if (numbers.length === 0) return null;
  const at = (share: number) => numbers[Math.ceil(share * numbers.length) - 1] ?? 0;
  const sum = numbers.reduce((total, value) => total + value, 0);
  return {
    average: Math.round((sum / numbers.length) * 10) / 10,
    median: at(0.5),
    p95: at(0.95),
    min: Math.min(...numbers),
    max: Math.max(...numbers),
  };
}

function callFacts(
  plan: Plan,
  job: SimulationJob,
  values: readonly CallMetric[],
): Evidence['calls'][number] {
  const { call, callId, status } = job;
  return {
    simulationJobId: call.simulationJobId,
    callId,
    status,
    passed: isEvaluated(job) && plan.checks.length > 0 ? passes(job) : null,
    counted: true,
    attemptNumber: 1,
    retryOfSimulationJobId: null,
    durationMs: isEvaluated(job) ? durationOf(conversationOf(plan, call)) : null,
    agentName: plan.agentEndpoint.name,
    personaName: call.persona.name,
    checks: values.flatMap(({ name, value }) =>
      typeof value === 'boolean' ? [{ ...checkName(plan, name), passed: value }] : [],
    ),
    values: values.map(({ name, value, outputType, reasoning }) => ({
      ...checkName(plan, name),
      outputType,
      value,
      reasoning,
    })),
  };
}

function breakdown(
  { jobs, plan }: Graded,
  groupOf: (job: SimulationJob) => { key: string; label: string },
): Evidence['breakdowns']['byAgent'] {
  const groups = new Map<string, { key: string; label: string; jobs: SimulationJob[] }>();
  for (const job of jobs) {
    const { key, label } = groupOf(job);
    const group = groups.get(key) ?? { key, label, jobs: [] };
    group.jobs.push(job);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ key, label, jobs: all }) => {
    const evaluated = all.filter(isEvaluated);
    const calls = evaluated.map(({ call }) => call);
    const passedCalls = evaluated.filter(passes).length;
    return {
      key,
      label,
      calls: all.length,
      evaluatedCalls: evaluated.length,
      passedCalls,
      callPassRate: percentOf(passedCalls, evaluated.length),
      score: scoreOf(gradeChecks(plan, calls)),
    };
  });
}

/** Null until the run has ended, and where there is nothing to compare it with. */
function comparisonOf(
  ground: Ground,
  current: Graded,
  compareTo: StoredRun | null,
): Evidence['comparison'] {
  if (current.endedAtMs === null) return null;
  const { plan, run } = current;
  const baselineRun = compareTo ?? previousRun(ground, plan, run, ground.clock.now());
  if (baselineRun === null) return null;
  const baseline = grade(ground, baselineRun);
  return {
    baselineRun: {
      simulationRunPlanJobId: baselineRun.id,
      runNumber: baselineRun.number,
      status: baseline.status,
      endedAt: iso(baseline.endedAtMs),
    },
    baselineSource: compareTo === null ? 'PREVIOUS_RUN' : 'REQUESTED',
    baselineCallPassRate: summaryOf(baseline).callPassRate,
    currentCallPassRate: summaryOf(current).callPassRate,
    checks: current.checks.map((check) => {
      const before = baseline.checks.find(({ name }) => name === check.name)?.passRate ?? null;
      const { passRate: now } = check;
      return {
        ...checkName(plan, check.name),
        baselinePassRate: toTenth(before),
        currentPassRate: toTenth(now),
        delta: before === null || now === null ? null : toTenth(now - before),
      };
    }),
  };
}

function passes({ call }: SimulationJob): boolean {
  return call.failedChecks.length === 0;
}
