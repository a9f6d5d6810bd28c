/** The first sentence of every form of the report, in facts. */
import { isBelowThreshold } from '../model/check-facts.ts';
import { fails, type Outcome } from '../model/outcome.ts';
import type { Check, GateReport, Reason, RunReport } from '../model/report.ts';
import { formatCount, formatCounted, formatPercentBeside } from './format.ts';
import { triedOn } from './outcome-words.ts';
import type { Voice } from './voice.ts';
import { waiversByName } from './waivers.ts';

export interface Opening {
  /** Sentences; empty if nothing is known. */
  line: string;
  /** The reasons that the line states. */
  stated: ReadonlySet<Reason>;
}

/** Checks that the line names. */
const MAX_CHECKS = 3;
/** Of a debrief's verdict summary; a longer one is shown further below. */
const MAX_QUOTED_CHARS = 300;

/** The line after the heading: what failed, what passed, or what happened. */
export function openingOf(report: GateReport, voice: Voice): Opening {
  if (report.policy.isTrial) return stating(trialLine(report));
  const { line, stated } = firstLine(report, voice);
  return { line: line + toleranceOf(report, voice), stated };
}

/** The result of one run. */
export function runOpening(run: RunReport, voice: Voice): Opening {
  if (run.outcome === 'passed') return stating(describePassed([run]) ?? 'The run passed.');
  const bare = run.reasons.filter(isBareVerdict);
  const missed = unwaivedMisses(run);
  if (missed.length > 0) {
    const names = new Set(missed.map(({ name }) => name));
    const ofChecks = run.reasons.filter(
      ({ rule, check }) => rule === 'run-verdict' && check !== undefined && names.has(check),
    );
    return stating(describeMissed(missed, run.checks?.length ?? 0, voice), ...bare, ...ofChecks);
  }
  const quoted = quotedSummary(run);
  if (quoted !== '') return stating(voice.prose(quoted), ...bare);
  const [first] = run.reasons.filter((reason) => !isBareVerdict(reason));
  if (first !== undefined) return stating(sentence(first.message, voice), first, ...bare);
  return bare.length > 0
    ? stating('The run is below the thresholds of its checks.', ...bare)
    : stating(`${run.outcome}.`);
}

/** The debrief's summary of its verdict if the first line does not quote it. */
export function furtherSummary(run: RunReport): string {
  return quotedSummary(run) === '' ? (run.report?.verdictSummary ?? '').trim() : '';
}

/** How many runs ended with each outcome. */
function outcomeCounts(runs: readonly RunReport[]): [Outcome, number][] {
  return [...Map.groupBy(runs, ({ outcome }) => outcome)].map(([one, of]) => [one, of.length]);
}

/** Whether a reason only names the verdict of the debrief. */
export function isBareVerdict({ restates }: Pick<Reason, 'restates'>): boolean {
  return restates === 'verdict';
}

/** Whether a check is known to be below its threshold. */
export function isMissed(check: Check): boolean {
  return check.isPassed === false || isBelowThreshold(check);
}

/** E.g. `All 6 checks passed (24 calls).`; null if that is not known of every run. */
export function describePassed(runs: readonly RunReport[]): string | null {
  const checks = runs.flatMap((run) => run.checks ?? []);
  const isKnown = runs.every((run) => run.checks !== undefined) && checks.length > 0;
  if (!isKnown) return null;
  const passed = checks.filter((check) => !isMissed(check)).length;
  const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
  const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
  const noun = formatCounted(checks.length, 'check');
  const all = checks.length === 1 ? 'The only check' : `All ${noun}`;
  const subject = passed === checks.length ? all : `${formatCount(passed)} of ${noun}`;
  return `${subject} passed${sum === null ? '' : ` (${formatCounted(sum, 'call')})`}.`;
}

/** The checks below their thresholds, apart from waived ones; empty if there are none. */
export function missedLine(run: RunReport, voice: Voice): string {
  const missed = unwaivedMisses(run);
  return missed.length === 0 ? '' : describeMissed(missed, run.checks?.length ?? 0, voice);
}

function stating(line: string, ...reasons: Reason[]): Opening {
  return { line, stated: new Set(reasons) };
}

