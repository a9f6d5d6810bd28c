/** The gates whose reports have to be there. */

import type { GateReport } from '../../model/report.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { distinctGates, gateOf, plainName, planNames } from './attempts.ts';

const MAX_GATES = 2_000;

/** The number of expected gates, or their names or those of their plans, one per line. */
export type Expected = { count: number } | { names: string[] };

/** A number, or names, one per line. */
export function parseExpected(text: string): Parsed<Expected> {
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    return count >= 1 && count <= MAX_GATES
      ? valid({ count })
      : invalid(text, `has to be from 1 to ${MAX_GATES}, or names of gates`);
  }
  const names = text.split(/[\n,]/).map((name) => name.trim());
  return valid({ names: [...new Set(names.filter((name) => name !== ''))] });
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
  return expected.names
    .filter((name) => !hasReport(name, reports))
    .map((name) => ({ name, message: `the report of '${name}' is missing: ${FIX}` }));
}

function hasReport(name: string, reports: readonly GateReport[]): boolean {
  const wanted = plainName(name);
  return reports.some((report) => {
    const own = plainName(gateOf(report));
    const plans = report.runs.flatMap(planNames);
    return [own, ...own.split(', '), ...plans].includes(wanted);
  });
}
