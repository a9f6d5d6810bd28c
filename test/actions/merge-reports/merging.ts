/** Reports as gates leave them behind, and the step that merges them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { combine } from '../../../src/actions/merge-reports/combine.ts';
import { mergeReports } from '../../../src/actions/merge-reports/merge-reports.ts';
import type { Policy } from '../../../src/evaluate/policy.ts';
import type {
  GateReport,
  Provenance,
  ReportSettings,
  RunReport,
} from '../../../src/model/report.ts';
import { FULL } from '../../report/builders.ts';
import { renderJson } from '../../report/rendered.ts';
import { debriefReport, gateReport, runReport } from '../../support/reports.ts';
import { runAlone, type StepResult } from '../../support/virtual-runtime.ts';

const PROVENANCE: Provenance = {
  repository: 'octo/agent',
  commit: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
  ref: 'main',
  pullRequest: null,
  workflow: 'Simulation',
  workflowRunUrl: 'https://github.test/octo/agent/actions/runs/100/attempts/1',
  attempt: 1,
  reportedAt: '2026-01-31T14:00:00.000Z',
  actionVersion: '1.0.0',
};

/** Where a report of this attempt of the workflow run comes from. */
export function attempt(number: number, overrides: Partial<Provenance> = {}): Provenance {
  return {
    ...PROVENANCE,
    attempt: number,
    workflowRunUrl: `https://github.test/octo/agent/actions/runs/100/attempts/${number}`,
    reportedAt: `2026-01-31T14:0${number}:00.000Z`,
    ...overrides,
  };
}

/** A run of a plan that passed. */
export function passedRun(plan: string, overrides: Partial<RunReport> = {}): RunReport {
  const about = { planId: plan, planName: plan, number: 1 };
  const times = { createdAt: null, startedAt: null, endedAt: null, durationMs: null };
  return runReport({
    jobId: `job-${plan}`,
    label: plan,
    stableName: plan,
    about: { ...about, ...times },
    ...overrides,
  });
}

export const VERDICT_REASON = {
  rule: 'verdict',
  message: 'the verdict is THRESHOLD_FAILED: the run is below the thresholds of its checks',
};

export function failedRun(plan: string, overrides: Partial<RunReport> = {}): RunReport {
  return passedRun(plan, {
    outcome: 'failed',
    reasons: [{ ...VERDICT_REASON, restates: 'verdict' }],
    report: debriefReport({ verdict: 'THRESHOLD_FAILED' }),
    ...overrides,
  });
}

/** The report of a gate with this name; it came to what its runs came to. */
export function gate(
  name: string,
  runs: RunReport[],
  overrides: Partial<GateReport> = {},
): GateReport {
  const [worst] = (['error', 'failed', 'inconclusive', 'started', 'passed'] as const).filter(
    (outcome) => runs.some((run) => run.outcome === outcome),
  );
  const names = name === '' ? {} : { gateName: name, gate: name };
  return gateReport({
    ...names,
    outcome: worst ?? 'error',
    runs,
    provenance: PROVENANCE,
    ...overrides,
  });
}

/** Writes a report to where it is downloaded to. */
export function save(
  path: string,
  report: GateReport | string,
  settings: ReportSettings = FULL,
): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof report === 'string' ? report : renderJson(report, settings));
  return path;
}

const ALL = 'reports/**/report.json';

/** Merges what was saved below `reports`. */
export function merge(
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  servers: string | readonly string[] = [],
  cancelled?: AbortSignal,
): Promise<StepResult> {
  return runAlone({ reports: ALL, ...inputs }, env, servers, mergeReports, cancelled);
}

/** The runs of one report, evaluated again by a policy. */
export function runsOf(runs: RunReport[], policy: Policy): RunReport[] {
  const given = { report: gate('a', runs), detail: 'full' as const, path: 'report.json' };
  const tolerance = { warnOnly: false, onInconclusive: 'fail' } as const;
  return combine([given], [], { policy, resolved: {}, today: '2026-11-22', ...tolerance }).runs;
}
