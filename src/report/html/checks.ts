/** How checks and calls fared, where the service tells more than its debrief. */
import { passedShare, shortIn, sortChecks } from '../checks.ts';
import { countsByRun } from '../counts-by-run.ts';
import { formatCount, formatPercentBeside, unbroken } from '../format.ts';
import type { Call, Check, ReportSettings, RunReport } from '../model.ts';
import { waiversByName } from '../spared.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { icon } from './icons.ts';
import { callLink } from './links.ts';
import { waivedMark } from './spared.ts';
import { line, NONE } from './texts.ts';
import type { RunView } from './views.ts';

/** Who took part in calls, and the calls themselves; each empty where it is unknown. */
export function callEvidence({ run, id, settings }: RunView): Html {
  const { breakdowns } = run;
  const bar = lowestBar(run);
  return html`${rateTable('By persona', `${id}-personas`, breakdowns?.byPersona ?? [], bar)}${rateTable('By agent', `${id}-agents`, breakdowns?.byAgent ?? [], bar)}${callTable(run, id, settings)}`;
}

/** Checks; empty where none is known. */
export function checkTable({ run, id }: RunView): Html {
  const waivers = waiversByName(run.spared).check;
  const isShort = shortIn(run);
  const heads = [head('Check'), numberHead('Passed'), numberHead('Needed')];
  return table(
    'Checks',
    `${id}-checks`,
    heads,
    sortChecks(run).map((check) =>
      checkRow(check, isShort(check), waivedMark(waivers.get(check.name))),
    ),
  );
}

/** What every run counted by itself; empty if no further run was to confirm a failure. */
export function countsByRunTable({ run, id }: RunView): Html {
  const { runs, checks } = countsByRun(run);
  const heads = [head('Check'), ...runs.map(numberHead)];
  const rows = checks.map(({ name, shares }) => {
    const cells = shares.map((share) => html`<td class="number">${unbroken(share)}</td>`);
    return html`<tr><th scope="row">${line(name)}</th>${cells}</tr>\n`;
  });
  return table('Checks, run by run', `${id}-checks-by-run`, heads, rows);
}

function checkRow(check: Check, isMissed: boolean, waived: Html): Html {
  const tone = isMissed ? 'failed' : 'passed';
  return html`<tr><th scope="row" class="${tone}">${icon(tone)} ${line(check.name)}<span class="hidden">: ${isMissed ? 'fell short' : 'reached its bar'}</span>${waived}</th><td class="number">${shareInParts(check)}</td><td class="number ${tone}">${unbroken(formatPercentBeside(check.needed, check.rate))} ${rateBar(check.rate, check.needed)}</td></tr>\n`;
}

/** The share, which on a narrow screen breaks before the range alone. */
function shareInParts(counted: Parameters<typeof passedShare>[0]): Html {
  const parts = unbroken(passedShare(counted)).split(', ');
  return html`${parts.map((part, index) => html`${index > 0 ? ', ' : ''}<span>${part}</span>`)}`;
}

type Breakdown = NonNullable<RunReport['breakdowns']>['byAgent'][number];

/** @param bar percent that every check has to reach at least, or null */
function rateTable(
  heading: string,
  id: string,
  parts: readonly Breakdown[],
  bar: number | null,
): Html {
  const rows = parts.map(({ name, passed, evaluated, rate }) => {
    const tone = rate === null || bar === null ? '' : rate < bar ? 'failed' : 'passed';
    return html`<tr><th scope="row">${line(name)}</th><td class="number">${shareInParts({ passed, evaluated, rate, needed: bar })}</td><td class="${tone}">${rateBar(rate, bar)}</td></tr>\n`;
  });
  return table(heading, id, [head('Name'), numberHead('Calls passed'), NO_HEAD], rows);
}

/** The lowest bar of all checks: calls of whom fewer pass than that need a look. */
function lowestBar({ checks = [] }: RunReport): number | null {
  const bars = checks.flatMap(({ needed }) => needed ?? []);
  return bars.length === 0 ? null : Math.min(...bars);
}

