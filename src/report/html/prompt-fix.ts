/** A prompt fix: where its text is, what changes in it, and the new text as a whole. */

import { diffWordsWithSpace } from 'diff';
import type { FileSpan, FoundPrompt, Recommendation } from '../../model/report.ts';
import { type DiffLine, diffLines, stretchesOf } from '../../text/nearest.ts';
import { clip, stripUnprintable } from '../../text/strip.ts';
import { formatCounted } from '../format.ts';
import { placeName } from '../names.ts';
import { plainWord } from '../outcome-words.ts';
import { section } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { cutNote, line, message, prose, title } from './texts.ts';
import type { ReportView } from './views.ts';

/** Longest text of a prompt shown, in UTF-16 units. */
const MAX_TEXT_CHARS = 200_000;

/** Copies the text below it; hidden until the script of the page shows it. */
const COPY = html`<p class="copy" hidden><button type="button">Copy the suggested text</button> <span class="note" role="status"></span></p>
`;

/** The prompt fix of a recommendation; empty where it changes no prompt. */
function promptFix(
  { currentText, suggestedText }: Recommendation,
  found: FoundPrompt | undefined,
): Html {
  if (currentText === null && suggestedText === null) return EMPTY;
  return html`<div class="fix">${place(found)}${change(currentText, suggestedText)}${suggestion(suggestedText)}</div>`;
}

/** What became of looking for the text in the repository; empty where it was not searched for. */
function place(found: FoundPrompt | undefined): Html {
  return found === undefined ? EMPTY : html`<p class="place">${words(found)}</p>\n`;
}

function words(found: FoundPrompt): Html {
  switch (found.state) {
    case 'located':
      return html`<b>Located</b> in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${message(found.leftOut)}`}`;
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
  const isAsWritten = stripUnprintable(text) === text.replace(/\r\n?/g, '\n');
  // A text that is cut is not copied.
  return html`${text.length > MAX_TEXT_CHARS ? EMPTY : COPY}<details><summary>Full text</summary>
${plainText(clip(text, MAX_TEXT_CHARS))}</details>
${isAsWritten ? EMPTY : html`<p class="note">Characters that cannot be seen are left out here and in the copy.</p>`}`;
}

/** A text as it is; the first line break after the tag is not part of it. */
function plainText(text: string): Html {
  return html`<pre dir="auto">\n${text}</pre>\n`;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : stripUnprintable(clip(text, MAX_TEXT_CHARS)).split('\n');
}

/** Beyond so many changed words no word is marked: the time grows with their square. */
const MAX_CHANGED_WORDS = 200;

const MARKS = { same: ' ', removed: '−', added: '+' } as const;
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' } as const;

/** The difference of two texts, each given as its lines. */
export function diffBlock(before: readonly string[], after: readonly string[]): Html {
  const diff = diffLines(before, after);
  const rows = diff.map((line, index) => ({
    kind: line.kind,
    row: rowOf(line, line.kind === 'removed' ? diff[index + 1] : diff[index - 1]),
  }));
  const shown = stretchesOf(rows).map(({ isFar, lines }) => {
    const all = lines.map(({ row }) => row);
    return isFar && all.length > 1 ? folded(all) : html`${all}`;
  });
  return html`<div class="diff" dir="auto">${shown}</div>\n`;
}

function folded(rows: readonly Html[]): Html {
  return html`<details><summary>${formatCounted(rows.length, 'unchanged line')}</summary>${rows}</details>\n`;
}

/** @param beside the line after a removed one, or the line before an added one */
function rowOf({ kind, text }: DiffLine, beside: DiffLine | undefined): Html {
  const counterpart = { same: null, removed: 'added', added: 'removed' }[kind];
  const content = beside?.kind === counterpart ? mark(text, beside.text) : html`${text}`;
  const element = ELEMENTS[kind];
  return html`<${element}><span class="mark">${MARKS[kind]}</span><span>${content}</span></${element}>\n`;
}

/** A line with the words marked that its counterpart does not have, unless most of it is different. */
function mark(text: string, counterpart: string): Html {
  const words = diffWordsWithSpace(counterpart, text, { maxEditLength: MAX_CHANGED_WORDS }) ?? [];
  const own = words.filter(({ removed }) => !removed);
  const shared = own.reduce((sum, { added, value }) => sum + (added ? 0 : value.length), 0);
  if (shared * 2 < text.length) return html`${text}`;
  return html`${own.map(({ added, value }) => (added ? html`<b>${value}</b>` : html`${value}`))}`;
}

const MAX_THEMES = 20;

/** All recommendations; empty without any. */
export function recommendationSection(view: ReportView): Html {
  const { id, report } = view;
  const { recommendations } = report;
  if (recommendations.length === 0) return EMPTY;
  const items = [...recommendations.entries()]
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([position, recommendation]) => item(recommendation, position, view));
  const anchor = `${id}-recommendations`;
  const count = recommendations.length;
  return section({ id: anchor, heading: 'Recommendations', count }, html`${items}`);
}

function item(recommendation: Recommendation, position: number, view: ReportView): Html {
  const { order, severity, channel, body } = recommendation;
  const id = `${view.id}-fix-${position + 1}`;
  const found = view.fixes.get(position);
  const marks = [severity, channel].map((mark) =>
    mark === null ? EMPTY : html`<span class="badge">${line(plainWord(mark))}</span>`,
  );
  const rest =
    view.settings.detail === 'brief'
      ? place(found)
      : html`${prose(body)}${promptFix(recommendation, found)}${meantFor(recommendation, view)}`;
  return html`<article class="panel recommendation" id="${id}">
<div class="title"><span class="order">${order}.</span><h4 dir="auto">${title(recommendation.title)}</h4><span class="marks">${marks}</span></div>
${rest}</article>
`;
}

function meantFor({ themeSlugs }: Recommendation, view: ReportView): Html {
  if (themeSlugs.length === 0) return EMPTY;
  const themes = themeSlugs.slice(0, MAX_THEMES).map((slug, index) => {
    const link = view.themeLink(slug) ?? html`${title(slug)}`;
    return html`${index > 0 ? '; ' : ''}${link}`;
  });
  return html`<p class="label">Fixes theme: ${themes}</p>`;
}
