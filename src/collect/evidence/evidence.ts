/** What the service tells of a run beside its debrief, in the words and shapes of the report. */

import { BELOW_THRESHOLD } from '../../evaluate/service-verdict.ts';
import { findSame, isSameCheck } from '../../model/check-facts.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { Call, Check, RunReport } from '../../model/report.ts';
import { describeBelowThreshold, quoteName } from '../../report/words/names.ts';
import type { RunProgress } from '../../service/client.ts';
import {
  type Breakdowns,
  type CallResult,
  type Cost,
  describeInvalidation,
  type RunSimulationJob,
  type RunVerdict,
} from '../../service/evidence.ts';
import type { RunResults } from '../../service/results.ts';
import { oneLine } from '../../text/log-line.ts';
import { tellPercent } from '../../text/percent.ts';
import { checksOf, nameless } from './checks.ts';

/** What the service tells of a run beside its debrief; what it does not tell is absent. */
export type Evidence = Pick<
  RunReport,
  'about' | 'runVerdict' | 'callCounts' | 'checks' | 'calls' | 'breakdowns' | 'attempts' | 'cost'
>;

type VerdictFailure = NonNullable<RunVerdict['failures']>[number];
type Breakdown = NonNullable<Breakdowns['byAgent']>[number];

const MAX_WORD_CHARS = 100;

const NO_FACTS = {
  number: null,
  triggeredBy: null,
  createdAt: null,
  startedAt: null,
  endedAt: null,
  durationMs: null,
};

/** Where evidence comes from. */
export interface Sources {
  results: Partial<Omit<RunResults, 'debrief'>> | null;
  /** What reading the run returned last; what that says of its verdict counts once the run has ended. */
  progress?: RunProgress | null;
  /** The plan of the run, if it was known before the results. */
  plan?: { id: string; name: string | null } | null;
}

/**
 * What the sources report of a run. If results and progress differ, the results win, also if they say that
 * the verdict is unknown (contract, section 19.3).
 */
export function evidenceOf({ results, progress = null, plan = null }: Sources): Evidence {
  const ended = progress !== null && hasEnded(progress.status) ? progress : null;
  const reported = results ?? {};
  const evidence = evidenceIn({
    ...reported,
    verdict: reported.verdict === undefined ? ended?.verdict : reported.verdict,
    attemptSummary: reported.attemptSummary ?? ended?.attemptSummary ?? null,
  });
  const { about, calls } = evidence;
  const known = plan && { planId: plan.id, planName: plan.name };
  return {
    ...evidence,
    ...((about ?? known) && {
      about: {
        ...(about ?? NO_FACTS),
        planId: about?.planId ?? known?.planId ?? null,
        planName: about?.planName ?? known?.planName ?? null,
      },
    }),
    ...(calls && progress && { calls: withSimulationJobs(calls, progress.simulationJobs ?? []) }),
  };
}

function evidenceIn(results: Partial<Omit<RunResults, 'debrief'>>): Evidence {
  const { run, verdict, summary, calls, breakdowns, attemptSummary } = results;
  const checks = checksOf(results);
  return {
    ...(run && {
      about: {
        planId: run.simulationRunPlanId,
        planName: run.simulationRunPlanName,
        number: run.runNumber,
        triggeredBy: run.triggeredBy,
        createdAt: run.createdAt,
        startedAt: run.startedAt,
        endedAt: run.endedAt,
        durationMs: run.durationMs,
      },
    }),
    ...(verdict !== undefined && {
      runVerdict: verdictOf(verdict, checks, summary?.score ?? null),
    }),
    ...(summary && {
      callCounts: {
        total: summary.totalCalls,
        counted: summary.countedCalls,
        completed: summary.completedCalls,
        evaluated: summary.evaluatedCalls,
        passed: summary.passedCalls,
        failed: summary.failedCalls,
      },
    }),
    ...(checks.length > 0 && { checks }),
    ...(calls && { calls: calls.map(callOf) }),
    ...(breakdowns && {
      breakdowns: {
        byAgent: (breakdowns.byAgent ?? []).map(breakdownOf),
        byPersona: (breakdowns.byPersona ?? []).map(breakdownOf),
      },
    }),
    ...(attemptSummary && {
      attempts: {
        attempts: attemptSummary.attemptCount,
        retries: attemptSummary.retryCount,
        silent: attemptSummary.silentAttemptCount,
        stillSilent: attemptSummary.stillSilentTestCaseCount,
        testCases: attemptSummary.testCaseCount,
      },
    }),
  };
}

/** What a run cost; undefined where the service tells no sum, or one in another currency. */
export function costOf(cost: Cost): Evidence['cost'] {
  if (cost.currency !== null && cost.currency.toLowerCase() !== 'usd') return undefined;
  const micros = cost.totalUsdMicros === null ? null : cost.totalUsdMicros / 1e6;
  const usd = cost.totalUsd ?? micros;
  if (usd === null) return undefined;
  const parts = (cost.breakdown ?? []).map(({ source, surface, quantity, amountUsd }) => ({
    source,
    surface,
    quantity,
    usd: amountUsd,
  }));
  return { usd, parts };
}

