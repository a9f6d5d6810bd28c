/** The dependencies of collecting: the service, the log, the run history, deadlines. */

import { RunHistory } from '../history/run-history.ts';
import { type GateInputs, isTrial, type ServiceSource } from '../inputs/gate/settings.ts';
import { StepDeadline } from '../runner/deadline.ts';
import { ProgressLog } from '../runner/progress-log.ts';
import { type Origin, originOf, type Refs, refsOf } from '../runner/refs.ts';
import type { Runtime } from '../runner/runtime.ts';
import type { ServiceClient } from '../service/client.ts';
import { connect } from '../service/connect.ts';
import { EarlierRuns } from './earlier-runs.ts';

export interface Context extends Runtime {
  source: ServiceSource;
  inputs: GateInputs;
  client: ServiceClient;
  log: ProgressLog;
  /** Deadline of reads in addition to the waits. */
  deadline: StepDeadline;
  history: RunHistory;
  /** Reads recorded runs again, each once. */
  earlierRuns: EarlierRuns;
  refs: Refs;
  origin: Origin;
}

/** A context with a client of the service, to which no request is sent yet. */
export function createContext(
  source: ServiceSource,
  inputs: GateInputs,
  runtime: Runtime,
): Context {
  const log = new ProgressLog(runtime.runner);
  const client = connect(source.service, runtime);
  const refs = refsOf(runtime.workflow);
  const deadline = new StepDeadline(runtime.clock);
  const { baseUrl } = source.service;
  const mayRequest = !inputs.dryRun && !isTrial(inputs.source);
  return {
    ...runtime,
    ...{ source, inputs, client, log, deadline, refs },
    // The gate's name identifies it from push to push, whichever plans it runs.
    history: new RunHistory(inputs.memory, [baseUrl, inputs.gateName ?? ''], runtime),
    earlierRuns: new EarlierRuns({ client, deadline, mayRequest, ...runtime }),
    origin: originOf(runtime.workflow, refs),
  };
}
