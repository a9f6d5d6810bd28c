import type { FileSpan, FoundPrompt, Recommendation } from '../../model/report.ts';
import { codeBlock, cutNote, inline, MAX_PROSE_CHARS, prose } from '../../text/markdown.ts';
import { DIFF_SIGNS, type DiffLine, diffLines, stretchesOf } from '../../text/nearest.ts';
import { clip, stripUnprintable } from '../../text/strip.ts';
import { formatCounted, UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import { placeName } from '../names.ts';
import { plainWord } from '../outcome-words.ts';
import { type MarkdownView, severityMark } from './building-blocks.ts';
import { paged } from './section.ts';

const FIRST_PAGE = 20;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;

/** What the service recommends, in its order; a prompt fix as a diff. */
export function recommendationSections({
  report,
  settings,
  heading,
  found,
}: MarkdownView): Section[] {
  const themeTitles = new Map(report.themes.map(({ slug, title }) => [slug, title]));
  return paged({
    part: 'recommendations',
    one: 'recommendation',
    list: [...report.recommendations.entries()].toSorted(([, a], [, b]) => a.order - b.order),
    firstPage: FIRST_PAGE,
    open: `${heading} Recommendations\n\n`,
    close: '',
    item: ([index, recommendation]: [number, Recommendation]) =>
      settings.detail === 'brief'
        ? `${titleLine(recommendation)}\n\n`
        : inFull(recommendation, found.get(index), themeTitles),
  });
}

function titleLine({ order, title, severity, channel }: Recommendation): string {
  const marks = [
    ...(severity === null ? [] : [severityMark(severity)]),
    ...(channel === null ? [] : [inline(plainWord(channel))]),
  ];
  return [`**${order}. ${inline(title) || UNTITLED}**`, ...marks].join(' · ');
}

function inFull(
  recommendation: Recommendation,
  found: FoundPrompt | undefined,
  themeTitles: ReadonlyMap<string, string>,
): string {
  const { body, currentText, suggestedText, themeSlugs } = recommendation;
  const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => themeTitles.get(slug) ?? slug);
  const parts = [
    titleLine(recommendation),
    prose(body),
    promptFix(currentText, suggestedText),
    found === undefined ? '' : foundLine(found),
    themes.length > 0 ? `Meant for: ${inline(themes.join('; '), 1000)}` : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}

/** What became of looking for a prompt's text in the repository. */
function foundLine(found: FoundPrompt): string {
  switch (found.state) {
    case 'located':
      return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${inline(found.leftOut, 1000)}`}`;
    case 'ambiguous':
      return `Ambiguous: the text stands in ${formatCounted(found.places.length, 'place')}, so nobody can tell which one is meant: ${names(found.places)}`;
    case 'applied':
      return `Already applied: the suggested text stands in ${names(found.places)}`;
    case 'missing':
      return 'Not found in the repository: the fix is stale, or the prompt lives elsewhere';
  }
}

function names(places: readonly FileSpan[]): string {
  return places.map((place) => inline(placeName(place), MAX_PLACE_CHARS)).join(', ');
}

/**
 * Pieces of a line that end at a space where there is one; together they are the line. Code blocks
 * scroll sideways on GitHub, so what is added at the end of a long line would be out of sight.
 */
const PIECES = /.{1,100}(?:\s+|$)|.{1,100}/gsu;

/** The change of a prompt as a diff, the text alone where nothing is to replace it. */
function promptFix(currentText: string | null, suggestedText: string | null): string {
  if (currentText === null && suggestedText === null) return '';
  const before = promptLines(currentText);
  const lines =
    suggestedText === null ? before : shorten(diffLines(before, promptLines(suggestedText)));
  const shown = suggestedText === null ? lines.flatMap(pieces) : lines.flatMap(foldDiffLine);
  const block = codeBlock(suggestedText === null ? 'text' : 'diff', shown.join('\n'));
  const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - MAX_PROSE_CHARS;
  return [
    ...(shown.length > lines.length ? ['Long lines are folded here:'] : []),
    block,
    ...(cut > 0 ? [cutNote(cut)] : []),
  ].join('\n\n');
}

function pieces(text: string): string[] {
  return text.match(PIECES) ?? [''];
}

/** Every piece of a line of a diff has the line's mark. */
function foldDiffLine(line: string): string[] {
  return pieces(line.slice(1)).map((piece) => line.slice(0, 1) + piece);
}

function promptLines(text: string | null): string[] {
  if (text === null || text === '') return [];
  return stripUnprintable(clip(text, MAX_PROSE_CHARS)).split('\n');
}

function shorten(diff: readonly DiffLine[]): string[] {
  return stretchesOf(diff).flatMap(({ isFar, lines }) =>
    isFar && lines.length > 1
      ? [`@@ ${lines.length} unchanged lines @@`]
      : lines.map(({ kind, text }) => DIFF_SIGNS[kind] + text),
  );
}