function firstLine(report: GateReport, voice: Voice): Opening {
  const { outcome, runs, reasons } = report;
  const [run, ...further] = runs;
  switch (outcome) {
    case 'failed': {
      const failed = runs.filter((one) => one.outcome === 'failed').length;
      if (failed === 0) return firstReason(reasons, voice);
      if (run !== undefined && further.length === 0) return runOpening(run, voice);
      const others = countList(outcomeCounts(runs).filter(([one]) => one !== 'failed'));
      const rest = others === '' ? '' : `, ${others}`;
      return stating(
        `${formatCount(failed)} of ${formatCounted(runs.length, 'run')} failed${rest}.`,
      );
    }
    case 'passed':
      return stating(describePassed(runs) ?? `${further.length > 0 ? 'Every' : 'The'} run passed.`);
    case 'inconclusive':
    case 'error':
      if (further.length === 0) return firstReason([...reasons, ...(run?.reasons ?? [])], voice);
      return stating(`${formatCounted(runs.length, 'run')}: ${countList(outcomeCounts(runs))}.`);
    case 'skipped':
      return skippedLine(report, voice);
    case 'started':
      return stating(
        voice.own('The run makes its calls while other steps continue. A later step with ') +
          voice.code('job-id') +
          voice.own(' waits for it and evaluates it.'),
      );
  }
}

/** E.g. `2 passed, 1 inconclusive`. */
function countList(counts: readonly [Outcome, number][]): string {
  return counts.map(([outcome, count]) => `${formatCount(count)} ${outcome}`).join(', ');
}

function firstReason([first]: readonly Reason[], voice: Voice): Opening {
  return first === undefined ? stating('') : stating(sentence(first.message, voice), first);
}

function skippedLine({ reasons }: GateReport, voice: Voice): Opening {
  if (reasons.some(({ rule }) => rule === 'dry-run')) {
    return stating(
      voice.own(
        'Nothing was started. This was a dry run, and everything that it checked is valid. ',
      ) +
        voice.own('Remove the input ') +
        voice.code('dry-run') +
        voice.own(' to start the gate.'),
    );
  }
  const why = reasons.map(({ message }) => voice.prose(message)).join('; ');
  return stating(`${voice.own('Nothing was tested:')} ${why}.`, ...reasons);
}

function trialLine({ policy, runs }: GateReport): string {
  const alone =
    policy.path === null ? ' There is no policy file, so the verdict decides alone.' : '';
  const unreadable = triedOn(runs) === 'saved debrief' ? 'file' : 'run';
  return `Nothing was tested. Only an unreadable ${unreadable} fails this step.${alone}`;
}

/** Why an outcome that fails others does not fail this step; empty if it does. */
function toleranceOf({ outcome, tolerated }: GateReport, voice: Voice): string {
  if (!tolerated || !fails(outcome)) return '';
  const setting =
    outcome === 'failed'
      ? `${voice.code('warn-only')}${voice.own(' is set')}`
      : `${voice.code('on-inconclusive')}${voice.own(' is ')}${voice.code('warn')}`;
  return `${voice.own(' The step does not fail, since ')}${setting}.`;
}

/** The debrief's summary of a failed verdict if nothing else says what failed; else empty. */
function quotedSummary(run: RunReport): string {
  const summary = (run.report?.verdictSummary ?? '').trim();
  const isQuoted = run.reasons.some(isBareVerdict) && unwaivedMisses(run).length === 0;
  return isQuoted && summary.length <= MAX_QUOTED_CHARS ? summary : '';
}

function unwaivedMisses({ checks = [], exceptions }: RunReport): Check[] {
  const waived = waiversByName(exceptions).check;
  return checks.filter((check) => isMissed(check) && !waived.has(check.name));
}

function describeMissed(missed: readonly Check[], count: number, voice: Voice): string {
  const shown = missed.slice(0, MAX_CHECKS).map((check) => describeCheck(check, voice));
  const more = missed.length - shown.length;
  const list = [...shown, ...(more > 0 ? [`and ${formatCount(more)} more`] : [])].join(', ');
  const are = missed.length === 1 ? 'is below its threshold' : 'are below their thresholds';
  return `${formatCount(missed.length)} of ${formatCounted(count, 'check')} ${are}: ${list}.`;
}

/** E.g. `refund policy stated passed 6 of 24 calls (threshold 80%)`, as far as it is known. */
function describeCheck(
  { name, passed, evaluated, passRate: rate, threshold }: Check,
  voice: Voice,
): string {
  const counts =
    passed !== null && evaluated !== null
      ? ` passed ${formatCount(passed)} of ${formatCounted(evaluated, 'call')}`
      : rate !== null
        ? ` passed ${formatPercentBeside(rate, threshold)} of its calls`
        : '';
  const limit = threshold === null ? '' : ` (threshold ${formatPercentBeside(threshold, rate)})`;
  return voice.name(name) + voice.own(counts + limit);
}

/** A message of ours as a sentence. */
function sentence(message: string, voice: Voice): string {
  const end = /[.!?…]$/.test(message) ? '' : '.';
  return voice.prose(message.charAt(0).toUpperCase() + message.slice(1) + end);
}
