/** Why a gate or a run has its outcome, what the policy warns of or waives, and notes. */

import type { Reason, RunReport, Waiver } from '../../model/report.ts';
import { formatCounted } from '../format.ts';
import { furtherWarnings, unmatchedWaivers } from '../waivers.ts';
import { folded, type Part } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { line, message } from './texts.ts';
import { type RunView, themeLink } from './views.ts';

/** Reasons that are not folded. */
const FIRST_REASONS = 50;

/** The reasons and warnings of a run; empty without any. */
export function runReasons(view: RunView): Html {
  const items = [
    ...view.reasons.map((reason) => reasonItem(reason, view)),
    ...furtherWarnings(view.run.exceptions).map(
      (warning) =>
        html`<li class="inconclusive"><b class="rule">warning</b> ${message(warning)}</li>\n`,
    ),
  ];
  return reasonList(items);
}

/** The reasons of the step; empty without any. */
export function stepReasons(reasons: readonly Reason[]): Html {
  return reasonList(reasons.map((reason) => reasonItem(reason, null)));
}

function reasonItem(reason: Reason, view: RunView | null): Html {
  const { rule, theme } = reason;
  const about =
    theme === undefined || view === null ? EMPTY : html` · theme ${themeLink(theme, view)}`;
  return html`<li><b class="rule">${line(rule)}</b> ${message(reason.message)}${about}</li>\n`;
}

function reasonList(items: readonly Html[]): Html {
  if (items.length === 0) return EMPTY;
  return folded(
    items,
    FIRST_REASONS,
    'reason',
    (some) => html`<ul class="reasons" role="list" aria-label="Reasons">\n${some}</ul>\n`,
  );
}

/** Waivers and notes of a run. */
export function runNotes(view: RunView): Html[] {
  const { notes, exceptions } = view.run;
  if (exceptions === null) return notes.map((note) => html`${message(note)}`);
  const waived = exceptions.waived.map(({ kind, name, waiver }) => {
    const subject = kind === 'theme' ? themeLink(name, view) : html`${line(name)}`;
    return html`Waived ${kind} ${subject}: ${waiverWords(waiver)}`;
  });
  const themes = exceptions.known.map((slug, index) =>
    index === 0 ? themeLink(slug, view) : html`, ${themeLink(slug, view)}`,
  );
  const persistent = `${formatCounted(themes.length, 'persistent theme')}, for which the verdict does not fail the gate`;
  return [
    ...waived,
    ...(themes.length > 0 ? [html`${persistent}: ${themes}`] : []),
    ...[...exceptions.notes, ...notes].map((note) => html`${message(note)}`),
  ];
}

/** Waivers that excuse nothing and can be removed. */
export function unmatchedNotes(runs: readonly RunReport[]): Html[] {
  return unmatchedWaivers(runs).map(
    (waiver) =>
      html`Waiver without a match: ${waiver.kind} <code>${line(waiver.target)}</code>: ${waiverWords(waiver)}`,
  );
}

/** Null without any. */
export function notePart(notes: readonly Html[]): Part | null {
  if (notes.length === 0) return null;
  const body = html`<ul class="notes">${notes.map((note) => html`<li>${note}</li>\n`)}</ul>`;
  return { name: 'notes', heading: 'Notes', body };
}

/** Marks a waived theme or check; empty for others. */
export function waivedMark(waiver: Waiver | undefined): Html {
  return waiver === undefined
    ? EMPTY
    : html` <span class="badge waived">waived until ${line(waiver.expires)}</span>`;
}

/** The reason of a waiver, its owner, and its last day. */
function waiverWords({ reason, owner, expires }: Waiver): string {
  const by = owner === null ? '' : `, owner ${line(owner)}`;
  return `${message(reason)}${by}, until ${line(expires)}`;
}
