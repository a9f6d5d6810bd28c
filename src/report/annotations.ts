/** The annotations of a gate. */
import { fails } from '../model/outcome.ts';
import type { GateReport, RunReport } from '../model/report.ts';
import { oneLine } from '../text/log-line.ts';
import { oldBaselines } from './baseline.ts';
import { formatCounted, formatList } from './format.ts';
import { passedFacts } from './opening.ts';
import { triedOn } from './outcome-words.ts';
import { allReasons, type StepReason } from './outputs.ts';
import { isBareVerdict, shortfallOf } from './shortfall.ts';
import { endsSoon, waiversInForce } from './spared.ts';
import { PLAIN } from './voice.ts';

const MAX_NAME_CHARS = 200;
/** Of what fell short in a run. */
const MAX_FACTS_CHARS = 1_000;

/** So many IDs fit into an annotation beside the reason. */
export const MAX_IDS = 100;

export interface Annotations {
  /** Of the reasons. */
  level: 'error' | 'warning' | 'notice';
  reasons: string[];
  warnings: string[];
}

/** The reasons, or what the step came to if there are none, and the warnings. */
export function annotationsOf(report: GateReport): Annotations {
  const { runs } = report;
  const level = levelOf(report);
  const warnings = [
    ...policyWarnings(runs),
    ...oldBaselines(runs),
    ...endingWaivers(runs),
    ...(fails(report.outcome) ? leftGoing(runs) : []),
  ];
  if (level === 'notice') {
    const told = fails(report.outcome) ? describeTrial(report) : describeSuccess(report);
    return { level, reasons: [told], warnings };
  }
  const reasons = eachExpiryOnce(reasonsToAnnotate(report)).map((reason) =>
    describeReason(reason, report),
  );
  return { level, reasons, warnings };
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
  return reasons.filter(
    ({ rule, message }, index) =>
      rule !== 'waivers' || reasons.findIndex((one) => one.message === message) === index,
  );
}

function levelOf(report: GateReport): Annotations['level'] {
  if (fails(report.outcome)) {
    if (!report.tolerated) return 'error';
    return report.policy.isTrial ? 'notice' : 'warning';
  }
  return report.outcome === 'skipped' && !isMeantToSkip(report) ? 'warning' : 'notice';
}

/** Whether the step does nothing since that is what the workflow asked for. */
function isMeantToSkip({ reasons }: GateReport): boolean {
  return reasons.some(({ rule }) => rule === 'dry-run' || rule === 'paths');
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

function describeSuccess({ outcome, reasons, runs }: GateReport): string {
  if (outcome === 'skipped') return `skipped: ${reasons.map(({ message }) => message).join('; ')}`;
  const many = runs.length > 1;
  const names = runs.map(({ jobId, label }) =>
    jobId === '' || many ? jobId || label : `run ${jobId}`,
  );
  const subject = many ? `${runs.length} runs` : names.join('');
  if (outcome === 'passed') {
    const facts = passedFacts(runs) ?? 'The verdict is PASSED.';
    return `passed: ${subject}: ${facts}${describeSpared(runs)}`;
  }
  return `started: ${subject} ${many ? 'are' : 'is'} ${leftToLater(names)}`;
}

function leftToLater(names: readonly string[]): string {
  const many = names.length > 1;
  const list = many ? `: ${formatList(names, MAX_IDS)}` : '';
  return `left to a later step, which evaluates ${many ? 'them' : 'it'} with the input job-id${list}`;
}

/** Runs that were started, or are followed, beside others that could not be: they may be placing calls. */
function leftGoing(runs: readonly RunReport[]): string[] {
  const names = runs
    .filter(({ outcome, reused }) => outcome === 'started' && reused !== true)
    .map(({ jobId }) => jobId);
  if (names.length === 0) return [];
  const go = names.length > 1 ? `${names.length} runs go` : `run ${names.join('')} goes`;
  return [`${go} on all the same, and ${names.length > 1 ? 'are' : 'is'} ${leftToLater(names)}`];
}

/** What a green outcome rests on. */
function describeSpared(runs: readonly RunReport[]): string {
  const exceptions = runs.flatMap((run) => run.exceptions ?? []);
  const waived = exceptions.flatMap((one) => one.waived).length;
  const known = exceptions.flatMap((one) => one.known).length;
  const parts = [
    ...(waived > 0
      ? [formatCounted(waived, 'theme or check waived', 'themes and checks waived')]
      : []),
    ...(known > 0 ? [formatCounted(known, 'persistent theme')] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

function describeTrial({ runs, policy }: GateReport): string {
  const count = runs.filter(({ outcome }) => outcome !== 'passed').length;
  return `policy-check: ${count} of ${formatCounted(runs.length, triedOn(runs))} would not pass by ${policy.path ?? 'the verdict alone, since there is no policy file'}`;
}

/** What the policy only warns of; of several runs each says which one it is about. */
function policyWarnings(runs: readonly RunReport[]): string[] {
  return runs.flatMap(({ exceptions, jobId, label }) =>
    (exceptions?.warnings ?? []).map((warning) =>
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
