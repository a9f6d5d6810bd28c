/** Reads that a step can do without. */

import type { RequestContext } from '../http/channel.ts';
import { ServiceError } from '../http/errors.ts';
import { LOG } from '../report/words/log-words.ts';
import type { Runtime } from '../runner/runtime.ts';
import { CancelledError } from '../text/step-errors.ts';

interface Reader extends Pick<Runtime, 'cancelled'> {
  runner: Pick<Runtime['runner'], 'debug'>;
}

/**
 * The response to one attempt, or to several if `once` is false; else why there is none. A cancelled step
 * reports what it knows.
 */
export async function readOptional<Response>(
  { cancelled, runner }: Reader,
  deadlineMs: number,
  read: (request: RequestContext) => Promise<Response>,
  once = true,
): Promise<Response | ServiceError> {
  try {
    return await read({ signal: cancelled, deadlineMs, once });
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof CancelledError)) throw error;
    runner.debug(LOG.unread(error));
    if (error instanceof ServiceError) return error;
    const facts = { kind: 'connection', operation: 'read', mayHaveBeenTaken: false } as const;
    return new ServiceError({ ...facts, problem: error.message });
  }
}

/** The same, with null if there is no response. */
export async function readOrNull<Response>(
  ...parameters: Parameters<typeof readOptional<Response>>
): Promise<Response | null> {
  const response = await readOptional(...parameters);
  return response instanceof ServiceError ? null : response;
}
