import { type Outcome, worstFirst } from '../model/outcome.ts';
import type { GateReport, Reason, RunReport } from '../model/report.ts';
import { oneLine } from '../text/log-line.ts';
import { countFacts } from './facts.ts';
import { fitsJsonArray, jsonArray, lines, linesInPlace } from './output-text.ts';

/** Checks of one run; the files have all of them. */
const MAX_CHECKS = 50;

/** One reason must not push all others out. */
const MAX_MESSAGE_CHARS = 2_000;
/** Of a theme's slug, a check's name or a value. */
const MAX_FACT_CHARS = 500;

export interface StepReason extends Reason {
  /** Run plan job ID, or empty where the reason is the step's own. */
  jobId: string;
  /** What the run, or the step, came to for this reason. */
  outcome: Outcome;
}

/** Every output of the step, by name; empty if there is nothing to say. */
export function outputsOf(report: GateReport): Record<string, string> {
  const runs = report.runs.map(outputFacts);
  const sum = (of: (run: OutputFacts) => number | null) => text(sumOf(runs.map(of)));
  return {
    outcome: report.outcome,
    verdict: worstVerdict(runs.map(({ verdict }) => verdict)),
    reasons: jsonArray(
      allReasons(report).map(({ outcome, restates, ...reason }) => reason),
      (cut) => ({
        rule: 'cut',
        message: `${cut} more reasons are left out here, see the log or report.json`,
        jobId: '',
      }),
    ),
    'job-id': lines(runs.map(({ jobId }) => jobId)),
    'debrief-id': lines(runs.map(({ debriefId }) => debriefId)),
    'debrief-status': lines(runs.map(({ debriefStatus }) => debriefStatus)),
    'themes-total': sum((run) => run.themesTotal),
    'themes-high': sum((run) => run.themesHigh),
    'themes-new': sum((run) => run.themesNew),
    'checks-regressed': sum((run) => run.checksRegressed),
    'run-number': linesInPlace(runs.map(({ runNumber }) => text(runNumber))),
    'run-plan-name': linesInPlace(runs.map(({ runPlanName }) => runPlanName)),
    score: linesInPlace(runs.map(({ score }) => text(score))),
    'checks-total': sum((run) => run.checksTotal),
    'checks-failed': sum((run) => run.checksFailed),
    'calls-total': sum((run) => run.callsTotal),
    'calls-passed': sum((run) => run.callsPassed),
    'cost-usd': sum((run) => run.costUsd),
    'baseline-job-id': linesInPlace(runs.map(({ baselineJobId }) => baselineJobId)),
    runs: runsOutput(runs),
    reused: String(runs.some(({ reused }) => reused)),
    attached: String(runs.some(({ attached }) => attached)),
  };
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const sum = known.reduce((total, value) => total + value, 0);
  return known.length === 0 ? null : Number(sum.toFixed(6));
}

function text(value: number | null): string {
  return value === null ? '' : String(value);
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

function stepReason(
  { rule, message, short: _, brief: __, ...facts }: Reason,
  jobId: string,
  outcome: Outcome,
): StepReason {
  const short = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? oneLine(fact, MAX_FACT_CHARS) : fact,
  ]);
  return {
    rule,
    message: oneLine(message, MAX_MESSAGE_CHARS),
    jobId,
    ...Object.fromEntries(short),
    outcome,
  };
}

/** `PASSED` claims something about all runs, so it takes all of them; one bad verdict is enough. */
function worstVerdict(verdicts: readonly string[]): string {
  if (verdicts.includes('THRESHOLD_FAILED')) return 'THRESHOLD_FAILED';
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
}

/** Every run, with as many facts as fit of all of them; the files have the rest. */
function runsOutput(whole: readonly OutputFacts[]): string {
  const withoutChecks = whole.map(({ checks, confirmations, ...facts }) => facts);
  const bare = whole.map(({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict }));
  const most = [whole, withoutChecks].find(fitsJsonArray) ?? bare;
  return jsonArray(most, (cut) => ({ cut }));
}

type OutputFacts = ReturnType<typeof outputFacts>;

const UNCOUNTED = { themesTotal: null, themesHigh: null, themesNew: null, checksRegressed: null };

/** One run with the same facts as the outputs of the step. */
function outputFacts(run: RunReport) {
  const { report, debrief, about, checks, baseline } = run;
  return {
    jobId: run.jobId,
    outcome: run.outcome,
    verdict: oneLine(report?.verdict ?? '', 100),
    runStatus: oneLine(run.runStatus ?? '', 100),
    debriefId: oneLine(debrief?.debriefId ?? '', 100),
    debriefStatus: oneLine(debrief?.status ?? '', 100),
    ...(report === null ? UNCOUNTED : countFacts(report)),
    runNumber: about?.number ?? null,
    runPlanName: oneLine(about?.planName ?? '', 200),
    score: run.runVerdict?.score ?? null,
    checksTotal: checks?.length ?? null,
    checksFailed: checks ? (run.checksBelowThreshold?.length ?? 0) : null,
    callsTotal: run.callCounts?.total ?? null,
    callsPassed: run.callCounts?.passed ?? null,
    costUsd: run.cost?.usd ?? null,
    // A report that was saved names its own.
    baselineJobId: oneLine(baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '', 100),
    reused: run.reused ?? false,
    attached: run.attached ?? false,
    ...(run.confirmations && {
      confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
        jobId: oneLine(jobId, 100),
        outcome,
        costUsd: usd,
      })),
    }),
    ...(checks && {
      checks: checks
        .slice(0, MAX_CHECKS)
        .map(({ name, passed, evaluated, passRate, threshold }) => {
          return { name: oneLine(name, 200), passed, evaluated, passRate, threshold };
        }),
    }),
  };
}
