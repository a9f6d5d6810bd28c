/** What the service reports of a run in addition to its debrief, in the shapes of the report. */

import { findSame, isSameCheck } from '../../model/check-facts.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { Call, Check, RunReport } from '../../model/report.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import type { RunProgress } from '../../service/client.ts';
import {
  type Breakdowns,
  type CallResult,
  type Cost,
  describeInvalidation,
  type RunSimulationJob,
  type RunVerdict,
} from '../../service/evidence-schemas.ts';
import type { RunResults } from '../../service/results.ts';
import { casesOf, type EarlierSource, gradedCalls, nameless } from './collect-cases.ts';
import { checksOf } from './collect-checks.ts';
import { type MeasuredMetric, measuredMetrics, measuresOf } from './collect-measures.ts';

type VerdictFailure = NonNullable<RunVerdict['failures']>[number];
type Breakdown = NonNullable<Breakdowns['byAgent']>[number];

export interface Sources {
  results: RunResults | null;
  /** The last read of the run; its verdict counts once the run has ended. */
  progress?: RunProgress | null;
  plan?: { id: string; name: string | null } | null;
}

/** What is known of a run of a baseline. */
export interface TestedBefore extends EarlierSource {
  measures: readonly MeasuredMetric[];
}

/** What the calls of a run tested, in comparison with those of its baseline. */
export function testedFacts(
  { results, progress }: Sources,
  before: readonly TestedBefore[] = [],
): Pick<RunReport, 'cases' | 'measures'> {
  const calls = gradedCalls(results?.calls ?? []);
  const cases = casesOf({ calls, jobs: progress?.simulationJobs ?? null }, before);
  const measures = measuresOf(
    measuredMetrics(results ?? {}),
    before.map((run) => run.measures),
  );
  return { ...(cases.length > 0 && { cases }), ...(measures.length > 0 && { measures }) };
}

/**
 * What the sources report of a run; the other facts are absent. If results and progress differ, the results
 * win, also if they say that the verdict is unknown.
 */
export function evidenceOf({ results, progress = null, plan = null }: Sources): Partial<RunFacts> {
  const ended = progress !== null && hasEnded(progress.status) ? progress : null;
  const verdict = results?.verdict === undefined ? ended?.verdict : results.verdict;
  const { run, summary, calls, breakdowns } = results ?? {};
  const { createdAt = null, startedAt = null, endedAt = null, durationMs = null } = run ?? {};
  const checks = checksOf({ ...results, verdict });
  return {
    ...((run || plan) && {
      about: {
        planId: plan?.id ?? run?.simulationRunPlanId ?? null,
        planName: run?.simulationRunPlanName ?? plan?.name ?? null,
        number: run?.runNumber ?? null,
        ...{ createdAt, startedAt, endedAt, durationMs },
      },
    }),
    ...(verdict !== undefined && {
      runVerdict: {
        passed: verdict?.passed ?? null,
        score: verdict?.score ?? summary?.score ?? null,
        failures: (verdict?.failures ?? []).map((failure) => failureOf(failure, checks)),
      },
    }),
    ...(summary && {
      callCounts: {
        total: summary.totalCalls,
        counted: summary.countedCalls,
        evaluated: summary.evaluatedCalls,
        passed: summary.passedCalls,
      },
    }),
    ...(checks.length > 0 && { checks }),
    ...(calls && { calls: callsOf(calls, progress?.simulationJobs ?? []) }),
    ...(breakdowns && {
      breakdowns: {
        byAgent: (breakdowns.byAgent ?? []).map(breakdownOf),
        byPersona: (breakdowns.byPersona ?? []).map(breakdownOf),
      },
    }),
    ...testedFacts({ results, progress }),
  };
}

/** Undefined if the service reports no sum, or one in another currency. */
export function costOf({ currency, totalUsd, totalUsdMicros }: Cost): RunReport['cost'] {
  if ((currency ?? 'usd').toLowerCase() !== 'usd') return undefined;
  const usd = totalUsd ?? (totalUsdMicros === null ? null : totalUsdMicros / 1e6);
  return usd === null ? undefined : { usd };
}

/** Numbers that the failure lacks are those of its check. */
function failureOf(
  failure: VerdictFailure,
  checks: readonly Check[],
): NonNullable<RunReport['runVerdict']>['failures'][number] {
  const { type, status, agentName: agent, metricDefinitionId: id, metricName } = failure;
  const identity = { id, name: metricName ?? nameless(id) };
  const isOfCheck = id !== null || metricName !== null;
  const found = isOfCheck ? checks.find((check) => isSameCheck(check, identity)) : undefined;
  return {
    type,
    check: isOfCheck ? (found?.name ?? identity.name) : null,
    checkId: found?.id ?? id,
    ...{ status, agent },
    calls: failure.neverSpokeCalls ?? failure.evaluatedCalls ?? found?.evaluated ?? null,
    totalCalls: failure.totalCalls ?? failure.expectedCalls,
    passRate: found?.passRate ?? failure.passRate,
    limit: failure.maxShare ?? failure.minPassRate ?? found?.threshold ?? null,
  };
}

/** Each with what its simulation job shows: the scenario, and why it does not count. */
function callsOf(calls: readonly CallResult[], jobs: readonly RunSimulationJob[]): Call[] {
  const jobOf = new Map(jobs.map((job) => [job.simulationJobId?.toLowerCase(), job]));
  return calls.map((call) => callOf(call, jobOf.get(call.simulationJobId.toLowerCase())));
}

function callOf(call: CallResult, job: RunSimulationJob | undefined): Call {
  const values = (call.values ?? []).flatMap(({ metricDefinitionId: id, metricName, reasoning }) =>
    id || metricName !== null ? [{ id, name: metricName ?? nameless(id), reasoning }] : [],
  );
  const valuesOf = findSame(values);
  const invalidation = describeInvalidation(job?.invalidation);
  return {
    id: call.callId,
    simulationJobId: call.simulationJobId,
    status: call.status,
    isPassed: call.passed,
    isCounted: call.counted !== false,
    attempt: call.attemptNumber,
    durationMs: call.durationMs,
    agent: call.agentName,
    persona: call.personaName,
    scenario: job?.scenario?.description ?? job?.scenario?.id ?? null,
    ...(invalidation !== null && { invalidation }),
    ...(job?.failureOwner && { failureOwner: job.failureOwner }),
    checks: (call.checks ?? []).map(({ metricDefinitionId: id, metricName, passed }) => {
      const name = metricName ?? nameless(id);
      const reasoning = valuesOf({ id, name }).at(-1)?.reasoning ?? null;
      return { name, isPassed: passed, reasoning };
    }),
    excerpt: [],
  };
}

function breakdownOf({ key, label, ...facts }: Breakdown) {
  return {
    name: label ?? key ?? '',
    evaluated: facts.evaluatedCalls,
    passed: facts.passedCalls,
    passRate: facts.callPassRate,
  };
}
