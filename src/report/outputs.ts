import { type Outcome, worstFirst } from '../model/outcome.ts';
import type { Check, GateReport, Reason, RunReport } from '../model/report.ts';
import { oneLine } from '../text/log-line.ts';
import { factsOf, sumFacts } from './facts.ts';
import { fitsJsonArray, jsonArray, lines, linesInPlace } from './output-text.ts';

/** Checks of one run; the files have all of them. */
const MAX_CHECKS = 50;

/** One reason must not push all others out. */
const MAX_MESSAGE_CHARS = 2_000;
/** Of a theme's slug, a check's name or a value. */
const MAX_FACT_CHARS = 500;

/** A reason, and what it is a reason for. */
export interface StepReason extends Reason {
  /** Run plan job ID, or empty where the reason is the step's own. */
  jobId: string;
  /** What the run, or the step, came to for this reason. */
  outcome: Outcome;
}

/** Every output of the step, by name; empty where there is nothing to say. */
export function outputsOf(report: GateReport): Record<string, string> {
  const { runs } = report;
  const debriefs = runs.flatMap((run) => run.debrief ?? []);
  const facts = runs.some((run) => run.report !== null) ? sumFacts(runs) : null;
  return {
    outcome: report.outcome,
    verdict: worstVerdict(runs),
    reasons: jsonArray(
      allReasons(report).map(({ outcome, restates, ...reason }) => reason),
      (cut) => ({
        rule: 'cut',
        message: `${cut} more reasons are left out here, see the log or report.json`,
        jobId: '',
      }),
    ),
    'job-id': lines(runs.map((run) => run.jobId)),
    'debrief-id': lines(debriefs.map((debrief) => debrief.debriefId)),
    'debrief-status': lines(debriefs.map((debrief) => debrief.status)),
    'themes-total': text(facts?.themesTotal),
    'themes-high': text(facts?.themesHigh),
    'themes-new': text(facts?.themesNew),
    'checks-regressed': text(facts?.checksRegressed),
    'run-number': linesInPlace(runs.map(({ about }) => text(about?.number))),
    'run-plan-name': linesInPlace(runs.map(({ about }) => text(about?.planName))),
    score: linesInPlace(runs.map(({ runVerdict }) => text(runVerdict?.score))),
    ...Object.fromEntries(
      SUMS.map(([name, of]) => [name, text(sumOf(runs.map((run) => of(run) ?? null)))]),
    ),
    'baseline-job-id': linesInPlace(runs.map(baselineOf)),
    runs: runsOutput(runs),
    reused: String(runs.some((run) => run.reused === true)),
    attached: String(runs.some((run) => run.attached === true)),
  };
}

/** Outputs that sum up the results of the runs. */
const SUMS: readonly (readonly [string, (run: RunReport) => number | null | undefined])[] = [
  ['checks-total', ({ checks }) => checks?.length],
  ['checks-failed', ({ checks }) => checks?.filter(({ isPassed }) => isPassed === false).length],
  ['calls-total', ({ callCounts }) => callCounts?.total],
  ['calls-passed', ({ callCounts }) => callCounts?.passed],
  ['cost-usd', ({ cost }) => cost?.usd],
];

/** The sum of what is known; null where nothing is. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const sum = known.reduce((total, value) => total + value, 0);
  return known.length === 0 ? null : Number(sum.toFixed(6));
}

/** What it was compared with: by the gate, else in a report that was saved. */
function baselineOf({ report, baseline }: RunReport): string {
  return baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '';
}

function text(value: number | string | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** The step's own reasons, then those of every run, the worst first: a list that is cut keeps it. */
export function allReasons(report: GateReport): StepReason[] {
  const { runs } = report;
  return [
    ...report.reasons.map((reason) => stepReason(reason, '', report.outcome)),
    ...worstFirst(runs).flatMap((run) => {
      // Only the label distinguishes a run without an ID.
      const lead = run.jobId === '' && runs.length > 1 ? `${run.label}: ` : '';
      return run.reasons.map((reason) =>
        stepReason({ ...reason, message: lead + reason.message }, run.jobId, run.outcome),
      );
    }),
  ];
}

function stepReason(reason: Reason, jobId: string, outcome: Outcome): StepReason {
  const { rule, message, ...facts } = reason;
  const shown = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? oneLine(fact, MAX_FACT_CHARS) : fact,
  ]);
  return {
    rule,
    message: oneLine(message, MAX_MESSAGE_CHARS),
    jobId,
    ...Object.fromEntries(shown),
    outcome,
  };
}

/** `PASSED` claims something about all runs, so it takes all of them; one bad verdict is enough. */
function worstVerdict(runs: readonly RunReport[]): string {
  const verdicts = runs.map((run) => run.report?.verdict);
  if (verdicts.includes('THRESHOLD_FAILED')) return 'THRESHOLD_FAILED';
  return runs.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
}

/** Every run, with as many facts as fit of all of them; the files have the rest. */
function runsOutput(runs: readonly RunReport[]): string {
  const whole = runs.map(runFacts);
  const withoutChecks = whole.map(({ checks, confirmations, ...facts }) => facts);
  const bare = whole.map(({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict }));
  const most = [whole, withoutChecks].find(fitsJsonArray) ?? bare;
  return jsonArray(most, (cut) => ({ cut }));
}

/** One run with the same facts as the outputs of the step. */
function runFacts(run: RunReport) {
  const facts = run.report === null ? null : factsOf(run.report);
  return {
    jobId: run.jobId,
    outcome: run.outcome,
    verdict: oneLine(run.report?.verdict ?? '', 100),
    runStatus: oneLine(run.runStatus ?? '', 100),
    debriefId: oneLine(run.debrief?.debriefId ?? '', 100),
    debriefStatus: oneLine(run.debrief?.status ?? '', 100),
    themesTotal: facts?.themesTotal ?? null,
    themesHigh: facts?.themesHigh ?? null,
    themesNew: facts?.themesNew ?? null,
    checksRegressed: facts?.checksRegressed ?? null,
    runNumber: run.about?.number ?? null,
    runPlanName: oneLine(run.about?.planName ?? '', 200),
    score: run.runVerdict?.score ?? null,
    checksTotal: run.checks?.length ?? null,
    checksFailed: run.checks?.filter(({ isPassed }) => isPassed === false).length ?? null,
    callsTotal: run.callCounts?.total ?? null,
    callsPassed: run.callCounts?.passed ?? null,
    costUsd: run.cost?.usd ?? null,
    baselineJobId: oneLine(baselineOf(run), 100),
    reused: run.reused ?? false,
    attached: run.attached ?? false,
    ...(run.confirmations && {
      confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
        jobId: oneLine(jobId, 100),
        outcome,
        costUsd: usd,
      })),
    }),
    ...(run.checks && { checks: run.checks.slice(0, MAX_CHECKS).map(checkFacts) }),
  };
}

function checkFacts({ name, passed, evaluated, passRate: rate, threshold }: Check) {
  return { name: oneLine(name, 200), passed, evaluated, passRate: rate, threshold };
}
