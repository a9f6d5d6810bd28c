/** Every metric with numbers, with the baseline's figures below those of the run. */

import type { Figures, Measure } from '../../model/measures.ts';
import { formatCount } from '../format.ts';
import { formatFigure } from '../words/measures.ts';
import { formatPValue } from '../words/names.ts';
import { head, numberHead, section, table } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { line, NONE } from './texts.ts';
import type { RunView } from './views.ts';

/** Empty if the run has no measure. */
export function measureTable({ run, id: runId }: RunView): Html {
  const { measures = [] } = run;
  if (measures.length === 0) return EMPTY;
  const id = `${runId}-measures`;
  const heads = [
    head('Measure'),
    ...['Calls', 'Average', 'Median', 'p95', 'Minimum', 'Maximum', 'p'].map(numberHead),
  ];
  const rows = measures.flatMap((measure) => [
    measureRow(measure, html`${line(measure.name)}`, measure.current, measure.adjustedP),
    ...(measure.baseline === null
      ? []
      : [measureRow(measure, html`in the baseline`, measure.baseline, null)]),
  ]);
  const heading = { id, heading: 'Measures', count: measures.length };
  return section(heading, table(id, 'runs', heads, rows));
}

function measureRow({ unit }: Measure, name: Html, figures: Figures, p: number | null): Html {
  const { calls, average, median, p95, minimum, maximum } = figures;
  const shown = [
    calls === null ? NONE : formatCount(calls),
    ...[average, median, p95, minimum, maximum].map((value) => line(formatFigure(value, unit))),
    p === null ? NONE : formatPValue(p),
  ];
  return html`${[
    html`<th scope="row">${name}</th>`,
    ...shown.map((value) => html`<td class="number">${value}</td>`),
  ]}`;
}
