/** The runs of run plans as the service lists them, each plan's once. */
import { ServiceError } from '../../http/errors.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { WireListedRun } from '../../service/schemas.ts';
import type { StepDeadline } from '../../step/deadline.ts';
import { Cancelled, stackOf } from '../../step/stops.ts';

/** What listing takes. */
interface Lister {
  client: Pick<ServiceClient, 'listRuns'>;
  deadline: Pick<StepDeadline, 'within'>;
  cancelled: AbortSignal;
  runner: Pick<Runner, 'debug'>;
}

/** One list may take so long. */
const BUDGET_MS = 8_000;

export class PlanRuns {
  readonly #lister: Lister;
  readonly #lists = new Map<string, Promise<WireListedRun[]>>();

  constructor(lister: Lister) {
    this.#lister = lister;
  }

  /** The newest runs of the plan, newest first; none where they cannot be listed. Never rejects. */
  list(planId: string): Promise<WireListedRun[]> {
    const key = planId.toLowerCase();
    const known = this.#lists.get(key) ?? this.#list(planId);
    this.#lists.set(key, known);
    return known;
  }

  async #list(planId: string): Promise<WireListedRun[]> {
    const { client, deadline, cancelled, runner } = this.#lister;
    try {
      const context = { signal: cancelled, deadlineMs: deadline.within(BUDGET_MS), once: true };
      return (await client.listRuns(planId, null, context)).runs;
    } catch (error) {
      const isExpected = error instanceof ServiceError || error instanceof Cancelled;
      runner.debug(`earlier runs are not listed: ${isExpected ? error.message : stackOf(error)}`);
      return [];
    }
  }
}
