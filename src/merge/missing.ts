/** The reports that are expected, and are not there. */
import type { GateReport } from '../report/model.ts';
import { distinctGates, gateOf, plainName, planNames } from './attempts.ts';
import type { Expected } from './expected.ts';

/** A report that is not there: whose, and in words that go on after `the report of`. */
export interface Missing {
  name: string;
  message: string;
}

const CURE =
  'look at the job that is to write it: it may not have run or not have uploaded report.json, or its artifact was not downloaded here';

/** What is expected and has no report. */
export function findMissing(expected: Expected, reports: readonly GateReport[]): Missing[] {
  if ('count' in expected) {
    const there = distinctGates(reports).length;
    const { count } = expected;
    if (there >= count) return [];
    const message = `the reports of ${there} of ${count} gates are there: for each of the others, ${CURE}`;
    return [{ name: 'expect', message }];
  }
  const isThere = (name: string) => hasReport(name, reports);
  return expected.lines
    .flatMap((line) => (isThere(line) ? [] : splitNames(line)))
    .filter((name) => !isThere(name))
    .map((name) => ({ name, message: `the report of '${name}' is missing: ${CURE}` }));
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
