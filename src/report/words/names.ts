/** What all sentences of findings share: their effects, and names, rates and calls in words. */

import type { Case } from '../../model/cases.ts';
import type { Counts } from '../../model/counts.ts';
import { fold } from '../../text/strip.ts';
import { formatInterval } from '../format.ts';

const MAX_NAME_CHARS = 200;

/** A sentence on its own, or one in a document, whose tables and small print have the figures of a run. */
export type Form = 'alone' | 'document';

/** A theme or a check as a message names it. */
export function quoteName(name: string): string {
  return `'${fold(name, MAX_NAME_CHARS)}'`;
}

/** `Refund request (Ana, Front desk)`: the scenario, and who took part; without a scenario these alone. */
export function nameCase(one: Pick<Case, 'scenario' | 'persona' | 'agent'>): string {
  const { scenario, persona, agent } = one;
  const parties = [persona, agent].filter((name) => name !== null).join(', ');
  const name = scenario === null ? parties : `${scenario}${parties && ` (${parties})`}`;
  return fold(name, MAX_NAME_CHARS) || 'a scenario without a name';
}

/** Those of objects that were created together may be the same. */
const UUID_START = /^[\da-f]{8}(?:-[\da-f]{4}){3}-/i;

/** A case with the end of its scenario's ID in place of the description. */
export function inBrief<One extends Pick<Case, 'scenario' | 'scenarioId'>>(one: One): One {
  const id = one.scenarioId?.replace(UUID_START, '');
  return { ...one, scenario: one.scenario && (id || null) };
}

/** `24 calls`, without the thousands separator that headlines have. */
export function formatCalls(calls: number): string {
  return calls === 1 ? '1 call' : `${calls} calls`;
}

/** `6 of 24 calls`. */
export function formatCounts({ passed, evaluated }: Counts): string {
  return `${passed} of ${formatCalls(evaluated)}`;
}

/** ` (6 of 24 calls, 95% CI 12–45%)`; empty if the counts are not known. */
export function describeCounts(counts: Counts | null): string {
  return counts === null ? '' : ` (${formatCounts(counts)}, ${formatInterval(counts)})`;
}

/** `0.0098`: two digits; or `< 0.001`. */
export function formatProbability(p: number): string {
  return p < 0.001 ? '< 0.001' : `${Number(p.toPrecision(2))}`;
}

/** `p = 0.0098`. */
export function formatPValue(p: number): string {
  return `p ${p < 0.001 ? '' : '= '}${formatProbability(p)}`;
}
