/** What the policy warns of, waives and notes. */
import type { DebriefReport, Exceptions, RunReport, Waived, Waiver } from '../../model/report.ts';
import { identifier, inline, message } from '../../text/markdown.ts';
import { formatCounted, formatList } from '../format.ts';
import type { Section } from '../layout.ts';
import { MAX_MESSAGE_CHARS } from '../voice.ts';
import { furtherWarnings, unmatchedWaivers } from '../waivers.ts';
import { each, section } from './section.ts';

/** Persistent themes named on one line. */
const MAX_KNOWN = 50;

/** What the policy warns of, waives and notes about a run. */
export function policySection({ exceptions, report }: RunReport): Section {
  const lines = exceptions === null ? [] : describe(exceptions, report);
  return section({
    part: 'policy',
    one: 'warning or note',
    many: 'warnings and notes',
    count: lines.length,
    open: '**Warnings and notes:**\n\n',
    close: '\n',
    items: () => each(lines, (line) => `- ${line}\n`),
  });
}

/** Waivers that excuse nothing, so they can go. */
export function unmatchedSection(runs: readonly RunReport[]): Section {
  const waivers = unmatchedWaivers(runs);
  return section({
    part: 'policy',
    one: 'waiver without a match',
    many: 'waivers without a match',
    count: waivers.length,
    close: '\n',
    items: () =>
      each(waivers, (waiver) => {
        const { kind, target } = waiver;
        return `- Waiver without a match: ${kind} ${identifier(target)}${describeWaiver(waiver)}\n`;
      }),
  });
}

function describe(exceptions: Exceptions, report: DebriefReport | null): string[] {
  const { waived, known, notes } = exceptions;
  const titles = new Map(report?.themes.map(({ slug, title }) => [slug, title]));
  const persistent = formatCounted(known.length, 'persistent theme');
  return [
    ...furtherWarnings(exceptions).map((text) => `⚠️ ${message(text, MAX_MESSAGE_CHARS)}`),
    ...waived.map((one) => describeWaived(one, titles)),
    ...(known.length === 0
      ? []
      : [
          `${persistent}, for which the verdict does not fail the gate: ${formatList(known, MAX_KNOWN, identifier)}`,
        ]),
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

/** Its reason, its owner, and its last day. */
function describeWaiver({ reason, owner, expires }: Waiver): string {
  const by = owner === null ? '' : `, owner ${inline(owner)}`;
  return `: ${inline(reason, MAX_MESSAGE_CHARS)}${by}, until ${expires}`;
}
