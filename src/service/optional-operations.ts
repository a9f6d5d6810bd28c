/** Which of the operations that no service has to offer are missing. */
import { ServiceError } from '../http/errors.ts';

/** Statuses that say that a service does not have the operation. */
export const MISSING: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

/**
 * Requests optional operations. One that is missing costs one request: several calls of it are tried one at
 * a time until one has succeeded, and none is made after a response that says that it is missing.
 */
export class OptionalOperations {
  readonly #missing = new Map<string, ServiceError>();
  readonly #offered = new Set<string>();
  /** The call of each operation that all others wait for. */
  readonly #trials = new Map<string, Promise<void>>();

  /** Rejects as `send` does; with the earlier response where the operation is known to be missing. */
  async request<Answer>(operation: string, send: () => Promise<Answer>): Promise<Answer> {
    while (this.#trials.has(operation)) await this.#trials.get(operation);
    const missing = this.#missing.get(operation);
    if (missing !== undefined) throw missing;
    const sent = this.#note(operation, send());
    if (!this.#offered.has(operation)) {
      const end = () => void this.#trials.delete(operation);
      this.#trials.set(operation, sent.then(end, end));
    }
    return sent;
  }

  async #note<Answer>(operation: string, sent: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await sent;
      this.#offered.add(operation);
      return answer;
    } catch (error) {
      if (error instanceof ServiceError && MISSING.has(error.status)) {
        this.#missing.set(operation, error);
      }
      throw error;
    }
  }
}
