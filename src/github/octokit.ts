/** Octokit as `@actions/github` makes it, with rate limits and retries. */
import { randomUUID } from 'node:crypto';
import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { type ThrottlingOptions, throttling } from '@octokit/plugin-throttling';
import { createFetch, type FetchInit } from '../http/fetch.ts';
import { mayRepeat } from '../http/retry.ts';
import type { Runtime } from '../runner/runtime.ts';
import type { SecretMask } from '../text/secret-mask.ts';
import { answerIn, lostIn } from './request-errors.ts';

export type Octokit = ReturnType<typeof getOctokit>;

export type GitHubRuntime = Pick<Runtime, 'clock' | 'env' | 'runner' | 'cancelled'>;

/** From connecting to the last byte. */
const REQUEST_LIMIT_MS = 10_000;
/** After 1 and 4 s. */
const RETRIES = 2;

/** Octokit would write text of others to the log as it is. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): void {}

/**
 * Octokit for GitHub's API, with the runner's secrets hidden in what is sent. `request.endMs` limits every
 * request. One that creates is repeated after a rate limit only: otherwise GitHub may have received it.
 */
export function connectOctokit(apiUrl: string, token: string, runtime: GitHubRuntime): Octokit {
  const { clock, env, runner } = runtime;
  const send = createFetch({
    clock,
    env,
    // GraphQL of an enterprise server is at its parent.
    baseUrl: apiUrl.replace(/\/v3$/, ''),
    apiKey: token,
    limitMs: REQUEST_LIMIT_MS,
    onAttempt: (line) => runner.debug(line),
  });
  const fetch = (url: string, init: FetchInit) =>
    send(url, { ...init, body: init.body && withoutSecrets(init.body, runner.secrets) });
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

function withoutSecrets(json: string, secrets: SecretMask): string {
  const value = JSON.parse(json, (_, part) =>
    typeof part === 'string' ? secrets.hideInMarkup(part) : part,
  );
  return JSON.stringify(value);
}

/** A plugin that sees every failed attempt before the retry plugin does. */
function repeatSafelyOnly({ hook }: Pick<Octokit, 'hook'>): object {
  hook.error('request', (error, options) => {
    if (!mayBeRepeated(error, options)) options.request.retries = 0;
    throw error;
  });
  return {};
}

function mayBeRepeated(error: unknown, { method, url }: Record<'method' | 'url', string>): boolean {
  const isSafe = method !== 'POST' || url.endsWith('/graphql');
  const lost = lostIn(error);
  if (lost !== null) return mayRepeat(isSafe ? 'safe' : 'unless-taken', lost);
  return isSafe && (answerIn(error)?.status ?? 0) >= 500;
}
