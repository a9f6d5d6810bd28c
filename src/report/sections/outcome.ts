import type { GateReport, Reason } from '../../model/report.ts';
import { inline, message } from '../../text/markdown.ts';
import { messageBehindRule } from '../format.ts';
import type { Section } from '../layout.ts';
import { titleOf } from '../outcome-words.ts';
import { MAX_MESSAGE_CHARS } from '../voice.ts';
import type { StepFacts } from './footer.ts';
import { each, paged, section } from './section.ts';

/** The heading with the outcome. */
export function heading(report: GateReport): string {
  const { mark, title } = titleOf(report);
  const name = inline(report.gateName ?? '');
  return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}

/** What is to be known first, and the next step, which is empty where there is none. */
export function firstLines(line: string, next: string): Section {
  const lines = [`${line}\n\n`, next].filter((one) => one !== '');
  const names = { one: 'first line', many: 'first lines' };
  return section({ ...names, part: 'reasons', count: lines.length, items: () => lines });
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

/** What of the step itself is copied or looked up. */
export function stepFacts({ provenance }: GateReport): StepFacts {
  const { commit, workflowRunUrl } = provenance ?? {};
  return { gateName: '', commit: commit ?? '', workflowRunUrl: workflowRunUrl ?? '' };
}

/** What is copied or looked up, on one line at the very end. */
export function footerSection(line: string): Section {
  return section({
    part: 'run',
    one: 'footer',
    many: 'footers',
    count: line === '' ? 0 : 1,
    items: () => [line],
  });
}

/** Reasons that are not folded away. */
const FIRST_PAGE = 50;

/** All reasons as a list: the first ones, and the further ones folded. */
export function reasonSections(part: 'reasons' | 'run', reasons: readonly Reason[]): Section[] {
  return paged({
    part,
    furtherPart: 'further reasons',
    one: 'reason',
    list: reasons,
    firstPage: FIRST_PAGE,
    item: reasonLine,
  });
}

function reasonLine(reason: Reason): string {
  const rest = messageBehindRule(reason);
  const told = message(rest, MAX_MESSAGE_CHARS);
  // Which inputs are meant stands further on in the message.
  if (reason.rule === 'input' && rest === reason.message) return `- ${told}\n`;
  const colon = rest === reason.message ? ':' : '';
  return `- **${inline(reason.rule)}${colon}** ${told}\n`;
}
