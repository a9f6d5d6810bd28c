import { checksBelowThreshold } from '../../src/evaluate/service-verdict.ts';
import type {
  Call,
  Check,
  DebriefReport,
  Finding,
  GateReport,
  Reason,
  Recommendation,
  ReportSettings,
  RunReport,
  Theme,
  TrendRow,
} from '../../src/model/report.ts';
import * as base from '../support/reports.ts';

export function theme(overrides: Partial<Theme> = {}): Theme {
  return {
    slug: 'a-theme',
    title: 'A theme',
    severity: 'MEDIUM',
    impact: null,
    prevalence: null,
    lifecycle: null,
    affectedCallCount: 1,
    totalCallCount: 10,
    checkNames: ['a check'],
    rootCauseChannel: null,
    analysis: 'An analysis.',
    callIds: [],
    ...overrides,
  };
}

export function recommendation(overrides: Partial<Recommendation> = {}): Recommendation {
  return {
    order: 1,
    title: 'A recommendation',
    body: 'A body.',
    severity: null,
    channel: null,
    currentText: null,
    suggestedText: null,
    themeSlugs: [],
    ...overrides,
  };
}

export function finding(overrides: Partial<Finding> = {}): Finding {
  return { title: 'A finding', body: 'Its body.', callIds: [], ...overrides };
}

export function trendRow(overrides: Partial<TrendRow> = {}): TrendRow {
  const unchanged = { checkName: 'a check', currentPassRate: 90, lifecycle: null };
  return base.trendRow({ ...unchanged, ...overrides });
}

export function check(overrides: Partial<Check> = {}): Check {
  return base.check('a check', null, null, overrides);
}

export function call(overrides: Partial<Call> = {}): Call {
  return {
    id: null,
    simulationJobId: null,
    status: null,
    isPassed: null,
    isCounted: true,
    attempt: null,
    durationMs: null,
    agent: 'desk',
    persona: 'Ana',
    scenario: null,
    checks: [],
    excerpt: [],
    ...overrides,
  };
}

export function debriefReport(overrides: Partial<DebriefReport> = {}): DebriefReport {
  const failed = { generatedAt: '2026-05-04T10:00:00.000Z', verdict: 'THRESHOLD_FAILED' };
  return base.debriefReport({ ...failed, verdictSummary: '', ...overrides });
}

/** A run of which nothing is known. */
export const NO_FACTS = {
  planId: null,
  planName: null,
  number: null,
  createdAt: null,
  startedAt: null,
  endedAt: null,
  durationMs: null,
};

/** A reason that says no more than the verdict's name. */
export const BARE_VERDICT: Reason = {
  rule: 'verdict',
  message: 'the verdict is THRESHOLD_FAILED',
  restates: 'verdict',
};

export function runReport(overrides: Partial<RunReport> = {}): RunReport {
  const below = checksBelowThreshold({ report: null, ...overrides });
  return base.runReport({
    jobId: '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11',
    label: 'plan',
    outcome: 'failed',
    reasons: [BARE_VERDICT],
    debrief: { debriefId: 'd', status: 'READY', errorMessage: null },
    report: debriefReport(),
    ...(below.length > 0 && { checksBelowThreshold: below }),
    ...overrides,
  });
}

export function gateReport(overrides: Partial<GateReport> = {}): GateReport {
  return base.gateReport({ outcome: 'failed', runs: [runReport()], ...overrides });
}

/** Of a step about which nothing is known. */
export const PROVENANCE = {
  repository: null,
  commit: null,
  ref: null,
  pullRequest: null,
  workflow: null,
  workflowRunUrl: null,
  attempt: null,
  reportedAt: '',
  actionVersion: '1',
};

export const FULL: ReportSettings = { detail: 'full', callUrl: null, runUrl: null };
export const BRIEF: ReportSettings = { ...FULL, detail: 'brief' };

type Baseline = NonNullable<RunReport['baseline']>;

/** What a run was compared with. */
export function baselineOf(facts: Partial<Baseline> = {}): Baseline {
  const jobId = '0b8e2f6c-6a55-4c0e-9d2b-0d8f6a3b1c11';
  return {
    source: 'memory',
    jobId,
    number: 1234,
    commit: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
    ref: 'refs/heads/main',
    endedAt: '2026-05-01T10:00:00.000Z',
    ageDays: 3.2,
    outcome: 'passed',
    pooled: [jobId],
    gone: [],
    serviceTrend: null,
    ...facts,
  };
}
