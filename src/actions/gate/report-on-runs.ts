/** From valid inputs to the report: collect, evaluate, report. */

import { type Concern, lookForChanges } from '../../collect/changes/changed-paths.ts';
import { createContext } from '../../collect/context.ts';
import { rehearse } from '../../collect/dry-run.ts';
import { type Evaluation, type EvaluationSettings, evaluate } from '../../evaluate/evaluate.ts';
import { unknownValues } from '../../evaluate/known-values.ts';
import { completePolicy, type Unread } from '../../inputs/gate/policy-beyond.ts';
import { dayOf, describePolicy, tellPolicy } from '../../inputs/gate/policy-file.ts';
import { type GateInputs, isTrial, type ServiceSource } from '../../inputs/gate/settings.ts';
import { describeVariables } from '../../inputs/gate/variables.ts';
import { tolerates } from '../../model/outcome.ts';
import type { GateReport, RunReport } from '../../model/report.ts';
import { type Shown, show } from '../../publish/show.ts';
import { gateFindings, runReports } from '../../report/build-report.ts';
import { formatCounted, formatList, messageBehindRule } from '../../report/format.ts';
import type { World } from '../../runner/world.ts';
import { oneLine } from '../../text/log-line.ts';
import { collectGateRuns } from './collect-gate-runs.ts';

/** So many variables are named in a note; the log and `report.json` have all. */
const MAX_VARIABLES = 10;
const MAX_VALUES = 20;
const MAX_VALUE_CHARS = 200;
const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;

/**
 * Collects the facts of all runs, evaluates them, and reports what may be published.
 *
 * @param token for requests to GitHub; empty if there is none
 */
export async function reportOnRuns(given: GateInputs, token: string, world: World): Promise<Shown> {
  const policy = await completePolicy(given.policy, token, given.memory, world);
  if ('reasons' in policy) return withoutPolicy(policy, given);
  const inputs = { ...given, policy };
  const settings = settingsOf(inputs, world);
  const { source } = inputs;
  tellPolicy(policy, world.runner);
  const sent = logVariables(inputs, world);
  if (inputs.dryRun && 'service' in source) {
    return show(await dryRunReport({ ...inputs, source }, sent, token, world), inputs, world);
  }
  const change = await concernOf(inputs, token, world);
  if (change.skipped !== null) {
    const message = `${change.skipped}, so nothing was started`;
    return show(skipped('paths', message, [], inputs), inputs, world);
  }
  const { evaluation, runs } = await collectGateRuns(inputs, settings, world);
  logRuns(runs, inputs, world);
  const report = reportOf(evaluation, runs, inputs, world);
  const notes = [
    ...report.notes,
    ...change.notes,
    ...(sent.length > 0 ? [`${sentWith(runs)}: ${list(sent)}.`] : []),
  ];
  const variables = source.kind === 'run-plan' && {
    variables: describeVariables(source.variables),
  };
  return show({ ...report, notes, ...variables }, inputs, world);
}

function settingsOf(inputs: GateInputs, { clock }: World): EvaluationSettings {
  return {
    policy: inputs.policy.rules,
    today: dayOf(clock.now()),
    confirm: inputs.confirm,
    isTrial: isTrial(inputs.source),
  };
}

/** Logs what is sent with the runs, and returns the same for a note. */
function logVariables({ source }: GateInputs, { runner }: World): string[] {
  if (source.kind !== 'run-plan') return [];
  return describeVariables(source.variables).map(({ name, length, sha256 }) => {
    const text = `${formatCounted(length, 'character')}, SHA-256 '${sha256}'…`;
    runner.info(`Variable ${name}: ${text}`);
    return `${name} (${text})`;
  });
}

function list(sent: readonly string[]): string {
  return formatList(sent, MAX_VARIABLES);
}

/** Whether a service uses a variable that it accepts is not known. */
function sentWith(runs: readonly RunReport[]): string {
  if (runs.every(({ jobId }) => jobId === '')) return 'To be sent with a run';
  return runs.length > 1 ? 'Sent with the runs' : 'Sent with the run';
}

