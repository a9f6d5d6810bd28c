/** Reads an answer of the service, or says in words without the API key why it cannot be taken. */
import * as z from 'zod/mini';
import type { SecretMask } from '../text/secret-mask.ts';
import { cut, firstLine, parseJsonOrNull } from './answer-text.ts';
import { ServiceError } from './errors.ts';
import type { Answer } from './exchange.ts';
import { parseHttpDate } from './retry.ts';

/** Whose answer it is, and how it may be told. */
export interface AnswerScene {
  /** Human name of the operation. */
  operation: string;
  /** Keeps the API key out of every text. */
  mask: SecretMask;
  /** What the base address ends with and the request's path begins with, such as `/v1`; empty where nothing is. */
  repeated?: string;
  /** Key of the operation in a service profile, if the specification does not show the operation. */
  profileKey?: string | undefined;
}

/** Together with what we say about it, the service's part has to fit into an output's reason. */
const MAX_MESSAGE_CHARACTERS = 700;
const MAX_DETAILS_CHARACTERS = 200;
const MAX_LOCATION_CHARACTERS = 500;
const MAX_NAME_CHARACTERS = 100;
/** The type that means a spent budget, and the status of that; the type may come with another status. */
const SPENT = 'payment_required';
const SPENT_STATUS = 402;
/** Statuses of an operation that the service does not have at this path. */
const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);
/** Of an error's body, so many parts are looked through for codes. */
const MAX_PARTS = 200;

/** The body of every error as the specification has it. Types are whatever the service says. */
const errorSchema = z.object({
  type: z.string(),
  code: z.string(),
  message: z.string(),
  param: z.optional(z.nullable(z.string())),
  details: z.optional(z.unknown()),
});

/** The answer itself where it is 2xx. Throws `ServiceError` for every other. */
export function requireSuccess(scene: AnswerScene, answer: Answer): Answer {
  if (answer.status < 300) return answer;
  throw answer.status < 400 ? redirectFault(scene, answer) : statusFault(scene, answer);
}

/** The body's JSON without the key. Throws `ServiceError` for a body that is none. */
export function parseJson({ operation, mask }: AnswerScene, answer: Answer): unknown {
  const { status } = answer;
  const text = textOf(answer);
  let value: unknown;
  try {
    // Throws if the value is nested too deeply, too.
    value = mask.hideIn(JSON.parse(text));
  } catch {
    const shown = describeBody(answer, text, mask, {
      empty: ' with an empty body, where JSON was expected',
      before: ', but the body is not JSON: ',
    });
    const problem = `${status}${shown}`;
    throw new ServiceError({
      kind: 'not-json',
      operation,
      status,
      problem,
      mayHaveBeenTaken: true,
    });
  }
  return value;
}

/** True where the answer has no body, or white space alone. */
export function isEmpty(answer: Answer): boolean {
  return textOf(answer).trim() === '';
}

/** The status and the first line of the body, whatever that is. */
export function firstLineOf({ mask }: AnswerScene, answer: Answer): string {
  const words = { empty: ' with an empty body', before: ': ' };
  return answer.status + describeBody(answer, textOf(answer), mask, words);
}

/** Without a byte order mark. */
function textOf({ body }: Answer): string {
  return new TextDecoder().decode(body);
}

/** Goes on after the status: the body's first line, or why it has none that can be shown. */
function describeBody(
  { headers }: Answer,
  text: string,
  mask: SecretMask,
  words: { empty: string; before: string },
): string {
  const encoding = `${headers['content-encoding'] ?? 'identity'}`;
  if (encoding !== 'identity' && text !== '') {
    return ` with a body in an encoding that was not asked for (${firstLine(encoding, mask)})`;
  }
  const line = firstLine(text, mask);
  return line === '' ? words.empty : words.before + line;
}

/** The service, or something in front of it, points elsewhere. */
function redirectFault(
  { operation, mask }: AnswerScene,
  { status, headers }: Answer,
): ServiceError {
  const { location } = headers;
  const target =
    location === undefined
      ? 'without saying where to'
      : `to ${cut(mask.hide(String(location)), MAX_LOCATION_CHARACTERS)}`;
  return new ServiceError({
    kind: 'redirect',
    operation,
    status,
    problem: `${status} redirect ${target}, which is not followed`,
    // 303 is the answer to a request that was taken; the others say to ask elsewhere.
    mayHaveBeenTaken: status === 303,
  });
}

/** The service answered with an error status. */
function statusFault(scene: AnswerScene, answer: Answer): ServiceError {
  const { operation, mask, repeated = '' } = scene;
  const { headers } = answer;
  const text = textOf(answer);
  const body = parseJsonOrNull(text, mask);
  const told = z.safeParse(errorSchema, body).data;
  const status = told?.type === SPENT ? SPENT_STATUS : answer.status;
  const profileKey = MISSING.has(status) && repeated === '' ? scene.profileKey : undefined;
  const hint = profileKey === undefined ? '' : describeMissing(status, profileKey);
  const facts = {
    kind: 'status' as const,
    operation,
    status,
    mayHaveBeenTaken: status >= 500 || status === 408,
    retryAfter: headers['retry-after'] && mask.hide(`${headers['retry-after']}`),
    sentMs: parseHttpDate(`${headers.date}`),
    codes: codesIn(body),
    repeated,
    ...(profileKey !== undefined && { profileKey }),
  };
  if (told === undefined) {
    return new ServiceError({ ...facts, problem: firstLineOf(scene, answer) + hint });
  }
  const { type, code, message, param, details } = told;
  const name = `${cut(type, MAX_NAME_CHARACTERS)}/${cut(code, MAX_NAME_CHARACTERS)}`;
  const where = param ? ` (param: ${cut(param, MAX_NAME_CHARACTERS)})` : '';
  return new ServiceError({
    ...facts,
    type,
    code,
    details,
    ...(param && { param }),
    problem: `${answer.status} ${name}: ${cut(message, MAX_MESSAGE_CHARACTERS)}${where}${describeDetails(details)}${hint}`,
  });
}

function describeMissing(status: number, profileKey: string): string {
  const keys = `${profileKey}.path${status === 405 ? ` and ${profileKey}.method` : ''}`;
  return `; the specification does not show this operation, so check ${keys} in the input service-profile`;
}

/** What stands under `code`, in the body and in whatever is inside of it, such as `details`. */
function codesIn(body: unknown): string[] {
  const parts = [body];
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    parts.push(...Object.values(part).slice(0, MAX_PARTS));
    if (parts.length > MAX_PARTS) parts.length = MAX_PARTS;
  }
  return parts.flatMap((part) =>
    typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([key, value]) =>
          key.toLowerCase() === 'code' && typeof value === 'string' ? [value] : [],
        )
      : [],
  );
}

function describeDetails(details: unknown): string {
  if (details === undefined || details === null) return '';
  return ` (details: ${cut(stringify(details), MAX_DETAILS_CHARACTERS)})`;
}

/** Parsing copes with any depth, writing does not. */
function stringify(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'nested too deeply to show';
  }
}
