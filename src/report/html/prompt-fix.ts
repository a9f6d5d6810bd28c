/** Recommendations and their prompt fixes: the file and line, the change as a diff, and the full text. */

import type { FileSpan, FoundPrompt, Recommendation } from '../../model/report.ts';
import { type DiffLine, diffLines, stretchesOf } from '../../text/nearest.ts';
import { clip, stripUnprintable } from '../../text/strip.ts';
import { formatCount, formatCounted } from '../format.ts';
import { placeName } from '../names.ts';
import { plainWord, severityOf } from '../outcome-words.ts';
import type { Part } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { cutNote, line, message, prose, title } from './texts.ts';
import { type RunView, themeLink } from './views.ts';

/** Longest text of a prompt shown, in UTF-16 units. */
const MAX_TEXT_CHARS = 200_000;

/** The change, and the new text to copy. */
function promptFix({ currentText, suggestedText }: Recommendation): Html {
  return html`${change(currentText, suggestedText)}${suggestion(suggestedText)}`;
}

/** The result of the search for the text in the repository; empty if there was none. */
function place(found: FoundPrompt | undefined): Html {
  return found === undefined ? EMPTY : html`<p class="place">${words(found)}</p>\n`;
}

function words(found: FoundPrompt): Html {
  switch (found.state) {
    case 'located':
      return html`Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${message(found.leftOut)}`}`;
    case 'ambiguous':
      return html`<b>Ambiguous</b>: the text is in ${formatCounted(found.places.length, 'place')}: ${names(found.places)}`;
    case 'applied':
      return html`<b>Already applied</b>: the suggested text is in ${names(found.places)}`;
    case 'missing':
      return html`<b>Not found</b> in the repository`;
  }
}

function names(places: readonly FileSpan[]): Html {
  return html`${places.map((place, index) => html`${index > 0 ? ', ' : ''}<code>${line(placeName(place))}</code>`)}`;
}

function change(currentText: string | null, suggestedText: string | null): Html {
  const current = currentText ?? '';
  const longest = Math.max(current.length, suggestedText?.length ?? 0);
  const cut = cutNote(longest - MAX_TEXT_CHARS);
  return suggestedText === null
    ? html`${plainText(clip(current, MAX_TEXT_CHARS))}${cut}`
    : html`${diffBlock(linesOf(current), linesOf(suggestedText))}${cut}`;
}

function suggestion(text: string | null): Html {
  if (text === null || text === '') return EMPTY;
  return html`<details><summary>Full text</summary>
${plainText(clip(text, MAX_TEXT_CHARS))}</details>
`;
}

/** A text as it is; the first line break after the tag is not part of it. */
function plainText(text: string): Html {
  return html`<pre dir="auto">\n${text}</pre>\n`;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : stripUnprintable(clip(text, MAX_TEXT_CHARS)).split('\n');
}

const MARKS = { same: ' ', removed: '−', added: '+' } as const;
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' } as const;

/** The difference of two texts, each given as its lines; unchanged lines far from a change are folded. */
export function diffBlock(before: readonly string[], after: readonly string[]): Html {
  const shown = stretchesOf(diffLines(before, after)).map(({ isFar, lines }) => {
    const rows = lines.map(diffRow);
    const summary = html`<summary>${formatCounted(rows.length, 'unchanged line')}</summary>`;
    return isFar && rows.length > 1 ? html`<details>${summary}${rows}</details>\n` : html`${rows}`;
  });
  return html`<div class="diff" dir="auto">${shown}</div>\n`;
}

function diffRow({ kind, text }: DiffLine): Html {
  const element = ELEMENTS[kind];
  return html`<${element}><span class="mark">${MARKS[kind]}</span><span>${text}</span></${element}>\n`;
}

const MAX_THEMES = 20;

/** The recommendations; those that change no prompt are folded. Null without any but the first fix. */
export function recommendationPart(view: RunView): Part | null {
  const all = [...(view.run.report?.recommendations.entries() ?? [])]
    .filter(([position]) => position !== view.firstFix)
    .toSorted(([, a], [, b]) => a.order - b.order);
  if (all.length === 0) return null;
  const changes = all.filter(([, one]) => isChange(one));
  const others = all.filter(([, one]) => !isChange(one));
  const noun = `recommendation${others.length === 1 ? '' : 's'} without a change of the prompt`;
  const list = (entries: typeof all) =>
    html`${entries.map(([position, one]) => recommendationCard(one, position, view))}`;
  const rest =
    others.length === 0
      ? EMPTY
      : html`<details><summary>${formatCount(others.length)} ${noun}</summary>${list(others)}</details>`;
  const heading = view.firstFix === null ? 'Recommendations' : 'Further recommendations';
  return { name: 'recommendations', heading, body: html`${list(changes)}${rest}` };
}

function isChange({ currentText, suggestedText }: Recommendation): boolean {
  return currentText !== null || suggestedText !== null;
}

/** The fix that the page shows before everything else; empty if it is of no run. */
export function firstFix(views: readonly RunView[]): Html {
  const view = views.find((one) => one.firstFix !== null);
  const fix = view?.run.report?.recommendations[view.firstFix ?? -1];
  if (view === undefined || view.firstFix === null || fix === undefined) return EMPTY;
  return html`<section id="first-fix" aria-label="Prompt fix">${recommendationCard(fix, view.firstFix, { ...view, level: 2 })}</section>\n`;
}

function recommendationCard(recommendation: Recommendation, position: number, view: RunView): Html {
  const { severity, channel, body, themeSlugs } = recommendation;
  const found = view.fixes.get(position);
  const { sign, word } = severityOf(severity ?? '');
  const marks = [severity && `${sign} ${word}`, plainWord(channel)].map((mark) =>
    mark === null ? EMPTY : html`<span class="badge">${line(mark)}</span> `,
  );
  const themes = themeSlugs
    .slice(0, MAX_THEMES)
    .map((slug, index) => html`${index > 0 ? '; ' : ''}${themeLink(slug, view)}`);
  const meant = themes.length === 0 ? EMPTY : html`<p class="label">Fixes theme: ${themes}</p>`;
  const isBrief = view.settings.detail === 'brief';
  const change = isBrief || !isChange(recommendation) ? EMPTY : promptFix(recommendation);
  return html`<article class="panel fix">
<div class="title"><h${view.level} dir="auto">${title(recommendation.title)}</h${view.level}><span class="marks">${marks}</span></div>
${place(found)}${change}${isBrief ? EMPTY : prose(body)}${meant}</article>
`;
}