function callTable({ calls = [] }: RunReport, id: string, settings: ReportSettings): Html {
  const sorted = calls.toSorted((a, b) => resultRank(a) - resultRank(b));
  const more = FURTHER_COLUMNS.filter(({ isKnown }) => calls.some(isKnown));
  const rows = sorted.map((call) => callRow(call, more, settings));
  const heads = [...CALL_HEADS, ...more.map(({ name }) => head(name))];
  return table('Calls', `${id}-calls`, heads, rows);
}

/** Failed calls first, then those that were not graded. */
function resultRank({ isPassed }: Call): number {
  return isPassed === false ? 0 : isPassed === null ? 1 : 2;
}

function callRow(call: Call, more: readonly CallColumn[], settings: ReportSettings): Html {
  const { id, isPassed, persona, agent, durationMs, checks } = call;
  const tone = isPassed === null ? 'skipped' : isPassed ? 'passed' : 'failed';
  const word = isPassed === null ? 'not graded' : tone;
  const failed = checks.filter((check) => check.isPassed === false).map(({ name }) => name);
  return html`<tr><td class="${tone}">${icon(tone)} ${id === null ? NONE : callLink(id, settings)}<span class="hidden">: ${word}</span></td><td>${line(persona)}</td><td>${line(agent)}</td><td class="number">${durationMs === null ? NONE : formatCount(Math.round(durationMs / 1000))}</td><td>${line(failed.join(', '))}</td>${more.map(({ cell }) => html`<td>${cell(call)}</td>`)}</tr>\n`;
}

/** A column that is there if one of the calls has something to show in it. */
interface CallColumn {
  name: string;
  isKnown(call: Call): boolean;
  cell(call: Call): Html;
}

const FURTHER_COLUMNS: readonly CallColumn[] = [
  {
    name: 'Scenario',
    isKnown: ({ scenario }) => scenario !== null,
    cell: ({ scenario }) => html`${line(scenario)}`,
  },
  {
    name: 'Counted',
    isKnown: (call) => !call.isCounted || whyNotCounted(call) !== '',
    cell: (call) => {
      const why = whyNotCounted(call);
      return html`${call.isCounted ? 'yes' : 'no'}${why === '' ? EMPTY : html`: ${line(why)}`}`;
    },
  },
  {
    name: 'Excerpt',
    isKnown: ({ excerpt }) => excerpt.length > 0,
    cell: ({ excerpt }) => html`${excerpt.map(saidLine)}`,
  },
];

function whyNotCounted({ invalidation = '', failureOwner = '' }: Call): string {
  const owner = failureOwner === '' ? '' : `failure owner ${failureOwner}`;
  return [invalidation, owner].filter((part) => part !== '').join('; ');
}

function saidLine({ speaker, text }: Call['excerpt'][number]): Html {
  return html`<p><b>${line(speaker ?? 'unknown speaker')}</b> ${line(text)}</p>`;
}

const NO_HEAD = html`<td></td>`;

function head(name: string): Html {
  return html`<th scope="col">${name}</th>`;
}

function numberHead(name: string): Html {
  return html`<th scope="col" class="number">${line(name)}</th>`;
}

const CALL_HEADS = [
  head('Call'),
  head('Persona'),
  head('Agent'),
  numberHead('Seconds'),
  head('Failed checks'),
];

/** @param kind a further class of the table */
function table(
  heading: string,
  id: string,
  heads: readonly Html[],
  rows: readonly Html[],
  kind = '',
): Html {
  if (rows.length === 0) return EMPTY;
  return html`
<section aria-labelledby="${id}">
<h3 id="${id}">${heading} <span class="count">${formatCount(rows.length)}</span></h3>
<div class="scroll" role="group" aria-labelledby="${id}" tabindex="0">
<table class="runs${kind}">
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>
</section>`;
}

/** A rate as a bar, crossed by a line where it had to reach; the numbers beside it say the same. */
function rateBar(rate: number | null, needed: number | null): Html {
  if (rate === null) return EMPTY;
  const mark =
    needed === null
      ? EMPTY
      : html`<rect x="${xOf(needed)}" y="-3" width="3" height="12" fill="currentColor"/>`;
  return html`<svg class="bar" viewBox="0 0 103 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${xOf(rate)}" height="6"/>${mark}</svg>`;
}

function xOf(percent: number): string {
  return Math.min(Math.max(percent, 0), 100).toFixed(1);
}
