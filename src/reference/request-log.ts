/** One request that the service received. */
export interface LoggedRequest {
  method: string;
  /** Path and query, without the service's path prefix. */
  path: string;
  headers: Record<string, string>;
  /** The body's JSON value, its text where it is no JSON, or null where it is empty. */
  body: unknown;
  /** Status of the answer; null while there is none, and for ever where a fault left it out. */
  status: number | null;
}

export function logRequest(request: Request, path: string, text: string): LoggedRequest {
  return {
    method: request.method,
    path,
    headers: Object.fromEntries(request.headers),
    body: readable(text),
    status: null,
  };
}

/** The same for others to read: without the key. */
export function withoutKey(logged: LoggedRequest): LoggedRequest {
  const { authorization, ...headers } = logged.headers;
  return {
    ...logged,
    headers: authorization === undefined ? headers : { ...headers, authorization: '***' },
  };
}

function readable(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
