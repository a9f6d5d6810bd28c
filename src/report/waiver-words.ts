/** What the policy excuses and warns of, in words; escaping is the renderer's own. */

import type { Exceptions, RunReport, Waiver } from '../model/report.ts';
import { formatCounted, formatList } from './format.ts';
import { quoteName } from './words/names.ts';

const MAX_NAMED = 50;

/** The waivers of waived themes by slug, and those of waived checks by name. */
type WaiversByName = Record<Waiver['kind'], ReadonlyMap<string, Waiver>>;

/** The waivers that excused a theme or a check; empty if the run was not evaluated. */
export function waiversByName(exceptions: Exceptions | null): WaiversByName {
  const of = (kind: Waiver['kind']) =>
    new Map(
      exceptions?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : [])),
    );
  return { theme: of('theme'), check: of('check') };
}

/** What the policy and everything else note about a run. */
export function notesOf({ exceptions, notes: others }: RunReport): string[] {
  if (exceptions === null) return others;
  const { waived, known, notes } = exceptions;
  const persistent = `${formatCounted(known.length, 'persistent theme')}, for which the verdict does not fail the gate`;
  return [
    ...waived.map(({ kind, name, waiver }) => describeWaiver(`Waived ${kind}`, name, waiver)),
    ...(known.length > 0 ? [`${persistent}: ${formatList(known, MAX_NAMED, quoteName)}`] : []),
    ...notes,
    ...others,
  ];
}

/** Waivers in force that matched nothing in any of the evaluated runs, so that they can go. */
export function unmatchedWaivers(runs: readonly RunReport[]): string[] {
  const [first, ...others] = runs.flatMap(({ exceptions }) =>
    exceptions === null
      ? []
      : new Map(exceptions.unmatched.map((waiver) => [`${waiver.kind} ${waiver.target}`, waiver])),
  );
  const everywhere = [...(first ?? [])].filter(([key]) => others.every((other) => other.has(key)));
  return everywhere.map(([, waiver]) =>
    describeWaiver(`Waiver without a match: ${waiver.kind}`, waiver.target, waiver),
  );
}

function describeWaiver(lead: string, name: string, { reason, owner, expires }: Waiver): string {
  const by = owner === null ? '' : `, owner ${owner}`;
  return `${lead} ${quoteName(name)}: ${reason}${by}, until ${expires}`;
}
