/** Why the gate and its runs came to their outcomes, and what else there is to say of them. */

import type { GateReport, Reason } from '../../model/report.ts';
import { formatCounted } from '../format.ts';
import { openingOf } from '../opening.ts';
import { PLAIN } from '../voice.ts';
import { runLine, section } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { subject } from './spared.ts';
import { line, message } from './texts.ts';
import { listedReasons, type ReportView, type RunView, reportView, saysMore } from './views.ts';

/** Reasons that are not folded away. */
const FIRST_REASONS = 50;

/** The reasons of the step itself. */
export function stepReasons(report: GateReport): Html {
  const { stated } = openingOf(report, PLAIN);
  const reasons = report.reasons.filter((reason) => saysMore(reason, stated));
  return reasonList(reasons.map((reason) => reasonItem(reason, [])));
}

/**
 * What a run came to, where the line under the title does not tell it, and its reasons, each with links
 * to the theme and the check that it is about.
 */
export function runReasons(view: RunView): Html {
  const { run, id, isOnly } = view;
  const report = reportView(view);
  const isTold = isOnly && (run.outcome === 'failed' || run.outcome === 'passed');
  const items = listedReasons(run).map((reason) =>
    reasonItem(reason, report === null ? [] : subjects(reason, report)),
  );
  return html`${isTold ? EMPTY : html`<p>${runLine(run)}</p>`}<div id="${id}-reasons">${reasonList(items)}</div>`;
}

function reasonItem(reason: Reason, about: readonly Html[]): Html {
  const { rule, limit, value } = reason;
  const facts = [
    ...(limit === undefined ? [] : [html`<span>limit <b>${line(`${limit}`)}</b></span>`]),
    ...(value === undefined ? [] : [html`<span>found <b>${line(`${value}`)}</b></span>`]),
  ];
  return html`<li><span class="rule">${line(rule)}</span><div><p>${message(reason.message)}</p><p class="meta">${[...facts, ...about]}</p></div></li>\n`;
}

function reasonList(items: readonly Html[]): Html {
  if (items.length === 0) return EMPTY;
  const list = (part: readonly Html[]) =>
    html`<ul class="reasons" role="list" aria-label="Reasons">\n${part}</ul>`;
  const further = items.slice(FIRST_REASONS);
  if (further.length === 0) return list(items);
  return html`${list(items.slice(0, FIRST_REASONS))}
<details><summary>${formatCounted(further.length, 'further reason')}</summary>${list(further)}</details>`;
}

/** Notes under a heading of their own, of the page or of one of its runs; empty without any. */
export function noteSection(of: 'page' | 'run', id: string, notes: readonly string[]): Html {
  if (notes.length === 0) return EMPTY;
  const items = notes.map((note) => html`<li>${message(note)}</li>`);
  return section(
    { id, heading: 'Notes', level: of === 'page' ? 2 : 3, kind: 'small' },
    html`<ul class="notes">${items}</ul>`,
  );
}

function subjects({ theme, check }: Reason, view: ReportView): Html[] {
  return [
    ...(theme === undefined ? [] : [html`<span>${subject('theme', theme, view)}</span>`]),
    ...(check === undefined ? [] : [html`<span>${subject('check', check, view)}</span>`]),
  ];
}
