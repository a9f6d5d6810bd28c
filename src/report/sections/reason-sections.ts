/** The sections that are about the outcome: its heading, first lines, reasons, warnings and notes. */
import type { GateReport, Reason, RunReport } from '../../model/report.ts';
import { inline, linkDestination, message } from '../../text/markdown.ts';
import { paged, type Section, section } from '../layout.ts';
import type { NextStep } from '../next-step.ts';
import { titleOf } from '../outcome-words.ts';
import { furtherWarnings, policyNotes } from '../waiver-words.ts';
import { MAX_MESSAGE_CHARS } from './building-blocks.ts';

const FIRST_REASONS = 20;

/** The heading with the outcome, and the name of the gate if it has one. */
export function heading(report: GateReport): string {
  const { mark, title } = titleOf(report);
  const name = inline(report.gateName ?? '');
  return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}

/** The first line, which may be empty, and the next step. */
export function firstLines(line: string, next: NextStep | null): string {
  const first = line === '' ? '' : `${message(line, MAX_MESSAGE_CHARS)}\n\n`;
  if (next === null) return first;
  const words = message(next.words, MAX_MESSAGE_CHARS);
  const step = next.url === '' ? words : `[${words}](${linkDestination(next.url)})`;
  const how = next.command && `: \`${next.command}\` in the repository`;
  return `${first}**Next:** ${step}${how}.\n\n`;
}

/** The reasons that the first line does not state, as a list. */
export function reasonSections(reasons: readonly Reason[], stated: ReadonlySet<Reason>): Section[] {
  return paged({
    part: 'reasons',
    noun: 'reason',
    list: reasons.filter((reason) => !stated.has(reason)),
    firstPage: FIRST_REASONS,
    item: (reason) => `- ${message(reason.message, MAX_MESSAGE_CHARS)}\n`,
  });
}

/** What the policy warns of, waives and notes about a run. */
export function policySection(run: RunReport): Section {
  const lines = [...furtherWarnings(run).map((text) => `⚠️ ${text}`), ...policyNotes(run)];
  return section({
    part: 'policy',
    noun: 'warning or note of the policy',
    list: lines,
    open: '**Warnings and notes:**\n\n',
    item: messageItem,
  });
}

export function noteSection(notes: readonly string[]): Section {
  return section({
    part: 'run',
    noun: 'note',
    list: notes,
    open: '**Notes:**\n\n',
    item: messageItem,
  });
}

function messageItem(text: string): string {
  return `- ${message(text, MAX_MESSAGE_CHARS)}\n`;
}
