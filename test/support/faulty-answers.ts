/** Operations that answer what they should not, and what a step must not make of it. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { FaultOrder } from '../../src/reference-service/faults.ts';
import { PROXY_PAGE } from './proxy-page.ts';
import { reasonsIn, type StepResult, type VirtualRuntime } from './virtual-runtime.ts';

const MINUTE_MS = 60_000;
const LONG = 200 * 1024;
const OTHER_ID = '33333333-3333-4333-8333-333333333333';

/** Text that does harm as markup, as a command of the runner, or as a line of its own. */
const HOSTILE =
  '<img src=x onerror=alert(1)> ![x](https://evil.example/p) @everyone\n::error::forged\r\n## Forged\u202e`` | x';

type Fault = FaultOrder | 'hang';

/** Responses that are invalid for every request. */
export const REFUSALS: Record<string, Fault> = {
  '401': { kind: 'status', status: 401 },
  '403': { kind: 'status', status: 403 },
  '404': { kind: 'status', status: 404 },
  '500': { kind: 'status', status: 500 },
  'no answer': 'hang',
  'a page': { ...PROXY_PAGE, status: 200, body: `<h1>${HOSTILE}</h1>` },
  'an empty body': { kind: 'empty-body' },
  'JSON of no use': { kind: 'status', status: 200, body: [1, 2] },
};

/** What the service itself answers, as JSON. */
export async function answerOf({ service }: VirtualRuntime, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${service.keys.full}` };
  return (await fetch(service.url + path, { headers })).json();
}

export function order(runtime: VirtualRuntime, path: string, fault: Fault): void {
  const matched = { path, method: 'GET', times: 'always' } as const;
  if (fault === 'hang') runtime.hang(matched);
  else runtime.service.orderFault({ ...fault, ...matched });
}

type Leaf = (value: unknown, key: string) => unknown;

/** Replaces each leaf of a JSON value; lists and objects keep their form. */
const eachLeaf = (leaf: Leaf) => (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, part) =>
    typeof part === 'object' && part !== null ? part : leaf(part, key),
  );

const numbers = (replace: (value: number, key: string) => unknown) =>
  eachLeaf((leaf, key) => (typeof leaf === 'number' ? replace(leaf, key) : leaf));

const texts = (replace: (value: string, key: string) => unknown) =>
  eachLeaf((leaf, key) => (typeof leaf === 'string' ? replace(leaf, key) : leaf));

/** The first text under each name is very long. */
function longNames(value: unknown): unknown {
  const seen = new Set<string>();
  return texts((text, key) => {
    if (seen.has(key) || !/name|label|persona|agent|text/i.test(key)) return text;
    seen.add(key);
    return HOSTILE + 'x'.repeat(LONG);
  })(value);
}

/** Each outermost list has two thousand entries. */
function endless(value: unknown): unknown {
  if (Array.isArray(value)) {
    return Array.from({ length: 2_000 }, (_, index) => value[index % value.length]);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, endless(part)]));
}

const LIES: Readonly<Record<string, (value: unknown) => unknown>> = {
  'negative counts': numbers((number) => -1 - number),
  'passed above evaluated': numbers((number, key) =>
    /^(passed|failed|graded)/i.test(key) ? 1_000_000 + number : number,
  ),
  'rates outside 0 to 100': numbers((number, key) =>
    /rate|score|share/i.test(key) ? 1e9 : number,
  ),
  nulls: eachLeaf(() => null),
  nothing: () => null,
  'a text': () => HOSTILE,
  'an empty list': () => [],
  'an empty object': () => ({}),
  'wrong types': eachLeaf((leaf) => (typeof leaf === 'string' ? { is: leaf } : `${leaf}`)),
  'names of 200 KB': longNames,
  'hostile text': texts(() => HOSTILE),
  'two thousand entries': endless,
  'IDs of others': texts((text, key) => (/id$/i.test(key) ? OTHER_ID : text)),
};
const INHERITED = 'keys that objects inherit';
export const LIE_NAMES = [...Object.keys(LIES), INHERITED];

/** Has the service lie about the data of a response, or about one part of it. */
export function lie(
  runtime: VirtualRuntime,
  path: string,
  answer: unknown,
  name: string,
  part = '',
): void {
  const { data, ...beside } = z.parse(answerSchema, answer);
  const change = LIES[name] ?? ((value: unknown) => value);
  const changed = part === '' ? change(data) : { ...data, [part]: change(data[part]) };
  const text = JSON.stringify({ ...beside, data: changed });
  const inherited = '{"__proto__":{"passed":true},"constructor":{"prototype":1},"';
  const body = name === INHERITED ? text.replaceAll('{"', inherited) : text;
  order(runtime, path, { kind: 'status', status: 200, body });
}

const answerSchema = z.looseObject({ data: z.any() });

/** Nothing of what was said has become markup, a command, or a line of its own. */
export function expectHarmless(step: StepResult): void {
  const { outputs, summary, lines, durationMs } = step;
  expect(reasonsIn(step).filter(({ rule }) => rule === 'internal')).toEqual([]);
  expect(lines.filter(({ text }) => text.startsWith('::error::forged'))).toEqual([]);
  expect(summary).not.toMatch(/<img src=x|^## Forged|[^\\]!\[x\]/m);
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  for (const [name, value] of Object.entries(outputs)) {
    expect(Buffer.byteLength(value), name).toBeLessThanOrEqual(64 * 1024);
  }
  const html = outputs['html-file'] === '' ? '' : readFileSync(outputs['html-file'] ?? '', 'utf8');
  expect(html).not.toContain('<img src=x');
  expect(durationMs).toBeLessThanOrEqual(2 * MINUTE_MS);
  expect(Object.keys(Object.prototype)).toEqual([]);
}

/** Every name with the same outcome, but for some. */
export function allBut(
  names: readonly string[],
  outcome: string,
  but: Record<string, string> = {},
) {
  return { ...Object.fromEntries(names.map((name) => [name, outcome])), ...but };
}
