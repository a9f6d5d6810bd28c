/**
 * A report as suites of test cases: a suite for each run, with a case for its verdict and for each check,
 * scenario and theme. A failure is a reason of the evaluation; an error is a run without an evaluation.
 * Names contain no ID of a run, so that a dashboard recognizes a test case in the next run.
 */
import { checkNames } from '../../model/check-facts.ts';
import type { Outcome } from '../../model/outcome.ts';
import type {
  Case,
  GateReport,
  Reason,
  ReportSettings,
  RunReport,
  Theme,
  Waiver,
} from '../../model/report.ts';
import { baselineOf } from '../baseline.ts';
import { passedShare } from '../checks.ts';
import { formatPercentBeside, formatShare } from '../format.ts';
import { runUrl } from '../names.ts';
import { waiversByName } from '../waivers.ts';
import { nameCase } from '../words/scenarios.ts';

export interface Suite {
  name: string;
  /** ISO 8601; empty if there is no debrief. */
  writtenAt: string;
  durationMs: number;
  properties: [name: string, value: string][];
  cases: TestCase[];
  notes: readonly string[];
}

export interface TestCase {
  name: string;
  classname: string;
  /** Null if it passed. */
  result: Result | null;
  /** Facts about it, whether it passed or not. */
  detail: string;
}

export interface Result {
  kind: 'failure' | 'error' | 'skipped';
  /** Names of the rules. */
  type: string;
  messages: readonly string[];
}

/** The kind of a result for a reason of a run with this outcome. */
const KIND: Readonly<Record<Outcome, Result['kind'] | null>> = {
  passed: null,
  failed: 'failure',
  inconclusive: 'error',
  error: 'error',
  started: 'skipped',
  skipped: 'skipped',
};

const GATE = 'Simulation gate';

/** A suite for each run, and one for the gate if it has no run or reasons of its own. */
export function suitesOf(report: GateReport, settings: ReportSettings): Suite[] {
  const suites = nameRuns(report).map(({ run, name }) => runSuite(run, name, settings));
  const hasOwn = report.runs.length === 0 || report.reasons.length > 0;
  return hasOwn ? [...suites, gateSuite(report)] : suites;
}

function gateSuite({ outcome, reasons }: GateReport): Suite {
  const kind = KIND[outcome] === 'skipped' ? 'skipped' : 'error';
  const result = resultOf(kind, outcome, reasons);
  return {
    name: GATE,
    writtenAt: '',
    durationMs: 0,
    properties: [['outcome', outcome]],
    cases: [{ name: 'verdict', classname: `${GATE}.gate`, result, detail: '' }],
    notes: [],
  };
}

function runSuite(run: RunReport, name: string, settings: ReportSettings): Suite {
  const { jobId, outcome, runStatus, debrief, report, about } = run;
  const baseline = baselineOf(run);
  const checks = [...new Set(checkNames(run))];
  return {
    name,
    writtenAt: report?.generatedAt ?? '',
    durationMs: about?.durationMs ?? 0,
    properties: [
      ['outcome', outcome],
      ['verdict', report?.verdict ?? ''],
      ['job-id', jobId],
      ['run-url', runUrl(jobId, settings) ?? ''],
      ['run-status', runStatus ?? ''],
      ['debrief-id', debrief?.debriefId ?? ''],
      ['debrief-status', debrief?.status ?? ''],
      ['baseline-job-id', baseline?.jobId ?? ''],
      ['baseline-commit', baseline?.commit ?? ''],
      ['baseline-age-days', String(baseline?.ageDays ?? '')],
    ],
    cases: [
      verdictCase(run, name, checks),
      ...checkCases(run, name, checks),
      ...(run.cases ?? []).map((one) => scenarioCase(one, run, name)),
      ...themeCases(run, name),
    ],
    notes: run.notes,
  };
}

/** The case of the run as a whole, with every reason that no other case has. */
function verdictCase(run: RunReport, name: string, checks: readonly string[]): TestCase {
  const { outcome, reasons, report } = run;
  const known = new Set(checks);
  const slugs = new Set(report?.themes.map(({ slug }) => slug));
  const own = reasons.filter(
    ({ check, theme, case: id }) =>
      id === undefined &&
      !(check !== undefined && known.has(check)) &&
      !(theme !== undefined && slugs.has(theme)),
  );
  const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
  const kind = isHit ? KIND[outcome] : null;
  const result = kind && resultOf(kind, outcome, own);
  return { name: 'verdict', classname: `${name}.gate`, result, detail: '' };
}

