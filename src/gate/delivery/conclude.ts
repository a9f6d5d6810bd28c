/** How a step ends: outputs, job summary, annotations, exit code. */
import { fails } from '../../core/outcome.ts';
import { oneLine } from '../../core/text/log-line.ts';
import { oldBaselines } from '../../report/baseline.ts';
import { formatCounted, formatList } from '../../report/format.ts';
import type { GateReport, ReportSettings, RunReport } from '../../report/model.ts';
import { nextStep, waysOf } from '../../report/next-step.ts';
import { passedFacts } from '../../report/opening.ts';
import { triedOn } from '../../report/outcome-words.ts';
import { isBareVerdict, PLAIN, shortfallOf } from '../../report/shortfall.ts';
import { endsSoon, meantBy, unmatchedWaivers, waiversInForce } from '../../report/spared.ts';
import type { Runner } from '../../runner/runner.ts';
import { annotateEach, MAX_IDS } from '../../step/annotations.ts';
import { setOutputs } from '../../step/output-values.ts';
import type { World } from '../../step/world.ts';
import type { Telling } from '../inputs/settings.ts';
import { allReasons, outputsOf, type StepReason } from './outputs.ts';

const MAX_NAME_CHARS = 200;
/** Of what fell short in a run. */
const MAX_FACTS_CHARS = 1_000;

export interface Ending {
  report: GateReport;
  /** The report as Markdown for the step's page. */
  summary: string;
  /** The outputs that say where the report is to be found. */
  files: Readonly<Record<string, string>>;
  /** What could not be done; it changes no outcome. */
  warnings: readonly string[];
}

/**
 * Tells the ending to the step's page and to later steps, and gives the exit code. A step that was
 * told to stop fails whatever the inputs tolerate.
 */
export async function conclude(
  { report, summary, files, warnings }: Ending,
  settings: Telling & ReportSettings,
  { runner, cancelled }: Pick<World, 'runner' | 'cancelled'>,
): Promise<number> {
  const told = setOutputs({ ...outputsOf(report), ...files }, runner);
  if (settings.summary) await runner.writeSummary(summary);
  annotate(
    report,
    [
      ...warnings,
      ...policyWarnings(report.runs),
      ...oldBaselines(report.runs),
      ...endingWaivers(report.runs),
      ...misspeltWaivers(report.runs),
    ],
    runner,
  );
  if (cancelled.aborted && !isRed(report)) {
    runner.annotate(
      'error',
      `the step was cancelled, so it fails whatever it came to (${report.outcome})`,
    );
  }
  tellNextStep(report, settings, runner);
  runner.info(`Outcome: ${report.outcome}`);
  return cancelled.aborted || !told || isRed(report) ? 1 : 0;
}

/** Not where the summary stands in the log, which has it. */
function tellNextStep(report: GateReport, settings: Telling & ReportSettings, runner: Runner) {
  if (settings.summary && runner.showsSummary) return;
  const step = nextStep(report, waysOf(report, settings), PLAIN);
  if (step !== '') runner.info(`Next: ${step}.`);
}

function isRed({ outcome, tolerated }: GateReport): boolean {
  return fails(outcome) && !tolerated;
}

function annotate(report: GateReport, warnings: readonly string[], runner: Runner): void {
  const level = levelOf(report);
  if (level === 'notice') {
    runner.annotate(level, fails(report.outcome) ? describeTrial(report) : describeSuccess(report));
    annotateEach('warning', warnings, runner);
    return;
  }
  const reasons = eachExpiryOnce(reasonsToAnnotate(report)).map((reason) =>
    describeReason(reason, report),
  );
  // Those of one level share its limit.
  if (level === 'error') annotateEach(level, reasons, runner);
  annotateEach('warning', level === 'error' ? warnings : [...reasons, ...warnings], runner);
}

/** What a policy on trial finds fails no step: where a file cannot be read, that alone does. */
function reasonsToAnnotate(report: GateReport): StepReason[] {
  const reasons = allReasons(report);
  return report.policy.isTrial && report.outcome === 'error'
    ? reasons.filter(({ outcome }) => outcome === 'error')
    : reasons;
}

/** An expired waiver fails every run, but is one thing to mend. */
function eachExpiryOnce(reasons: readonly StepReason[]): StepReason[] {
  const told = new Set<string>();
  return reasons.filter(({ rule, message }) => {
    if (rule !== 'waivers') return true;
    const isNew = !told.has(message);
    told.add(message);
    return isNew;
  });
}

