/**
 * `junit.xml`, in the shape of the schema that most readers know (Windy Road's `JUnit.xsd`): a suite for
 * each run, with a test case for its verdict and for each check, scenario and theme. A failure is a reason
 * of the evaluation; an error is a run without one. Names contain no ID of a run, so that a dashboard
 * recognizes a test case in the next run.
 */

import { checkFacts, findSame } from '../model/check-facts.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Case, Check, GateReport, Reason, RunReport, Waiver } from '../model/report.ts';
import { clip, fold } from '../text/strip.ts';
import { escapeXml } from '../text/xml.ts';
import { describeBaseline } from './baseline-words.ts';
import { passedShare } from './check-rows.ts';
import { formatPercentBeside, formatShare, shortForm } from './format.ts';
import { waiversByName } from './waiver-words.ts';
import { nameCase } from './words/names.ts';

interface Suite {
  name: string;
  outcome: Outcome;
  /** Absent for the suite of the gate itself. */
  run?: RunReport;
  cases: TestCase[];
}

interface TestCase {
  name: string;
  group: 'gate' | 'checks' | 'scenarios' | 'themes';
  result: Result | null;
  detail: string;
}

/** A check, scenario or theme: the reasons about it, and its result if there are none. */
interface Part extends Omit<TestCase, 'result'> {
  reasons: readonly Reason[] | undefined;
  otherwise: Result | null;
}

interface Result {
  kind: 'failure' | 'error' | 'skipped';
  type: string;
  messages: readonly string[];
}

/** The kind of a result for a reason of a run with this outcome. */
const KINDS: Readonly<Record<Outcome, Result['kind'] | null>> = {
  passed: null,
  failed: 'failure',
  inconclusive: 'error',
  error: 'error',
  started: 'skipped',
  skipped: 'skipped',
};

/** Longest names and texts, in UTF-16 units. */
const MAX_NAME_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;

/** The schema requires a time; this one means that none is known. */
const NO_TIME = '1970-01-01T00:00:00';
/** A year; no run takes longer. */
const LONGEST_MS = 31_536_000_000;

export function* renderJunit(report: GateReport): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  const timestamp = report.provenance?.reportedAt.slice(0, 19) || NO_TIME;
  for (const [id, suite] of suitesOf(report).entries()) yield* suiteLines(suite, id, timestamp);
  yield '</testsuites>\n';
}

/** A suite for each run, and one for the gate if it has no run or reasons of its own. */
function suitesOf(report: GateReport): Suite[] {
  const { runs, reasons, outcome, gateName } = report;
  const uses = new Map<string, number>();
  const suites = runs.map((run) => {
    const subject = run.about?.planName ?? run.stableName;
    const name = [gateName, subject].filter(Boolean).join(': ') || 'Simulation gate';
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    return runSuite(run, use === 1 ? name : `${name} (${use})`);
  });
  if (runs.length > 0 && reasons.length === 0) return suites;
  const kind = KINDS[outcome] === 'skipped' ? 'skipped' : 'error';
  const result = resultOf(kind, outcome, reasons);
  const cases: TestCase[] = [{ name: 'verdict', group: 'gate', result, detail: '' }];
  return [...suites, { name: 'Simulation gate', outcome, cases }];
}

function runSuite(run: RunReport, name: string): Suite {
  const { outcome, report, checks = [], cases = [], reasons } = run;
  const waivers = waiversByName(run.exceptions);
  const all = checkFacts(checks, report?.trend?.rows ?? []);
  const alike = Map.groupBy(all, ({ name }) => name);
  const reasonsOf = findSame(
    reasons.flatMap((reason) =>
      reason.check === undefined ? [] : { id: reason.checkId, name: reason.check, reason },
    ),
  );
  const byTheme = Map.groupBy(reasons, ({ theme }) => theme);
  const byCase = Map.groupBy(reasons, (reason) => reason.case);
  const parts = [
    ...all.map((check): Part => {
      const { id, name, listed } = check;
      const isOneOfTwo = id && alike.get(name)?.length !== 1;
      return {
        name: isOneOfTwo ? `${name} (${shortForm(id)})` : name,
        group: 'checks',
        reasons: reasonsOf(check).map(({ reason }) => reason),
        otherwise: waived(waivers.check.get(name)),
        detail: listed.map(describeCheck).join('\n'),
      };
    }),
    ...cases.map((one) => ({ ...scenarioPart(one), reasons: byCase.get(one.id) })),
    ...(report?.themes ?? []).map((theme): Part => {
      const { slug, title, severity, affectedCallCount, totalCallCount } = theme;
      const otherwise = waived(waivers.theme.get(slug));
      const detail = `${title}\n${severity}: ${formatShare(affectedCallCount, totalCallCount)} calls`;
      const about = { reasons: byTheme.get(slug), otherwise, detail };
      return { name: slug || title, group: 'themes', ...about };
    }),
  ];
  const kind = KINDS[outcome];
  const stated = new Set(parts.flatMap((part) => part.reasons ?? []));
  const own = reasons.filter((reason) => !stated.has(reason));
  const isHit = own.length > 0 || reasons.length === 0 || kind !== 'failure';
  const result = kind !== null && isHit ? resultOf(kind, outcome, own) : null;
  const partCases = parts.map(({ reasons: about = [], otherwise, ...part }): TestCase => {
    const isFailing = kind !== null && about.length > 0;
    return { ...part, result: isFailing ? resultOf(kind, outcome, about) : otherwise };
  });
  const verdict: TestCase = { name: 'verdict', group: 'gate', result, detail: '' };
  return { name, outcome, run, cases: [verdict, ...partCases] };
}

