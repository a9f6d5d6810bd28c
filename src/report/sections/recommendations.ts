import type {
  FileSpan,
  FoundPrompt,
  GateReport,
  Recommendation,
  ReportSettings,
} from '../../model/report.ts';
import { codeBlock, cutNote, inline, MAX_PROSE_CHARS, prose } from '../../text/markdown.ts';
import { DIFF_SIGNS, type DiffLine, diffLines, stretchesOf } from '../../text/nearest.ts';
import { clip, stripUnprintable } from '../../text/strip.ts';
import { foundFixes } from '../facts.ts';
import { formatCounted, UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import { placeName } from '../names.ts';
import { plainWord } from '../outcome-words.ts';
import { type MarkdownView, severityMark } from './building-blocks.ts';
import { each, foldEnds, paged, section } from './section.ts';

const FIRST_PAGE = 20;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;

/** The fix that stands before everything else: the first one that was located and is in the patch. */
export interface FirstFix {
  /** Index of its run. */
  run: number;
  /** Index of its recommendation in the report of the run. */
  recommendation: number;
}

/** Null if no fix can be applied, or `detail` is brief. */
export function firstFixOf(
  { promptFixes }: GateReport,
  { detail }: ReportSettings,
): FirstFix | null {
  if (detail === 'brief') return null;
  const first = promptFixes.find(({ found }) => found.state === 'located' && !found.leftOut);
  return first?.from[0] ?? null;
}

/** A diff of more lines is folded. */
const MAX_DIFF_LINES = 15;

/** The first prompt fix, with its file and line. */
export function firstFixSection(report: GateReport, settings: ReportSettings): Section {
  const first = firstFixOf(report, settings);
  const found =
    first === null ? undefined : foundFixes(report, first.run).get(first.recommendation);
  const fix = first && report.runs[first.run]?.report?.recommendations[first.recommendation];
  return section({
    part: 'reasons',
    one: 'prompt fix',
    many: 'prompt fixes',
    count: fix && found?.state === 'located' ? 1 : 0,
    *items() {
      if (!fix || found?.state !== 'located') return;
      const place = inline(placeName(found.place), MAX_PLACE_CHARS);
      const diff = promptFix(fix.currentText, fix.suggestedText);
      const isLong = diff.split('\n').length - 2 > MAX_DIFF_LINES;
      const fold = isLong ? foldEnds('Show the diff') : { open: '', close: '\n\n' };
      yield `**Prompt fix:** ${inline(fix.title) || UNTITLED} · ${place}\n\n${fold.open}${diff}${fold.close}`;
    },
  });
}

/**
 * The recommendations in the service's order, prompt fixes as diffs; those without a change of the prompt are folded.
 *
 * @param shown index of the one that is shown first; null if there is none
 */
export function recommendationSections(
  { report, settings, heading, found }: MarkdownView,
  shown: number | null,
): Section[] {
  const themeTitles = new Map(report.themes.map(({ slug, title }) => [slug, title]));
  const all = [...report.recommendations.entries()]
    .filter(([index]) => index !== shown)
    .toSorted(([, a], [, b]) => a.order - b.order);
  const isChange = ({ currentText, suggestedText }: Recommendation) =>
    currentText !== null || suggestedText !== null;
  const others = all.filter(([, one]) => !isChange(one));
  const names = { part: 'recommendations', one: 'recommendation' } as const;
  const item = ([index, recommendation]: [number, Recommendation]) =>
    settings.detail === 'brief'
      ? `${titleLine(recommendation)}\n\n`
      : inFull(recommendation, found.get(index), themeTitles);
  return [
    ...paged({
      ...names,
      list: all.filter(([, one]) => isChange(one)),
      firstPage: FIRST_PAGE,
      open: `${heading} Recommendations\n\n`,
      close: '',
      item,
    }),
    section({
      ...names,
      ...foldEnds(
        `${formatCounted(others.length, 'recommendation')} without a change of the prompt`,
      ),
      many: 'recommendations',
      count: others.length,
      items: () => each(others, item),
    }),
  ];
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
    themes.length > 0 ? `Fixes theme: ${inline(themes.join('; '), 1000)}` : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}

/** What became of looking for a prompt's text in the repository. */
function foundLine(found: FoundPrompt): string {
  switch (found.state) {
    case 'located':
      return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${inline(found.leftOut, 1000)}`}`;
    case 'ambiguous':
      return `Ambiguous: the text is in ${formatCounted(found.places.length, 'place')}: ${names(found.places)}`;
    case 'applied':
      return `Already applied: the suggested text is in ${names(found.places)}`;
    case 'missing':
      return 'Not found in the repository';
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
  return [block, ...(cut > 0 ? [cutNote(cut)] : [])].join('\n\n');
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
