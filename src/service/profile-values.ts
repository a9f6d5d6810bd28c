/** What the values of a service profile may be. */
import * as z from 'zod/mini';
import { isObject } from '../text/json-object.ts';

export const A_MAP = 'has to be a map of keys';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const text = z.string('has to be a text');

function textLike(pattern: RegExp, problem: string) {
  return text.check(z.regex(pattern, problem));
}

const pointer = textLike(
  /^(?:\/(?:[^~/]|~[01])*)*$/,
  'is not a JSON Pointer: write the keys to the value, each after a slash, such as /data/id',
);

export function place(standard: string) {
  return z._default(pointer, standard);
}

export const parameterName = textLike(
  /^[\w.~-]{1,100}$/,
  'is not the name of a query parameter: write letters, digits, and . _ ~ - only',
);
export const fieldName = textLike(
  /^[a-z_][\w-]{0,99}$/i,
  'is not the name of a field: write letters, digits, _ and - only, beginning with a letter or _',
);

/** No host, no fragment, and no segment that leads out of `base-url`. */
const PATH =
  /^\/(?![/\\])(?!(?:.*\/)?(?:\.|%2e){1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2}|\{\w+\})*$/i;

/** @param values the names of the placeholders that the path may have */
export function pathBelow(values: readonly string[]) {
  return textLike(
    PATH,
    "has to be a URL-encoded path below base-url, such as /v1/runs/{jobId}, without '..' or a fragment",
  ).check(
    z.refine((path) => placeholdersIn(path).every((name) => values.includes(name)), {
      error: `has a placeholder that is not known here: known are ${listOf(values)}`,
    }),
  );
}

/** What every operation has: its method, path and body, and the values that these may have. */
export function request(
  method: (typeof METHODS)[number],
  path: string,
  values: readonly string[],
  body?: unknown,
) {
  const checked = z.unknown().check((context) => {
    for (const at of misplacedIn(context.value, values)) {
      const message = `has to be a placeholder that is alone and known: ${listOf(values)}`;
      context.issues.push({ code: 'custom', message, path: at, input: context.value });
    }
  });
  return {
    method: z._default(z.enum(METHODS), method),
    path: z._default(pathBelow(values), path),
    body: body === undefined ? z.exactOptional(checked) : z._default(checked, body),
  };
}

/** Headers that the action sets itself, and headers of the connection. */
const OWN_HEADERS =
  /^(?:accept|accept-encoding|authorization|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/i;

const headerValue = textLike(
  /^[\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?$/,
  'is not the value of a header: write up to 1000 ASCII characters on one line',
);
export const headersSchema = z.record(z.string(), headerValue, A_MAP).check(({ value, issues }) => {
  for (const name of Object.keys(value)) {
    if (/^[\w-]{1,100}$/.test(name) && !OWN_HEADERS.test(name)) continue;
    const message = 'is not the name of a header that the action leaves to you';
    issues.push({ code: 'custom', message, path: [name], input: name });
  }
});

export function placeholdersIn(template: string): string[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

/** Paths to the texts in a body that have a placeholder which is not known, or is not alone. */
function misplacedIn(body: unknown, values: readonly string[]): PropertyKey[][] {
  if (typeof body === 'string') {
    const names = placeholdersIn(body);
    return names.length === 0 || values.some((name) => body === `{${name}}`) ? [] : [[]];
  }
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    misplacedIn(value, values).map((path) => [Array.isArray(body) ? Number(key) : key, ...path]),
  );
}

function listOf(values: readonly string[]): string {
  return values.map((name) => `{${name}}`).join(', ') || 'none';
}
