/**
 * The gate's post step: cancels the runs that a killed main step left behind. It does not change the
 * job's result: what it cannot do is an error annotation.
 */

import { askToCancel } from '../../collect/cancel.ts';
import { connect } from '../../collect/connect.ts';
import { inTurn } from '../../collect/in-turn.ts';
import { describeUncancelled, readSavedRuns } from '../../collect/saved-runs.ts';
import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { INPUT_DEFAULTS } from '../../inputs/gate/input-defaults.ts';
import { InputForm } from '../../inputs/input-form.ts';
import { readGivenAccess, readServiceProfile, requireAccess } from '../../inputs/service-access.ts';
import { annotateEach, type Runner } from '../../runner/runner.ts';
import type { Runtime } from '../../runner/runtime.ts';
import type { ServiceClient } from '../../service/client.ts';
import { message } from '../../text/markdown.ts';
import { CancelledError, internalError, stackOf } from '../../text/step-error.ts';

/** The post step takes at most 60 s; the rest is for its start and its end. */
const BUDGET_MS = 55_000;
/** How many runs are cancelled at once. */
const PARALLEL_RUNS = 50;
/** With these the job summary stays far below what the platform shows. */
const MAX_LINES = 100;
const MAX_LINE_CHARS = 2_000;

/** Cancels what is left and returns the exit code, 0. Writes nothing if there is nothing to do. */
export async function runPost(runtime: Runtime): Promise<number> {
  const { runner } = runtime;
  const jobIds = readSavedRuns(runtime);
  if (jobIds.length === 0) return 0;
  const apiKey = runner.getInput('api-key');
  if (apiKey !== '') runner.maskSecret(apiKey);
  try {
    const { errors, lines } = await cancelAll(jobIds, runtime);
    annotateEach('error', errors, runner);
    const form = new InputForm(runner, INPUT_DEFAULTS);
    if (form.boolean('summary') !== false) await summarize([...errors, ...lines], runner);
  } catch (error) {
    runner.debug(stackOf(error));
    runner.annotate('error', `post step: ${internalError(error).message}`);
  }
  return 0;
}

/** The job summary of a step that left runs behind, usually because it was killed before it wrote one. */
async function summarize(lines: readonly string[], runner: Runner): Promise<void> {
  const items = lines
    .slice(0, MAX_LINES)
    .map((line) => `- ${message(runner.secrets.hide(line), MAX_LINE_CHARS)}`);
  if (lines.length > items.length) items.push(`- and ${lines.length - items.length} more`);
  await runner.writeSummary(`## Simulation gate: after the step\n\n${items.join('\n')}\n`);
}

/** Errors for the runs that could not be cancelled, and a line for each of the others. */
async function cancelAll(
  jobIds: readonly string[],
  runtime: Runtime,
): Promise<{ errors: string[]; lines: string[] }> {
  const { clock, cancelled: signal, runner } = runtime;
  const deadlineMs = clock.now() + BUDGET_MS;
  const form = new InputForm(runner, INPUT_DEFAULTS);
  const given = readGivenAccess(form, await readServiceProfile(runner));
  const access = requireAccess(given, form, null, 'set on-missing-key: skip');
  if (access === undefined) {
    const why = form.errors.map((fault) => fault.message).join('; ');
    return { errors: describeUncancelled(jobIds.map((id) => ({ id, why }))), lines: [] };
  }
  const client = connect(access, runtime);
  const ends = await inTurn(jobIds, PARALLEL_RUNS, (id) =>
    cancelOne(id, client, { signal, deadlineMs }),
  );
  const lines = ends.flatMap((end) => ('line' in end ? end.line : []));
  for (const line of lines) runner.info(line);
  const failures = ends.flatMap((end) => ('why' in end ? end : []));
  return { errors: describeUncancelled(failures), lines };
}

async function cancelOne(
  id: string,
  client: ServiceClient,
  context: RequestContext,
): Promise<{ line: string } | { id: string; why: string }> {
  try {
    const end = await askToCancel(id, client, context);
    return {
      line:
        end === 'asked'
          ? `run ${id}: asked to cancel, because the step that started it left it behind`
          : `run ${id}: had ended already`,
    };
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof CancelledError)) throw error;
    return { id, why: error.message };
  }
}
