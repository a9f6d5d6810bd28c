/** GitHub's API through `@actions/github`: limits waited for, repeated where that does no harm. */
import { randomUUID } from 'node:crypto';
import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { type ThrottlingOptions, throttling } from '@octokit/plugin-throttling';
import * as z from 'zod/mini';
import { SecretMask } from '../core/text/secret-mask.ts';
import { cut, firstLine } from '../http/answer-text.ts';
import { ServiceError } from '../http/errors.ts';
import { createFetch, type FetchInit } from '../http/fetch.ts';
import { mayRepeat, parseRetryAfter } from '../http/retry.ts';
import type { World } from '../step/world.ts';
import { GitHubTime, OutOfTime, type Span } from './time.ts';

export type Octokit = ReturnType<typeof getOctokit>;

/** What is spoken to, and in whose name. */
export interface GitHubAccess {
  /** Of GitHub's API, without a trailing slash. */
  apiUrl: string;
  token: string;
}

/** What asking GitHub takes of the world. */
export type GitHubWorld = Pick<World, 'clock' | 'env' | 'runner' | 'cancelled'>;

/** A conversation with GitHub. */
export interface Connection {
  octokit: Octokit;
  /** Of all its requests; it begins now. */
  time: GitHubTime;
}

/** From connecting to the last byte. */
const REQUEST_LIMIT_MS = 10_000;
/** After 1 and 4 s. */
const RETRIES = 2;
/** GitHub asks for at least a minute where a limit's answer does not say how long. */
const LIMIT_PAUSE_S = 60;

/** What the throttling plugin knows a limit by. */
const LIMIT_MESSAGE = 'secondary rate limit';
/** Older servers call their secondary limit abuse detection. */
const LIMIT = /rate limit|abuse detection/i;
const NO_PERMISSION = /Resource not accessible by/;

const MAX_PROBLEM_CHARS = 700;

/** What every request says of itself, in Octokit's `request`. */
export interface RequestFacts {
  signal: AbortSignal;
  /** When it was asked for; a second lies between two requests that write. */
  askedMs: number;
  /** In which it has to end. */
  span: Span;
}

/**
 * Every request comes with its facts. One that creates is never repeated once
 * GitHub may have taken it, but after a limit, which says that it was not.
 */
export function connectGitHub({ apiUrl, token }: GitHubAccess, world: GitHubWorld): Connection {
  const { clock, env, runner } = world;
  const time = new GitHubTime(world);
  const send = createFetch({
    clock,
    env,
    baseUrl: apiUrl,
    apiKey: token,
    limitMs: REQUEST_LIMIT_MS,
    onAttempt: ({ method, path, result, durationMs }) =>
      runner.debug(`${method} ${path}: ${result}, ${durationMs} ms`),
  });
  const fetch = async (url: string, init: FetchInit) =>
    limitInOneWay(calledJson(await send(url, init)), time.nowMs);
  const onLimit: NonNullable<ThrottlingOptions['onRateLimit']> = (pauseS, { request }) =>
    time.takePause(pauseS * 1000, request.span);
  const pauses = {
    // Without an ID all connections of a process would wait for each other.
    id: randomUUID(),
    // The plugin's own pause of 3 s between what notifies people is too much of a job's time.
    triggersNotification: () => false,
  };
  const octokit = getOctokit(
    token,
    {
      baseUrl: apiUrl,
      log: SILENT,
      request: { fetch, log: SILENT },
      retry: { retries: RETRIES },
      throttle: { ...pauses, onRateLimit: onLimit, onSecondaryRateLimit: onLimit },
    },
    (octokit: Pick<Octokit, 'hook'>) => carefully(octokit, time),
    throttling,
    retry,
  );
  return { octokit, time };
}

/** What Octokit would write to the step's log: text of others as it is. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): void {}

/** A plugin that sees every attempt before the others: it notes pauses and answers, and forbids repeating. */
function carefully({ hook }: Pick<Octokit, 'hook'>, time: GitHubTime): object {
  hook.wrap('request', async (request, options) => {
    const { askedMs } = options.request;
    // The first attempt has waited for nothing but its turn.
    if (askedMs !== undefined) time.notePause(time.nowMs - askedMs);
    options.request.askedMs = undefined;
    const sentMs = time.nowMs;
    try {
      const response = await request(options);
      time.noteAnswer(time.nowMs - sentMs);
      return response;
    } catch (error) {
      if (isAnswered(error)) time.noteAnswer(time.nowMs - sentMs);
      if (!mayBeRepeated(error, options.method)) options.request.retries = 0;
      throw error;
    }
  });
  return {};
}

/** A refusal is an answer as well; a fault of GitHub's own is none. */
function isAnswered(error: unknown): boolean {
  const { status = 500 } = answerIn(error) ?? {};
  return status < 500;
}

