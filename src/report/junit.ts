/**
 * `junit.xml`: a suite a run, a case a check of the trend and a theme, in the shape of the schema
 * that most readers know (Windy Road's `JUnit.xsd`). A failure is what the policy holds against a
 * run; an error is a run that could not be judged.
 */
import { parseIsoTime } from '../core/input/iso-time.ts';
import type { Outcome } from '../core/outcome.ts';
import { clip, fold } from '../core/text/strip.ts';
import { escapeXml } from '../core/text/xml.ts';
import { formatShare } from './format.ts';
import type { GateReport, Reason, ReportSettings, RunReport, Theme, Waiver } from './model.ts';
import { runUrl } from './run-url.ts';
import { waiversByName } from './spared.ts';

/** Longest names and texts, in UTF-16 units. */
const MAX_NAME_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;

/** The schema wants a moment; this one says that none is known. */
const NO_TIME = '1970-01-01T00:00:00';

const UNNAMED = '(unnamed)';

/** What becomes of a reason, by the outcome of its run. */
const KIND: Readonly<Record<Outcome, Result['kind'] | null>> = {
  passed: null,
  failed: 'failure',
  inconclusive: 'error',
  error: 'error',
  started: 'skipped',
  skipped: 'skipped',
};

interface Suite {
  name: string;
  timestamp: string;
  properties: [string, string][];
  cases: Case[];
  /** What else there is to say of it. */
  notes: readonly string[];
}

interface Case {
  name: string;
  group: 'gate' | 'checks' | 'themes';
  result: Result | null;
}

/** What a case came to where it did not pass. */
interface Result {
  kind: 'failure' | 'error' | 'skipped';
  /** Names of the rules that speak. */
  type: string;
  messages: readonly string[];
  /** More about it, for a reader of the whole text. */
  detail?: string;
}

/** Renders a report as JUnit XML. */
export function renderJunit(report: GateReport, settings: ReportSettings): string {
  const suites = report.runs.map((run) => runSuite(run, settings));
  if (suites.length === 0 || report.reasons.length > 0) suites.push(gateSuite(report));
  const elements = suites.flatMap((suite, id) => suiteLines(suite, id));
  return `${['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...elements, '</testsuites>'].join('\n')}\n`;
}

/** The step itself, where no run stands for it or something is wrong with the workflow. */
function gateSuite({ outcome, reasons }: GateReport): Suite {
  const kind = KIND[outcome] === 'skipped' ? 'skipped' : 'error';
  return {
    name: 'Simulation gate',
    timestamp: NO_TIME,
    properties: [['outcome', outcome]],
    cases: [{ name: 'verdict', group: 'gate', result: resultOf(kind, outcome, reasons) }],
    notes: [],
  };
}

function runSuite(run: RunReport, settings: ReportSettings): Suite {
  const { jobId, label, outcome, runStatus, debrief, report } = run;
  const checks = (report?.trend?.rows ?? []).map(({ checkName }) => checkName);
  const themes = report?.themes ?? [];
  return {
    name: jobId || label,
    timestamp: timestampOf(report?.generatedAt ?? ''),
    properties: [
      ['outcome', outcome],
      ['verdict', report?.verdict ?? ''],
      ['job-id', jobId],
      ['run-url', runUrl(jobId, settings) ?? ''],
      ['run-status', runStatus ?? ''],
      ['debrief-id', debrief?.debriefId ?? ''],
      ['debrief-status', debrief?.status ?? ''],
    ],
    cases: [
      verdictCase(run, checks, themes),
      ...checkCases(run, checks),
      ...themeCases(run, themes),
    ],
    notes: run.notes,
  };
}

/** The case of the run as a whole; it takes every reason that no other case has. */
function verdictCase(
  { outcome, reasons }: RunReport,
  checks: readonly string[],
  themes: readonly Theme[],
): Case {
  const names = new Set(checks);
  const slugs = new Set(themes.map(({ slug }) => slug));
  const own = reasons.filter(
    ({ check, theme }) =>
      !(check !== undefined && names.has(check)) && !(theme !== undefined && slugs.has(theme)),
  );
  const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
  const kind = isHit ? KIND[outcome] : null;
  return { name: 'verdict', group: 'gate', result: kind && resultOf(kind, outcome, own) };
}

