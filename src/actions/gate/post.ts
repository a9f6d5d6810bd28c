/**
 * The gate's post step: cancels the runs that a killed main step left behind. It does not change the
 * job's result: a run that it cannot cancel is an error annotation.
 */

import { askToCancel } from '../../collect/cancel.ts';
import { mapLimited } from '../../collect/map-limited.ts';
import { annotateEach } from '../../github/annotate-each.ts';
import { ServiceError } from '../../http/errors.ts';
import { INPUT_DEFAULTS } from '../../inputs/gate/input-defaults.ts';
import { InputForm } from '../../inputs/input-form.ts';
import { readAccess } from '../../inputs/service-access.ts';
import { renderPostSummary } from '../../report/action-summary.ts';
import { POST } from '../../report/words/gate-words.ts';
import { describeUncancelled } from '../../report/words/run-notes.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { readSavedRuns } from '../../runner/saved-runs.ts';
import { connect } from '../../service/connect.ts';
import { internalError } from '../../service/explain.ts';
import { stackOf } from '../../text/error-text.ts';
import { CancelledError } from '../../text/step-errors.ts';

/** The post step takes at most 60 s. */
const BUDGET_MS = 55_000;
const PARALLEL_RUNS = 50;

/** Returns the exit code, 0. Writes nothing if there is nothing to do. */
export async function runPost(runtime: Runtime): Promise<number> {
  const { runner } = runtime;
  const runIds = readSavedRuns(runtime);
  if (runIds.length === 0) return 0;
  const form = new InputForm(runner, INPUT_DEFAULTS);
  try {
    const results = await cancelAll(runIds, form, runtime);
    const lines = results.flatMap(({ line }) => line ?? []);
    for (const line of lines) runner.info(line);
    const errors = describeUncancelled(results.filter(({ line }) => line === null));
    annotateEach('error', errors, runner);
    if (form.boolean('summary') === false) return 0;
    const shown = [...errors, ...lines].map((line) => runner.secrets.hide(line));
    await runner.writeSummary(renderPostSummary(shown));
  } catch (error) {
    runner.debug(stackOf(error));
    runner.annotate('error', POST.failed(internalError(error).message));
  }
  return 0;
}

/** For each run, `line` is null if it could not be cancelled, and `why` says why. */
async function cancelAll(
  runIds: readonly string[],
  form: InputForm<keyof typeof INPUT_DEFAULTS>,
  runtime: Runtime,
) {
  const { clock, cancelled: signal } = runtime;
  const request = { signal, deadlineMs: clock.now() + BUDGET_MS };
  const access = await readAccess(form, null, '');
  if (access === undefined) {
    const why = form.errors.map(({ message: problem }) => problem).join('; ');
    return runIds.map((id) => ({ id, why, line: null }));
  }
  const client = connect(access, runtime);
  return mapLimited(runIds, PARALLEL_RUNS, async (id) => {
    try {
      const result = await askToCancel(id, client, request);
      return { id, why: '', line: result === 'asked' ? POST.asked(id) : POST.ended(id) };
    } catch (error) {
      if (!(error instanceof ServiceError || error instanceof CancelledError)) throw error;
      return { id, why: error.message, line: null };
    }
  });
}
