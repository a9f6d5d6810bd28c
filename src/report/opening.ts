/** The first sentence of every form of the report. Names are in single quotes; escaping is the renderer's own. */

import { findSame, isBelowThreshold, isEvaluated } from '../model/check-facts.ts';
import { fails, worstFirst } from '../model/outcome.ts';
import type { Check, GateReport, Reason, RunReport } from '../model/report.ts';
import { passedShare } from './check-rows.ts';
import { formatCount, formatCounted, formatList, formatPercentBeside } from './format.ts';
import { waiversByName } from './waiver-words.ts';
import { quoteName } from './words/names.ts';

const MAX_CHECKS = 3;

export interface Opening {
  line: string;
  stated: ReadonlySet<Reason>;
}

/** Of a debrief's verdict summary; a longer one is shown further below. */
const MAX_QUOTED_CHARS = 300;

/** The line after the heading: what failed, what passed, or what happened. */
export function openingOf(report: GateReport): Opening {
  if (report.policy.isTrial) {
    return stating('Nothing was tested. Only a file or a run that cannot be read fails this step.');
  }
  const { line, stated } = firstLine(report);
  return { line: line + toleranceOf(report), stated };
}

/** @param hasTable whether a table of the run's checks has their figures */
export function runOpening(run: RunReport, hasTable = true): Opening {
  if (run.outcome === 'passed') return stating(describePassed([run]) ?? 'The run passed.');
  const { cases = [], reasons } = run;
  // The list of scenarios has the rest of these reasons.
  const nowFailing = cases.filter(({ status }) => status === 'now failing');
  const ofCases = reasons.filter(({ case: id }) => nowFailing.some((one) => one.id === id));
  if (ofCases.length === 0) return openingWithoutCases(run, hasTable);
  const others = reasons.filter((reason) => !ofCases.includes(reason));
  const { line, stated } =
    others.length === 0 ? stating('') : openingWithoutCases({ ...run, reasons: others }, hasTable);
  const failing = `${formatCount(ofCases.length)} of ${formatCounted(cases.length, 'scenario')} ${ofCases.length === 1 ? 'is' : 'are'} now failing.`;
  return stating(line === '' ? failing : `${line} ${failing}`, ...stated, ...ofCases);
}

function openingWithoutCases(run: RunReport, hasTable: boolean): Opening {
  const bare = run.reasons.filter(isBareVerdict);
  const missed = unwaivedMisses(run);
  if (missed.length > 0) {
    const find = findSame(missed);
    const ofChecks = [...run.reasons, ...(run.exceptions?.warnings ?? [])].filter(
      ({ restates, check: name, checkId: id }) =>
        restates === 'threshold' && name !== undefined && find({ id, name }).length > 0,
    );
    return stating(describeMissed(missed, run.checks?.length ?? 0, hasTable), ...bare, ...ofChecks);
  }
  const quoted = quotedSummary(run);
  if (quoted !== '') return stating(quoted, ...bare);
  const [first] = run.reasons.filter((reason) => !isBareVerdict(reason));
  if (first !== undefined) return stating(sentence(first.message), first, ...bare);
  return bare.length > 0
    ? stating('The run is below the thresholds of its checks.', ...bare)
    : stating(`${run.outcome}.`);
}

/** The debrief's summary of its verdict if the first line does not quote it. */
export function furtherSummary(run: RunReport): string {
  return quotedSummary(run) === '' ? (run.report?.verdictSummary ?? '').trim() : '';
}

/** The warnings of a run that neither the first line states nor the list of scenarios shows. */
export function furtherWarnings(run: RunReport): string[] {
  const { stated } = runOpening(run);
  const warnings = run.exceptions?.warnings ?? [];
  const further = warnings.filter((one) => one.rule !== 'scenario' && !stated.has(one));
  return further.map(({ message }) => message);
}

/** E.g. `All 6 checks passed (24 calls).`; null if no check did, or a run has no checks. */
function describePassed(runs: readonly RunReport[]): string | null {
  const checks = runs.flatMap((run) => run.checks ?? []);
  if (checks.length === 0 || runs.some((run) => run.checks === undefined)) return null;
  const left = checks.filter((check) => !isEvaluated(check)).length;
  const passed = checks.length - left - runs.flatMap(missedChecks).length;
  if (passed === 0) return null;
  const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
  const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
  const noun = formatCounted(checks.length, 'check');
  const all = checks.length === 1 ? 'The only check' : `All ${noun}`;
  const subject = passed === checks.length ? all : `${formatCount(passed)} of ${noun}`;
  const rest = left === 0 ? '' : `; ${formatCount(left)} not evaluated`;
  return `${subject} passed${sum === null ? '' : ` (${formatCounted(sum, 'call')})`}${rest}.`;
}

