/** What the service reports of a run in addition to its debrief, in the shapes of the report. */

import { BELOW_THRESHOLD } from '../../evaluate/service-verdict.ts';
import { findSame, isSameCheck } from '../../model/check-facts.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { Call, Check, RunReport } from '../../model/report.ts';
import { describeBelowThreshold, formatCalls, quoteName } from '../../report/words/names.ts';
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
import { oneLine } from '../../text/log-line.ts';
import { percentDigits } from '../../text/percent.ts';
import { nameless } from './collect-cases.ts';
import { checksOf } from './collect-checks.ts';

/** Facts that the service does not report are absent. */
export type Evidence = Pick<
  RunReport,
  'about' | 'runVerdict' | 'callCounts' | 'checks' | 'calls' | 'breakdowns' | 'cost'
>;

type VerdictFailure = NonNullable<RunVerdict['failures']>[number];
type Breakdown = NonNullable<Breakdowns['byAgent']>[number];

const MAX_WORD_CHARS = 100;

export interface Sources {
  results: RunResults | null;
  /** The last read of the run; its verdict counts once the run has ended. */
  progress?: RunProgress | null;
  plan?: { id: string; name: string | null } | null;
}

/**
 * What the sources report of a run. If results and progress differ, the results win, also if they say that
 * the verdict is unknown.
 */
export function evidenceOf({ results, progress = null, plan = null }: Sources): Evidence {
  const ended = progress !== null && hasEnded(progress.status) ? progress : null;
  const verdict = results?.verdict === undefined ? ended?.verdict : results.verdict;
  const { run, summary, calls, breakdowns } = results ?? {};
  const checks = checksOf({ ...results, verdict });
  return {
    ...((run || plan) && {
      about: {
        planId: run?.simulationRunPlanId ?? plan?.id ?? null,
        planName: run?.simulationRunPlanName ?? plan?.name ?? null,
        number: run?.runNumber ?? null,
        createdAt: run?.createdAt ?? null,
        startedAt: run?.startedAt ?? null,
        endedAt: run?.endedAt ?? null,
        durationMs: run?.durationMs ?? null,
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
  };
}

/** Undefined if the service reports no sum, or one in another currency. */
export function costOf({ currency, totalUsd, totalUsdMicros }: Cost): Evidence['cost'] {
  if ((currency ?? 'usd').toLowerCase() !== 'usd') return undefined;
  const usd = totalUsd ?? (totalUsdMicros === null ? null : totalUsdMicros / 1e6);
  return usd === null ? undefined : { usd };
}

function failureOf(
  failure: VerdictFailure,
  checks: readonly Check[],
): NonNullable<Evidence['runVerdict']>['failures'][number] {
  const { type, metricDefinitionId: id, metricName } = failure;
  const isOfCheck = id !== null || metricName !== null;
  const identity = { id, name: metricName ?? nameless(id) };
  const found = isOfCheck ? checks.find((check) => isSameCheck(check, identity)) : undefined;
  const check = isOfCheck ? (found?.name ?? identity.name) : null;
  return { type, message: describeFailure(failure, check, found), check };
}

/** @param name of the check that failed; null for a failure of the whole run */
function describeFailure(
  failure: VerdictFailure,
  name: string | null,
  check: Check | undefined,
): string {
  const { type, status, evaluatedCalls, expectedCalls } = failure;
  const subject = name === null ? 'the run' : `check ${quoteName(name)}`;
  switch (type) {
    case 'RUN_NOT_COMPLETED': {
      const end = status === null ? '' : `: it ended ${oneLine(status, MAX_WORD_CHARS)}`;
      return `the run was not completed${end}`;
    }
    case 'INCOMPLETE_COVERAGE':
      return `${countOf(evaluatedCalls, expectedCalls)} were graded`;
    case 'AGENT_NEVER_SPOKE': {
      const { agentName, neverSpokeCalls, totalCalls, maxShare } = failure;
      const agent = agentName === null ? 'the agent' : `the agent ${quoteName(agentName)}`;
      const limit = maxShare === null ? '' : `; at most ${percentDigits(maxShare)}% may be silent`;
      return `${agent} never spoke in ${countOf(neverSpokeCalls, totalCalls)}${limit}`;
    }
    case 'METRIC_NOT_EVALUATED':
      if (name === null) break;
      return `${subject} was graded on no call`;
    case BELOW_THRESHOLD:
      if (name === null) break;
      return describeBelowThreshold(name, {
        evaluated: check?.evaluated ?? null,
        passRate: check?.passRate ?? failure.passRate,
        threshold: failure.minPassRate ?? check?.threshold ?? null,
      });
  }
  const reported = oneLine(type, MAX_WORD_CHARS) || 'a failure without a name';
  return `the service reports ${reported} for ${subject}`;
}

/** `3 of 24 calls`, as far as it is known. */
function countOf(part: number | null, whole: number | null): string {
  if (whole === null) return part === null ? 'some calls' : formatCalls(part);
  return `${part ?? 'some'} of ${formatCalls(whole)}`;
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
