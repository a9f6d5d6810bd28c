/** Checks and calls: what the service reports in addition to the debrief. */

import type { Call, Check, ReportSettings, RunReport } from '../../model/report.ts';
import { countsByRun, isFailedIn, passedShare, sortChecks } from '../checks.ts';
import { formatCount, formatPercentBeside } from '../format.ts';
import { waiversByName } from '../waivers.ts';
import { head, icon, numberHead, section, table } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { waivedMark } from './spared.ts';
import { callLink, callList, line, NONE } from './texts.ts';
import type { RunView } from './views.ts';

/** Who took part in calls, and the calls themselves; each empty if it is unknown. */
export function callEvidence({ run, id, settings }: RunView): Html {
  const { byPersona = [], byAgent = [] } = run.breakdowns ?? {};
  return html`${[
    rateTable('By persona', `${id}-personas`, byPersona),
    rateTable('By agent', `${id}-agents`, byAgent),
    callTable(run, `${id}-calls`, settings),
    excerptSection(run, `${id}-excerpts`, settings),
  ]}`;
}

/** Checks; empty if none is known. */
export function checkTable({ run, id }: RunView): Html {
  const waivers = waiversByName(run.exceptions).check;
  const isShort = isFailedIn(run);
  const heads = [head('Check'), numberHead('Passed'), numberHead('Threshold')];
  const rows = sortChecks(run).map((check) =>
    checkCells(check, isShort(check), waivedMark(waivers.get(check.name))),
  );
  return tableSection('Checks', `${id}-checks`, heads, rows);
}

/** What every run counted by itself; empty if no further run was to confirm a failure. */
export function countsByRunTable({ run, id }: RunView): Html {
  const { runs, checks } = countsByRun(run);
  const heads = [head('Check'), ...runs.map(numberHead)];
  const rows = checks.map(({ name, shares }) => {
    const cells = shares.map((share) => html`<td class="number">${share}</td>`);
    return html`<th scope="row">${line(name)}</th>${cells}`;
  });
  return tableSection('Checks, run by run', `${id}-checks-by-run`, heads, rows);
}

function checkCells(check: Check, isMissed: boolean, waived: Html): Html {
  const { name, passRate: rate, threshold } = check;
  const tone = isMissed ? 'failed' : 'passed';
  const word = isMissed ? 'below its threshold' : 'passed';
  const shown = formatPercentBeside(threshold, rate);
  return html`${[
    html`<th scope="row" class="${tone}">${icon(tone)} ${line(name)}`,
    html`<span class="hidden">: ${word}</span>${waived}</th>`,
    html`<td class="number">${shareInParts(check)}</td>`,
    html`<td class="number ${tone}">${shown} ${rateBar(rate, threshold)}</td>`,
  ]}`;
}

/** The share, which on a narrow screen breaks before the range alone. */
function shareInParts(counted: Parameters<typeof passedShare>[0]): Html {
  const parts = passedShare(counted).split(' · ');
  return html`${parts.map((part, index) => html`${index > 0 ? ' · ' : ''}<span>${part}</span>`)}`;
}

type Breakdown = NonNullable<RunReport['breakdowns']>['byAgent'][number];

function rateTable(heading: string, id: string, parts: readonly Breakdown[]): Html {
  const rows = parts.map(({ name, passed, evaluated, passRate: rate }) => {
    const share = shareInParts({ passed, evaluated, passRate: rate, threshold: null });
    return html`${[
      html`<th scope="row">${line(name)}</th><td class="number">${share}</td>`,
      html`<td class="skipped">${rateBar(rate, null)}</td>`,
    ]}`;
  });
  const heads = [head('Name'), numberHead('Calls passed'), head('Share of calls that passed')];
  return tableSection(heading, id, heads, rows);
}

