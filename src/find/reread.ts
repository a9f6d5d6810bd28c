import { isSame } from '../core/same-id.ts';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { ServiceClient } from '../service/client.ts';
import type { WireSimulationJob } from '../service/schemas.ts';
import type { SoughtCall } from '../step/look-up.ts';

/**
 * Looks again at a simulation job that was found: with the lookup, which the specification shows, at the
 * moment at which it was found; where that does not lead to it, by its ID; and where the service has no
 * such operation, with the lookup of what is in progress.
 */
export class Rereading {
  readonly #client: ServiceClient;
  readonly #sought: SoughtCall;
  /** A moment of the call as this machine's clock has it; null once that did not lead to the job, and another way did. */
  #moment: string | null;

  /** @param foundMs when it was asked for */
  constructor(client: ServiceClient, sought: SoughtCall, foundMs: number) {
    this.#client = client;
    this.#sought = sought;
    this.#moment = sought.callTime ?? new Date(foundMs).toISOString();
  }

  async read(id: string, context: RequestContext): Promise<WireSimulationJob> {
    if (this.#moment !== null) {
      const found = await this.#lookUp(id, this.#moment, context);
      if (found !== null) return found;
    }
    const job = await this.#readOtherwise(id, context);
    this.#moment = null;
    return job;
  }

  async #readOtherwise(id: string, context: RequestContext): Promise<WireSimulationJob> {
    try {
      return await this.#client.readSimulationJob(id, context);
    } catch (error) {
      const found = isNotThere(error) ? await this.#lookUp(id, null, context) : null;
      if (found === null) throw error;
      return found;
    }
  }

  /** Null where nothing, or another job, is found. */
  async #lookUp(
    id: string,
    moment: string | null,
    context: RequestContext,
  ): Promise<WireSimulationJob | null> {
    try {
      const { servicePhoneNumber } = this.#sought;
      const job = await this.#client.lookUpSimulationJob(servicePhoneNumber, moment, context);
      return isSame(job.simulationJobId, id) ? job : null;
    } catch (error) {
      if (isNotThere(error)) return null;
      throw error;
    }
  }
}

function isNotThere(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 404;
}
