/** Inputs that are URLs. */
import { invalid, type Parsed, valid } from './parsed.ts';

/** Stricter than a browser, which drops line breaks and reads backslashes as slashes. */
const HTTP_URL = /^https?:\/\/[^\s\\\0-\x1f\x7f-\x9f/?#][^\s\\\0-\x1f\x7f-\x9f]*$/i;
const LOOPBACK_HOST = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/;
const USER_INFO = /^\w+:\/\/[^/?#]*@/;

/**
 * The base URL of the service: https, or http on a loopback host only; no user info, query or fragment.
 * A path prefix is kept, trailing slashes are dropped.
 */
export function parseBaseUrl(text: string): Parsed<string> {
  const url = HTTP_URL.test(text) ? URL.parse(text) : null;
  if (url === null) {
    return invalid(text, "is not a URL: write one such as 'https://api.example.com'");
  }
  const isUnencrypted = url.protocol === 'http:' && !LOOPBACK_HOST.test(url.hostname);
  const problems = [
    USER_INFO.test(text) && 'has user info: remove everything before the @',
    /[?#]/.test(text) && 'has a query or fragment: remove everything from ? or #',
    isUnencrypted && 'would send the key unencrypted: write https',
  ].filter((problem) => problem !== false);
  return problems.length === 0
    ? valid(url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''))
    : { ok: false, errors: problems.map((problem) => ({ shown: text, problem })) };
}

/**
 * A link with a placeholder for an ID, such as `https://app.example.com/calls/{callId}`: an http or https URL
 * without user info, with the placeholder after the host and no other braces.
 */
export function parseUrlTemplate(text: string, placeholder: string): Parsed<string> {
  const mark = `{${placeholder}}`;
  const filled = text.replaceAll(mark, 'id');
  if (!HTTP_URL.test(text) || !URL.canParse(filled)) {
    return invalid(
      text,
      `is not an http or https URL: write one such as 'https://app.example.com/${mark}'`,
    );
  }
  if (USER_INFO.test(text)) {
    return invalid(text, 'has user info, which every reader would see: remove it');
  }
  if (/^\w+:\/\/[^/?#]*\{/.test(text)) {
    return invalid(text, `has ${mark} in its host: put it into the path`);
  }
  if (/[{}]/.test(filled)) {
    return invalid(text, `has braces other than ${mark}: it is the only placeholder here`);
  }
  return filled === text ? invalid(text, `has no ${mark}: put it in place of the ID`) : valid(text);
}

/**
 * Masks user info and query values of a URL that is shown, except placeholders. For invalid URLs too, so it
 * rather masks too much.
 */
export function hideUrlSecrets(text: string): string {
  const colon = text.indexOf(':');
  const at = text.lastIndexOf('@');
  const start = text.startsWith('//', colon + 1) ? colon + 3 : colon + 1;
  const shown = colon === -1 || at < start ? text : `${text.slice(0, start)}***${text.slice(at)}`;
  return shown.replace(/([?&][^=&?#\s]*=)(?!\{)[^&#\s]+/g, '$1***');
}
