/** The cases of runs: those that are now failing with a call, and a table. */
import type { Call, Case, ReportSettings, RunReport } from '../../model/report.ts';
import { blockQuote, cell, inline } from '../../text/markdown.ts';
import { formatCount, formatCounted, NBSP } from '../format.ts';
import type { Section } from '../layout.ts';
import { bold } from '../voice.ts';
import { formatPValue } from '../words/names.ts';
import { nameCase } from '../words/scenarios.ts';
import { callLink, row, tableHead } from './building-blocks.ts';
import { each, section } from './section.ts';

const MARKS: Readonly<Record<NonNullable<Case['status']>, string>> = {
  'now failing': '❌',
  failing: '✖️',
  'now passing': '✅',
  passing: '✔️',
};

/** Cases that a summary shows, and cases now failing that a comment names. */
const MAX_CASES = 10;
const MAX_FAILING = 5;
const MAX_LINES = 2;
const MAX_LINE_CHARS = 300;

/** The cases of a run that are now failing, each with one failing call, and the others in a table. */
export function scenarioSections(
  run: RunReport,
  settings: ReportSettings,
  heading: string,
): Section[] {
  const { cases = [] } = run;
  const shown = cases.slice(0, MAX_CASES);
  const failing = shown.filter(isNowFailing);
  const others = shown.filter((one) => !isNowFailing(one));
  const more = cases.length - shown.length;
  const rest =
    more > 0 ? `\nAnd ${formatCounted(more, 'further scenario')} in \`report.html\`.\n\n` : '\n';
  const title = `${heading} Scenarios\n\n`;
  const head = tableHead(['Scenario', '---'], ['Passed', '---:'], ['Baseline', '---:']);
  const names = { part: 'scenarios', one: 'scenario', many: 'scenarios' } as const;
  return [
    section({
      ...names,
      count: failing.length,
      open: title,
      close: others.length > 0 ? '\n' : rest,
      items: () => each(failing, (one) => caseItem(one, run.calls ?? [], settings)),
    }),
    section({
      ...names,
      count: others.length,
      open: (failing.length > 0 ? '' : title) + head,
      close: rest,
      items: () => each(others, caseRow),
    }),
  ];
}

/** The first cases of all runs that are now failing. */
export function failingSection(runs: readonly RunReport[], settings: ReportSettings): Section {
  const failing = runs.flatMap(({ cases = [], calls = [] }) =>
    cases.filter(isNowFailing).map((one) => ({ one, calls })),
  );
  const shown = failing.slice(0, MAX_FAILING);
  const more = failing.length - shown.length;
  return section({
    part: 'scenarios',
    one: 'scenario',
    many: 'scenarios',
    count: shown.length,
    open: '### Scenarios\n\n',
    close: more > 0 ? `\nAnd ${formatCounted(more, 'further scenario')} now failing.\n\n` : '\n',
    items: () => each(shown, ({ one, calls }) => caseItem(one, calls, settings)),
  });
}

function isNowFailing({ status }: Case): boolean {
  return status === 'now failing';
}

function caseItem(one: Case, calls: readonly Call[], settings: ReportSettings): string {
  const { baseline, failingCall, adjustedP } = one;
  const before = baseline === null ? '' : `, ${share(baseline)} in the baseline`;
  const link = failingCall === null ? '' : ` · call ${callLink(failingCall, settings)}`;
  const p = adjustedP === null ? '' : ` (p = ${formatPValue(adjustedP)})`;
  const facts = `${MARKS['now failing']} **now failing:** ${inline(nameCase(one))} · ${share(one)} passed${before}${p}${link}`;
  const excerpt = calls.find(({ id }) => id !== null && id === failingCall)?.excerpt ?? [];
  const lines = excerpt.slice(-MAX_LINES).map(({ speaker, text }) => {
    const name = `${bold(speaker ?? 'unknown speaker')}: `;
    return `${name}${inline(text, MAX_LINE_CHARS)}`;
  });
  if (lines.length === 0) return `- ${facts}\n`;
  const quote = blockQuote(lines.join('  \n')).replace(/^/gm, '  ');
  return `- ${facts}\n\n${quote}\n\n`;
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