function stating(line: string, ...reasons: Reason[]): Opening {
  return { line, stated: new Set(reasons) };
}

/** Whether a reason only names the verdict of the debrief. */
function isBareVerdict({ restates }: Reason): boolean {
  return restates === 'verdict';
}

function firstLine({ outcome, runs, reasons }: GateReport): Opening {
  const [run, ...others] = runs;
  switch (outcome) {
    case 'passed':
      return stating(describePassed(runs) ?? `${others.length > 0 ? 'Every' : 'The'} run passed.`);
    case 'started':
      return stating(
        "The run makes its calls while other steps continue. A later step with 'job-id' waits for it and evaluates it.",
      );
    case 'skipped': {
      if (reasons.some(({ rule }) => rule === 'dry-run')) {
        return stating(
          "Nothing was started. This was a dry run, and everything that it checked is valid. Remove the input 'dry-run' to start the gate.",
        );
      }
      const why = reasons.map(({ message }) => message).join('; ');
      return stating(`Nothing was tested: ${why}.`, ...reasons);
    }
    default:
      if (run === undefined || runs.every((one) => one.outcome !== outcome)) {
        const [first, ...further] = reasons;
        // Several errors are a list, which the next step follows.
        const isList = further.length > 0 && outcome !== 'failed';
        return first === undefined || isList
          ? stating('')
          : stating(sentence(first.message), first);
      }
      return others.length > 0 ? stating(countOutcomes(runs)) : runOpening(run);
  }
}

/** E.g. `3 runs: 2 passed, 1 inconclusive.` */
function countOutcomes(runs: readonly RunReport[]): string {
  const groups = [...Map.groupBy(worstFirst(runs), ({ outcome }) => outcome)];
  const counts = groups.map(([outcome, of]) => `${formatCount(of.length)} ${outcome}`);
  return `${formatCounted(runs.length, 'run')}: ${counts.join(', ')}.`;
}

/** Why an outcome that fails others does not fail this step; empty if it does. */
function toleranceOf({ outcome, tolerated }: GateReport): string {
  if (!tolerated || !fails(outcome)) return '';
  const setting = outcome === 'failed' ? "'warn-only' is set" : "'on-inconclusive' is 'warn'";
  return ` The step does not fail, since ${setting}.`;
}

/** The debrief's summary of a failed verdict if nothing else says what failed; else empty. */
function quotedSummary(run: RunReport): string {
  const summary = (run.report?.verdictSummary ?? '').trim();
  const isQuoted = run.reasons.some(isBareVerdict) && unwaivedMisses(run).length === 0;
  return isQuoted && summary.length <= MAX_QUOTED_CHARS ? summary : '';
}

/** The checks of a failed run that are below their thresholds; one that is not proven is not below. */
function unwaivedMisses(run: RunReport): Check[] {
  const waived = waiversByName(run.exceptions).check;
  return run.outcome === 'failed'
    ? missedChecks(run).filter(
        (check) => !waived.has(check.name) && (check.isPassed === false || isBelowThreshold(check)),
      )
    : [];
}

function missedChecks({ checks = [], checksBelowThreshold = [] }: RunReport): Check[] {
  const below = findSame(checksBelowThreshold);
  return checks.flatMap((check) => {
    const [missed] = below(check);
    return missed ? { ...check, threshold: missed.threshold } : [];
  });
}

function describeMissed(missed: readonly Check[], count: number, hasTable: boolean): string {
  const show = hasTable ? ({ name }: Check) => quoteName(name) : describeCheck;
  const names = formatList(missed.map(show), MAX_CHECKS);
  const are = missed.length === 1 ? 'is below its threshold' : 'are below their thresholds';
  return `${formatCount(missed.length)} of ${formatCounted(count, 'check')} ${are}: ${names}.`;
}

/** E.g. `'refund policy stated' 6/24 (25%) · 95% CI 12–45% (threshold 80%)`. */
function describeCheck(check: Check): string {
  const limit = formatPercentBeside(check.threshold, check.passRate);
  return `${quoteName(check.name)} ${passedShare(check)} (threshold ${limit})`;
}

/** A message of ours as a sentence. */
function sentence(message: string): string {
  const end = /[.!?…]$/.test(message) ? '' : '.';
  return message.charAt(0).toUpperCase() + message.slice(1) + end;
}
