/** What policies spared, over several runs. */

import { checkNames } from '../model/check-facts.ts';
import type { Exceptions, RunReport, Waiver } from '../model/report.ts';
import { formatCounted } from './format.ts';

/** What names are parted by, or not. */
const PARTINGS = /[\s\p{Pd}_]+/gu;

/** The last day of a waiver and the six before it. */
const LAST_DAYS = 7;

/** Whether a waiver is in its last seven days. */
export function endsSoon({ daysLeft }: Waiver): boolean {
  return daysLeft < LAST_DAYS;
}

/** `2027-01-31 (3 days left)`; the days only where they are few. */
export function lastDay(waiver: Waiver): string {
  if (!endsSoon(waiver)) return waiver.expires;
  const { daysLeft } = waiver;
  const left = daysLeft === 0 ? 'today' : `${formatCounted(daysLeft, 'day')} left`;
  return `${waiver.expires} (${left})`;
}

/** The waivers of waived themes by slug, and those of waived checks by name. */
export type WaiversByName = Record<Waiver['kind'], ReadonlyMap<string, Waiver>>;

/** What a run's policy waived, by name; empty where nothing was judged. */
export function waiversByName(exceptions: Exceptions | null): WaiversByName {
  const of = (kind: Waiver['kind']) =>
    new Map(
      exceptions?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : [])),
    );
  return { theme: of('theme'), check: of('check') };
}

/** Every waiver in force, each once. */
export function waiversInForce(runs: readonly RunReport[]): Waiver[] {
  const all = sparedOf(runs).flatMap(({ waived, unmatched }) => [
    ...waived.map(({ waiver }) => waiver),
    ...unmatched,
  ]);
  return [...new Map(all.map((waiver) => [subjectOf(waiver), waiver])).values()];
}

/** Waivers in force that matched nothing in any of the runs that were judged. */
export function unmatchedWaivers(runs: readonly RunReport[]): Waiver[] {
  const [first, ...others] = sparedOf(runs).map(
    ({ unmatched }) => new Map(unmatched.map((waiver) => [subjectOf(waiver), waiver])),
  );
  return [...(first?.values() ?? [])].filter((waiver) =>
    others.every((other) => other.has(subjectOf(waiver))),
  );
}

/**
 * What a waiver without a match may be meant for: a theme or check of the runs whose name differs by case,
 * white space and dashes alone; undefined where there is none.
 */
export function meantBy({ kind, target }: Waiver, runs: readonly RunReport[]): string | undefined {
  const names = runs.flatMap((run) =>
    kind === 'check' ? checkNames(run) : (run.report?.themes ?? []).map(({ slug }) => slug),
  );
  const wanted = letters(target);
  return names.find((name) => name !== target && letters(name) === wanted);
}

function letters(name: string): string {
  return name.normalize('NFKC').replace(PARTINGS, '').toLowerCase();
}

function sparedOf(runs: readonly RunReport[]): Exceptions[] {
  return runs.flatMap(({ exceptions }) => exceptions ?? []);
}

function subjectOf({ kind, target }: Waiver): string {
  return `${kind} ${target}`;
}
