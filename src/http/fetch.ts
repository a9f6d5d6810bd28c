import { Channel, type ChannelOptions } from './channel.ts';
import { requireSuccess } from './response.ts';

export interface FetchOptions extends ChannelOptions {
  /** One request takes at most this long, from connecting to the last byte. */
  limitMs: number;
}

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
 * A `fetch` for a library that makes its requests itself: it applies our limits and proxies, hides the key in
 * responses, and requests only URLs below `baseUrl`. Rejects with `ServiceError` if there is no whole
 * response, or a redirect, and with the signal's reason when that aborts.
 */
export function createFetch({ limitMs, ...options }: FetchOptions) {
  const { baseUrl, clock } = options;
  const channel = new Channel(options);
  return async (url: string, init: FetchInit): Promise<Response> => {
    if (!url.startsWith(`${baseUrl}/`)) throw new Error(`${url} is not below ${baseUrl}`);
    const { method, headers, body, signal } = init;
    const path = url.slice(baseUrl.length);
    const operation = `${method} ${path.replace(/\?.*/, '')}`;
    const response = await channel.send(
      { operation, method, path, headers, body, fresh: !IDEMPOTENT.includes(method) },
      { signal, deadlineMs: clock.now() + limitMs },
    );
    // A library that follows a redirect would take the key along.
    if (response.status < 400) requireSuccess({ operation, mask: channel.mask }, response);
    const text = channel.mask.hideInMarkup(new TextDecoder().decode(response.body));
    return new Response(text === '' ? null : text, {
      status: response.status,
      headers: Object.entries(response.headers).flatMap(([name, values = []]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      ),
    });
  };
}
