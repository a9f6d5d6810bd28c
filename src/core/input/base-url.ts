import { invalid, type Parsed, valid } from './parsed.ts';
import { splitHttpUrl } from './url-parts.ts';

/**
 * The service's base address: https, or http on a loopback host only; no user info, query or
 * fragment, not even an empty one. A path prefix is kept, trailing slashes are dropped.
 */
export function parseBaseUrl(text: string): Parsed<string> {
  const parts = splitHttpUrl(text);
  if (parts === null || !URL.canParse(text)) {
    return invalid(text, 'is not an address: write one such as https://api.example.com');
  }
  const url = new URL(text);
  const problems = [
    ...(parts.authority.includes('@')
      ? ['holds user info: leave out what stands before the @, the key is enough']
      : []),
    ...(/[?#]/.test(parts.rest)
      ? ['holds a query or a fragment: leave out the ? or # and what follows']
      : []),
    ...(url.protocol === 'http:' && !isLoopbackHost(url.hostname)
      ? [
          'would send the key unencrypted: write https (http is for loopback hosts such as localhost)',
        ]
      : []),
  ];
  return problems.length === 0
    ? valid(url.origin + dropTrailingSlashes(url.pathname))
    : { ok: false, faults: problems.map((problem) => ({ shown: text, problem })) };
}

/** True for a host, spelled as in `URL.hostname`, that never leaves the machine. */
function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** A loop, since `/\/+$/` takes quadratic time on a path full of slashes. */
function dropTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
