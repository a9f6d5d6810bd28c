/** What the values of a service profile may be. Each check of a text gives what is wrong, or null. */
import { isObject } from '../core/json-object.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function checkMethod(method: string): string | null {
  return METHODS.includes(method) ? null : `is no method here: write ${METHODS.join(', ')}`;
}

/** For an operation whose body the workflow writes. */
export function checkSendingMethod(method: string): string | null {
  return method === 'GET' ? 'cannot send a body: write POST, PUT or PATCH' : checkMethod(method);
}

/** A query parameter's name, which needs no encoding. */
export function checkParameter(name: string): string | null {
  return /^[\w.~-]{1,100}$/.test(name)
    ? null
    : 'is not the name of a query parameter: write letters, digits, and . _ ~ - only';
}

/** The name of a field in a body that the workflow writes. */
export function checkField(name: string): string | null {
  return /^[a-z_][\w-]{0,99}$/i.test(name)
    ? null
    : 'is not the name of a field: write letters, digits, _ and - only, beginning with a letter or _';
}

/** Headers that the transport sets, and such as are about the connection alone. */
const OWN_HEADERS =
  /^(?:accept|accept-encoding|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const SECRET_HEADERS = /auth|cookie|credential|key|passw|secret|session|signature|token/i;

/** A header that is neither the transport's own nor likely to hold a secret. */
export function checkHeader(name: string): string | null {
  return SECRET_HEADERS.test(name)
    ? 'sounds like a secret, for which a file of the repository is no place: the input api-key takes the key'
    : checkProjectHeader(name);
}

/** The header that names a project is no secret, however it is called; the key's own it is not. */
export function checkProjectHeader(name: string): string | null {
  if (!/^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name)) {
    return 'is not the name of a header: write letters, digits and - only';
  }
  return OWN_HEADERS.test(name) || /^authorization$/i.test(name)
    ? 'is a header that the action sets itself: leave it out'
    : null;
}

export function checkHeaderValue(value: string): string | null {
  return /^[\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?$/.test(value)
    ? null
    : 'cannot be sent as the value of a header: write up to 1000 letters, digits and signs of ASCII on one line';
}

/** A JSON Pointer (RFC 6901). */
export function checkPointer(pointer: string): string | null {
  return /^(?:\/(?:[^~/]|~[01])*)*$/.test(pointer)
    ? null
    : 'is not a JSON Pointer: write the keys to the value, each after a slash, such as /data/id';
}

/**
 * A path below the base address, with its query perhaps: encoded, absolute, without anything that
 * could lead to another host or out of the base address.
 *
 * @param names the placeholders that may stand in it
 */
export function checkPath(path: string, names: readonly string[]): string | null {
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//')) {
    return 'has a scheme or a host: the path goes below base-url, so begin it with one /';
  }
  if (!path.startsWith('/')) return 'is not absolute: begin it with a /';
  const rest = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    names.includes(name) ? 'x' : whole,
  );
  if (/[{}]/.test(rest)) {
    return `has braces that are no placeholder known here: known are ${listMarks(names)}`;
  }
  if (!/^(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})+$/i.test(rest)) {
    return 'holds a character that cannot stand in a path: URL-encode it, and leave out fragments';
  }
  const segments = rest.replace(/\?.*/, '').split('/');
  return segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))
    ? 'holds . or .. as a segment: write the path that is meant'
    : null;
}

/** What is wrong with a value within a body; `path` leads to it. */
interface BodyFault {
  path: PropertyKey[];
  problem: string;
}

/**
 * Everything wrong in JSON in which a text that is a placeholder and nothing else stands for a value.
 *
 * @param names the placeholders that may stand in it
 */
export function checkBody(body: unknown, names: readonly string[]): BodyFault[] {
  if (typeof body === 'string') {
    const problem = checkBodyText(body, names);
    return problem === null ? [] : [{ path: [], problem }];
  }
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    checkBody(value, names).map(({ path, problem }) => ({
      path: [Array.isArray(body) ? Number(key) : key, ...path],
      problem,
    })),
  );
}

function checkBodyText(text: string, names: readonly string[]): string | null {
  const marks = text.match(/\{\w+\}/g) ?? [];
  if (marks.length === 0) return null;
  if (!marks.every((mark) => names.some((name) => mark === `{${name}}`))) {
    return `has a placeholder that is not known here: known are ${listMarks(names)}`;
  }
  return marks[0] === text ? null : 'has a placeholder with other text around it: it stands alone';
}

function listMarks(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(' and ');
}
