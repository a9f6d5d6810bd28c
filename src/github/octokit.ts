/** Octokit as `@actions/github` makes it, with rate limits and retries. */
import { randomUUID } from 'node:crypto';
import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { type ThrottlingOptions, throttling } from '@octokit/plugin-throttling';
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import { createFetch } from '../http/fetch.ts';
import { cut, firstLine } from '../http/response.ts';
import { mayRepeat } from '../http/retry.ts';
import type { Runtime } from '../runner/runtime.ts';
import { SecretMask } from '../text/secret-mask.ts';
import { OutOfTime } from './deadline.ts';

export type Octokit = ReturnType<typeof getOctokit>;

/** The parts of a step that requests to GitHub need. */
export type GitHubRuntime = Pick<Runtime, 'clock' | 'env' | 'runner' | 'cancelled'>;

/** From connecting to the last byte. */
const REQUEST_LIMIT_MS = 10_000;
/** After 1 and 4 s. */
const RETRIES = 2;
const MAX_PROBLEM_CHARS = 700;

const NO_PERMISSION = /Resource not accessible by/;
const RATE_LIMIT = /rate limit/i;

/** Octokit would write text of others to the log as it is. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): void {}

/**
 * Octokit for GitHub's API. Every request says in `request.endMs` when it ends at the latest.
 * One that creates is never repeated once GitHub may have received it, except after a rate limit.
 */
export function connectOctokit(apiUrl: string, token: string, runtime: GitHubRuntime): Octokit {
  const { clock, env, runner } = runtime;
  const fetch = createFetch({
    clock,
    env,
    baseUrl: apiUrl,
    apiKey: token,
    limitMs: REQUEST_LIMIT_MS,
    onAttempt: (line) => runner.debug(line),
  });
  const onLimit: NonNullable<ThrottlingOptions['onRateLimit']> = (pauseS, { request }) =>
    clock.now() + pauseS * 1000 < request.endMs;
  return getOctokit(
    token,
    {
      baseUrl: apiUrl,
      log: SILENT,
      request: { fetch, log: SILENT },
      retry: { retries: RETRIES },
      throttle: {
        // Without an ID all connections of a process would wait for each other.
        id: randomUUID(),
        onRateLimit: onLimit,
        onSecondaryRateLimit: onLimit,
      },
    },
    repeatSafelyOnly,
    throttling,
    retry,
  );
}

/** A plugin that sees every failed attempt before the retry plugin does. */
function repeatSafelyOnly({ hook }: Pick<Octokit, 'hook'>): object {
  hook.error('request', (error, options) => {
    if (!mayBeRepeated(error, options.method)) options.request.retries = 0;
    throw error;
  });
  return {};
}

function mayBeRepeated(error: unknown, method: string): boolean {
  const isSafe = method !== 'POST';
  const lost = lostIn(error);
  if (lost !== null) return mayRepeat(isSafe ? 'safe' : 'unless-taken', lost);
  return isSafe && (answerIn(error)?.status ?? 0) >= 500;
}

const answerSchema = z.object({ status: z.number(), response: z.object({ data: z.unknown() }) });
const messageSchema = z.object({
  message: z.string(),
  errors: z.catch(z.array(z.unknown()), []),
});

/** The response in an error of Octokit, or null. */
function answerIn(error: unknown): { status: number; data: unknown } | null {
  const { data } = z.safeParse(answerSchema, error);
  return data === undefined ? null : { status: data.status, data: data.response.data };
}

/** The reason why there was no response in an error of Octokit, or null. */
function lostIn(error: unknown): ServiceError | null {
  return error instanceof Error && error.cause instanceof ServiceError ? error.cause : null;
}

/** An error of a request as a `ServiceError` that names the operation; others as they are. */
export function namedFault(operation: string, error: unknown): unknown {
  if (error instanceof OutOfTime) {
    const problem = `given up, since ${error.message}`;
    return new ServiceError({ kind: 'deadline', operation, problem, mayHaveBeenTaken: true });
  }
  const lost = lostIn(error);
  if (lost !== null) {
    const { kind, problem, mayHaveBeenTaken } = lost;
    return new ServiceError({ kind, operation, problem, mayHaveBeenTaken, cause: lost });
  }
  const answer = answerIn(error);
  if (answer === null) return error;
  const { status, data } = answer;
  const problem = `${status}: ${messageIn(data)}`;
  const mayHaveBeenTaken = status >= 500;
  return new ServiceError({ kind: 'status', operation, status, problem, mayHaveBeenTaken });
}

function messageIn(data: unknown): string {
  const said = z.safeParse(messageSchema, data).data;
  if (said === undefined) {
    const text = typeof data === 'object' ? JSON.stringify(data) : String(data);
    // The channel has hidden the token.
    return firstLine(text, new SecretMask()) || 'an empty body';
  }
  const details = said.errors.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const more = details.length === 0 ? '' : ` (${details.join('; ')})`;
  return cut(said.message + more, MAX_PROBLEM_CHARS);
}

/** True if the token lacks a permission. */
export function lacksPermission(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 403 && NO_PERMISSION.test(error.problem);
}

/** True if GitHub limits the requests of the token. */
export function isLimited({ status, problem }: ServiceError): boolean {
  return status === 429 || (status === 403 && RATE_LIMIT.test(problem));
}