function describeCheck(check: Check): string {
  const limit = formatPercentBeside(check.threshold, check.passRate);
  return passedShare(check) + (check.threshold === null ? '' : `; threshold ${limit}`);
}

/** A case with failing calls that does not fail the gate has not passed either. */
function scenarioPart(one: Case): Omit<Part, 'reasons'> {
  const { status, passed, evaluated, baseline, failingCall } = one;
  const isFailing = status === 'now failing' || status === 'failing';
  const skipped: Result = { kind: 'skipped', type: 'scenario', messages: [status ?? ''] };
  const detail = [
    `${formatShare(passed, evaluated)} calls passed; ${status ?? 'not evaluated'}`,
    baseline && `Baseline: ${formatShare(baseline.passed, baseline.evaluated)}`,
    failingCall && `Failing call: ${failingCall}`,
  ];
  return {
    name: nameCase(one),
    group: 'scenarios',
    otherwise: isFailing ? skipped : null,
    detail: detail.filter(Boolean).join('\n'),
  };
}

function waived(waiver: Waiver | undefined): Result | null {
  if (waiver === undefined) return null;
  const message = `waived until ${waiver.expires}: ${waiver.reason}`;
  return { kind: 'skipped', type: 'waived', messages: [message] };
}

function resultOf(kind: Result['kind'], outcome: Outcome, reasons: readonly Reason[]): Result {
  const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
  const messages = reasons.map(({ message }) => message);
  return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}

function* suiteLines(
  { name, outcome, run, cases }: Suite,
  id: number,
  timestamp: string,
): Generator<string> {
  const suite = attributeName(name);
  const count = (kind: Result['kind']) =>
    cases.filter(({ result }) => result?.kind === kind).length;
  const seconds = Math.min(Math.max(run?.about?.durationMs ?? 0, 0), LONGEST_MS) / 1000;
  yield `  <testsuite name="${suite}" package="simulation-gate" id="${id}" hostname="localhost"`;
  yield ` timestamp="${escapeXml(timestamp)}" time="${seconds}"`;
  yield ` tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`;
  yield ` skipped="${count('skipped')}">\n`;
  yield `    <properties>\n      <property name="outcome" value="${outcome}"/>\n`;
  yield `      <property name="job-id" value="${oneLine(run?.jobId ?? '')}"/>\n`;
  yield `      <property name="baseline" value="${oneLine(run ? describeBaseline(run) : '')}"/>\n`;
  yield '    </properties>\n';
  for (const one of cases) yield caseElement(one, suite);
  yield `    <system-out>${wholeText(run?.notes.join('\n') ?? '')}</system-out>\n`;
  yield '    <system-err></system-err>\n  </testsuite>\n';
}

function caseElement({ name, group, result, detail }: TestCase, suite: string): string {
  const attributes = `name="${attributeName(name)}" classname="${suite}.${group}" time="0"`;
  const output = detail === '' ? '' : `<system-out>${wholeText(detail)}</system-out>`;
  return `    <testcase ${attributes}>${resultElement(result)}${output}</testcase>\n`;
}

function resultElement(result: Result | null): string {
  if (result === null) return '';
  const { kind, type, messages } = result;
  const message = `message="${oneLine(messages.join('; '))}"`;
  if (kind === 'skipped') return `<skipped ${message}/>`;
  return `<${kind} ${message} type="${oneLine(type)}">${wholeText(messages.join('\n'))}</${kind}>`;
}

/** A name on one line; the schema allows no empty one. */
function attributeName(name: string): string {
  return escapeXml(fold(name, MAX_NAME_CHARS)) || '(unnamed)';
}

function oneLine(text: string): string {
  return escapeXml(fold(text, MAX_MESSAGE_CHARS));
}

function wholeText(text: string): string {
  return escapeXml(clip(text, MAX_TEXT_CHARS));
}
