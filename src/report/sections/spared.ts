import type { DebriefReport, Exceptions, RunReport, Waived, Waiver } from '../../model/report.ts';
import { identifier, inline, message } from '../../text/markdown.ts';
import { formatCounted, formatList } from '../format.ts';
import type { Section } from '../layout.ts';
import { endsSoon, lastDay, meantBy, unmatchedWaivers } from '../spared.ts';
import { MAX_MESSAGE_CHARS } from '../voice.ts';
import { each, section } from './section.ts';

/** Themes that were there before, named on one line. */
const MAX_KNOWN = 50;

/** What the policy warns of, waives and notes about a run. */
export function sparedSection({ exceptions, report }: RunReport): Section {
  const lines = exceptions === null || report === null ? [] : describe(exceptions, report);
  return section({
    part: 'spared',
    one: 'warning or note',
    many: 'warnings and notes',
    count: lines.length,
    open: '**Warnings and notes:**\n\n',
    close: '\n',
    items: () => each(lines, (line) => `- ${line}\n`),
  });
}

/** Waivers that can go, since they excuse nothing. */
export function unmatchedSection(runs: readonly RunReport[]): Section {
  const waivers = unmatchedWaivers(runs);
  return section({
    part: 'spared',
    one: 'waiver that matched nothing',
    many: 'waivers that matched nothing',
    count: waivers.length,
    close: '\n',
    items: () =>
      each(waivers, (waiver) => {
        const name = meantBy(waiver, runs);
        const meant = name === undefined ? '' : ` (did you mean ${identifier(name)}?)`;
        return `- Waiver without a match: ${waiver.kind} ${identifier(waiver.target)}${meant}${describeWaiver(waiver)}\n`;
      }),
  });
}

/** What marks a waived theme or check where it is listed; empty for others. */
export function waivedMark(waiver: Waiver | undefined): string {
  return waiver === undefined ? '' : ` *(waived until ${waiver.expires})*`;
}

function describe(
  { waived, known, notes, warnings = [] }: Exceptions,
  report: DebriefReport,
): string[] {
  const titles = new Map(report.themes.map(({ slug, title }) => [slug, title]));
  return [
    ...warnings.map((warning) => `⚠️ ${message(warning, MAX_MESSAGE_CHARS)}`),
    ...waived.map((one) => describeWaived(one, titles)),
    ...(known.length > 0 ? [describeKnown(known)] : []),
    ...notes.map((note) => message(note, MAX_MESSAGE_CHARS)),
  ];
}

function describeWaived(
  { kind, name, waiver }: Waived,
  titles: ReadonlyMap<string, string>,
): string {
  const title = inline(kind === 'theme' ? (titles.get(name) ?? '') : '');
  const subject = kind === 'theme' ? identifier(name) : inline(name);
  return `Waived ${kind} ${subject}${title === '' ? '' : ` (${title})`}${describeWaiver(waiver)}`;
}

/** Why, who answers for it, and until when. */
function describeWaiver(waiver: Waiver): string {
  const owner = waiver.owner === null ? '' : `, owner ${inline(waiver.owner)}`;
  const mark = endsSoon(waiver) ? '⚠️ ' : '';
  return `: ${inline(waiver.reason, MAX_MESSAGE_CHARS)}${owner}, ${mark}until ${lastDay(waiver)}`;
}

function describeKnown(slugs: readonly string[]): string {
  const names = formatList(slugs, MAX_KNOWN, identifier);
  return `${formatCounted(slugs.length, 'persistent theme')}, for which the verdict does not fail the gate: ${names}`;
}
