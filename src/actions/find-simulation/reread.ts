import type { SoughtCall } from '../../collect/look-up.ts';
import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { WireSimulationJob } from '../../service/schemas.ts';
import { isSame } from '../../text/same-id.ts';

/**
 * Finds a simulation job again. A lookup without a time is repeated as it is; once the call is over, it is
 * repeated with the time at which it found the job. A job that no lookup leads to is read by its ID. What
 * did not lead to the job is not tried again once something else did.
 */
export class Rereading {
  readonly #client: ServiceClient;
  readonly #sought: SoughtCall;
  #times: readonly (string | null)[];

  /** @param foundMs when the lookup found the job */
  constructor(client: ServiceClient, sought: SoughtCall, foundMs: number) {
    this.#client = client;
    this.#sought = sought;
    const { callTime } = sought;
    this.#times = callTime === null ? [null, new Date(foundMs).toISOString()] : [callTime];
  }

  async read(id: string, context: RequestContext): Promise<WireSimulationJob> {
    for (const [index, time] of this.#times.entries()) {
      const found = await this.#lookUp(id, time, context);
      if (found === null) continue;
      this.#times = this.#times.slice(index);
      return found;
    }
    const job = await this.#client.readSimulationJob(id, context);
    this.#times = [];
    return job;
  }

  /** Null if the lookup finds nothing or another job, or if the service refuses the time's parameter. */
  async #lookUp(
    id: string,
    time: string | null,
    context: RequestContext,
  ): Promise<WireSimulationJob | null> {
    try {
      const { servicePhoneNumber } = this.#sought;
      const job = await this.#client.lookUpSimulationJob(servicePhoneNumber, time, context);
      return isSame(job.simulationJobId, id) ? job : null;
    } catch (error) {
      if (error instanceof ServiceError && LEADS_NOWHERE.has(error.status)) return null;
      throw error;
    }
  }
}

const LEADS_NOWHERE: ReadonlySet<number | undefined> = new Set([400, 404]);
