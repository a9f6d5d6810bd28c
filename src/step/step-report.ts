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
