/** From inputs that hold to a report that may be shown. */

import { type Concern, lookForChanges } from '../../collect/changes/changed-paths.ts';
import { replayPolicy } from '../../collect/history/replay.ts';
import { rehearse } from '../../collect/run/dry-run.ts';
import { beginWatch, followRuns } from '../../collect/run/follow-runs.ts';
import { judgeSavedDebriefs } from '../../collect/saved/saved-debriefs.ts';
import { unknownValues } from '../../evaluate/known-values.ts';
import { completePolicy, type Unread } from '../../inputs/gate/policy-beyond.ts';
import { tellPolicy } from '../../inputs/gate/policy-told.ts';
import {
  type GateInputs,
  isTrial,
  type RunSource,
  type ServiceSource,
} from '../../inputs/gate/settings.ts';
import { describeVariables } from '../../inputs/gate/variables.ts';
import type { GateReport, RunReport } from '../../model/report.ts';
import { type Shown, show } from '../../publish/show.ts';
import { formatCounted, formatList } from '../../report/format.ts';
import type { World } from '../../runner/world.ts';
import { oneLine } from '../../text/log-line.ts';
import { gather } from './gather.ts';

/** So many variables are named in a note; the log and `report.json` have all. */
const MAX_VARIABLES = 10;
const MAX_VALUES = 20;
const MAX_VALUE_CHARS = 200;

/**
 * Brings every run to its judgement, and makes of them what may be shown.
 *
 * @param token asks GitHub; empty where there is none
 */
export async function bringToJudgement(
  given: GateInputs,
  token: string,
  world: World,
): Promise<Shown> {
  const policy = await completePolicy(given.policy, token, given.memory, world);
  if ('reasons' in policy) return withoutPolicy(policy, given);
  const inputs = { ...given, policy };
  const { source } = inputs;
  tellPolicy(policy, world.runner);
  const variables = source.kind === 'run-plan' ? describeVariables(source.variables) : null;
  const facts = (variables ?? []).map(
    ({ name, length, sha256 }) =>
      [name, `${formatCounted(length, 'character')}, SHA-256 '${sha256}'…`] as const,
  );
  for (const [name, text] of facts) world.runner.info(`Variable ${name}: ${text}`);
  const sent = facts.map(([name, text]) => `${name} (${text})`);
  if (inputs.dryRun && 'service' in source) {
    return show(await rehearsed({ ...inputs, source }, sent, token, world), inputs, world);
  }
  const concern = await concernOf(inputs, token, world);
  if (concern.skipped !== null) {
    const message = `${concern.skipped}, so nothing was started`;
    return show(skipped('paths', message, inputs, world), inputs, world);
  }
  const runs = await judgedRuns(source, inputs, world);
  logUnknownValues(runs, world);
  const gathered = gather(runs, inputs, world);
  const notes = [
    ...gathered.notes,
    ...concern.notes,
    ...(sent.length > 0 ? [`${sentWith(runs)}: ${formatList(sent, MAX_VARIABLES)}.`] : []),
  ];
  const judged = { ...gathered, notes, ...(variables && { variables }) };
  return show(judged, inputs, world);
}

/** A service of a later version has a few new values, not thousands. */
function logUnknownValues(runs: readonly RunReport[], { runner }: World): void {
  const themes = runs.flatMap(({ report }) => report?.themes ?? []);
  for (const value of unknownValues(themes).slice(0, MAX_VALUES)) {
    const shown = oneLine(value, MAX_VALUE_CHARS);
    runner.info(`A theme has the unknown value ${shown}: no rule of a policy matches it.`);
  }
}

/** Whether a service uses a variable that it takes is not known. */
function sentWith(runs: readonly RunReport[]): string {
  if (runs.every(({ jobId }) => jobId === '')) return 'To be sent with a run';
  return runs.length > 1 ? 'Sent with the runs' : 'Sent with the run';
}

/** A policy on saved debriefs concerns nobody's changes. */
async function concernOf(
  { source, paths }: GateInputs,
  token: string,
  world: World,
): Promise<Concern> {
  if (paths === null || !('service' in source)) return { skipped: null, notes: [] };
  return lookForChanges(paths, token, process.cwd(), world);
}

/** A step that has started nothing, since that is what the workflow asked for. */
function skipped(rule: string, message: string, inputs: GateInputs, world: World): GateReport {
  const nothing = gather([], inputs, world);
  return { ...nothing, outcome: 'skipped', tolerated: false, reasons: [{ rule, message }] };
}

function judgedRuns(source: RunSource, inputs: GateInputs, world: World): Promise<RunReport[]> {
  if ('service' in source) return followRuns(source, inputs, world);
  if (source.kind !== 'policy-replay') return judgeSavedDebriefs(source, inputs, world);
  return replayPolicy(source.plans, source.access, inputs, world);
}

/** Nobody knows what would be judged by, so there is nothing to judge. A trial is told of as one all the same. */
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

/** What a dry run comes to. */
async function rehearsed(
  inputs: GateInputs & { source: ServiceSource },
  variables: readonly string[],
  token: string,
  world: World,
): Promise<GateReport> {
  const { source } = inputs;
  const told = await rehearse(source, beginWatch(source, inputs, world));
  if (told.kind === 'refused') {
    return gather(told.runs, inputs, world);
  }
  const concern = await concernOf(inputs, token, world);
  const message =
    concern.skipped === null
      ? told.message
      : `${concern.skipped}, so nothing would be started in it; with such a change the gate ${told.message}`;
  const sent = formatList(variables, MAX_VARIABLES);
  const notes = [...told.notes, ...concern.notes];
  return {
    ...skipped('dry-run', message, inputs, world),
    notes: variables.length > 0 ? [...notes, `Would be sent with the run: ${sent}.`] : notes,
  };
}