/** The calls: failed ones first, then those that were not graded. */
function callTable({ calls = [] }: RunReport, id: string, settings: ReportSettings): Html {
  const sorted = [false, null, true].flatMap((result) =>
    calls.filter(({ isPassed }) => isPassed === result),
  );
  const agents = new Set(calls.map(({ agent }) => agent));
  const more = FURTHER_COLUMNS.filter(
    ({ name, isKnown }) => calls.some(isKnown) && (name !== 'Agent' || agents.size > 1),
  );
  const heads = [
    ...[head('Call'), head('Persona'), numberHead('Seconds')],
    ...['Failed checks', ...more.map(({ name }) => name)].map(head),
  ];
  const rows = sorted.map((call) => callCells(call, more, settings));
  return tableSection('Calls', id, heads, rows);
}

function callCells(call: Call, more: readonly CallColumn[], settings: ReportSettings): Html {
  const { id, isPassed, persona, durationMs, checks } = call;
  const tone = isPassed === null ? 'skipped' : isPassed ? 'passed' : 'failed';
  const word = isPassed === null ? 'not graded' : tone;
  const link = id === null ? NONE : callLink(id, settings);
  const seconds = durationMs === null ? NONE : formatCount(Math.round(durationMs / 1000));
  const failed = checks.filter((check) => check.isPassed === false).map(({ name }) => name);
  return html`${[
    html`<td class="${tone}">${icon(tone)} ${link}<span class="hidden">: ${word}</span></td>`,
    html`<td>${line(persona)}</td><td class="number">${seconds}</td>`,
    html`<td>${line(failed.join(', '))}</td>${more.map(({ cell }) => html`<td>${cell(call)}</td>`)}`,
  ]}`;
}

/** A column that is shown if one of the calls has something to show in it. */
interface CallColumn {
  name: string;
  isKnown(call: Call): boolean;
  cell(call: Call): Html;
}

const FURTHER_COLUMNS: readonly CallColumn[] = [
  {
    name: 'Agent',
    isKnown: ({ agent }) => agent !== null,
    cell: ({ agent }) => html`${line(agent)}`,
  },
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
];

function whyNotCounted({ invalidation = '', failureOwner = '' }: Call): string {
  const owner = failureOwner === '' ? '' : `failure owner ${failureOwner}`;
  return [invalidation, owner].filter((part) => part !== '').join('; ');
}

/** What was said in failing calls; calls with the same excerpt are grouped. */
function excerptSection({ calls = [] }: RunReport, id: string, settings: ReportSettings): Html {
  const groups = new Map<string, Call[]>();
  for (const call of calls.filter(({ excerpt }) => excerpt.length > 0)) {
    const key = JSON.stringify(call.excerpt.map(({ speaker, text }) => [speaker, text]));
    groups.set(key, [...(groups.get(key) ?? []), call]);
  }
  if (groups.size === 0) return EMPTY;
  const items = [...groups.values()].map((same) => {
    const links = callList(
      same.flatMap((call) => call.id ?? []),
      settings,
    );
    return html`<li>${same[0]?.excerpt.map(saidLine) ?? EMPTY}${links}</li>\n`;
  });
  return section(
    { id, heading: 'Excerpts', count: groups.size },
    html`<ul class="findings" role="list">\n${items}</ul>`,
  );
}

function saidLine({ speaker, text }: Call['excerpt'][number]): Html {
  return html`<p><b>${line(speaker ?? 'unknown speaker')}</b> ${line(text)}</p>`;
}

/** A table under a heading of its own; empty without rows. */
function tableSection(
  heading: string,
  id: string,
  heads: readonly Html[],
  rows: readonly Html[],
): Html {
  if (rows.length === 0) return EMPTY;
  return section({ id, heading, count: rows.length }, table(id, 'runs', heads, rows));
}

/** A rate as a bar, crossed by a line at its threshold; the numbers beside it say the same. */
function rateBar(rate: number | null, threshold: number | null): Html {
  if (rate === null) return EMPTY;
  const mark =
    threshold === null
      ? EMPTY
      : html`<rect x="${xOf(threshold)}" y="-3" width="3" height="12" fill="currentColor"/>`;
  return html`<svg class="bar" viewBox="0 0 103 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${xOf(rate)}" height="6"/>${mark}</svg>`;
}

function xOf(percent: number): string {
  return Math.min(Math.max(percent, 0), 100).toFixed(1);
}
