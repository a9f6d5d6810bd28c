import { ServiceError } from '../service/errors.ts';
import { withoutPeriod } from '../step/stops.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** A cancelled step has 7.5 s from the first signal to the second; 5 s is what the gate promises. */
const CANCEL_BUDGET_MS = 3_000;

/**
 * Cancels a run that this step started, where `cancel-on-abort` wants it. A run that could not be
 * cancelled is an error annotation, since it may go on placing calls.
 */
export async function cancelRun(run: RunRecord, watch: Watch): Promise<void> {
  if (!watch.inputs.cancelOnAbort) {
    run.note('The run was left going (cancel-on-abort: false).');
    watch.runner.annotate('warning', `${run.name} was left going: cancel-on-abort is false`);
    return;
  }
  const deadlineMs = watch.clock.now() + CANCEL_BUDGET_MS;
  try {
    await watch.client.cancelRun(run.jobId, { signal: new AbortController().signal, deadlineMs });
    run.note('The run was cancelled by this step, which had started it.');
    watch.narrator.say(run, 'cancelled');
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 409) {
      watch.narrator.say(run, 'had ended already, so there was nothing to cancel');
      return;
    }
    run.uncancelled = true;
    run.note('The run could not be cancelled: it may go on placing calls.');
    watch.runner.annotate(
      'error',
      `${run.name} could not be cancelled and may go on placing calls: ${withoutPeriod(error.message)}. Cancel it in the dashboard of the service`,
    );
  }
}

/**
 * Says that a run goes on that this step has started and cannot follow any longer. Should the step be
 * cancelled while it follows others, this one is cancelled with them.
 */
export function leaveRun(run: RunRecord, watch: Watch): void {
  run.note(
    'This step started the run and had to leave it: it may go on placing calls. Its ID as job-id has it judged; the job run again as it is would place the calls a second time.',
  );
  watch.runner.annotate(
    'warning',
    `${run.name} was started by this step, and may go on placing calls`,
  );
  run.recall = new Promise((resolve) => {
    watch.cancelled.addEventListener('abort', () => resolve(cancelRun(run, watch)), { once: true });
  });
}
