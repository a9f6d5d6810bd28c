import type { InputForm } from '../inputs/input-form.ts';
import type { Headings, StepReport } from '../report/action-summary.ts';
import type { Runtime } from '../runner/runtime.ts';
import type { Wait, WaitPart } from '../runner/wait.ts';
import type { ServiceClient } from '../service/client.ts';
import type { ServiceProfile } from '../service/operations.ts';

/** An action other than the gate, as `runAction` runs it. */
export interface Action {
  headings: Headings;
  /** Every input with its default. An action without `api-key` uses no service. */
  defaults: Readonly<Record<string, string>>;
  outputs: readonly string[];
  /** The inputs that identify something to the service, for messages: `the input flow-ids`. */
  meant: string;
  /**
   * Reads the action's own inputs; undefined if one of them is invalid, which the form notes. The work fills the
   * step's report as it goes, so that nothing is lost if it throws: the error is reported too.
   */
  prepare(form: InputForm<string>): ((step: Step) => Promise<void>) | undefined;
}

export interface Step extends Runtime {
  report: StepReport;
  profile: ServiceProfile;
  connect(): ServiceClient;
  /** Begins a bounded wait, which the message of a timeout describes. */
  wait(part: WaitPart): Wait;
}
