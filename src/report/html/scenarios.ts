/** Which scenarios fail, and which of them passed in the baseline. */

import type { Case } from '../../model/report.ts';
import { formatCount } from '../format.ts';
import { formatPValue } from '../words/names.ts';
import { nameCase } from '../words/scenarios.ts';
import { head, icon, numberHead, section, table } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { callLink, line, NONE } from './texts.ts';
import type { RunView } from './views.ts';

/** Empty if no case is known. */
export function scenarioTable({ run, id: runId, settings }: RunView): Html {
  const { cases = [] } = run;
  if (cases.length === 0) return EMPTY;
  const id = `${runId}-scenarios`;
  const heads = [
    ...[head('Scenario'), head('Status'), numberHead('Passed'), numberHead('Baseline')],
    ...[numberHead('p'), head('Failing call')],
  ];
  const rows = cases.map((one) => {
    const { status, failingCall, adjustedP, baseline } = one;
    const tone = status === 'now failing' || status === 'failing' ? 'failed' : 'passed';
    return html`${[
      html`<th scope="row" class="${tone}">${icon(tone)} ${line(nameCase(one))}</th>`,
      html`<td>${status ?? NONE}</td>`,
      html`<td class="number">${share(one)}</td>`,
      html`<td class="number">${baseline === null ? NONE : share(baseline)}</td>`,
      html`<td class="number">${adjustedP === null ? NONE : formatPValue(adjustedP)}</td>`,
      html`<td>${failingCall === null ? NONE : callLink(failingCall, settings)}</td>`,
    ]}`;
  });
  const heading = { id, heading: 'Scenarios', count: rows.length };
  return section(heading, table(id, 'runs', heads, rows));
}

function share({ passed, evaluated }: Pick<Case, 'passed' | 'evaluated'>): string {
  return `${formatCount(passed)}/${formatCount(evaluated)}`;
}
