import { worstFirst } from '../../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../../model/report.ts';
import { cell } from '../../text/markdown.ts';
import { factsOf, type ReportFacts, sumFacts } from '../facts.ts';
import { formatCount, formatCounted, NBSP } from '../format.ts';
import type { Section } from '../layout.ts';
import { outcomeCounts, runOpening } from '../opening.ts';
import { outcomeMark } from '../outcome-words.ts';
import { row, wideHead } from './building-blocks.ts';
import { runName, shortId } from './footer.ts';
import { paged } from './section.ts';
import { VOICE } from './voice.ts';

/** Runs whose row is not folded away. */
const FIRST_PAGE = 50;

const TABLE_HEAD = `| Run | ${wideHead('What came of it')} | Themes |\n| --- | --- | --- |\n`;

/** Several runs in one table, a row each, the worst first. */
export function overviewSections(report: GateReport, settings: ReportSettings): Section[] {
  return paged({
    part: 'overview',
    furtherPart: 'overview',
    one: 'row of the overview',
    many: 'rows of the overview',
    list: worstFirst(report.runs),
    firstPage: FIRST_PAGE,
    open: sumLine(report),
    tableHead: TABLE_HEAD,
    item: (run) => overviewRow(run, settings),
  });
}

/** What the first line of the summary has not told of all runs; empty where that is nothing. */
function sumLine({ outcome, runs }: GateReport): string {
  const facts = sumFacts(runs);
  const isTold = outcome === 'failed' || outcome === 'passed';
  const outcomes = outcomeCounts(runs).map(([one, count]) => `${formatCount(count)} ${one}`);
  const parts = [
    ...(isTold ? [] : [`${formatCounted(runs.length, 'run')}: ${outcomes.join(', ')}`]),
    ...(facts.themesTotal === 0
      ? []
      : [themeCounts(facts, (count) => formatCounted(count, 'theme'))]),
  ];
  return parts.length === 0 ? '' : `${parts.join(' · ')}\n\n`;
}

/** E.g. `3 themes (1 high, 1 new)`; a dash where there is none. */
function themeCounts(
  { themesTotal, themesHigh, themesNew }: ReportFacts,
  show: (count: number) => string,
): string {
  const parts = [
    ...(themesHigh > 0 ? [`${formatCount(themesHigh)} high`] : []),
    ...(themesNew > 0 ? [`${formatCount(themesNew)} new`] : []),
  ];
  const split = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  return themesTotal === 0 ? cell(null) : show(themesTotal) + split;
}

function overviewRow(run: RunReport, settings: ReportSettings): string {
  const { outcome, report } = run;
  return row([
    `${outcomeMark(outcome)}${NBSP}${outcome}${NBSP}· ${runName(run, settings)}${shortId(run)}`,
    runOpening(run, VOICE).line,
    themeCounts(factsOf(report), formatCount),
  ]);
}
