import type { Clock } from '../../core/clock.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ServiceClient } from '../../service/client.ts';
import { Wait } from '../../step/wait.ts';
import type { GateInputs, ServiceSource } from '../inputs/settings.ts';
import type { Decider } from './decider.ts';
import type { Narrator } from './narrator.ts';
import type { RunRecord } from './run-record.ts';
import type { RunSaver } from './saved-runs.ts';

/** What following a run needs. */
export interface Watch {
  source: ServiceSource;
  inputs: GateInputs;
  client: ServiceClient;
  clock: Clock;
  narrator: Narrator;
  decider: Decider;
  cancelled: AbortSignal;
  runner: Runner;
  /** Null where no run is ever cancelled (`cancel-on-abort: false`). */
  saver: RunSaver | null;
}

/** Begins a wait that `run-timeout` limits, and puts it into the run's record. */
export function waitForRun(run: RunRecord, what: string, watch: Watch): Wait {
  const { runTimeoutMs: limitMs, maxPollIntervalMs } = watch.inputs;
  const settings = { what, input: 'run-timeout', limitMs, maxPollIntervalMs };
  const wait = new Wait(settings, watch.clock, watch.cancelled);
  run.wait = wait;
  return wait;
}