function checkCases(run: RunReport, checks: readonly string[]): Case[] {
  const hits = Map.groupBy(run.reasons, ({ check }) => check);
  const waivers = waiversByName(run.spared).check;
  return checks.map((check) => ({
    name: check,
    group: 'checks',
    result: partResult(run, hits.get(check), waivers.get(check)),
  }));
}

function themeCases(run: RunReport, themes: readonly Theme[]): Case[] {
  const hits = Map.groupBy(run.reasons, ({ theme }) => theme);
  const waivers = waiversByName(run.spared).theme;
  return themes.map((theme) => {
    const result = partResult(run, hits.get(theme.slug), waivers.get(theme.slug));
    return {
      name: theme.title || theme.slug,
      group: 'themes',
      result: result && { ...result, detail: themeDetail(theme) },
    };
  });
}

/** What a check or a theme came to: what a reason holds against it counts before a waiver. */
function partResult(run: RunReport, hits: Reason[] = [], waiver?: Waiver): Result | null {
  const kind = KIND[run.outcome];
  if (kind !== null && hits.length > 0) return resultOf(kind, run.outcome, hits);
  if (waiver === undefined) return null;
  const { reason, expires } = waiver;
  return { kind: 'skipped', type: 'waived', messages: [`waived until ${expires}: ${reason}`] };
}

function resultOf(kind: Result['kind'], outcome: string, reasons: readonly Reason[]): Result {
  const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
  const messages = reasons.map(({ message }) => message);
  return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}

function themeDetail({ severity, affectedCallCount, totalCallCount, analysis }: Theme): string {
  const facts = `${severity}: ${formatShare(affectedCallCount, totalCallCount)} calls`;
  return analysis === '' ? facts : `${facts}\n\n${analysis}`;
}

/** A moment in UTC as the schema wants it, in the years that it allows. */
function timestampOf(isoTime: string): string {
  const ms = parseIsoTime(isoTime);
  if (ms === null) return NO_TIME;
  const moment = new Date(ms).toISOString();
  return /^(?!0000)\d{4}-/.test(moment) ? moment.slice(0, 19) : NO_TIME;
}

function suiteLines({ name, timestamp, properties, cases, notes }: Suite, id: number): string[] {
  const count = (kind: Result['kind']): number =>
    cases.filter(({ result }) => result?.kind === kind).length;
  const suiteName = nameOf(name, `run ${id + 1}`);
  const attributes = [
    `name="${suiteName}"`,
    `package="simulation-gate" id="${id}" timestamp="${timestamp}" hostname="localhost"`,
    `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`,
    `skipped="${count('skipped')}" time="0"`,
  ];
  return [
    `  <testsuite ${attributes.join(' ')}>`,
    '    <properties>',
    ...properties.map(
      ([property, value]) => `      <property name="${property}" value="${oneLine(value)}"/>`,
    ),
    '    </properties>',
    ...cases.flatMap((one) => caseLines(one, suiteName)),
    `    <system-out>${wholeText(notes.join('\n'))}</system-out>`,
    '    <system-err></system-err>',
    '  </testsuite>',
  ];
}

function caseLines({ name, group, result }: Case, suiteName: string): string[] {
  const attributes = `name="${nameOf(name, UNNAMED)}" classname="${suiteName}.${group}" time="0"`;
  if (result === null) return [`    <testcase ${attributes}/>`];
  return [`    <testcase ${attributes}>`, `      ${resultElement(result)}`, '    </testcase>'];
}

function resultElement({ kind, type, messages, detail }: Result): string {
  const message = `message="${oneLine(messages.join('; '))}"`;
  if (kind === 'skipped') return `<skipped ${message}/>`;
  const text = [messages.join('\n'), detail].filter((part) => part !== undefined).join('\n\n');
  return `<${kind} ${message} type="${oneLine(type)}">${wholeText(text)}</${kind}>`;
}

/** A name on one line; the schema allows no empty one. */
function nameOf(name: string, otherwise: string): string {
  return escapeXml(fold(name, MAX_NAME_CHARS)) || otherwise;
}

function oneLine(text: string): string {
  return escapeXml(fold(text, MAX_MESSAGE_CHARS));
}

function wholeText(text: string): string {
  return escapeXml(clip(text, MAX_TEXT_CHARS));
}
