import type { Clock } from '../../core/clock.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { GateInputs, ServiceSource } from '../inputs/settings.ts';
import type { Judge } from './judge.ts';
import type { Narrator } from './narrator.ts';
import type { RunSaver } from './saved-runs.ts';

/** What following a run needs. */
export interface Watch {
  source: ServiceSource;
  inputs: GateInputs;
  client: ServiceClient;
  clock: Clock;
  narrator: Narrator;
  judge: Judge;
  cancelled: AbortSignal;
  runner: Runner;
  /** Null where no run is ever cancelled (`cancel-on-abort: false`). */
  saver: RunSaver | null;
}
