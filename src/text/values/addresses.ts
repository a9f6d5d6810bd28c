/** Inputs that are web addresses. */
import { invalid, type Parsed, valid } from './parsed.ts';

/**
 * The service's base address: https, or http on a loopback host only; no user info, query or
 * fragment, not even an empty one. A path prefix is kept, trailing slashes are dropped.
 */
export function parseBaseUrl(text: string): Parsed<string> {
  const parts = splitHttpUrl(text);
  if (parts === null || !URL.canParse(text)) {
    return invalid(text, "is not an address: write one such as 'https://api.example.com'");
  }
  const url = new URL(text);
  const isUnencrypted = url.protocol === 'http:' && !isLoopbackHost(url.hostname);
  const problems = [
    parts.authority.includes('@') &&
      'has user info: leave out everything before the @; the key is enough',
    /[?#]/.test(parts.rest) && 'holds a query or a fragment: leave out the ? or # and what follows',
    isUnencrypted &&
      'would send the key unencrypted: write https (http is for loopback hosts such as localhost)',
  ].filter((problem) => problem !== false);
  return problems.length === 0
    ? valid(url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''))
    : { ok: false, errors: problems.map((problem) => ({ shown: text, problem })) };
}

/** True for a host, spelled as in `URL.hostname`, that never leaves the machine. */
function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/**
 * A link with a placeholder for an ID, such as `https://app.example.com/calls/{callId}`: an http
 * or https address without user info that holds the placeholder behind its host, once or more
 * often, and no other braces.
 *
 * @param placeholder the name between the braces
 */
export function parseUrlTemplate(text: string, placeholder: string): Parsed<string> {
  const mark = `{${placeholder}}`;
  const filled = text.replaceAll(mark, 'id');
  const parts = splitHttpUrl(text);
  if (parts === null || !URL.canParse(filled)) {
    return invalid(
      text,
      `is not an http or https address: write one such as 'https://app.example.com/${mark}'`,
    );
  }
  if (parts.authority.includes('@')) {
    return invalid(text, 'holds user info, which every reader would see: leave it out');
  }
  if (parts.authority.includes(mark)) {
    return invalid(text, `has ${mark} in its host: put it behind the host`);
  }
  if (/[{}]/.test(filled)) {
    return invalid(text, `holds braces that are not ${mark}: it is the only placeholder here`);
  }
  return filled === text
    ? invalid(text, `has no ${mark}: put it where the ID belongs`)
    : valid(text);
}

/** Parts of an http(s) URL, as it was written. */
interface UrlParts {
  authority: string;
  /** Path, query and fragment. */
  rest: string;
}

/**
 * Splits an absolute http or https address, or gives null. Stricter than a browser, which would
 * drop line breaks, take backslashes for slashes, and do without the slashes of `https:host`.
 */
export function splitHttpUrl(text: string): UrlParts | null {
  const [scheme] = /^https?:\/\//i.exec(text) ?? [];
  if (scheme === undefined || /[\s\\\0-\x1f\x7f-\x9f]/.test(text)) return null;
  const behind = text.slice(scheme.length);
  const end = behind.search(/[/?#]|$/);
  return end === 0 ? null : { authority: behind.slice(0, end), rest: behind.slice(end) };
}

/**
 * Replaces what may be secret in an address, for text that is shown: user info, and the values of
 * a query (placeholders stay). Made for faulty addresses too, so it rather hides too much.
 */
export function hideUrlSecrets(text: string): string {
  const colon = text.indexOf(':');
  const at = text.lastIndexOf('@');
  const start = text.startsWith('//', colon + 1) ? colon + 3 : colon + 1;
  const shown = colon === -1 || at < start ? text : `${text.slice(0, start)}***${text.slice(at)}`;
  return shown.replace(/([?&][^=&?#\s]*=)(?!\{)[^&#\s]+/g, '$1***');
}
