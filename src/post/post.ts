/**
 * The gate's post step: cancels the runs that a killed main step left behind or that no
 * later step has judged (`cancel-unjudged`), and deletes `delete-flows`. The job's result is not its business: what it cannot do is told as an error, and
 * it ends well all the same.
 */
import { message } from '../core/text/markdown.ts';
import { INPUT_DEFAULTS, type InputName } from '../gate/inputs/input-defaults.ts';
import { describeUncancelled, readSavedRuns, type SavedRun } from '../gate/runs/saved-runs.ts';
import type { Inputs, Runner } from '../runner/runner.ts';
import { annotateEach } from '../step/annotations.ts';
import { connect } from '../step/connect.ts';
import { readPullRequestOrigin } from '../step/inputs/event.ts';
import { InputForm } from '../step/inputs/input-form.ts';
import {
  readGivenAccess,
  readServiceProfile,
  requireAccess,
  type ServiceAccess,
} from '../step/inputs/service-access.ts';
import { internalFault, stackOf } from '../step/stops.ts';
import type { World } from '../step/world.ts';
import { cancelRuns, deleteLeftFlows, describeStarting, describeUndeleted } from './clean-up.ts';

/** The post step promises 60 s; the rest is for its start and its end. */
const BUDGET_MS = 55_000;
/** With these the job summary stays far below what the platform shows. */
const MAX_TOLD = 100;
const MAX_LINE_CHARS = 2_000;

/** Does what is left to do and gives the exit code, 0. Says nothing where there is nothing to do. */
export async function runPost(world: World): Promise<number> {
  const { runner } = world;
  const form = new InputForm(runner, INPUT_DEFAULTS);
  const runs = readSavedRuns(world);
  if (runs.length === 0 && !hasFlows(form)) return 0;
  const apiKey = runner.getInput('api-key');
  if (apiKey !== '') runner.maskSecret(apiKey);
  const told: string[] = [];
  try {
    const errors = await cleanUp(form, runs, told, world);
    annotateEach('error', errors, runner);
    if (runs.length > 0 && form.boolean('summary') !== false)
      await summarize([...errors, ...told], runner);
  } catch (error) {
    runner.debug(stackOf(error));
    runner.annotate('error', `post step: ${internalFault(error).message}`);
  }
  return 0;
}

/** The job summary of a step that left runs going, most of them since it was killed and wrote none. */
async function summarize(lines: readonly string[], runner: Runner): Promise<void> {
  const items = lines
    .slice(0, MAX_TOLD)
    .map((line) => `- ${message(runner.secrets.hide(line), MAX_LINE_CHARS)}`);
  if (lines.length > items.length) items.push(`- and ${lines.length - items.length} more`);
  await runner.writeSummary(`## Simulation gate: after the step\n\n${items.join('\n')}\n`);
}

/** A dry run changes nothing at the service, nor does one that may have been meant. */
function hasFlows(form: InputForm<InputName>): boolean {
  return form.has('delete-flows') && form.boolean('dry-run') === false;
}

/** Gives what could not be done, and why. */
async function cleanUp(
  form: InputForm<InputName>,
  runs: readonly SavedRun[],
  told: string[],
  world: World,
): Promise<string[]> {
  const { clock, cancelled: signal, env, runner } = world;
  const deadlineMs = clock.now() + BUDGET_MS;
  const given = readGivenAccess(form, null);
  const origin = readPullRequestOrigin(env);
  const isSkipped = form.choice('on-missing-key', ['fail', 'skip']) === 'skip' && origin !== null;
  // The main step was skipped for want of a key, or judged a saved debrief without one.
  if (given.apiKey === null && isSkipped && runs.length === 0) return [];
  const access = requireAccess(given, form, origin, 'set on-missing-key: skip');
  const flowIds = hasFlows(form) ? form.uuids('delete-flows') : null;
  const faults = describeFaults(form);
  if (access === undefined) {
    return [...describeLeft(runs, faults), ...describeKept(flowIds, faults)];
  }
  const profileForm = new InputForm(runner, INPUT_DEFAULTS);
  const profile = await readProfile(profileForm, runner);
  const client = connect({ ...access, ...profile }, world);
  const tell = (line: string) => {
    runner.info(line);
    told.push(line);
  };
  const work = { client, clock, runner, tell, context: { signal, deadlineMs } };
  const errors = await Promise.all([
    profile === undefined
      ? describeLeft(runs, describeFaults(profileForm))
      : cancelRuns(runs, work),
    flowIds ? deleteLeftFlows(flowIds, work) : describeKept(flowIds, faults),
  ]);
  return errors.flat();
}

/**
 * Where the service differs from others, noting what is faulty in its profile; undefined where it is,
 * which a step in between may have brought about by removing the file. No run is cancelled then: what
 * that would do, nobody knows. Flows are deleted the standard way, which tells where it does not work.
 */
async function readProfile(
  form: InputForm<InputName>,
  inputs: Inputs,
): Promise<Pick<ServiceAccess, 'profile'> | undefined> {
  const read = await readServiceProfile(inputs);
  if (read === null) return {};
  const profile = form.takeFromFile('service-profile', read);
  return profile && { profile };
}

function describeFaults({ faults }: InputForm<InputName>): string {
  return faults.map(({ message }) => message).join('; ');
}

/** The runs that would have been cancelled. */
function describeLeft(runs: readonly SavedRun[], why: string): string[] {
  const started = runs.flatMap((run) => (run.kind === 'starting' ? [] : { id: run.jobId, why }));
  return [...describeUncancelled(started), ...describeStarting(runs)];
}

/** The flows that would have been deleted: null where there are none, undefined for a faulty list. */
function describeKept(flowIds: readonly string[] | null | undefined, why: string): string[] {
  return flowIds === undefined
    ? [`customer flows were not deleted: ${why}`]
    : describeUndeleted((flowIds ?? []).map((id) => ({ id, why })));
}