function checkCases(run: RunReport, name: string, checks: readonly string[]): TestCase[] {
  const reasons = Map.groupBy(run.reasons, ({ check }) => check);
  const waivers = waiversByName(run.exceptions).check;
  return checks.map((check) => {
    const facts = (run.checks ?? []).filter((one) => one.name === check);
    const detail = facts.map(({ threshold, ...counted }) => {
      const share = passedShare({ ...counted, threshold });
      const limit =
        threshold === null ? '' : `; threshold ${formatPercentBeside(threshold, counted.passRate)}`;
      return `${share}${limit}`;
    });
    return {
      name: check,
      classname: `${name}.checks`,
      result: partResult(run, reasons.get(check), waivers.get(check)),
      detail: detail.join('\n'),
    };
  });
}

function themeCases(run: RunReport, name: string): TestCase[] {
  const reasons = Map.groupBy(run.reasons, ({ theme }) => theme);
  const waivers = waiversByName(run.exceptions).theme;
  return (run.report?.themes ?? []).map((theme) => ({
    name: theme.slug || theme.title,
    classname: `${name}.themes`,
    result: partResult(run, reasons.get(theme.slug), waivers.get(theme.slug)),
    detail: describeTheme(theme),
  }));
}

function describeTheme({ title, severity, analysis, ...counts }: Theme): string {
  const share = formatShare(counts.affectedCallCount, counts.totalCallCount);
  return [title, `${severity}: ${share} calls`, analysis]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** One case of the run, with a call that failed. */
function scenarioCase(one: Case, run: RunReport, name: string): TestCase {
  const { id, status, passed, evaluated, baseline, failingCall } = one;
  const before =
    baseline && `; ${formatShare(baseline.passed, baseline.evaluated)} in the baseline`;
  const call = run.calls?.find((call) => call.id !== null && call.id === failingCall);
  const failed = call?.checks.filter(({ isPassed }) => isPassed === false) ?? [];
  const detail = [
    `${formatShare(passed, evaluated)} calls passed${before ?? ''}; ${status ?? 'not evaluated'}`,
    ...(failingCall === null ? [] : [`Failing call: ${failingCall}`]),
    ...failed.map((check) => `${check.name}: ${check.reasoning ?? 'failed'}`),
  ];
  const hits = run.reasons.filter((reason) => reason.case === id);
  const isFailing = status === 'now failing' || status === 'failing';
  return {
    name: nameCase(one),
    classname: `${name}.scenarios`,
    result: partResult(run, hits, undefined) ?? (isFailing ? TOLERATED : null),
    detail: detail.join('\n'),
  };
}

/** A scenario with failing calls that does not fail the gate. */
const TOLERATED: Result = {
  kind: 'skipped',
  type: 'scenario',
  messages: ['calls failed, but the scenario does not fail the gate'],
};

/** The reasons about a check, a theme or a scenario come before a waiver. */
function partResult(
  { outcome }: RunReport,
  reasons: readonly Reason[] = [],
  waiver: Waiver | undefined,
): Result | null {
  const kind = KIND[outcome];
  if (kind !== null && reasons.length > 0) return resultOf(kind, outcome, reasons);
  if (waiver === undefined) return null;
  const { reason, expires } = waiver;
  return { kind: 'skipped', type: 'waived', messages: [`waived until ${expires}: ${reason}`] };
}

function resultOf(kind: Result['kind'], outcome: string, reasons: readonly Reason[]): Result {
  const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
  const messages = reasons.map(({ message }) => message);
  return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}

/** Each run with the name of its plan, and the name of the gate if that alone would be ambiguous. */
function nameRuns({ runs, gateName }: GateReport): { run: RunReport; name: string }[] {
  const uses = new Map<string, number>();
  return runs.map((run) => {
    const subject = subjectOf(run, runs);
    const parts = runs.length === 1 ? [gateName ?? subject] : [gateName, subject];
    const name = parts.filter((part) => part !== undefined).join(': ') || GATE;
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    return { run, name: use === 1 ? name : `${name} (${use})` };
  });
}

/** The plan's name if it is known; with the input of the workflow if several runs have the same one. */
function subjectOf({ stableName, about }: RunReport, runs: readonly RunReport[]) {
  const planName = about?.planName ?? null;
  if (planName === null) return stableName ?? about?.planId ?? undefined;
  const isShared = runs.filter((run) => run.about?.planName === planName).length > 1;
  return isShared && stableName !== undefined ? `${planName} (${stableName})` : planName;
}
