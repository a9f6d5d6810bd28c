/** Which reports count, and which are missing: of one gate, plan and commit the newest attempt counts. */

import type { GateReport, RunReport } from '../../model/report.ts';
import { MERGE } from '../../report/words/action-words.ts';
import { normalizeName } from '../../text/alike.ts';
import type { Expected } from './merge-inputs.ts';
import type { GivenReport } from './read-reports.ts';

/** The end of a workflow run's URL, which differs between its attempts. */
const ATTEMPT = /\/attempts\/\d+$/;

/** The name of a gate, else the subject of its inputs; or empty. */
export function gateOf({ gateName, gate }: Pick<GateReport, 'gateName' | 'gate'>): string {
  return gateName ?? gate ?? '';
}

/**
 * The reports that count. One is left out only if another is of a later attempt at the same, or evaluates the
 * runs that it only started. Two reports of one attempt both count.
 */
export function reportsThatCount<Report extends Pick<GivenReport, 'report'>>(
  given: readonly Report[],
): Report[] {
  return given.filter(
    ({ report }) =>
      !given.some(
        ({ report: other }) =>
          other !== report && (isLaterAttempt(other, report) || evaluatesStarted(other, report)),
      ),
  );
}

function isLaterAttempt(other: GateReport, report: GateReport): boolean {
  return (
    isSameGate(other, report) &&
    other.provenance?.commit === report.provenance?.commit &&
    isLater(other, report) &&
    // A report without runs may be of any plan, so one that tested nothing takes the place of no other.
    (other.runs.length > 0 || other.outcome !== 'skipped')
  );
}

/** Whether a report evaluates all runs that a step of the same gate only started. */
function evaluatesStarted(other: GateReport, report: GateReport): boolean {
  return (
    report.outcome === 'started' &&
    report.gateName === other.gateName &&
    report.runs.length > 0 &&
    report.runs.every(({ jobId }) =>
      other.runs.some((run) => run.outcome !== 'started' && run.jobId === jobId && jobId !== ''),
    )
  );
}

/**
 * Whether two reports are of one gate and the same plans. Gates without names differ in their step, those of a
 * matrix only in their variables.
 */
function isSameGate(one: GateReport, other: GateReport): boolean {
  const [here, there] = [one.provenance, other.provenance];
  if (here?.repository !== there?.repository || here?.workflow !== there?.workflow) return false;
  if (gateOf(one) !== gateOf(other)) return false;
  if (one.runs.length === 0 || other.runs.length === 0) return gateOf(one) !== '';
  const isNamed = one.gateName !== undefined;
  if (!isNamed && (here?.job !== there?.job || here?.step !== there?.step)) return false;
  if (!isNamed && JSON.stringify(one.variables) !== JSON.stringify(other.variables)) return false;
  return hasPlansOf(one, other) && hasPlansOf(other, one);
}

function hasPlansOf(one: GateReport, { runs }: GateReport): boolean {
  return runs.every((run) => one.runs.some((own) => isSamePlan(own, run, one)));
}

/** An unknown plan may be any of a gate with a name; without a name the run itself has to be the same. */
function isSamePlan(one: RunReport, other: RunReport, { gateName }: GateReport): boolean {
  const [here, there] = [planNames(one), planNames(other)];
  if (here.length > 0 && there.length > 0) return here.some((name) => there.includes(name));
  return gateName !== undefined || (one.jobId !== '' && one.jobId === other.jobId);
}

/** A name of a gate or a plan without differences in case or encoding. */
function plainName(name: string): string {
  return normalizeName(name).toLowerCase();
}

function planNames({ about, stableName }: RunReport): string[] {
  const names = [about?.planId, about?.planName, stableName];
  return names.flatMap((name) => (name ? [plainName(name)] : []));
}

function isLater(one: GateReport, other: GateReport): boolean {
  const [here, there] = [workflowRun(one), workflowRun(other)];
  if (here === there) return attemptOf(one) > attemptOf(other);
  const [time = '', otherTime = ''] = [one, other].map((report) => report.provenance?.reportedAt);
  return here !== '' && there !== '' && Date.parse(time) > Date.parse(otherTime);
}

function workflowRun({ provenance }: GateReport): string {
  return (provenance?.workflowRunUrl ?? '').replace(ATTEMPT, '');
}

/** 1 if unknown. */
export function attemptOf({ provenance }: GateReport): number {
  return provenance?.attempt ?? 1;
}

/** Everything that is expected and has no report. */
export function findMissing(expected: Expected, reports: readonly GateReport[]) {
  if ('count' in expected) {
    const parts = new Set(reports.flatMap(partNames));
    const whole = reports.filter(
      (report, index) =>
        partNames(report).length === 0 &&
        !parts.has(plainName(gateOf(report))) &&
        reports.findIndex((other) => other === report || isSameGate(other, report)) === index,
    );
    const there = parts.size + whole.length;
    const { count } = expected;
    if (there >= count) return [];
    return [{ name: MERGE.missing, message: MERGE.tooFew(there, count) }];
  }
  const isThere = (name: string) => hasReport(name, reports);
  return expected.lines
    .flatMap((line) => (isThere(line) ? [] : splitNames(line)))
    .filter((name) => !isThere(name))
    .map((name) => ({ name, message: MERGE.absent(name) }));
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
    return [own, ...own.split(', '), ...partNames(report), ...plans].includes(wanted);
  });
}

/** The gates of a report that is merged itself. */
function partNames({ runs }: GateReport): string[] {
  return runs.flatMap(({ partOf }) => (partOf === undefined ? [] : plainName(gateOf(partOf))));
}
