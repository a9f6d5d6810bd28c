/** What the values of a service profile may be. */
import * as z from 'zod/mini';

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

/** The name of a query parameter or of a field. */
export const memberName = textLike(
  /^[\w.~-]{1,100}$/,
  'is not a name: write letters, digits, and . _ ~ - only',
);

/** No host, no fragment, and no segment that leads out of `base-url`. */
const PATH =
  /^\/(?![/\\])(?!(?:.*\/)?(?:\.|%2e){1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2}|\{\w+\})*$/i;

/**
 * What every operation has: its method, path and body. Others may have the same placeholders as these; in a
 * body, a placeholder has to be the whole text.
 */
export function request(method: (typeof METHODS)[number], path: string, body?: unknown) {
  const names = placeholdersIn(path + (JSON.stringify(body) ?? ''));
  const known = names.map((name) => `{${name}}`).join(', ') || 'none';
  const pathSchema = textLike(
    PATH,
    "has to be a URL-encoded path below base-url, such as /v1/runs/{jobId}, without '..' or a fragment",
  ).check(
    z.refine((text) => placeholdersIn(text).every((name) => names.includes(name)), {
      error: `has an unknown placeholder: known are ${known}`,
    }),
  );
  const bodySchema = z.unknown().check(
    z.refine((value) => {
      const texts = JSON.stringify(value)?.match(/"[^"]*\{\w+\}[^"]*"/g) ?? [];
      return texts.every((text) => names.some((name) => text === `"{${name}}"`));
    }, `has a placeholder that is unknown, or not the whole text: known are ${known}`),
  );
  return {
    method: z._default(z.enum(METHODS), method),
    path: z._default(pathSchema, path),
    body: body === undefined ? z.exactOptional(bodySchema) : z._default(bodySchema, body),
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
    const message = 'is set by the action itself, or is no header name: remove it';
    issues.push({ code: 'custom', message, path: [name], input: name });
  }
});

export function placeholdersIn(template: string): string[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}
