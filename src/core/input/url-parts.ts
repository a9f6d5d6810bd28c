/** Scheme and authority of an http(s) address, cut from the text as it was written. */
export interface UrlParts {
  authority: string;
  /** Path, query and fragment. */
  rest: string;
}

/**
 * Splits an absolute http or https address, or gives null. Stricter than a browser, which would
 * drop line breaks, take backslashes for slashes, and do without the slashes of `https:host`.
 */
export function splitHttpUrl(text: string): UrlParts | null {
  const match = /^https?:\/\/([^/?#]+)(.*)$/is.exec(text);
  if (match === null || /[\s\\\p{Cc}]/u.test(text)) return null;
  const [, authority = '', rest = ''] = match;
  return { authority, rest };
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