function mayBeRepeated(error: unknown, method: string): boolean {
  const isSafe = method !== 'POST';
  const lost = lostIn(error);
  if (lost !== null) return mayRepeat(isSafe ? 'safe' : 'unless-taken', lost);
  const { status = 0 } = answerIn(error) ?? {};
  return isSafe && status >= 500;
}

/** Octokit parses what is called JSON alone; a server of one's own may call its answers nothing. */
function calledJson(response: Response): Response {
  if (!response.headers.get('content-type')) {
    response.headers.set('content-type', 'application/json');
  }
  return response;
}

/**
 * GitHub tells of its limits in several ways, of which the throttling plugin knows some: here all
 * read as one that it knows, with the pause that is asked for.
 */
async function limitInOneWay(response: Response, nowMs: number): Promise<Response> {
  const { status, headers } = response;
  if (status !== 403 && status !== 429) return response;
  const text = await response.text();
  const pauseS = pauseOf(headers, nowMs);
  const isLimit = status === 429 || pauseS !== null || LIMIT.test(text);
  if (!isLimit) return new Response(text, { status, headers });
  return Response.json(
    { message: LIMIT_MESSAGE },
    { status, headers: { 'retry-after': `${Math.max(1, pauseS ?? LIMIT_PAUSE_S)}` } },
  );
}

/** The seconds that a limit asks for; null where nothing is said. */
function pauseOf(headers: Headers, nowMs: number): number | null {
  const askedMs = parseRetryAfter(headers.get('retry-after') ?? '', nowMs);
  if (askedMs !== null) return Math.ceil(askedMs / 1000);
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0' && !Number.isNaN(reset);
  return isUsedUp ? Math.ceil(reset - nowMs / 1000) : null;
}

const answerSchema = z.object({
  status: z.number(),
  response: z.object({ headers: z.record(z.string(), z.unknown()), data: z.unknown() }),
});
const messageSchema = z.object({
  message: z.string(),
  errors: z.catch(z.array(z.unknown()), []),
});

/** What GitHub answered, where that is what an error of Octokit tells of. */
function answerIn(error: unknown) {
  const { data } = z.safeParse(answerSchema, error);
  return data === undefined ? null : { status: data.status, ...data.response };
}

/** Why there was no answer, where that is what an error of Octokit tells of. */
function lostIn(error: unknown): ServiceError | null {
  return error instanceof Error && error.cause instanceof ServiceError ? error.cause : null;
}

/** An error of a request as a `ServiceError` that names the operation; others as they are. */
export function namedFault(operation: string, error: unknown): unknown {
  if (error instanceof OutOfTime) {
    return new ServiceError({
      kind: 'deadline',
      operation,
      problem: "given up, since GitHub takes too much of this step's time",
      mayHaveBeenTaken: true,
    });
  }
  const lost = lostIn(error);
  if (lost !== null) {
    const { kind, problem, mayHaveBeenTaken } = lost;
    return new ServiceError({ kind, operation, problem, mayHaveBeenTaken, cause: lost });
  }
  const answer = answerIn(error);
  if (answer === null) return error;
  const { status } = answer;
  const problem = problemOf(answer);
  return new ServiceError({
    kind: 'status',
    operation,
    status,
    problem,
    mayHaveBeenTaken: status >= 500,
  });
}

/** True where the token lacks a permission. */
export function lacksPermission(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 403 && NO_PERMISSION.test(error.problem);
}

/** True where GitHub limits the requests of the token, and wants a longer pause than there is time for. */
export function isLimited(error: unknown): boolean {
  return error instanceof ServiceError && error.problem.startsWith(LIMITED);
}

/** How the words about a limit begin. */
const LIMITED = 'GitHub limits the requests of this token';

/** Already without the token: the channel hides it. */
const NOTHING_TO_HIDE = new SecretMask();

function problemOf({ status, headers, data }: NonNullable<ReturnType<typeof answerIn>>): string {
  const said = z.safeParse(messageSchema, data).data;
  if (said === undefined) {
    const line = firstLine(textOf(data), NOTHING_TO_HIDE);
    return line === '' ? `${status} with an empty body` : `${status}: ${line}`;
  }
  if (said.message === LIMIT_MESSAGE) {
    return `${LIMITED} (${status}) and wants a pause of ${headers['retry-after']} s, which is longer than this step waits for it`;
  }
  const details = said.errors.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const more = details.length === 0 ? '' : ` (${details.join('; ')})`;
  return `${status}: ${cut(said.message + more, MAX_PROBLEM_CHARS)}`;
}

/** An answer as Octokit has read it: text, JSON, or bytes where it knows the type as neither. */
function textOf(data: unknown): string {
  if (data instanceof ArrayBuffer) return new TextDecoder().decode(data);
  return typeof data === 'object' ? JSON.stringify(data) : String(data);
}
