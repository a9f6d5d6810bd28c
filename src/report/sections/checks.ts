import { cell, inline } from '../../core/text/markdown.ts';
import { passedShare, sortChecks } from '../checks.ts';
import { formatBar, formatPercent } from '../format.ts';
import type { Section } from '../layout.ts';
import type { Check, Reason, RunReport } from '../model.ts';
import { missesBar, shortfallOf, type Voice } from '../shortfall.ts';
import { bold, lazily, NBSP, paged, row, section } from './building-blocks.ts';
import { MAX_MESSAGE_CHARS } from './reasons.ts';

const FIRST_PAGE = 25;

const VOICE: Voice = { name: bold, prose: (text) => inline(text, MAX_MESSAGE_CHARS) };

const TABLE_HEAD = '| Check | Passed | Needed | |\n| --- | ---: | ---: | --- |\n';

/** Every check with the calls behind it, those that fell short first; nothing where none is known. */
export function checkSections(run: RunReport): Section[] {
  const list = lazily(() => sortChecks(run));
  const { first, further } = paged({
    part: 'checks',
    one: 'check',
    many: 'checks',
    count: run.checks?.length ?? 0,
    list,
    firstPage: FIRST_PAGE,
    open: '',
    close: '\n',
    tableHead: TABLE_HEAD,
    item: checkRow,
  });
  return [first, further];
}

/** What fell short, in facts: the first thing to know of a run. The reasons that it tells are told. */
export function shortfallSection(run: RunReport): {
  section: Section;
  told: ReadonlySet<Reason>;
} {
  const isKnown = run.outcome === 'failed' && (run.checks ?? []).some(missesBar);
  const { line, told } = isKnown ? shortfallOf(run, VOICE) : { line: '', told: new Set<Reason>() };
  return {
    told,
    section: section({
      part: 'run',
      one: 'line on checks',
      many: 'lines on checks',
      count: isKnown ? 1 : 0,
      items: () => [`${line}\n\n`],
    }),
  };
}

function checkRow(check: Check): string {
  const mark = missesBar(check) ? '❌' : '✅';
  return row([
    `${mark}${NBSP}${cell(check.name)}`,
    passedShare(check),
    formatPercent(check.needed),
    formatBar(check.rate),
  ]);
}
