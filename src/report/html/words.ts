/** How HTML writes what is to be known and done first, in the words that all renderers share. */

import type { GateReport, RunReport } from '../../model/report.ts';
import { unbroken } from '../format.ts';
import { openingOf, runOpening } from '../opening.ts';
import type { StepVoice, Voice } from '../voice.ts';
import { escapeHtml, type Html, html, ownMarkup } from './escape.ts';
import { webLink } from './links.ts';
import { message, title } from './texts.ts';

export const VOICE: Voice & StepVoice = {
  name: (name) => html`<strong>${title(name)}</strong>`.markup,
  prose: (text) => escapeHtml(message(text)),
  own: (words) =>
    escapeHtml(unbroken(words))
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replace(/`(.+?)`/g, '<code>$1</code>'),
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
