import { cell } from '../../core/text/markdown.ts';
import { passedShare, sortChecks } from '../checks.ts';
import { formatBar, formatPercent } from '../format.ts';
import type { Section } from '../layout.ts';
import type { Check, RunReport } from '../model.ts';
import { missesBar } from '../shortfall.ts';
import { lazily, NBSP, paged, row, unbroken } from './building-blocks.ts';

const FIRST_PAGE = 25;

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

function checkRow(check: Check): string {
  const mark = missesBar(check) ? '❌' : '✅';
  return row([
    `${mark}${NBSP}${cell(check.name)}`,
    unbroken(passedShare(check)),
    formatPercent(check.needed),
    formatBar(check.rate),
  ]);
}
