/** The waivers of one run, and of several. */

import type { Exceptions, RunReport, Waiver } from '../model/report.ts';

/** The waivers of waived themes by slug, and those of waived checks by name. */
export type WaiversByName = Record<Waiver['kind'], ReadonlyMap<string, Waiver>>;

/** The waivers that excused a theme or a check; empty if the run was not evaluated. */
export function waiversByName(exceptions: Exceptions | null): WaiversByName {
  const of = (kind: Waiver['kind']) =>
    new Map(
      exceptions?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : [])),
    );
  return { theme: of('theme'), check: of('check') };
}

/** Waivers in force that matched nothing in any of the evaluated runs. */
export function unmatchedWaivers(runs: readonly RunReport[]): Waiver[] {
  const [first, ...others] = runs.flatMap(({ exceptions }) =>
    exceptions === null
      ? []
      : new Map(exceptions.unmatched.map((waiver) => [keyOf(waiver), waiver])),
  );
  return [...(first?.values() ?? [])].filter((waiver) =>
    others.every((other) => other.has(keyOf(waiver))),
  );
}

function keyOf({ kind, target }: Waiver): string {
  return `${kind} ${target}`;
}

/** The warnings of a run, without those of scenarios, which its list of scenarios shows. */
export function furtherWarnings(exceptions: Exceptions | null): string[] {
  const warnings = exceptions?.warnings ?? [];
  return warnings.flatMap(({ rule, message }) => (rule === 'scenario' ? [] : message));
}
