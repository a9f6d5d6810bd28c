/** Elements that several parts of the page have. */

import type { Outcome } from '../../model/outcome.ts';
import type { GateReport, RunReport } from '../../model/report.ts';
import { formatCount } from '../format.ts';
import { openingOf, runOpening } from '../opening.ts';
import type { StepVoice, Voice } from '../voice.ts';
import { EMPTY, escapeHtml, type Html, html, ownMarkup } from './escape.ts';
import { line, message, title, webLink } from './texts.ts';

interface SectionHead {
  id: string;
  heading: string;
  count?: number;
  level?: 2 | 3;
  kind?: string;
}

/** A section under a heading of its own. */
export function section({ id, heading, count, level = 3, kind }: SectionHead, body: Html): Html {
  const kindOf = kind === undefined ? EMPTY : html` class="${kind}"`;
  const counted =
    count === undefined ? EMPTY : html` <span class="count">${formatCount(count)}</span>`;
  return html`
<section${kindOf} aria-labelledby="${id}">
<h${level} id="${id}">${heading}${counted}</h${level}>
${body}
</section>`;
}

/** A table that scrolls by itself on a narrow screen, named by the heading with the ID. */
export function table(
  headingId: string,
  kind: string,
  heads: readonly Html[],
  rows: readonly Html[],
): Html {
  return html`<div class="scroll" role="group" aria-labelledby="${headingId}" tabindex="0">
<table class="${kind}">
<thead><tr>${heads}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells}</tr>\n`)}</tbody>
</table>
</div>`;
}

export function head(name: string): Html {
  return html`<th scope="col">${line(name)}</th>`;
}

export function numberHead(name: string): Html {
  return html`<th scope="col" class="number">${line(name)}</th>`;
}

export type Tone = Outcome | 'tolerated';

/** Paths in a square of 16; each has a shape of its own, so that none needs its colour. */
const SHAPES: Readonly<Record<Tone, string>> = {
  passed: '<circle cx="8" cy="8" r="7"/><path d="m4.8 8.2 2.2 2.3 4.3-4.8"/>',
  failed: '<circle cx="8" cy="8" r="7"/><path d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2"/>',
  inconclusive:
    '<circle cx="8" cy="8" r="7"/><path d="M6 6.3c0-2.6 4-2.6 4 0 0 1.6-2 1.5-2 3.1m0 2.2v.2"/>',
  skipped: '<circle cx="8" cy="8" r="7"/><path d="m5 5 3 3-3 3m4-6v6"/>',
  started: '<circle cx="8" cy="8" r="7"/><path d="M8 4v4.2l2.8 1.6"/>',
  error: '<path d="M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z"/><path d="M8 4.2v4.6m0 2.6v.2"/>',
  tolerated: '<path d="M8 1.4 15.2 14.4H.8z"/><path d="M8 6v4m0 2v.2"/>',
};

/** How an outcome looks: its own word, or `tolerated` where it would fail the step but does not. */
export function toneOf({ outcome, tolerated }: GateReport): Tone {
  return tolerated && (outcome === 'failed' || outcome === 'inconclusive') ? 'tolerated' : outcome;
}

/** The sign of an outcome; the word stands beside it. */
export function icon(tone: Tone): Html {
  return html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${ownMarkup(SHAPES[tone])}</svg>`;
}

export const VOICE: Voice & StepVoice = {
  name: (name) => html`<strong>${title(name)}</strong>`.markup,
  prose: (text) => escapeHtml(message(text)),
  own: escapeHtml,
  code: (text) => `<code>${escapeHtml(text)}</code>`,
  link: (words, url) =>
    (url.startsWith('#') ? html`<a href="${url}">${words}</a>` : webLink(html`${words}`, url))
      .markup,
};

/** What a run came to, in facts. */
export function runLine(run: RunReport): Html {
  return ownMarkup(runOpening(run, VOICE).line);
}

/** The line under the title. What is put into it is escaped, and the words around that are our own. */
export function opening(report: GateReport): Html {
  return ownMarkup(openingOf(report, VOICE).line);
}
