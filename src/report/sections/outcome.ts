import type { GateReport } from '../../model/report.ts';
import { inline, message } from '../../text/markdown.ts';
import type { Section } from '../layout.ts';
import { titleOf } from '../outcome-words.ts';
import { each, section } from './section.ts';
import type { StepFacts } from './small-print.ts';
import { MAX_MESSAGE_CHARS } from './voice.ts';

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

/** Facts worth knowing that decided nothing. */
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
