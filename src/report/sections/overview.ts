import type { Outcome } from '../../core/outcome.ts';
import { cell } from '../../core/text/markdown.ts';
import { factsOf, sumFacts } from '../facts.ts';
import { formatCount, formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import type { ReportSettings, RunReport } from '../model.ts';
import { outcomeMark } from '../outcome-words.ts';
import { each, foldEnds, NBSP, row, section } from './building-blocks.ts';
import { runName } from './run.ts';

/** Runs whose row is not folded away. */
const FIRST_PAGE = 50;

const TABLE_HEAD =
  '| Outcome | Run | Verdict | Themes | High | New | Checks below previous | Why |\n' +
  '| --- | --- | --- | ---: | ---: | ---: | ---: | --- |\n';

/** Several runs in one table, a row each, in the order given. */
export function overviewSections(runs: readonly RunReport[], settings: ReportSettings): Section[] {
  const rows = (from: number, to: number): Iterable<string> =>
    each(runs.slice(from, to), (run) => overviewRow(run, settings));
  const names = { one: 'row of the overview', many: 'rows of the overview' };
  const further = Math.max(0, runs.length - FIRST_PAGE);
  const fold = foldEnds(formatCounted(further, 'further run'));
  return [
    section({
      ...names,
      part: 'overview',
      count: runs.length - further,
      open: `${sumLine(runs)}\n\n${TABLE_HEAD}`,
      close: '\n',
      items: () => rows(0, FIRST_PAGE),
    }),
    section({
      ...names,
      part: 'overview',
      count: further,
      open: fold.open + TABLE_HEAD,
      close: fold.close,
      items: () => rows(FIRST_PAGE, runs.length),
    }),
  ];
}

function sumLine(runs: readonly RunReport[]): string {
  const counts = new Map<Outcome, number>();
  for (const { outcome } of runs) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const outcomes = [...counts].map(([outcome, count]) => `${formatCount(count)} ${outcome}`);
  const { themesTotal, themesHigh, themesNew } = sumFacts(runs);
  const themes = `${formatCounted(themesTotal, 'theme')} (${formatCount(themesHigh)} high, ${formatCount(themesNew)} new)`;
  return `${formatCounted(runs.length, 'run')}: ${outcomes.join(', ')} · ${themes}`;
}

function overviewRow(run: RunReport, settings: ReportSettings): string {
  const { outcome, report } = run;
  const facts = factsOf(report);
  const counts = [facts.themesTotal, facts.themesHigh, facts.themesNew, facts.checksRegressed];
  const reasons = run.reasons.map((reason) => reason.message);
  return row([
    `${outcomeMark(outcome)}${NBSP}${outcome}`,
    runName(run, settings),
    cell(report?.verdict ?? null),
    ...counts.map((count) => (report === null ? cell(null) : formatCount(count))),
    cell(reasons.slice(0, 20).join('; ')),
  ]);
}
