/** The sections that are about the outcome: its heading, first lines, reasons and notes. */
import type { GateReport, Reason, RunReport } from '../../model/report.ts';
import { inline, message } from '../../text/markdown.ts';
import type { Section } from '../layout.ts';
import { titleOf } from '../outcome-words.ts';
import { MAX_MESSAGE_CHARS } from '../voice.ts';
import { each, paged, section } from './section.ts';

/** Reasons that are not folded. */
const FIRST_REASONS = 20;

/** The heading with the outcome, and the name of the gate if it has one. */
export function heading(report: GateReport, gateName: string): string {
  const { mark, title } = titleOf(report);
  const name = inline(gateName);
  return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}

/** The first line, and the next step; both may be empty. */
export function firstLines(line: string, next: string): string {
  const step = next === '' ? '' : `**Next:** ${next}.\n\n`;
  return (line === '' ? '' : `${line}\n\n`) + step;
}

/** The reasons that the first line does not state, as a list. */
export function reasonSections(reasons: readonly Reason[], stated: ReadonlySet<Reason>): Section[] {
  return paged({
    part: 'reasons',
    one: 'reason',
    list: reasons.filter((reason) => !stated.has(reason)),
    firstPage: FIRST_REASONS,
    item: (reason) => `- ${message(reason.message, MAX_MESSAGE_CHARS)}\n`,
  });
}

/** Notes, which decide nothing. */
export function noteSection(notes: readonly string[]): Section {
  return section({
    part: 'run',
    one: 'note',
    many: 'notes',
    count: notes.length,
    open: '**Notes:**\n\n',
    close: '\n',
    items: () => each(notes, (note) => `- ${message(note, MAX_MESSAGE_CHARS)}\n`),
  });
}

/** The notes of the only run, and those of the gate. */
export function allNotes({ runs, notes }: GateReport): string[] {
  const [run, ...others]: readonly RunReport[] = runs;
  return [...(run !== undefined && others.length === 0 ? run.notes : []), ...notes];
}
