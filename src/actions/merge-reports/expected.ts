/** The gates whose reports have to be there. */

import type { GateReport } from '../../model/report.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { distinctGates, gateOf, plainName, planNames } from './attempts.ts';

const MAX_GATES = 2_000;

/** The number of expected gates, or their names or those of their plans, one per line. */
export type Expected = { count: number } | { lines: string[] };

/** A number, or names as lines or as a JSON array. */
export function parseExpected(text: string): Parsed<Expected> {
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    return count >= 1 && count <= MAX_GATES
      ? valid({ count })
      : invalid(text, `has to be from 1 to ${MAX_GATES}, or names of gates`);
  }
  const lines = text.startsWith('[') ? parseArray(text) : text.split('\n');
  if (lines === null) {
    return invalid(
      text,
      'is not a JSON array of names: write one as ["support", "sales"], or lines',
    );
  }
  const names = lines.map((line) => line.trim()).filter((line) => /[^,\s]/.test(line));
  return names.length > 0
    ? valid({ lines: [...new Set(names)] })
    : invalid(text, 'names no gate: give names of gates or of run plans, or their number');
}

function parseArray(text: string): string[] | null {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
  } catch {
    return null;
  }
}

/** A report that is missing. */
export interface Missing {
  name: string;
  message: string;
}

const FIX =
  'check that its job ran, uploaded report.json, and that the artifact was downloaded here';

/** Everything that is expected and has no report. */
export function findMissing(expected: Expected, reports: readonly GateReport[]): Missing[] {
  if ('count' in expected) {
    const there = distinctGates(reports).length;
    const { count } = expected;
    if (there >= count) return [];
    const message = `the reports of ${there} of ${count} gates are here. For each of the others, ${FIX}`;
    return [{ name: 'expect', message }];
  }
  const isThere = (name: string) => hasReport(name, reports);
  return expected.lines
    .flatMap((line) => (isThere(line) ? [] : splitNames(line)))
    .filter((name) => !isThere(name))
    .map((name) => ({ name, message: `the report of '${name}' is missing: ${FIX}` }));
}

/** A list may be separated by commas, and a name may hold one. */
function splitNames(line: string): string[] {
  return line
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function hasReport(name: string, reports: readonly GateReport[]): boolean {
  const wanted = plainName(name);
  return reports.some((report) => {
    const own = plainName(gateOf(report));
    const plans = report.runs.flatMap(planNames);
    return [own, ...own.split(', '), ...plans].includes(wanted);
  });
}