function levelOf(report: GateReport): 'error' | 'warning' | 'notice' {
  if (fails(report.outcome)) {
    if (!report.tolerated) return 'error';
    return report.policy.isTrial ? 'notice' : 'warning';
  }
  return report.outcome === 'skipped' && !isMeantToSkip(report) ? 'warning' : 'notice';
}

/** Whether the step does nothing since that is what the workflow asked for. */
function isMeantToSkip({ reasons }: GateReport): boolean {
  return reasons.some(({ rule }) => rule === 'dry-run' || rule === 'changed-paths');
}

function describeReason(reason: StepReason, { runs }: GateReport): string {
  const { outcome, jobId } = reason;
  const lead = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
  return `${outcome}: ${lead}${inFacts(reason, runs)}`;
}

/** In facts where no other reason tells any and this one only names the verdict. */
function inFacts(reason: StepReason, runs: readonly RunReport[]): string {
  const { message, jobId } = reason;
  const run = runs.find((one) => one.jobId === jobId);
  const isTold = run?.reasons.some(({ check }) => check !== undefined) ?? true;
  if (isTold || run === undefined || !isBareVerdict(reason)) return message;
  const facts = oneLine(shortfallOf(run, PLAIN).line, MAX_FACTS_CHARS);
  return `${facts.replace(/\.$/, '')} (the verdict is THRESHOLD_FAILED)`;
}

function describeSuccess({ outcome, reasons, runs, policy }: GateReport): string {
  if (outcome === 'skipped') return `skipped: ${reasons.map(({ message }) => message).join('; ')}`;
  const many = runs.length > 1;
  const names = runs.map(({ jobId, label }) =>
    jobId === '' || many ? jobId || label : `run ${jobId}`,
  );
  const subject = many ? `${runs.length} runs` : names.join('');
  if (outcome === 'passed') {
    const facts = passedFacts(runs);
    const judged = policy.path === null ? 'the verdict is PASSED' : 'the policy holds';
    const holds = facts === null ? judged : `${judged}, and ${facts}`;
    return `passed: ${holds} for ${subject}${describeSpared(runs)}`;
  }
  const list = many ? `: ${formatList(names, MAX_IDS)}` : '';
  const later = many
    ? 'are left to a later step, which judges them'
    : 'is left to a later step, which judges it';
  return `started: ${subject} ${later} with the input job-id${list}`;
}

/** What a green outcome rests on. */
function describeSpared(runs: readonly RunReport[]): string {
  const spared = runs.flatMap((run) => run.spared ?? []);
  const waived = sum(spared.map((one) => one.waived.length));
  const known = sum(spared.map((one) => one.known.length));
  const parts = [
    ...(waived > 0
      ? [formatCounted(waived, 'theme or check waived', 'themes and checks waived')]
      : []),
    ...(known > 0 ? [formatCounted(known, 'theme known before', 'themes known before')] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function describeTrial({ runs, policy }: GateReport): string {
  const count = runs.filter(({ outcome }) => outcome !== 'passed').length;
  return `policy-check: ${count} of ${formatCounted(runs.length, triedOn(runs))} would not pass by ${policy.path ?? 'the verdict alone, since there is no policy file'}`;
}

/** What the policy only warns of; of several runs each says which one it is about. */
function policyWarnings(runs: readonly RunReport[]): string[] {
  return runs.flatMap(({ spared, jobId, label }) =>
    (spared?.warnings ?? []).map((warning) =>
      runs.length > 1 ? `run ${jobId || label}: ${warning}` : warning,
    ),
  );
}

/** Waivers in their last days, so that nobody is surprised by their end. */
function endingWaivers(runs: readonly RunReport[]): string[] {
  return waiversInForce(runs)
    .filter(endsSoon)
    .map(
      ({ kind, target, expires, owner }) =>
        `the waiver for ${kind} '${oneLine(target, MAX_NAME_CHARS)}' ends with ${expires}${owner === null ? '' : ` (owner: ${oneLine(owner, MAX_NAME_CHARS)})`}: from the next day on it fails the gate`,
    );
}

/** Waivers that excuse nothing, where a name of what is there is written almost alike. */
function misspeltWaivers(runs: readonly RunReport[]): string[] {
  const quoted = (name: string) => `'${oneLine(name, MAX_NAME_CHARS)}'`;
  return unmatchedWaivers(runs).flatMap((waiver) => {
    const { kind, target } = waiver;
    const name = meantBy(waiver, runs);
    return name === undefined
      ? []
      : [`the waiver for ${kind} ${quoted(target)} excuses nothing: did you mean ${quoted(name)}?`];
  });
}
