/**
 * A report as suites of tests. A suite is what a run is of, and one of its checks where the calls
 * behind it are counted. A failure is what the gate holds against a run; an error is a run that could
 * not be judged. Names say what is tested and never which run it was, so that a dashboard knows a
 * test again.
 */
import type { Outcome } from '../../core/outcome.ts';
import { baselineOf } from '../baseline.ts';
import { formatCounted, formatPercentBeside, formatShare } from '../format.ts';
import { withLikely } from '../likely.ts';
import type {
  Check,
  GateReport,
  Reason,
  ReportSettings,
  RunReport,
  Theme,
  Waiver,
} from '../model.ts';
import { runUrl } from '../names.ts';
import { missesBar } from '../shortfall.ts';
import { waiversByName } from '../spared.ts';
import { type GradedCall, gradedCalls } from './graded-calls.ts';
import { GATE, nameRuns } from './names.ts';

/** Calls of one check that have a case each. */
const MAX_CALLS = 1000;
/** Checks of one run that have a suite each, and reasons that one case names. */
const MAX_CHECKS = 500;
const MAX_REASONS = 100;

export interface Suite {
  name: string;
  /** When the debrief was written, ISO 8601; empty where nothing was. */
  writtenAt: string;
  properties: [string, string][];
  cases: TestCase[];
  /** What else there is to say of it. */
  notes: readonly string[];
}

export interface TestCase {
  name: string;
  classname: string;
  durationMs: number;
  result: Result | null;
  /** What there is to read of it, whatever it came to; made when it is asked for. */
  detail(): string;
}

/** What a case came to where it did not pass. */
export interface Result {
  kind: 'failure' | 'error' | 'skipped';
  /** Names of the rules that speak. */
  type: string;
  messages: readonly string[];
}

/** What becomes of a reason, by the outcome of its run. */
const KIND: Readonly<Record<Outcome, Result['kind'] | null>> = {
  passed: null,
  failed: 'failure',
  inconclusive: 'error',
  error: 'error',
  started: 'skipped',
  skipped: 'skipped',
};

/** The suites of a report: those of its runs, and one of the step where it has reasons of its own. */
export function* suitesOf(report: GateReport, settings: ReportSettings): Generator<Suite> {
  const isByVerdict = report.policy.path === null;
  for (const { run, name } of nameRuns(report)) {
    const view = viewOf(run, name, isByVerdict);
    yield runSuite(view, settings);
    for (const check of withSuite(run)) yield checkSuite(check, view);
  }
  if (report.runs.length === 0 || report.reasons.length > 0) yield gateSuite(report);
}

/** The checks of a run that have a suite each. */
function withSuite({ checks = [] }: RunReport): Check[] {
  return checks.slice(0, MAX_CHECKS);
}

/** A run, and what is said of its checks and themes elsewhere. */
interface RunView {
  run: RunReport;
  name: string;
  /** True where the verdict alone decided that it failed. */
  isFailedByVerdict: boolean;
  /** The scored calls that each check graded, by its name. */
  graded: ReadonlyMap<string, GradedCall[]>;
  reasons: Record<Waiver['kind'], ReadonlyMap<string | undefined, Reason[]>>;
  waivers: Record<Waiver['kind'], ReadonlyMap<string, Waiver>>;
}

function viewOf(run: RunReport, name: string, isByVerdict: boolean): RunView {
  return {
    run,
    name,
    isFailedByVerdict: isByVerdict && run.outcome === 'failed',
    graded: gradedCalls(run),
    reasons: {
      theme: Map.groupBy(run.reasons, ({ theme }) => theme),
      check: Map.groupBy(run.reasons, ({ check }) => check),
    },
    waivers: waiversByName(run.spared),
  };
}

/** The step itself, where no run stands for it or something is wrong with the workflow. */
function gateSuite({ outcome, reasons }: GateReport): Suite {
  const kind = KIND[outcome] === 'skipped' ? 'skipped' : 'error';
  return {
    name: GATE,
    writtenAt: '',
    properties: [['outcome', outcome]],
    cases: [testCase('verdict', `${GATE}.gate`, resultOf(kind, outcome, reasons))],
    notes: [],
  };
}

function runSuite(view: RunView, settings: ReportSettings): Suite {
  const { run, name } = view;
  const { jobId, outcome, runStatus, debrief, report } = run;
  const suites = new Set(run.checks?.map((check) => check.name));
  const checks = checkNames(run).filter((check) => !suites.has(check));
  const notShown = (run.checks?.length ?? 0) - withSuite(run).length;
  const baseline = baselineOf(run);
  return {
    name,
    writtenAt: report?.generatedAt ?? '',
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
      ['baseline-age-days', shown(baseline?.ageDays ?? null)],
    ],
    cases: [
      verdictCase(view),
      ...checks.map((check) => testCase(check, `${name}.checks`, partResult('check', check, view))),
      ...(report?.themes ?? []).map((theme) => themeCase(theme, view)),
    ],
    notes: [
      ...run.notes,
      ...(notShown > 0 ? [`${formatCounted(notShown, 'check')} left out`] : []),
    ],
  };
}

