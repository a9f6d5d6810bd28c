import type { Check, RunReport } from '../../model/report.ts';
import { cell } from '../../text/markdown.ts';
import { passedShare, shortIn, sortChecks } from '../checks.ts';
import { countsByRun } from '../counts-by-run.ts';
import { formatPercentBeside, NBSP, unbroken } from '../format.ts';
import type { Section } from '../layout.ts';
import { waiversByName } from '../spared.ts';
import { row } from './building-blocks.ts';
import { each, paged, section } from './section.ts';
import { waivedMark } from './spared.ts';

const FIRST_PAGE = 25;

const TABLE_HEAD = `| Check | Passed | Threshold |\n| --- | ---: | ---: |\n`;

/** Every check with the calls behind it, those that fell short first; nothing where none is known. */
export function checkSections(run: RunReport): Section[] {
  const isShort = shortIn(run);
  const waivers = waiversByName(run.spared).check;
  return paged({
    part: 'checks',
    one: 'check',
    list: sortChecks(run),
    firstPage: FIRST_PAGE,
    tableHead: TABLE_HEAD,
    item: (check) =>
      checkRow(check, isShort(check) ? '❌' : '✅', waivedMark(waivers.get(check.name))),
  });
}

/** What every run counted, if further runs were to confirm a failure. */
export function countsByRunSection(run: RunReport): Section {
  const { runs, checks } = countsByRun(run);
  const head = row(['Check, run by run', ...runs.map((name) => cell(name))]);
  return section({
    part: 'checks',
    one: 'check, run by run',
    many: 'checks, run by run',
    count: checks.length,
    open: head + row(['---', ...runs.map(() => '---:')]),
    close: '\n',
    items: () => each(checks, ({ name, shares }) => row([cell(name), ...shares.map(unbroken)])),
  });
}

function checkRow(check: Check, mark: string, waived: string): string {
  return row([
    `${mark}${NBSP}${cell(check.name)}${waived}`,
    unbroken(passedShare(check)),
    unbroken(formatPercentBeside(check.needed, check.rate)),
  ]);
}
