/** What the calls of a run show: scenarios, measures, personas, agents, and the calls themselves. */

import { type Figures, type Measure, STATISTICS } from '../../model/measures.ts';
import type { Call, Case, RunReport } from '../../model/report.ts';
import { formatCount, formatFraction } from '../format.ts';
import type { RunView } from '../run-views.ts';
import { formatFigure } from '../words/measure-words.ts';
import { formatProbability, formatPValue, nameCase } from '../words/names.ts';
import { passedCell } from './checks.ts';
import { type Column, findingList, icon, type Part, table } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { callLink, callList, line } from './texts.ts';

const FIRST_SCENARIOS = 20;
/** An average of pooled calls has no end. */
const FIGURE_DIGITS = 6;

/** The cases of a run, the worst first. */
export function scenarioPart({ run, id, settings }: RunView): Part {
  const { cases = [] } = run;
  const groups = excerptGroups(run);
  const anchorOf = (callId: string) =>
    groups.findIndex((calls) => calls.some((call) => call.id === callId));
  const columns: Column<Case>[] = [
    [
      'Scenario',
      (one) =>
        html`${icon(one.status === null ? 'skipped' : CASE_TONES[one.status])} ${line(nameCase(one))}`,
    ],
    ['Status', statusOf],
    ['Passed', formatFraction, 'number'],
    ['Baseline', ({ baseline }) => baseline && formatFraction(baseline), 'number'],
    [
      'Failing call',
      ({ failingCall }) => {
        if (failingCall === null) return null;
        const anchor = anchorOf(failingCall);
        const excerpt =
          anchor < 0 ? EMPTY : html` <a href="#${id}-excerpt-${anchor + 1}">excerpt</a>`;
        return html`${callLink(failingCall, settings)}${excerpt}`;
      },
    ],
  ];
  const body = table('Scenarios', 'scenario', columns, cases, FIRST_SCENARIOS);
  return { name: 'scenarios', heading: 'Scenarios', count: cases.length, body };
}

const CASE_TONES = {
  'now failing': 'failed',
  failing: 'tolerated',
  'now passing': 'passed',
  passing: 'passed',
} as const;

function statusOf({ status, adjustedP }: Case): Html | string | null {
  if (status !== 'now failing') return status;
  const p = adjustedP === null ? EMPTY : html` <span>(${formatPValue(adjustedP)})</span>`;
  return html`<b>${status}</b>${p}`;
}

type MeasureRow = Pick<Measure, 'name' | 'unit' | 'adjustedP'> & { figures: Figures };

/** Every metric with numbers. */
export function measurePart({ run: { measures = [] } }: RunView): Part {
  const rows = measures.flatMap((measure): MeasureRow[] => {
    const { name, current, baseline } = measure;
    const now = { ...measure, figures: current };
    const before = { ...measure, name: `${name}, baseline`, adjustedP: null };
    return baseline === null ? [now] : [now, { ...before, figures: baseline }];
  });
  const columns: Column<MeasureRow>[] = [
    ['Measure', ({ name }) => name],
    ['Calls', ({ figures: { calls } }) => (calls === null ? null : formatCount(calls)), 'number'],
    ...STATISTICS.map((statistic): Column<MeasureRow> => {
      const name = statistic.replace(/^[a-z](?=[a-z])/, (letter) => letter.toUpperCase());
      const cell = ({ figures, unit }: MeasureRow) =>
        formatFigure(figures[statistic], unit, FIGURE_DIGITS);
      return [name, cell, 'number'];
    }),
    [
      'p-value',
      ({ adjustedP }) => (adjustedP === null ? null : formatProbability(adjustedP)),
      'number',
    ],
  ];
  const body = table('Measures', 'measure', columns, rows);
  return { name: 'measures', heading: 'Measures', count: measures.length, body };
}

type Breakdown = NonNullable<RunReport['breakdowns']>['byAgent'][number];

/** Pass rates of personas and agents; a single one has the pass rate of the run. */
export function participantPart({ run }: RunView): Part {
  const { byPersona = [], byAgent = [] } = run.breakdowns ?? {};
  const rows = [byPersona, byAgent].flatMap((group) => (group.length > 1 ? group : []));
  const columns: Column<Breakdown>[] = [
    ['Persona or agent', ({ name }) => name],
    ['Calls passed', (one) => passedCell({ ...one, threshold: null }), 'number'],
  ];
  const body = table('Personas and agents', 'persona or agent', columns, rows);
  return { name: 'participants', heading: 'Personas and agents', body };
}

/** What was said in failing calls. */
export function excerptPart({ run, id, settings }: RunView): Part {
  const items = excerptGroups(run).map((calls, index) => {
    const said = calls[0]?.excerpt.map(
      ({ speaker, text }) =>
        html`<p><b>${line(speaker ?? 'unknown speaker')}</b> ${line(text)}</p>`,
    );
    const ids = calls.flatMap((call) => call.id ?? []);
    return html`<li id="${id}-excerpt-${index + 1}">${said ?? EMPTY}${callList(ids, settings)}</li>\n`;
  });
  return { name: 'excerpts', heading: 'Excerpts of failing calls', body: findingList(items) };
}

/** Calls with the same excerpt are one group; the largest group is first. */
function excerptGroups({ calls = [] }: RunReport): Call[][] {
  const quoted = calls.filter(({ excerpt }) => excerpt.length > 0);
  const key = ({ excerpt }: Call) =>
    JSON.stringify(excerpt.map(({ speaker, text }) => [speaker, text]));
  const groups = [...Map.groupBy(quoted, key).values()];
  return groups.toSorted((a, b) => b.length - a.length);
}

/** The calls: failed ones first, then ungraded ones; those that passed are folded. */
export function callPart({ run, settings }: RunView): Part {
  const { calls = [] } = run;
  const sorted = [false, null, true].flatMap((result) =>
    calls.filter(({ isPassed }) => isPassed === result),
  );
  const first = Math.min(calls.filter(({ isPassed }) => isPassed !== true).length, 50);
  const name = (heading: string, key: 'persona' | 'agent' | 'scenario'): Column<Call> => {
    const differs = new Set(calls.map((call) => call[key])).size > 1;
    return [heading, (call) => (differs ? call[key] : null)];
  };
  const columns: Column<Call>[] = [
    [
      'Call',
      ({ id, isPassed }) =>
        html`${callIcon(isPassed)} ${id === null ? 'call' : callLink(id, settings)}`,
    ],
    [
      'Failed checks',
      ({ checks }) => {
        const failed = checks.filter((check) => check.isPassed === false);
        return failed.map((one) => one.name).join(', ') || null;
      },
    ],
    name('Scenario', 'scenario'),
    name('Persona', 'persona'),
    name('Agent', 'agent'),
    ['Counted', countedWords],
  ];
  const body = table('Calls', 'call', columns, sorted, first);
  return { name: 'calls', heading: 'Calls', count: calls.length, body };
}

function callIcon(isPassed: boolean | null): Html {
  if (isPassed === null) return icon('skipped', 'not graded');
  return isPassed ? icon('passed', 'passed') : icon('failed', 'failed');
}

/** Whether it is scored, and why not; null for a scored call without remarks. */
function countedWords({ isCounted, invalidation = '', failureOwner = '' }: Call): string | null {
  const owner = failureOwner === '' ? '' : `failure owner ${failureOwner}`;
  const why = [invalidation, owner].filter(Boolean).join('; ');
  if (isCounted && why === '') return null;
  return [isCounted ? 'yes' : 'no', why].filter(Boolean).join(': ');
}
