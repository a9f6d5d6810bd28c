/** What the calls of runs show: the cases that are now failing with a call, a table of the others, and measures. */
import type { Measure } from '../../model/measures.ts';
import type { Call, Case, ReportSettings, RunReport } from '../../model/report.ts';
import { blockQuote, cell, inline } from '../../text/markdown.ts';
import { formatCounted, formatFraction, NBSP } from '../format.ts';
import { type Section, section } from '../layout.ts';
import type { RunView } from '../run-views.ts';
import { formatFigure } from '../words/measure-words.ts';
import { formatPValue, nameCase } from '../words/names.ts';
import { bold, callLink, row, tableHead } from './building-blocks.ts';

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

/** The first cases of a run: those that are now failing with one failing call each, and a table of the others. */
export function scenarioSections({ run, settings }: RunView, heading: string): Section[] {
  const { cases = [] } = run;
  const shown = cases.slice(0, MAX_CASES);
  const others = shown.filter((one) => !isNowFailing(one));
  const failing = shown.filter(isNowFailing);
  const rest = furtherLine(cases.length - shown.length, 'in `report.html`');
  const title = `${heading} Scenarios\n\n`;
  const hasTable = others.length > 0;
  const baseline = others.some((one) => one.baseline !== null) ? [{ number: 'Baseline' }] : [];
  return [
    failingList(failing, [run], settings, title, hasTable ? '\n' : rest),
    section({
      part: 'scenarios',
      noun: 'scenario',
      list: others,
      open:
        (failing.length > 0 ? '' : title) +
        tableHead('Scenario', { number: 'Passed' }, ...baseline),
      close: rest,
      item: (one) => caseRow(one, baseline.length > 0),
    }),
  ];
}

/** The first cases of all runs that are now failing. */
export function failingSection(runs: readonly RunReport[], settings: ReportSettings): Section {
  const failing = runs.flatMap(({ cases = [] }) => cases.filter(isNowFailing));
  const rest = furtherLine(failing.length - MAX_FAILING, 'now failing');
  return failingList(failing.slice(0, MAX_FAILING), runs, settings, '### Scenarios\n\n', rest);
}

function failingList(
  list: readonly Case[],
  runs: readonly RunReport[],
  settings: ReportSettings,
  open: string,
  close: string,
): Section {
  const calls = new Map(runs.flatMap((run) => run.calls ?? []).map((call) => [call.id, call]));
  const item = (one: Case) => caseItem(one, calls.get(one.failingCall ?? ''), settings);
  return section({ part: 'scenarios', noun: 'scenario', list, open, close, item });
}

function furtherLine(count: number, where: string): string {
  return count > 0 ? `\nAnd ${formatCounted(count, 'further scenario')} ${where}.\n\n` : '\n';
}

function isNowFailing({ status }: Case): boolean {
  return status === 'now failing';
}

function caseItem(one: Case, call: Call | undefined, settings: ReportSettings): string {
  const { baseline, failingCall, adjustedP } = one;
  const before = baseline === null ? '' : `, ${formatFraction(baseline)} in the baseline`;
  const link = failingCall === null ? '' : ` · call ${callLink(failingCall, settings)}`;
  const p = adjustedP === null ? '' : ` (${formatPValue(adjustedP)})`;
  const facts = `${MARKS['now failing']} **now failing:** ${inline(nameCase(one))} · ${formatFraction(one)} passed${before}${p}${link}`;
  const { excerpt = [] } = call ?? {};
  if (excerpt.length === 0) return `- ${facts}\n`;
  const lines = excerpt
    .slice(-MAX_LINES)
    .map(
      ({ speaker, text }) =>
        `${bold(speaker ?? 'unknown speaker')}: ${inline(text, MAX_LINE_CHARS)}`,
    );
  const quote = blockQuote(lines.join('  \n')).replace(/^/gm, '  ');
  return `- ${facts}\n\n${quote}\n\n`;
}

function caseRow(one: Case, hasBaseline: boolean): string {
  const { status, baseline } = one;
  const known = status === null ? '' : `${MARKS[status]}${NBSP}**${status}:** `;
  return row([
    known + cell(nameCase(one)),
    formatFraction(one),
    ...(hasBaseline ? [cell(baseline && formatFraction(baseline))] : []),
  ]);
}

/** The measures that the policy limits; the files have all of them. */
export function measureSection({ measures = [] }: RunReport, heading: string): Section {
  return section({
    part: 'measures',
    noun: 'measure',
    list: measures.filter(({ isLimited }) => isLimited),
    open: `${heading} Measures\n\n${tableHead('Measure', ...['Median', 'p95', 'Average'].map((number) => ({ number })))}`,
    item: measureRow,
  });
}

function measureRow({ name, unit, current, baseline }: Measure): string {
  const [median, p95, average] = [current.median, current.p95, current.average].map((one) =>
    cell(formatFigure(one, unit)),
  );
  const before = baseline?.median ?? null;
  const moved = before === null ? '' : ` (${cell(formatFigure(before, unit))} before)`;
  return row([cell(name), `${median}${moved}`, `${p95}`, `${average}`]);
}
