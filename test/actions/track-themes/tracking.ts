/** Nights: gates that leave reports behind, and the step that keeps the issues of their themes. */
import { rmSync } from 'node:fs';
import { trackThemes } from '../../../src/actions/track-themes/track-themes.ts';
import '../../../src/github/issues.ts';
import type { GateReport, ReportSettings, RunReport, Theme } from '../../../src/model/report.ts';
import { FULL } from '../../report/builders.ts';
import { type FakeGitHub, startFakeGitHub, WORKFLOW } from '../../support/github/fake-github.ts';
import { environment, TOKEN } from '../../support/github/github-runtime.ts';
import { debriefReport, theme } from '../../support/reports.ts';
import { runAlone, type StepResult } from '../../support/virtual-runtime.ts';
import { attempt, failedRun, gate, passedRun, save } from '../merge-reports/merging.ts';

export async function nights(): Promise<FakeGitHub> {
  const github = await startFakeGitHub(() => Date.now());
  github.accounts.set(TOKEN, WORKFLOW);
  return github;
}

/** The report of a night's gate; a later night has a higher number. */
export function night(
  number: number,
  themes: Partial<Theme>[],
  run: Partial<RunReport> = {},
  overrides: Partial<GateReport> = {},
): GateReport {
  const verdict = themes.length > 0 ? 'THRESHOLD_FAILED' : 'PASSED';
  const report = debriefReport({ verdict, themes: themes.map((one) => theme(one)) });
  const make = themes.length > 0 ? failedRun : passedRun;
  return gate('nightly', [make('refunds', { jobId: `job-${number}`, report, ...run })], {
    provenance: attempt(1, {
      commit: `${number}`.repeat(40).slice(0, 40),
      workflowRunUrl: `https://github.test/octo/agent/actions/runs/${number}/attempts/1`,
      reportedAt: `2026-01-${String(number).padStart(2, '0')}T03:17:00.000Z`,
    }),
    ...overrides,
  });
}

export interface Tracked extends StepResult {
  /** The outputs as numbers. */
  counts: Record<string, number>;
}

interface Surroundings {
  env?: Record<string, string>;
  cancelled?: AbortSignal;
  /** Servers that respond: GitHub by default. */
  servers?: string;
}

/** Tracks these reports and no others. */
export async function track(
  github: Pick<FakeGitHub, 'apiUrl'>,
  reports: readonly (GateReport | string)[],
  inputs: Readonly<Record<string, string>> = {},
  settings: ReportSettings = FULL,
  { env: over = {}, cancelled, servers = github.apiUrl }: Surroundings = {},
): Promise<Tracked> {
  rmSync('reports', { recursive: true, force: true });
  for (const [index, report] of reports.entries()) {
    save(`reports/${index}/report.json`, report, settings);
  }
  const env = { ...environment(github.apiUrl), GITHUB_EVENT_NAME: 'schedule', ...over };
  const given = { reports: 'reports/**/report.json', 'github-token': TOKEN, ...inputs };
  const step = await runAlone(given, env, servers, trackThemes, cancelled);
  const counts = Object.entries(step.outputs).map(([name, value]) => [name, Number(value)]);
  return { ...step, counts: Object.fromEntries(counts) };
}

export const NOTHING = { opened: 0, updated: 0, closed: 0, reopened: 0 };
