/** What the policy warns of, waives and notes. */

import type { Exceptions, RunReport, Waiver } from '../../model/report.ts';
import { formatCounted } from '../format.ts';
import { unmatchedWaivers } from '../waivers.ts';
import { section } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { line, message } from './texts.ts';
import type { ReportView } from './views.ts';

/** What the policy warns of, waives and notes about a run. */
export function sparedSection(
  view: ReportView,
  { waived, known, notes, warnings = [] }: Exceptions,
): Html {
  if (waived.length + known.length + notes.length + warnings.length === 0) return EMPTY;
  const parts = [
    group(
      'Warnings',
      warnings.map((warning) => html`<li>${message(warning)}</li>`),
    ),
    group(
      'Waived',
      waived.map(
        ({ kind, name, waiver }) =>
          html`<li>${subject(kind, name, view)}: ${waiverWords(waiver)}</li>`,
      ),
    ),
    group(
      `${formatCounted(known.length, 'persistent theme')}, for which the verdict does not fail the gate`,
      known.map((slug) => html`<li>${subject('theme', slug, view)}</li>`),
    ),
    group(
      'Notes',
      notes.map((note) => html`<li>${message(note)}</li>`),
    ),
  ];
  return section(
    { id: `${view.id}-spared`, heading: 'Warnings and notes', kind: 'spared' },
    html`${parts}`,
  );
}

/** Waivers that can go, since they excuse nothing; empty without any. */
export function unmatchedList(runs: readonly RunReport[]): Html {
  const waivers = unmatchedWaivers(runs);
  if (waivers.length === 0) return EMPTY;
  const items = waivers.map((waiver) => {
    return html`<li>Waiver without a match: ${waiver.kind} <code>${line(waiver.target)}</code>: ${waiverWords(waiver)}</li>`;
  });
  return html`<ul class="notes">${items}</ul>`;
}

/** Marks a waived theme or check; empty for others. */
export function waivedMark(waiver: Waiver | undefined): Html {
  return waiver === undefined
    ? EMPTY
    : html` <span class="badge waived">waived until ${line(waiver.expires)}</span>`;
}

/** Why a waiver excuses, who answers for it, and until when. */
export function waiverWords(waiver: Waiver): Html {
  const owner = waiver.owner === null ? '' : `, owner ${line(waiver.owner)}`;
  return html`${message(waiver.reason)}${owner}, until ${line(waiver.expires)}`;
}

/** A theme by its title, linked to its card, or a check by its name. */
export function subject(kind: Waiver['kind'], name: string, view: ReportView): Html {
  const link = kind === 'theme' ? view.themeLink(name) : null;
  return html`${kind} ${link ?? html`<code>${line(name)}</code>`}`;
}

function group(heading: string, items: readonly Html[]): Html {
  return items.length === 0 ? EMPTY : html`<h4>${heading}</h4><ul>${items}</ul>\n`;
}
