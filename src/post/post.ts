/**
 * The gate's post step: cancels the runs that a killed main step left behind, and deletes
 * `delete-flows`. The job's result is not its business: what it cannot do is told as an error, and
 * it ends well all the same.
 */
import { INPUT_DEFAULTS, type InputName } from '../gate/input-defaults.ts';
import { readSavedRuns, type SavedRun } from '../gate/saved-runs.ts';
import { InputForm } from '../input/input-form.ts';
import { readPullRequestOrigin } from '../input/pull-request-origin.ts';
import { readGivenAccess, requireAccess } from '../input/service-access.ts';
import { annotateEach } from '../step/annotate-each.ts';
import { connect } from '../step/connect.ts';
import { readServiceProfile } from '../step/service-profile.ts';
import { internalFault, stackOf } from '../step/stops.ts';
import { TroubleLog } from '../step/trouble-log.ts';
import type { World } from '../step/world.ts';
import { cancelRuns, describeStarting, describeUncancelled } from './cancel-runs.ts';
import { deleteFlows, describeUndeleted } from './delete-flows.ts';

/** The post step promises 60 s; the rest is for its start and its end. */
const BUDGET_MS = 55_000;

/** Does what is left to do and gives the exit code, 0. Says nothing where there is nothing to do. */
export async function runPost(world: World): Promise<number> {
  const { env, runner } = world;
  const form = new InputForm(env, INPUT_DEFAULTS);
  const runs = readSavedRuns(env);
  if (runs.length === 0 && !form.has('delete-flows')) return 0;
  const apiKey = env['INPUT_API-KEY'] ?? '';
  if (apiKey !== '') runner.maskSecret(apiKey);
  try {
    annotateEach('error', await cleanUp(form, runs, world), runner);
  } catch (error) {
    runner.debug(stackOf(error));
    runner.annotate('error', `post step: ${internalFault(error).message}`);
  }
  return 0;
}

/** Gives what could not be done, and why. */
async function cleanUp(
  form: InputForm<InputName>,
  runs: readonly SavedRun[],
  world: World,
): Promise<string[]> {
  const { clock, cancelled: signal, env, runner } = world;
  const deadlineMs = clock.now() + BUDGET_MS;
  const given = readGivenAccess(form, await readServiceProfile(env));
  const origin = readPullRequestOrigin(env);
  const isSkipped = form.choice('on-missing-key', ['fail', 'skip']) === 'skip' && origin !== null;
  // The main step was skipped for want of a key, or judged a saved debrief without one.
  if (given.apiKey === null && isSkipped && runs.length === 0) return [];
  const access = requireAccess(given, form, origin, 'set on-missing-key: skip');
  const flowIds = form.uuids('delete-flows');
  const faults = form.faults.map(({ message }) => message).join('; ');
  if (access === undefined) return describeUndone(faults, runs, flowIds);
  const troubles = new TroubleLog(runner, clock, (line) => runner.info(line));
  const client = await connect(access, world, (retry) => troubles.note(retry));
  const work = { client, runner, context: { signal, deadlineMs } };
  const errors = await Promise.all([cancelRuns(runs, work), deleteFlows(flowIds ?? [], work)]);
  return flowIds === undefined ? [...errors.flat(), unreadFlows(faults)] : errors.flat();
}

/** Everything that would have been done, where the service cannot be reached at all. */
function describeUndone(
  why: string,
  runs: readonly SavedRun[],
  flowIds: readonly string[] | null | undefined,
): string[] {
  const failureOf = (id: string) => ({ id, why });
  return [
    ...describeUncancelled(
      runs.flatMap((run) => (run.kind === 'started' ? failureOf(run.jobId) : [])),
    ),
    ...describeStarting(runs),
    ...(flowIds === undefined
      ? [unreadFlows(why)]
      : describeUndeleted((flowIds ?? []).map(failureOf))),
  ];
}

function unreadFlows(why: string): string {
  return `customer flows were not deleted: ${why}`;
}
