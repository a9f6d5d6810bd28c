/** One report of several, evaluated from their facts as the runs of one gate. */

import { evaluate } from '../../evaluate/evaluate.ts';
import { evaluateConfirmed } from '../../evaluate/evaluate-confirmed.ts';
import type { Policy } from '../../evaluate/policy.ts';
import { VERDICT_ALONE } from '../../inputs/gate/policy-file.ts';
import { type RunOutcome, type Tolerance, tolerates, worstOutcome } from '../../model/outcome.ts';
import type { GateReport, PromptFix, Reason, RunReport } from '../../model/report.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import { gateFindings, inWords, runReports } from '../../report/build-report.ts';
import { formatList } from '../../report/format.ts';
import { MERGE } from '../../report/words/action-words.ts';
import { gateOf } from './counting-reports.ts';
import type { GivenReport } from './read-reports.ts';

const MAX_PLANS = 3;

export interface MergeSettings extends Tolerance {
  /** Evaluates all runs; null if the outcomes in the reports apply. */
  policy: Policy | null;
  /** The same as a report holds it. */
  resolved: GateReport['policy']['resolved'];
  /** `YYYY-MM-DD` in UTC. */
  today: string;
}

interface Part {
  report: GateReport;
  facts: RunFacts[];
  /** Begins the messages of the report. */
  lead: string;
}

/** The name of a report in the log and in messages. */
export function reportName({ report, path }: GivenReport): string {
  const plans = new Set(report.runs.map(({ about, label }) => about?.planName ?? label));
  return gateOf(report) || formatList([...plans], MAX_PLANS) || path;
}

/**
 * @param given the reports that count
 * @param missing facts in place of reports that are missing or unreadable
 */
export function combine(
  given: readonly GivenReport[],
  missing: readonly RunFacts[],
  settings: MergeSettings,
): GateReport {
  const { policy, today } = settings;
  const isAlone = given.length + missing.length === 1;
  const parts = given.map((one): Part => {
    const { report } = one;
    const name = reportName(one);
    const facts =
      report.runs.length > 0 ? factsOf(report, settings) : factsWithoutRuns(report, name);
    return { report, facts, lead: isAlone ? '' : `${name}: ` };
  });
  const facts = [...parts.flatMap((part) => part.facts), ...missing];
  const sent = parts.flatMap(({ report }) => report.variables ?? []);
  // One that gates sent with different values is there several times.
  const variables = [...new Map(sent.map((one) => [JSON.stringify(one), one])).values()];
  const shared = {
    policy: { path: null, isTrial: false },
    promptFixes: combineFixes(parts),
    ...(variables.length > 0 && { variables }),
  };
  if (facts.length === 0) {
    const reasons = given.flatMap(({ report }) => report.reasons);
    return { ...shared, outcome: 'skipped', tolerated: false, reasons, runs: [], notes: [] };
  }
  const evaluation = evaluate(facts, { policy: policy ?? VERDICT_ALONE, today });
  const runs = runReports(evaluation, today);
  const together = gateFindings(evaluation);
  // A policy evaluates again what a report says of all of its runs together.
  const remaining = policy === null ? parts.filter(({ report }) => report.runs.length > 0) : [];
  const outcomes = [
    ...runs.map(({ outcome }) => outcome),
    ...remaining.map(({ report }) => runOutcomeOf(report)),
    ...together.reasons.map(() => 'failed' as const),
  ];
  return {
    ...shared,
    outcome: worstOutcome(outcomes),
    tolerated: tolerates(outcomes, settings),
    reasons: [...remaining.flatMap(reasonsOf), ...together.reasons],
    runs,
    notes: [...parts.flatMap(notesOf), ...together.notes],
  };
}

function reasonsOf({ report, lead }: Part): Reason[] {
  return report.reasons.map((reason) => {
    const { message, short } = reason;
    return { ...reason, message: lead + message, ...(short && { short: lead + short }) };
  });
}

function notesOf({ report, lead }: Part): string[] {
  const skipped = report.outcome === 'skipped' ? report.reasons : [];
  return [
    ...report.notes.map((note) => lead + note),
    ...skipped.map(({ message }) => lead + MERGE.skipped(message)),
  ];
}

