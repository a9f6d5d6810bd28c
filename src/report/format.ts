/** Values, names and places as plain text, for every renderer: escaping is the renderer's own. */
import { confidenceInterval } from '../evaluate/statistics/interval.ts';
import type { Counts } from '../model/counts.ts';
import type { FileSpan, ReportSettings, RunReport } from '../model/report.ts';
import { decimalsApart } from '../text/percent.ts';
import { stripInvisible } from '../text/strip.ts';
import { isUuid } from '../text/values/simple-values.ts';

/** For a value that is not known; never the same as 0. */
export const NONE = '–';

export const UNTITLED = '(untitled)';

/** So many IDs fit into an annotation in addition to its text. */
export const MAX_IDS = 100;

/** A space without a line break. */
export const NBSP = '\u00a0';

/** An integer with separated thousands: `12,345`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A count with its noun: `1 theme`, `2,000 themes`. */
export function formatCounted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** What goes on after `the`: `theme`, `2 themes`. */
export function theOnes(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : formatCounted(count, one, many);
}

/** Names on one line, of which at most so many are shown: `a, b and 3 more`. */
export function formatList(
  names: readonly string[],
  most: number,
  show: (name: string) => string = (name) => name,
): string {
  const more = names.length - most;
  const shown = names.slice(0, most).map(show).join(', ');
  return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}

/**
 * A percentage without float noise, rounded to `digits` decimals: `93.33%`. What is not quite 0 or
 * 100 is never rounded to it: `<0.01%`, `>99.99%`.
 */
export function formatPercent(percent: number | null, digits = 2): string {
  if (percent === null) return NONE;
  const rounded = round(percent, digits);
  const step = 10 ** -digits;
  if (rounded === 0 && percent > 0) return `<${step}%`;
  if (rounded === 100 && percent < 100) return `>${round(100 - step, digits)}%`;
  return `${rounded}%`;
}

/** The same of one that is compared with another: with as many decimals as distinguish them. */
export function formatPercentBeside(
  percent: number | null,
  other: number | null,
  digits = 2,
): string {
  if (percent === null || other === null) return formatPercent(percent, digits);
  return formatPercent(percent, decimalsApart(percent, other, digits));
}

/** `6/24`. */
export function formatFraction({ passed, evaluated }: Counts): string {
  return `${formatCount(passed)}/${formatCount(evaluated)}`;
}

/** A part of a whole, with its share if there is a whole: `9/40 (22.5%)`. */
export function formatShare(part: number, whole: number, other: number | null = null): string {
  const counts = `${formatCount(part)}/${formatCount(whole)}`;
  return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, other, 1)})` : counts;
}

/** What a rate gained or lost in percentage points: `+12.5`, `-3`, `±0`. */
export function formatChange(points: number | null): string {
  if (points === null) return NONE;
  const change = round(points, 2);
  return change > 0 ? `+${change}` : change === 0 ? '±0' : `${change}`;
}

/** `95% CI 12–45%`. */
export function formatInterval(counts: Counts): string {
  const { low, high } = confidenceInterval(counts);
  return `95% CI ${Math.round(low)}–${Math.round(high)}%`;
}

/** So many digits of a UUID identify it among others. */
const SHORT_DIGITS = 8;

/** The beginning of a UUID, and all of any other ID. */
export function shortForm(id: string): string {
  return isUuid(id) ? id.slice(0, SHORT_DIGITS) : id;
}

/** A sentence with short IDs. Those in a URL stay whole. */
export function shortIds(text: string): string {
  return text.replace(/(?<![\w/=-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])/gi, shortForm);
}

/** E.g. `nightly, run 12`, or the known part of that; may be empty. */
export function planRun({ about }: Pick<RunReport, 'about'>): string {
  const { planName = null, number = null } = about ?? {};
  const run = number === null ? '' : `run ${formatCount(number)}`;
  return [planName?.trim(), run].filter(Boolean).join(', ');
}

/** The plan and the number of a run, else its label; in a merged report after the name of its gate. */
export function titleRun(run: RunReport, unnamed: string): string {
  const name = planRun(run) || (run.label === run.jobId ? unnamed : run.label);
  return [run.partOf?.gateName, name].filter(Boolean).join(': ');
}

/** E.g. `nightly, run 12`; without both, its short ID or its label. */
export function nameRun(run: Pick<RunReport, 'about' | 'jobId' | 'label'>): string {
  const { about, jobId, label } = run;
  if (about?.planName?.trim() && about.number !== null) return planRun(run);
  return jobId === '' ? label : `run ${shortForm(jobId)}`;
}

/** The known cost of the runs, e.g. `cost 1.20 USD`; empty if none is known. */
export function describeCost(runs: readonly Pick<RunReport, 'cost'>[]): string {
  const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
  if (known.length === 0) return '';
  const usd = known.reduce((sum, one) => sum + one, 0);
  return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
}

/** The URL of a run, or null if there is no template or the run has no ID. */
export function runUrl(id: string, { runUrl: template }: Pick<ReportSettings, 'runUrl'>) {
  return fillTemplate(template, '{jobId}', id);
}

/** The same of a call. */
export function callUrl(id: string, { callUrl: template }: Pick<ReportSettings, 'callUrl'>) {
  return fillTemplate(template, '{callId}', id);
}

function fillTemplate(template: string | null, placeholder: string, id: string): string | null {
  if (template === null) return null;
  const value = encodeURIComponent(stripInvisible(id));
  return value === '' ? null : template.replaceAll(placeholder, () => value);
}

/** A place as people write it: `path:12` or `path:12-14`. */
export function placeName({ path, startLine, endLine }: FileSpan): string {
  return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}

/** `2026-05-04 10:12 UTC`; empty if the time is unknown. */
export function formatMinute(time: string | null | undefined): string {
  const ms = Date.parse(time ?? '');
  if (Number.isNaN(ms)) return '';
  const [date, clock = ''] = new Date(ms).toISOString().split('T');
  return `${date} ${clock.slice(0, 5)} UTC`;
}

function round(value: number, digits: number): number {
  // Adding 0 turns -0 into 0.
  return Number(value.toFixed(digits)) + 0;
}