/** A policy that is only tried on saved debriefs does not depend on changes. */
async function concernOf(
  { source, paths }: GateInputs,
  token: string,
  world: World,
): Promise<Concern> {
  if (paths === null || !('service' in source)) return { skipped: null, notes: [] };
  return lookForChanges(paths, token, process.cwd(), world);
}

function reportOf(
  evaluation: Evaluation,
  runs: RunReport[],
  inputs: GateInputs,
  { cancelled }: World,
): GateReport {
  const { policy, givenName } = inputs;
  const isOnTrial = isTrial(inputs.source);
  const outcomes = [...runs, ...evaluation.reasons.map(() => ({ outcome: 'failed' as const }))];
  return {
    ...(givenName === null ? {} : { gateName: givenName }),
    outcome: evaluation.outcome,
    tolerated:
      !cancelled.aborted &&
      tolerates(
        outcomes.map(({ outcome }) => outcome),
        { ...inputs, isTrial: isOnTrial },
      ),
    ...gateFindings(evaluation),
    runs,
    policy: { ...describePolicy(policy), isTrial: isOnTrial },
    promptFixes: [],
  };
}

/** A step that has started nothing, since that is what the workflow asked for. */
function skipped(
  rule: string,
  message: string,
  notes: string[],
  { policy, givenName, source }: GateInputs,
): GateReport {
  return {
    ...(givenName === null ? {} : { gateName: givenName }),
    outcome: 'skipped',
    tolerated: false,
    reasons: [{ rule, message }],
    runs: [],
    notes,
    policy: { ...describePolicy(policy), isTrial: isTrial(source) },
    promptFixes: [],
  };
}

/** What a dry run came to. */
async function dryRunReport(
  inputs: GateInputs & { source: ServiceSource },
  sent: readonly string[],
  token: string,
  world: World,
): Promise<GateReport> {
  const dryRun = await rehearse(createContext(inputs.source, inputs, world));
  if (dryRun.kind === 'refused') {
    const evaluation = evaluate(dryRun.runs, settingsOf(inputs, world));
    return reportOf(evaluation, runReports(dryRun.runs, evaluation), inputs, world);
  }
  const concern = await concernOf(inputs, token, world);
  const message =
    concern.skipped === null
      ? dryRun.message
      : `${concern.skipped}, so nothing would be started in it; with such a change the gate ${dryRun.message}`;
  const notes = [...dryRun.notes, ...concern.notes];
  if (sent.length > 0) notes.push(`Would be sent with the run: ${list(sent)}.`);
  return skipped('dry-run', message, notes, inputs);
}

/** Nobody knows the policy, so there is nothing to evaluate. */
function withoutPolicy({ outcome, reasons }: Unread, inputs: GateInputs): Shown {
  const { policy, source, onInconclusive, givenName } = inputs;
  const report: GateReport = {
    ...(givenName === null ? {} : { gateName: givenName }),
    outcome,
    tolerated: outcome === 'inconclusive' && onInconclusive === 'warn' && !isTrial(source),
    reasons,
    runs: [],
    notes: [],
    policy: { path: policy.path, isTrial: isTrial(source) },
    promptFixes: [],
  };
  return { report, patch: '', warnings: [] };
}

function logRuns(runs: readonly RunReport[], { source }: GateInputs, { runner }: World): void {
  if (!('service' in source) && isTrial(source)) {
    for (const line of runs.flatMap(describeTrial)) runner.info(line);
  }
  // A service of a later version has a few new values, not thousands.
  const themes = runs.flatMap(({ report }) => report?.themes ?? []);
  for (const value of unknownValues(themes).slice(0, MAX_VALUES)) {
    const shown = oneLine(value, MAX_VALUE_CHARS);
    runner.info(`A theme has the unknown value ${shown}: no rule of a policy matches it.`);
  }
}

/** What a policy makes of a run: a line with the outcome, and one for each reason. */
function describeTrial({ outcome, label, reasons }: RunReport): string[] {
  return [
    `${outcome.padEnd('inconclusive'.length)}  ${oneLine(label, MAX_PATH_CHARS)}`,
    ...reasons.map(
      (reason) => `    ${reason.rule}: ${oneLine(messageBehindRule(reason), MAX_REASON_CHARS)}`,
    ),
  ];
}