/** Every check that is known of a run, once each. */
function checkNames({ checks, report }: RunReport): string[] {
  const names = [...(checks ?? []), ...(report?.trend?.rows ?? [])].map((one) =>
    'name' in one ? one.name : one.checkName,
  );
  return [...new Set(names)];
}

/** The case of the run as a whole; it takes every reason that no other case has. */
function verdictCase({ run, name }: RunView): TestCase {
  const { outcome, reasons, report } = run;
  const checks = new Set(checkNames(run));
  const slugs = new Set(report?.themes.map(({ slug }) => slug));
  const own = reasons.filter(
    ({ check, theme }) =>
      !(check !== undefined && checks.has(check)) && !(theme !== undefined && slugs.has(theme)),
  );
  const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
  const kind = isHit ? KIND[outcome] : null;
  return testCase('verdict', `${name}.gate`, kind && resultOf(kind, outcome, own));
}

function themeCase(theme: Theme, view: RunView): TestCase {
  const { slug, title, severity, affectedCallCount, totalCallCount, analysis } = theme;
  const share = formatShare(affectedCallCount, totalCallCount);
  const isHeld = view.isFailedByVerdict && severity === 'HIGH';
  const result =
    partResult('theme', slug, view) ??
    (isHeld ? failed(`a theme of severity HIGH: ${title || slug}`) : null);
  const detail = () =>
    [title, `${severity}: ${share} calls`, analysis].filter((text) => text !== '').join('\n\n');
  return testCase(slug || title, `${view.name}.themes`, result, detail);
}

/** One check: the case of its rate, and one of each call that was graded by it. */
function checkSuite(check: Check, view: RunView): Suite {
  const name = `${view.name}: ${check.name}`;
  const isHeld = view.isFailedByVerdict && missesBar(check);
  const result =
    partResult('check', check.name, view) ?? (isHeld ? failed(describeRate(check)) : null);
  const calls = view.graded.get(check.name) ?? [];
  const notShown = calls.length - MAX_CALLS;
  return {
    name,
    writtenAt: view.run.report?.generatedAt ?? '',
    properties: [
      ['passed', shown(check.passed)],
      ['evaluated', shown(check.evaluated)],
      ['rate', shown(check.rate)],
      ['needed', shown(check.needed)],
    ],
    cases: [
      testCase('pass rate', name, result, () => describeRate(check)),
      ...callCases(calls.slice(0, MAX_CALLS), name, result?.kind === 'failure'),
    ],
    notes: notShown > 0 ? [`${formatCounted(notShown, 'call')} left out`] : [],
  };
}

function describeRate(check: Check): string {
  const { passed, evaluated, rate, needed } = check;
  const counts =
    passed === null || evaluated === null
      ? `a pass rate of ${formatPercentBeside(rate, needed)}`
      : withLikely(`${formatShare(passed, evaluated, needed)} calls passed`, check);
  return needed === null ? counts : `${counts}; ${formatPercentBeside(needed, rate)} needed`;
}

/** A call is known by who took part in it, and by its number among those of the same. */
function callCases(
  calls: readonly GradedCall[],
  classname: string,
  isCheckFailed: boolean,
): TestCase[] {
  const uses = new Map<string, number>();
  return calls.map(({ call, isPassed, reasoning }) => {
    const parts = [call.persona, call.agent, call.scenario].filter((part) => part !== null);
    const name = parts.join(', ') || 'call';
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    const result = isPassed ? null : isCheckFailed ? failed('the call failed') : WITHIN_BAR;
    return {
      ...testCase(`${name} (${use})`, classname, result, () => reasoning ?? ''),
      durationMs: call.durationMs ?? 0,
    };
  });
}

/** A call that failed a check which the gate holds nothing against. */
const WITHIN_BAR: Result = {
  kind: 'skipped',
  type: 'call',
  messages: ['the call failed, but the check is not held against the run'],
};

/** What a check or a theme came to: what a reason holds against it counts before a waiver. */
function partResult(part: Waiver['kind'], name: string, view: RunView): Result | null {
  const { outcome } = view.run;
  const hits = view.reasons[part].get(name) ?? [];
  const waiver = view.waivers[part].get(name);
  const kind = KIND[outcome];
  if (kind !== null && hits.length > 0) return resultOf(kind, outcome, hits);
  if (waiver === undefined) return null;
  const { reason, expires } = waiver;
  return { kind: 'skipped', type: 'waived', messages: [`waived until ${expires}: ${reason}`] };
}

function failed(message: string): Result {
  return { kind: 'failure', type: 'verdict', messages: [message] };
}

function resultOf(kind: Result['kind'], outcome: string, reasons: readonly Reason[]): Result {
  const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
  const messages = reasons.slice(0, MAX_REASONS).map(({ message }) => message);
  return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}

function testCase(
  name: string,
  classname: string,
  result: Result | null,
  detail = (): string => '',
): TestCase {
  return { name, classname, durationMs: 0, result, detail };
}

function shown(value: number | null): string {
  return value === null ? '' : String(value);
}
