/** `junit.xml`, in the shape of the schema that most readers know (Windy Road's `JUnit.xsd`). */

import type { GateReport, ReportSettings } from '../../model/report.ts';
import { clip, fold } from '../../text/strip.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import { escapeXml } from '../../text/xml.ts';
import { type Result, type Suite, suitesOf, type TestCase } from './suites.ts';

/** Longest names and texts, in UTF-16 units. */
const MAX_NAME_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;

/** The schema requires a time; this one means that none is known. */
const NO_TIME = '1970-01-01T00:00:00';

/** A year; no run takes longer. */
const LONGEST_MS = 31_536_000_000;

const UNNAMED = '(unnamed)';

/** Renders a report as JUnit XML. */
export function* renderJunit(report: GateReport, settings: ReportSettings): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  for (const [id, suite] of suitesOf(report, settings).entries()) yield* suiteLines(suite, id);
  yield '</testsuites>\n';
}

function* suiteLines(suite: Suite, id: number): Generator<string> {
  const { name, writtenAt, durationMs, properties, cases, notes } = suite;
  const count = (kind: Result['kind']): number =>
    cases.filter(({ result }) => result?.kind === kind).length;
  const attributes = [
    `name="${attributeName(name)}"`,
    `package="simulation-gate" id="${id}" timestamp="${timestampOf(writtenAt)}" hostname="localhost"`,
    `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`,
    `skipped="${count('skipped')}" time="${secondsOf(durationMs)}"`,
  ];
  yield `  <testsuite ${attributes.join(' ')}>\n    <properties>\n`;
  for (const [property, value] of properties) {
    yield `      <property name="${property}" value="${oneLine(value)}"/>\n`;
  }
  yield '    </properties>\n';
  for (const one of cases) yield `${caseLines(one).join('\n')}\n`;
  yield `    <system-out>${wholeText(notes.join('\n'))}</system-out>\n`;
  yield '    <system-err></system-err>\n  </testsuite>\n';
}

function caseLines({ name, classname, result, detail }: TestCase): string[] {
  const attributes = `name="${attributeName(name)}" classname="${attributeName(classname)}" time="0"`;
  const elements = [
    ...(result === null ? [] : [resultElement(result, detail)]),
    // The element of a failure or an error contains it.
    ...(detail === '' || hasText(result) ? [] : [`<system-out>${wholeText(detail)}</system-out>`]),
  ];
  if (elements.length === 0) return [`    <testcase ${attributes}/>`];
  return [
    `    <testcase ${attributes}>`,
    ...elements.map((element) => `      ${element}`),
    '    </testcase>',
  ];
}

function hasText(result: Result | null): boolean {
  return result !== null && result.kind !== 'skipped';
}

function resultElement(result: Result, detail: string): string {
  const { kind, type, messages } = result;
  const message = `message="${oneLine(messages.join('; '))}"`;
  if (!hasText(result)) return `<${kind} ${message}/>`;
  const text = [messages.join('\n'), detail].filter((part) => part !== '').join('\n\n');
  return `<${kind} ${message} type="${oneLine(type)}">${wholeText(text)}</${kind}>`;
}

/** Seconds without an exponent; 0 for a duration that no run can have. */
function secondsOf(durationMs: number): number {
  return durationMs >= 0 && durationMs <= LONGEST_MS ? Math.round(durationMs) / 1000 : 0;
}

/** A time in UTC in the format and the years of the schema. */
function timestampOf(isoTime: string): string {
  const ms = parseIsoTime(isoTime);
  if (ms === null) return NO_TIME;
  const time = new Date(ms).toISOString();
  return /^(?!0000)\d{4}-/.test(time) ? time.slice(0, 19) : NO_TIME;
}

/** A name on one line; the schema allows no empty one. */
function attributeName(name: string): string {
  return escapeXml(fold(name, MAX_NAME_CHARS)) || UNNAMED;
}

function oneLine(text: string): string {
  return escapeXml(fold(text, MAX_MESSAGE_CHARS));
}

function wholeText(text: string): string {
  return escapeXml(clip(text, MAX_TEXT_CHARS));
}
