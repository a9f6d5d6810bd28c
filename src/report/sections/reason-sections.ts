/** The sections that are about the outcome: its heading, first lines, reasons, warnings and notes. */
import type { GateReport, Reason, RunReport } from '../../model/report.ts';
import { inline, message } from '../../text/markdown.ts';
import { onlyRun } from '../facts.ts';
import { paged, type Section, section, single } from '../layout.ts';
import type { NextStep } from '../next-step.ts';
import { furtherWarnings, openingOf } from '../opening.ts';
import { titleOf } from '../outcome-words.ts';
import { notesOf } from '../waiver-words.ts';
import { linked } from './building-blocks.ts';

const FIRST_REASONS = 20;

/** The heading with the outcome, and the name of the gate if it has one. */
function heading(report: GateReport): string {
  const { mark, title } = titleOf(report);
  const name = inline(report.gateName ?? '');
  return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}

/**
 * The first screen of a document: the first line, the next step, the first prompt fix and the reasons. Of a gate
 * that did not fail, the next step is last: it is a remedy for all that happened.
 *
 * @param fix the first prompt fix; may be empty
 */
export function firstSections(report: GateReport, next: NextStep | null, fix: string): Section[] {
  const { line, stated } = openingOf(report);
  const ofRun = onlyRun(report)?.reasons ?? [];
  const first = line === '' ? '' : `${message(line)}\n\n`;
  const step = next === null ? '' : nextLine(next);
  const isFailed = report.outcome === 'failed';
  return [
    single('reasons', 'first line', heading(report) + first + (isFailed ? step : '')),
    single('reasons', 'prompt change', fix),
    ...reasonSections([...report.reasons, ...ofRun], stated),
    single('reasons', 'next step', isFailed ? '' : step),
  ];
}

function nextLine({ words, url, command }: NextStep): string {
  const step = linked(message(words), url);
  return `**Next:** ${step}${command && `: \`${command}\` in the repository`}.\n\n`;
}

/** The reasons that the first line does not state, as a list. */
export function reasonSections(reasons: readonly Reason[], stated: ReadonlySet<Reason>): Section[] {
  return paged({
    part: 'reasons',
    noun: 'reason',
    list: reasons.filter((reason) => !stated.has(reason)),
    firstPage: FIRST_REASONS,
    item: (reason) => messageItem(reason.message),
  });
}

/** What the policy warns of about a run. */
export function warningSection(run: RunReport): Section {
  const noun = 'warning of the policy';
  const open = '**⚠️ Warnings:**\n\n';
  return section({ part: 'policy', noun, list: furtherWarnings(run), open, item: messageItem });
}

/** What the policy and everything else note about a run, if there is one, and further notes. */
export function noteSection(run: RunReport | undefined, further: readonly string[] = []): Section {
  const list = [...(run ? notesOf(run) : []), ...further];
  return section({ part: 'run', noun: 'note', list, open: '**Notes:**\n\n', item: messageItem });
}

function messageItem(text: string): string {
  return `- ${message(text)}\n`;
}
