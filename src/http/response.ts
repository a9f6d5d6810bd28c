/** Reads a response, or says without the API key why it is an error. */
import * as z from 'zod/mini';
import { valueAt } from '../text/json-object.ts';
import type { SecretMask } from '../text/secret-mask.ts';
import { MISSING, ServiceError } from './errors.ts';

export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** Epoch milliseconds. */
  receivedMs: number;
}

export interface Requested {
  operation: string;
  /** Keeps the API key out of every text. */
  mask: SecretMask;
  /** Key of the operation in a service profile, if the specification does not show the operation. */
  profileKey?: string | undefined;
}

/** The whole error has to fit into one reason of the output. */
const MAX_TEXT_CHARACTERS = 700;
/** Of a line, a name or the details. */
const MAX_PART_CHARACTERS = 200;
/** Enough for a first line; limits the work for a hostile body. */
const MAX_INSPECTED_CHARACTERS = 16_384;
const SPENT_STATUS = 402;
const QUOTA = /quota|credit/i;

/** The body of every error in the specification. */
const errorSchema = z.object({
  type: z.string(),
  code: z.string(),
  message: z.string(),
  param: z.optional(z.nullable(z.string())),
  details: z.optional(z.unknown()),
});

/** Throws `ServiceError` unless the response is 2xx. */
export function requireSuccess(requested: Requested, response: HttpResponse): HttpResponse {
  if (response.status < 300) return response;
  throw response.status < 400
    ? redirectError(requested, response)
    : statusError(requested, response);
}

/**
 * The body's JSON without the key; undefined for an empty body if it may be empty. Throws `ServiceError` for any
 * other body.
 */
export function parseJson(
  { operation, mask }: Requested,
  response: HttpResponse,
  mayBeEmpty = false,
): unknown {
  const { status } = response;
  const text = textOf(response);
  if (mayBeEmpty && text.trim() === '') return undefined;
  const value = jsonIn(text, mask);
  if (value !== undefined) return value;
  const line = firstLine(text, mask);
  const problem = line
    ? `${status}, but the body is not JSON: ${line}`
    : `${status} with an empty body, but JSON was expected`;
  const facts = { operation, status, problem, mayHaveBeenTaken: true };
  throw new ServiceError({ ...facts, kind: 'not-json' });
}

/** The status and the first line of the body. */
export function statusLine({ mask }: Requested, response: HttpResponse): string {
  const line = firstLine(textOf(response), mask);
  return line ? `${response.status}: ${line}` : `${response.status} with an empty body`;
}

/**
 * The first line of the text that is not empty, cut at 200 characters; empty if there is none. HTML is
 * reduced to its text, JSON to one line.
 */
export function firstLine(body: string, mask: SecretMask): string {
  const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
  const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
  return cut(mask.hide(line), MAX_PART_CHARACTERS);
}

/** The text's first `maxCharacters`, with an ellipsis if it was longer. */
function cut(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
  return characters.length <= maxCharacters
    ? text
    : `${characters.slice(0, maxCharacters).join('')}…`;
}

function linesOf(text: string): string[] {
  if (/^[{[]/.test(text)) return [text.replace(/\s+/g, ' ')];
  const plain = text.startsWith('<') ? textOfHtml(text) : text;
  return plain.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/\s+/g, ' ').trim());
}

/** An element that is not closed hides the rest, which also keeps the time linear. */
function textOfHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<[^>]*(?:>|$)/g, '\n');
}

/** Decoding leaves out a byte order mark. */
function textOf({ body }: HttpResponse): string {
  return new TextDecoder().decode(body);
}

function redirectError({ operation, mask }: Requested, response: HttpResponse): ServiceError {
  const { status, headers } = response;
  const { location } = headers;
  const target = location ? ` to ${cut(mask.hide(`${location}`), MAX_TEXT_CHARACTERS)}` : '';
  return new ServiceError({
    kind: 'redirect',
    operation,
    status,
    problem: `${status} redirect${target}, which is not followed`,
    // 303 means that the request was taken; the others ask to send it elsewhere.
    mayHaveBeenTaken: status === 303,
  });
}

function statusError(requested: Requested, response: HttpResponse): ServiceError {
  const { operation, mask } = requested;
  const parsed = errorSchema.safeParse(jsonIn(textOf(response), mask)).data;
  const status = parsed && isSpent(response.status, parsed) ? SPENT_STATUS : response.status;
  const profileKey = MISSING.has(status) ? requested.profileKey : undefined;
  const shown = parsed ? describeError(response.status, parsed) : statusLine(requested, response);
  return new ServiceError({
    kind: 'status',
    operation,
    status,
    problem: shown + (profileKey === undefined ? '' : describeMissing(status, profileKey)),
    mayHaveBeenTaken: status >= 500 || status === 408,
    retryAfterMs: retryAfterMs(response),
    ...(profileKey !== undefined && { profileKey }),
    ...(parsed && { type: parsed.type, code: parsed.code, param: parsed.param ?? undefined }),
  });
}

/** A budget is spent: by the type with any status, by the code, or the one in the details, with 429. */
function isSpent(status: number, { type, code, details }: z.infer<typeof errorSchema>): boolean {
  const codes = `${code} ${valueAt(details, ['code'])}`;
  return type === 'payment_required' || (status === 429 && QUOTA.test(codes));
}

/**
 * Milliseconds that `Retry-After` asks to wait; 0 if it is missing or invalid. A date counts from the date of
 * the response, since the clock here may differ from the service's.
 */
export function retryAfterMs({ headers, receivedMs }: Omit<HttpResponse, 'body'>): number {
  const text = `${headers['retry-after'] ?? ''}`.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1_000, Number.MAX_SAFE_INTEGER);
  const sentMs = parseHttpDate(`${headers.date}`) ?? receivedMs;
  return Math.max(0, (parseHttpDate(text) ?? 0) - sentMs);
}

/** Epoch milliseconds of a date in one of the three forms of RFC 9110, section 5.6.7. */
function parseHttpDate(text: string): number | undefined {
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text)) return undefined;
  const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(dateMs) ? undefined : dateMs;
}

function jsonIn(text: string, mask: SecretMask): unknown {
  try {
    return mask.hideIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function describeError(status: number, error: z.infer<typeof errorSchema>): string {
  const { type, code, message, param, details } = error;
  const name = `${cut(type, MAX_PART_CHARACTERS)}/${cut(code, MAX_PART_CHARACTERS)}`;
  const where = param ? ` (param: ${cut(param, MAX_PART_CHARACTERS)})` : '';
  const more =
    details === undefined || details === null
      ? ''
      : ` (details: ${cut(JSON.stringify(details), MAX_PART_CHARACTERS)})`;
  return `${status} ${name}: ${cut(message, MAX_TEXT_CHARACTERS)}${where}${more}`;
}

function describeMissing(status: number, profileKey: string): string {
  const keys = `${profileKey}.path${status === 405 ? ` and ${profileKey}.method` : ''}`;
  return `; the specification does not show this operation, so check ${keys} in the input service-profile`;
}
