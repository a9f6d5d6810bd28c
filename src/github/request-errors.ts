/** Errors of Octokit's requests. */
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import { firstLine } from '../http/response.ts';
import { SecretMask } from '../text/secret-mask.ts';
import { TimeoutError } from '../text/step-errors.ts';

const answerSchema = z.object({ status: z.number(), message: z.string(), response: z.object({}) });

/** The response in an error of Octokit; undefined if there is none. */
export function answerIn(error: unknown): z.infer<typeof answerSchema> | undefined {
  return z.safeParse(answerSchema, error).data;
}

/** The reason why there was no response in an error of Octokit, or null. */
export function lostIn(error: unknown): ServiceError | null {
  return error instanceof Error && error.cause instanceof ServiceError ? error.cause : null;
}

/** An error of a request as a `ServiceError` that names the operation; others as they are. */
export function namedError(operation: string, error: unknown): unknown {
  if (error instanceof TimeoutError) {
    const problem = `given up, since ${error.message}`;
    return new ServiceError({ kind: 'deadline', operation, problem, mayHaveBeenTaken: true });
  }
  const lost = lostIn(error);
  if (lost !== null) {
    const { kind, problem, mayHaveBeenTaken } = lost;
    return new ServiceError({ kind, operation, problem, mayHaveBeenTaken, cause: lost });
  }
  const answer = answerIn(error);
  if (answer === undefined) return error;
  const { status, message } = answer;
  // The channel has hidden the token.
  const problem = `${status}: ${firstLine(message, new SecretMask()) || 'an empty body'}`;
  const mayHaveBeenTaken = status >= 500;
  return new ServiceError({ kind: 'status', operation, status, problem, mayHaveBeenTaken });
}
