import { Wait } from '../../step/wait.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** Begins a wait that `run-timeout` limits, and puts it into the run's record. */
export function waitForRun(run: RunRecord, what: string, watch: Watch): Wait {
  const { runTimeoutMs: limitMs, maxPollIntervalMs } = watch.inputs;
  const settings = { what, input: 'run-timeout', limitMs, maxPollIntervalMs };
  const wait = new Wait(settings, watch.clock, watch.cancelled);
  run.wait = wait;
  return wait;
}