/** A verdict that is not there on a run that has ended says that nothing was judged. */
function verdictOf(
  verdict: RunVerdict | null,
  checks: readonly Check[],
  score: number | null,
): NonNullable<Evidence['runVerdict']> {
  if (verdict === null) return { passed: null, score, failures: [] };
  return {
    passed: verdict.passed,
    score: verdict.score ?? score,
    failures: (verdict.failures ?? []).map((failure) => failureOf(failure, checks)),
  };
}

/** One thing that the service holds against a run, in words. */
function failureOf(
  failure: VerdictFailure,
  checks: readonly Check[],
): NonNullable<Evidence['runVerdict']>['failures'][number] {
  const { type, metricDefinitionId, metricName } = failure;
  if (metricDefinitionId === null && metricName === null) {
    return { type, message: describeFailure(failure), check: null };
  }
  const named = metricName ?? nameless(metricDefinitionId);
  const found = checks.find((check) => isSameCheck(check, { id: metricDefinitionId, name: named }));
  const check = found?.name ?? named;
  return { type, message: describeCheckFailure(failure, check, found), check };
}

function describeFailure(failure: VerdictFailure): string {
  const { type, status, evaluatedCalls, expectedCalls } = failure;
  switch (type) {
    case 'RUN_NOT_COMPLETED':
      return status === null
        ? 'the run was not completed'
        : `the run was not completed: it ended ${oneLine(status, MAX_WORD_CHARS)}`;
    case 'INCOMPLETE_COVERAGE':
      return `${countOf(evaluatedCalls, expectedCalls)} were graded`;
    case 'AGENT_NEVER_SPOKE':
      return describeSilence(failure);
    default:
      return `the service holds ${typeName(type)} against the run`;
  }
}

function describeSilence({
  agentName,
  neverSpokeCalls,
  totalCalls,
  maxShare,
}: VerdictFailure): string {
  const agent = agentName === null ? 'the agent' : `the agent ${quoteName(agentName)}`;
  const bar = maxShare === null ? '' : `; at most ${tellPercent(maxShare)}% may be silent`;
  return `${agent} never spoke in ${countOf(neverSpokeCalls, totalCalls)}${bar}`;
}

function describeCheckFailure(
  failure: VerdictFailure,
  name: string,
  check: Check | undefined,
): string {
  const { type, passRate, minPassRate } = failure;
  const subject = `check ${quoteName(name)}`;
  switch (type) {
    case 'METRIC_NOT_EVALUATED':
      return `${subject} was graded on no call`;
    case BELOW_THRESHOLD:
      return describeBelowThreshold(name, {
        evaluated: check?.evaluated ?? null,
        passRate: check?.passRate ?? passRate,
        threshold: minPassRate ?? check?.threshold ?? null,
      });
    default:
      return `${subject}: the service holds ${typeName(type)} against it`;
  }
}

function typeName(type: string): string {
  return oneLine(type, MAX_WORD_CHARS) || 'something without a name';
}

/** `3 of 24 calls`, as far as it is known. */
function countOf(part: number | null, whole: number | null): string {
  if (part === null) return whole === null ? 'some calls' : `some of ${callsOf(whole)}`;
  return whole === null ? callsOf(part) : `${part} of ${callsOf(whole)}`;
}

function callsOf(count: number): string {
  return count === 1 ? '1 call' : `${count} calls`;
}

function callOf(call: CallResult): Call {
  const values = (call.values ?? []).flatMap(({ metricDefinitionId: id, metricName, reasoning }) =>
    id || metricName !== null ? [{ id, name: metricName ?? nameless(id), reasoning }] : [],
  );
  const valuesOf = findSame(values);
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
    scenario: null,
    checks: (call.checks ?? []).map(({ metricDefinitionId: id, metricName, passed }) => {
      const name = metricName ?? nameless(id);
      return {
        name,
        isPassed: passed,
        reasoning: valuesOf({ id, name }).at(-1)?.reasoning ?? null,
      };
    }),
    excerpt: [],
  };
}

function breakdownOf({ key, label, ...facts }: Breakdown) {
  return {
    name: label ?? key ?? '',
    calls: facts.calls,
    evaluated: facts.evaluatedCalls,
    passed: facts.passedCalls,
    passRate: facts.callPassRate,
    score: facts.score,
  };
}

/** The calls with what their simulation jobs show: the scenario, and why a call does not count. */
function withSimulationJobs(calls: readonly Call[], jobs: readonly RunSimulationJob[]): Call[] {
  const jobOf = new Map(jobs.map((job) => [keyOf(job.simulationJobId), job]));
  return calls.map((call) => {
    const job = call.simulationJobId === null ? undefined : jobOf.get(keyOf(call.simulationJobId));
    if (job === undefined) return call;
    const invalidation = describeInvalidation(job.invalidation);
    return {
      ...call,
      scenario: job.scenario?.description ?? call.scenario,
      ...(invalidation !== null && { invalidation }),
      ...(job.failureOwner !== null && { failureOwner: job.failureOwner }),
    };
  });
}

function keyOf(simulationJobId: string | null): string {
  return simulationJobId?.toLowerCase() ?? '';
}
