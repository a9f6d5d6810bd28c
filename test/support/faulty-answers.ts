/** Operations that answer what they should not, and what a step must not make of it. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { FaultOrder } from '../../src/reference/faults.ts';
import { HOSTILE, LIES, withInheritedKeys } from './lies.ts';
import { reasonsIn, type StepResult, type VirtualWorld } from './virtual-world.ts';

const MINUTE_MS = 60_000;

type Fault = FaultOrder | 'hang';

/** Answers that are none, whatever was asked. */
export const REFUSALS: Record<string, Fault> = {
  '401': { kind: 'status', status: 401 },
  '403': { kind: 'status', status: 403 },
  '404': { kind: 'status', status: 404 },
  '500': { kind: 'status', status: 500 },
  'no answer': 'hang',
  'a page': { kind: 'html-page', status: 200, body: `<h1>${HOSTILE}</h1>` },
  'an empty body': { kind: 'empty-body' },
  'JSON of no use': { kind: 'wrong-shape', body: [1, 2] },
};

/** What the service itself answers, as JSON. */
export async function answerOf({ service }: VirtualWorld, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${service.keys.full}` };
  return (await fetch(service.url + path, { headers })).json();
}

export function order(world: VirtualWorld, path: string, fault: Fault): void {
  const matched = { path, method: 'GET', times: 'always' } as const;
  if (fault === 'hang') world.hang(matched);
  else world.service.orderFault({ ...fault, ...matched });
}

/** Has the service tell a lie about the data of an answer, or about one part of it. */
export function lie(
  world: VirtualWorld,
  path: string,
  answer: unknown,
  name: string,
  part = '',
): void {
  const { data, ...beside } = z.parse(answerSchema, answer);
  const tell = LIES[name] ?? ((value: unknown) => value);
  const told = part === '' ? tell(data) : { ...data, [part]: tell(data[part]) };
  const text = JSON.stringify({ ...beside, data: told });
  const body = name === INHERITED ? withInheritedKeys(text) : text;
  order(world, path, { kind: 'status', status: 200, body });
}

export const answerSchema = z.looseObject({ data: z.any() });

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

export const INHERITED = 'keys that objects inherit';
export const LIE_NAMES = [...Object.keys(LIES), INHERITED];
