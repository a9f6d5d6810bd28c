import type { Wait, WaitSettings } from '../collect/wait/wait.ts';
import type { InputForm } from '../inputs/input-form.ts';
import type { Runtime } from '../runner/runtime.ts';
import type { ServiceClient } from '../service/client.ts';
import type { ServiceProfile } from '../service/operations.ts';

/** An action other than the gate, as `runAction` runs it. */
export interface Action {
  /** Heading of the job summary. */
  title: string;
  /** Every input with its default. An action without `api-key` uses no service. */
  defaults: Readonly<Record<string, string>>;
  /** The name of every output. */
  outputs: readonly string[];
  /** Head of the summary's table. */
  columns: readonly string[];
  /** The inputs that tell the service what is meant, for cures: `the input flow-ids`. */
  meant: string;
  /** Reads the inputs beside base-url and api-key; undefined, and errors noted, where one is faulty. */
  prepare(form: InputForm<string>): Work | undefined;
}

/**
 * Does the work and puts what it did into the step's report as it goes, so that nothing is lost
 * when it ends early: whatever it throws becomes an error of the step.
 */
export type Work = (step: Step) => Promise<void>;

/** What the work of an action is given. */
export interface Step extends Runtime {
  report: StepReport;
  /** Everything in which the service may differ from others. */
  profile: ServiceProfile;
  /** A client of the service; the same one every time. */
  connect(): ServiceClient;
  /** Begins a bounded wait, which the words of a timeout then speak of. */
  wait(settings: Omit<WaitSettings, 'maxPollIntervalMs'>): Wait;
}

/** What stands in a cell of the summary's table, text of others unescaped; null is told as a dash. */
export type Cell = string | null | { id: string; name?: string };

/** What a step did and what it did not, gathered while it works. */
export class StepReport {
  /** The outputs that have something to say. */
  readonly outputs: Record<string, string> = {};
  /** The summary's table. */
  readonly rows: Cell[][] = [];
  /** Lines for the log and the summary. */
  readonly notes: string[] = [];
  /** Told as warnings. */
  readonly warnings: string[] = [];
  /** Told as errors; any of them fails the step. */
  readonly errors: string[] = [];
  /** One line that says what was done, for the log and the summary. */
  headline = '';
}