/** A gate that was skipped counts as passed; runs that were only started have no result. */
function runOutcomeOf({ outcome }: GateReport): RunOutcome {
  if (outcome === 'started') return 'inconclusive';
  return outcome === 'skipped' ? 'passed' : outcome;
}

/** The facts of a report that ended before any run; nothing of one that was skipped. */
function factsWithoutRuns({ outcome, reasons }: GateReport, name: string): RunFacts[] {
  if (outcome === 'skipped') return [];
  if (outcome === 'passed' || outcome === 'started') {
    const reason = { rule: 'report', message: MERGE.noRun };
    return [endedRun(name, { outcome: 'inconclusive', reasons: [reason] })];
  }
  return [endedRun(name, { outcome: outcome === 'inconclusive' ? outcome : 'error', reasons })];
}

/** The facts of a report's runs, each with the gate that it is of. */
function factsOf(report: GateReport, settings: MergeSettings): RunFacts[] {
  const { gateName, gate } = report;
  const ofGate = { ...(gateName && { gateName }), ...(gate && { gate }) };
  const partOf = { ...ofGate, outcome: runOutcomeOf(report) };
  const isOwn = JSON.stringify(report.policy.resolved) === JSON.stringify(settings.resolved);
  return report.runs.map((run) => factsOfRun({ partOf, ...run }, isOwn, settings));
}

/**
 * The outcome of a run remains without a policy, or if its report lacks facts by which the same one decided.
 *
 * @param isOwn whether its gate has evaluated it by this policy
 */
function factsOfRun(run: RunReport, isOwn: boolean, { policy, today }: MergeSettings): RunFacts {
  const { outcome, reasons, exceptions, dropTests, ownChecks, confirmations, ...all } = run;
  const { checksBelowThreshold: _, ...known } = all;
  const facts = { ...known, isStartedHere: false, confirmations: [], evaluated: null };
  const inconclusive = (rule: string, message: string, isNoted = false): RunFacts => {
    const ending = { outcome: 'inconclusive', reasons: [{ rule, message }], isNoted } as const;
    return { ...facts, ending };
  };
  if (outcome === 'started') return inconclusive('started', MERGE.started);
  const isConfirmed = confirmations !== undefined;
  if (policy === null || outcome === 'error' || (isConfirmed && isOwn)) {
    return { ...facts, ending: null, evaluated: run };
  }
  if (isConfirmed) return { ...facts, ending: null, evaluated: confirmedRun(run, policy, today) };
  if (known.report !== null) return { ...facts, ending: null };
  if (outcome === 'failed') return inconclusive('debrief', MERGE.noDebrief, true);
  return { ...facts, ending: { outcome: 'inconclusive', reasons } };
}

/** A run with the outcome of its gate, or a worse one by what the report holds of all of its runs. */
function confirmedRun(run: RunReport, policy: Policy, today: string): RunReport {
  const { decision, keepsOutcome, ...below } = evaluateConfirmed(run, policy, today);
  const found = inWords(decision);
  if (!keepsOutcome) return { ...run, ...found, ...below };
  const runIds = run.confirmations?.map(({ jobId }) => jobId) ?? [];
  const warning = { rule: 'report', message: MERGE.confirmed(runIds) };
  const warnings = [...(found.exceptions.warnings ?? []), warning];
  return { ...run, exceptions: { ...found.exceptions, warnings } };
}

/**
 * The prompt fixes of all reports, each once, by the runs of the merged report. They show where a gate found the
 * texts, and cannot be applied.
 */
function combineFixes(parts: readonly Part[]): PromptFix[] {
  const fixes = new Map<string, PromptFix>();
  let firstRun = 0;
  for (const { report, facts } of parts) {
    for (const { from, found } of report.promptFixes) {
      const shown =
        found.state === 'located'
          ? { ...found, leftOut: found.leftOut ?? MERGE.notLocated }
          : found;
      const [asked] = from.map(
        ({ run, recommendation }) => report.runs[run]?.report?.recommendations[recommendation],
      );
      const key = JSON.stringify([asked?.title, asked?.currentText, asked?.suggestedText, shown]);
      const fix = fixes.get(key) ?? { from: [], found: shown };
      fixes.set(key, fix);
      for (const one of from) fix.from.push({ ...one, run: one.run + firstRun });
    }
    firstRun += facts.length;
  }
  return [...fixes.values()];
}
