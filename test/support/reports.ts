/** Builders of the report model, each with overrides. */
import type {
  Check,
  DebriefReport,
  GateReport,
  RunReport,
  Theme,
  TrendRow,
} from '../../src/model/report.ts';

export const JOB_ID = '11111111-1111-4111-8111-111111111111';
export const DEBRIEF_ID = '22222222-2222-4222-8222-222222222222';

type Failure = NonNullable<RunReport['runVerdict']>['failures'][number];

/** A failure of the service's own verdict. */
export function failure(
  type: string,
  name: string | null = null,
  facts: Partial<Failure> = {},
): Failure {
  const unknown = { status: null, agent: null, calls: null, totalCalls: null, passRate: null };
  return { ...unknown, limit: null, type, check: name, ...facts };
}

export function theme(overrides: Partial<Theme> = {}): Theme {
  return {
    slug: 'refund-policy-missed',
    title: 'The agent does not explain the refund policy',
    severity: 'HIGH',
    impact: 'HIGH',
    prevalence: 'WIDESPREAD',
    lifecycle: 'NEW',
    affectedCallCount: 7,
    totalCallCount: 12,
    checkNames: ['refund policy'],
    rootCauseChannel: 'PROMPT',
    analysis: 'Callers ask for a refund and are sent away.',
    callIds: ['33333333-3333-4333-8333-333333333333'],
    ...overrides,
  };
}

export function trendRow(overrides: Partial<TrendRow> = {}): TrendRow {
  return {
    checkName: 'refund policy',
    previousPassRate: 90,
    currentPassRate: 40,
    lifecycle: 'NEW',
    ...overrides,
  };
}

export function debriefReport(overrides: Partial<DebriefReport> = {}): DebriefReport {
  return {
    generatedAt: '2026-11-21T10:00:00Z',
    verdict: 'PASSED',
    verdictSummary: 'All checks are above their thresholds.',
    executiveSummary: { paragraphs: [], sections: [] },
    keyFindings: [],
    wentWell: [],
    themes: [],
    recommendations: [],
    trend: null,
    ...overrides,
  };
}

export function runReport(overrides: Partial<RunReport> = {}): RunReport {
  return {
    jobId: JOB_ID,
    label: JOB_ID,
    outcome: 'passed',
    reasons: [],
    notes: [],
    runStatus: 'COMPLETED',
    debrief: { debriefId: DEBRIEF_ID, status: 'READY', errorMessage: null },
    report: debriefReport(),
    exceptions: null,
    ...overrides,
  };
}

export function gateReport(overrides: Partial<GateReport> = {}): GateReport {
  return {
    outcome: 'passed',
    tolerated: false,
    reasons: [],
    runs: [runReport()],
    notes: [],
    policy: { path: null, isTrial: false },
    promptFixes: [],
    ...overrides,
  };
}

/** A check with its counts, and no bar of its own. */
export function check(
  name: string,
  passed: number | null,
  evaluated: number | null,
  overrides: Partial<Check> = {},
): Check {
  return {
    id: null,
    name,
    isPassed: null,
    passed,
    evaluated,
    passRate: passed === null || !evaluated ? null : (100 * passed) / evaluated,
    threshold: null,
    ...overrides,
  };
}
