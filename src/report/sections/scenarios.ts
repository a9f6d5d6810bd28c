import type { Case, RunReport } from '../../model/report.ts';
import { cell } from '../../text/markdown.ts';
import { formatCount, formatCounted, NBSP } from '../format.ts';
import type { Section } from '../layout.ts';
import { nameCase } from '../words/scenarios.ts';
import { row } from './building-blocks.ts';
import { each, section } from './section.ts';

const MARKS: Readonly<Record<NonNullable<Case['status']>, string>> = {
  'now failing': '❌',
  failing: '✖️',
  'now passing': '✅',
  passing: '✔️',
};

/** The files have all of them. */
const MAX_CASES = 10;

/** The cases, the worst first (contract, section 15). */
export function scenarioSection({ cases = [] }: RunReport, heading: '###' | '####'): Section {
  const shown = cases.slice(0, MAX_CASES);
  const more = cases.length - shown.length;
  return section({
    part: 'scenarios',
    one: 'scenario',
    many: 'scenarios',
    count: shown.length,
    open: `${heading} Scenarios\n\n${row(['Scenario', 'Passed', 'Baseline'])}${row(['---', '---:', '---:'])}`,
    close:
      more > 0 ? `\nAnd ${formatCounted(more, 'further scenario')} in \`report.html\`.\n\n` : '\n',
    items: () => each(shown, caseRow),
  });
}

function caseRow(one: Case): string {
  const { status, baseline } = one;
  const known = status === null ? '' : `${MARKS[status]}${NBSP}**${status}:** `;
  return row([
    known + cell(nameCase(one)),
    cell(share(one)),
    cell(baseline === null ? null : share(baseline)),
  ]);
}

function share({ passed, evaluated }: Pick<Case, 'passed' | 'evaluated'>): string {
  return `${formatCount(passed)}/${formatCount(evaluated)}`;
}
