import { requireSuccess } from './answer.ts';
import { Channel, type ChannelOptions } from './channel.ts';

export interface FetchOptions extends ChannelOptions {
  /** One request takes at most this long, from connecting to the last byte. */
  limitMs: number;
}

/** What a request says beside its address. */
export interface FetchInit {
  /** In upper case. */
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  signal: AbortSignal;
}

/** Repeating these does no harm (RFC 9110, section 9.2.2). */
const IDEMPOTENT = ['GET', 'HEAD', 'PUT', 'DELETE'];

/**
 * A `fetch` for a library that makes its requests itself: it has our limits of time and size, proxies
 * and authorities, hides the key in what comes back, and goes to what is below `baseUrl` alone.
 * Rejects with `ServiceError` where there is no whole answer, or a redirect, and with the signal's
 * reason when that aborts.
 */
export function createFetch({ limitMs, ...options }: FetchOptions) {
  const { baseUrl, clock } = options;
  const channel = new Channel(options);
  return async (url: string, init: FetchInit): Promise<Response> => {
    if (!url.startsWith(`${baseUrl}/`)) throw new Error(`${url} is not below ${baseUrl}`);
    const { method, headers, body, signal } = init;
    const path = url.slice(baseUrl.length);
    const operation = `${method} ${path.replace(/\?.*/, '')}`;
    const request = { operation, method, path, headers, fresh: !IDEMPOTENT.includes(method) };
    const answer = await channel.send(body === undefined ? request : { ...request, body }, {
      signal,
      deadlineMs: clock.now() + limitMs,
    });
    // Whoever follows a redirect would take the key along.
    if (answer.status < 400) requireSuccess({ operation, mask: channel.mask }, answer);
    const text = channel.mask.hideInMarkup(new TextDecoder().decode(answer.body));
    return new Response(text === '' ? null : text, {
      status: answer.status,
      headers: Object.entries(answer.headers).flatMap(([name, values = []]): [string, string][] =>
        [values].flat().map((value) => [name, value]),
      ),
    });
  };
}
