/** Recommendations and their prompt fixes: the file and line, the change as a diff, and the full text. */

import type { Recommendation } from '../../model/report.ts';
import { clip } from '../../text/strip.ts';
import { describeFound, marksOf } from '../facts.ts';
import { formatCounted } from '../format.ts';
import { type DiffLine, diffStretches, promptLines } from '../line-diff.ts';
import type { RunView } from '../run-views.ts';
import { badge, type Part } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { cutNote, message, prose, themeLink, title } from './texts.ts';

/** Longest text of a prompt shown, in UTF-16 units. */
const MAX_TEXT_CHARS = 200_000;
const MAX_THEMES = 20;

/** The recommendations but the first fix; those that change no prompt are folded. */
export function recommendationPart(view: RunView): Part {
  const { changes, others } = view;
  const cards = (entries: typeof others) =>
    entries.map(([at, one]) => recommendationCard(one, at, view));
  const rest =
    others.length === 0
      ? EMPTY
      : html`<details><summary>Other recommendations (${others.length})</summary>${cards(others)}</details>`;
  const heading = view.firstFix === null ? 'Recommendations' : 'Further recommendations';
  return { name: 'recommendations', heading, body: html`${cards(changes)}${rest}` };
}

/** The fix that the page shows before everything else; empty if it is of no run. */
export function firstFix(views: readonly RunView[]): Html {
  const view = views.find((one) => one.firstFix !== null);
  const fix = view?.run.report?.recommendations[view.firstFix ?? -1];
  if (view === undefined || view.firstFix === null || fix === undefined) return EMPTY;
  return html`<section id="first-fix" aria-label="Prompt fix">${recommendationCard(fix, view.firstFix, { ...view, level: 2 })}</section>\n`;
}

function recommendationCard(recommendation: Recommendation, position: number, view: RunView): Html {
  const { body, themeSlugs } = recommendation;
  const found = view.fixes.get(position);
  const place = found ? html`<p class="place">${message(describeFound(found))}</p>\n` : EMPTY;
  const change = () => html`${place}${promptChange(recommendation)}`;
  const marks = marksOf(recommendation).map((mark) => badge(mark));
  const themes = themeSlugs
    .slice(0, MAX_THEMES)
    .map((slug, index) => html`${index > 0 ? ', ' : 'Fixes '}${themeLink(slug, view)}`);
  return html`<article class="panel fix">
<div class="title"><h${view.level} dir="auto">${title(recommendation.title)}</h${view.level}><span class="marks">${marks}</span></div>
${view.repeats.has(position) ? SAME_FIX : change()}${prose(body)}<p class="label">${themes}</p></article>
`;
}

const SAME_FIX = html`<p class="place">The change is the <a href="#first-fix">first prompt fix</a>.</p>\n`;

/** The change as a diff, and the new text to copy, or the text alone if nothing replaces it. */
function promptChange(recommendation: Recommendation): Html {
  const { currentText, suggestedText } = recommendation;
  const { before, after, cut } = promptLines(recommendation, MAX_TEXT_CHARS);
  const note = cutNote(cut);
  if (suggestedText === null) return currentText ? html`${plainText(currentText)}${note}` : EMPTY;
  const full =
    suggestedText === ''
      ? EMPTY
      : html`<details><summary>Full text</summary>\n${plainText(suggestedText)}</details>\n`;
  return html`${diffBlock(before, after)}${note}${full}`;
}

/** A text as it is; the first line break after the tag is not part of it. */
function plainText(text: string): Html {
  return html`<pre dir="auto">\n${clip(text, MAX_TEXT_CHARS)}</pre>\n`;
}

const MARKS = { same: ' ', removed: '−', added: '+' } as const;
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' } as const;

/** The difference of two texts, each given as its lines; unchanged lines far from a change are folded. */
export function diffBlock(before: readonly string[], after: readonly string[]): Html {
  const shown = diffStretches(before, after).map(({ isFolded, lines }) => {
    const rows = lines.map(diffRow);
    const summary = html`<summary>${formatCounted(rows.length, 'unchanged line')}</summary>`;
    return isFolded ? html`<details>${summary}${rows}</details>\n` : html`${rows}`;
  });
  return html`<div class="diff" dir="auto">${shown}</div>\n`;
}

function diffRow({ kind, text }: DiffLine): Html {
  const element = ELEMENTS[kind];
  return html`<${element}><span class="mark">${MARKS[kind]}</span><span>${text}</span></${element}>\n`;
}
