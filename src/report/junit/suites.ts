/**
 * A report as suites of tests: one for each run, and one for each of its checks. A failure is a reason of
 * the gate; an error is a run without an evaluation. Names say what was tested and never which run it was,
 * so that a dashboard recognizes a test.
 */
import type { Outcome } from '../../model/outcome.ts';
import type {
  Call,
  Case,
  Check,
  GateReport,
  Reason,
  ReportSettings,
  RunReport,
  Theme,
  Waiver,
} from '../../model/report.ts';
import { baselineOf } from '../baseline.ts';
import { withInterval } from '../confidence-interval.ts';
import { formatPercentBeside, formatShare } from '../format.ts';
import { runUrl } from '../names.ts';
import { waiversByName } from '../waivers.ts';
import { nameCase } from '../words/scenarios.ts';

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
  /** What there is to read about it, whatever its result. */
  detail: string;
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
export function suitesOf(report: GateReport, settings: ReportSettings): Suite[] {
  const suites = nameRuns(report).flatMap(({ run, name }) => {
    const view = viewOf(run, name);
    const checks = run.checks ?? [];
    return [runSuite(view, settings), ...checks.map((check) => checkSuite(check, view))];
  });
  const hasOwn = report.runs.length === 0 || report.reasons.length > 0;
  return hasOwn ? [...suites, gateSuite(report)] : suites;
}

/** A call as one check graded it. */
interface GradedCall {
  call: Call;
  name: string;
  isPassed: boolean | null;
  reasoning: string | null;
}

/** A run, and what is said of its checks and themes elsewhere. */
interface RunView {
  run: RunReport;
  name: string;
  /** The scored calls that each check graded, by its name. */
  graded: ReadonlyMap<string, GradedCall[]>;
  reasons: Record<Waiver['kind'], ReadonlyMap<string | undefined, Reason[]>>;
  waivers: Record<Waiver['kind'], ReadonlyMap<string, Waiver>>;
}

function viewOf(run: RunReport, name: string): RunView {
  const calls = (run.calls ?? []).filter(({ isCounted }) => isCounted);
  const graded = calls.flatMap((call) => call.checks.map((check) => ({ call, ...check })));
  return {
    run,
    name,
    graded: Map.groupBy(
      graded.filter(({ isPassed }) => isPassed !== null),
      ({ name }) => name,
    ),
    reasons: {
      theme: Map.groupBy(run.reasons, ({ theme }) => theme),
      check: Map.groupBy(run.reasons, ({ check }) => check),
    },
    waivers: waiversByName(run.exceptions),
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
      ...(run.cases ?? []).map((one) => scenarioCase(one, view)),
      ...(report?.themes ?? []).map((theme) => themeCase(theme, view)),
    ],
    notes: run.notes,
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
    ({ check, theme, case: of }) =>
      of === undefined &&
      !(check !== undefined && checks.has(check)) &&
      !(theme !== undefined && slugs.has(theme)),
  );
  const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
  const kind = isHit ? KIND[outcome] : null;
  return testCase('verdict', `${name}.gate`, kind && resultOf(kind, outcome, own));
}

function themeCase(theme: Theme, view: RunView): TestCase {
  const { slug, title, severity, affectedCallCount, totalCallCount, analysis } = theme;
  const share = formatShare(affectedCallCount, totalCallCount);
  const facts = [title, `${severity}: ${share} calls`, analysis].filter((text) => text !== '');
  const result = partResult('theme', slug, view);
  return testCase(slug || title, `${view.name}.themes`, result, facts.join('\n\n'));
}

/** One case of the run: what its calls came to, over all iterations. */
function scenarioCase(one: Case, { run, name }: RunView): TestCase {
  const { id, status, passed, evaluated, baseline } = one;
  const before =
    baseline && `; ${formatShare(baseline.passed, baseline.evaluated)} in the baseline`;
  const facts = `${formatShare(passed, evaluated)} calls passed${before ?? ''}; ${status ?? ''}`;
  const hits = run.reasons.filter((reason) => reason.case === id);
  const kind = KIND[run.outcome];
  const isFailing = status === 'now failing' || status === 'failing';
  const result =
    kind !== null && hits.length > 0
      ? resultOf(kind, run.outcome, hits)
      : isFailing
        ? TOLERATED_CASE
        : null;
  return testCase(nameCase(one), `${name}.scenarios`, result, facts);
}

/** One check: the case of its rate, and one of each call that was graded by it. */
function checkSuite(check: Check, view: RunView): Suite {
  const name = `${view.name}: ${check.name}`;
  const result = partResult('check', check.name, view);
  const calls = view.graded.get(check.name) ?? [];
  return {
    name,
    writtenAt: view.run.report?.generatedAt ?? '',
    properties: [
      ['passed', shown(check.passed)],
      ['evaluated', shown(check.evaluated)],
      ['rate', shown(check.passRate)],
      ['threshold', shown(check.threshold)],
    ],
    cases: [
      testCase('pass rate', name, result, describeRate(check)),
      ...callCases(calls, name, result?.kind === 'failure'),
    ],
    notes: [],
  };
}

function describeRate(check: Check): string {
  const { passed, evaluated, passRate: rate, threshold } = check;
  const counts =
    passed === null || evaluated === null
      ? `a pass rate of ${formatPercentBeside(rate, threshold)}`
      : withInterval(`${formatShare(passed, evaluated, threshold)} calls passed`, check);
  return threshold === null ? counts : `${counts}; ${formatPercentBeside(threshold, rate)} needed`;
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
    const result = isPassed ? null : isCheckFailed ? FAILED_CALL : TOLERATED_CALL;
    const durationMs = call.durationMs ?? 0;
    return { ...testCase(`${name} (${use})`, classname, result, reasoning ?? ''), durationMs };
  });
}

const FAILED_CALL: Result = { kind: 'failure', type: 'call', messages: ['the call failed'] };

/** A call that failed a check which does not fail the gate. */
const TOLERATED_CALL: Result = {
  kind: 'skipped',
  type: 'call',
  messages: ['the call failed, but the check does not fail the gate'],
};

/** A case with failing calls that does not fail the gate. */
const TOLERATED_CASE: Result = {
  kind: 'skipped',
  type: 'scenario',
  messages: ['calls failed, but the scenario does not fail the gate'],
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

function resultOf(kind: Result['kind'], outcome: string, reasons: readonly Reason[]): Result {
  const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
  const messages = reasons.map(({ message }) => message);
  return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}

function testCase(name: string, classname: string, result: Result | null, detail = ''): TestCase {
  return { name, classname, durationMs: 0, result, detail };
}

function shown(value: number | null): string {
  return value === null ? '' : String(value);
}

const GATE = 'Simulation gate';

/** Each run with a name: what it is of, and the gate's name where that alone would not tell it. */
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

/** The plan's name if it is known; with what the workflow names, if several runs have the same one. */
function subjectOf({ stableName, about }: RunReport, runs: readonly RunReport[]) {
  const planName = about?.planName ?? null;
  if (planName === null) return stableName ?? about?.planId ?? undefined;
  const isShared = runs.filter((run) => run.about?.planName === planName).length > 1;
  return isShared && stableName !== undefined ? `${planName} (${stableName})` : planName;
}
