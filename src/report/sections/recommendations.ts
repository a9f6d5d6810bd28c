/** Recommendations, and the changes of prompts as diffs. */
import type {
  DebriefReport,
  FileSpan,
  FoundPrompt,
  GateReport,
  Recommendation,
  ReportSettings,
} from '../../model/report.ts';
import {
  codeBlock,
  cutNote,
  inline,
  linkDestination,
  MAX_PROSE_CHARS,
  prose,
} from '../../text/markdown.ts';
import { DIFF_SIGNS, type DiffLine, diffLines, stretchesOf } from '../../text/nearest.ts';
import { clip, stripUnprintable } from '../../text/strip.ts';
import { formatCounted, UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import { placeName } from '../names.ts';
import { plainWord } from '../outcome-words.ts';
import { severityMark } from './building-blocks.ts';
import { each, foldEnds, paged, section } from './section.ts';

const FIRST_PAGE = 20;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;
const MAX_WHY_CHARS = 1000;
/** A diff of more lines is folded. */
const MAX_DIFF_LINES = 15;

/** A located fix of a prompt, as a document shows it. */
export interface FixView {
  /** Of the recommendations that ask for it. */
  titles: readonly string[];
  place: FileSpan;
  before: string | null;
  after: string | null;
  /** The page that suggests it; empty if there is none. */
  url: string;
  /** Why it is not suggested; may be empty. */
  why: string;
}

/** A fix with its file and line, and its diff, which is folded if it is long. */
export function fixItem({ titles, place, before, after, url, why }: FixView): string {
  const reason = why === '' ? '' : ` (not suggested: ${inline(why, MAX_WHY_CHARS)})`;
  const diff = promptDiff(before, after);
  const isLong = diff.split('\n').length - 2 > MAX_DIFF_LINES;
  const fold = isLong ? foldEnds('Show the diff') : { open: '', close: '\n\n' };
  return `**Prompt fix:** ${fixTitle(titles)} · ${placeLink(place, url)}${reason}\n\n${fold.open}${diff}${fold.close}`;
}

/** The titles of all recommendations that ask for a fix. */
export function fixTitle(titles: readonly string[]): string {
  return titles.map((title) => inline(title) || UNTITLED).join('; ');
}

/** A place in a file, linked if there is a URL. */
export function placeLink(place: FileSpan, url: string): string {
  const name = inline(placeName(place), MAX_PLACE_CHARS);
  return url === '' ? name : `[${name}](${linkDestination(url)})`;
}

/** Indexes of the run and its recommendation whose fix is first located and in the patch, or null. */
export function firstFixOf(
  { promptFixes }: GateReport,
  { detail }: ReportSettings,
): { run: number; recommendation: number; place: FileSpan } | null {
  if (detail === 'brief') return null;
  for (const { from, found } of promptFixes) {
    const [first] = from;
    if (first && found.state === 'located' && !found.leftOut) {
      return { ...first, place: found.place };
    }
  }
  return null;
}

/**
 * The recommendations in the service's order; those without a change of the prompt are folded.
 *
 * @param shown index of the one that is shown first; null if there is none
 */
export function recommendationSections(
  report: DebriefReport,
  found: ReadonlyMap<number, FoundPrompt>,
  shown: number | null,
  { detail }: ReportSettings,
  heading: string,
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
    detail === 'brief'
      ? `${titleLine(recommendation)}\n\n`
      : inFull(recommendation, found.get(index), themeTitles);
  const summary = `${formatCounted(others.length, 'recommendation')} without a change of the prompt`;
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
      ...foldEnds(summary),
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
  const { body, themeSlugs, currentText, suggestedText } = recommendation;
  const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => themeTitles.get(slug) ?? slug);
  const parts = [
    titleLine(recommendation),
    prose(body),
    promptDiff(currentText, suggestedText),
    found === undefined ? '' : foundLine(found),
    themes.length > 0 ? `Fixes theme: ${inline(themes.join('; '), 1000)}` : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}

/** The result of the search for a prompt's text in the repository. */
function foundLine(found: FoundPrompt): string {
  switch (found.state) {
    case 'located':
      return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${inline(found.leftOut, MAX_WHY_CHARS)}`}`;
    case 'ambiguous':
      return `Ambiguous: the text is in ${formatCounted(found.places.length, 'place')}: ${names(found.places)}`;
    case 'applied':
      return `Already applied: the suggested text is in ${names(found.places)}`;
    case 'missing':
      return 'Not found in the repository';
  }
}

function names(places: readonly FileSpan[]): string {
  return places.map((place) => placeLink(place, '')).join(', ');
}

/**
 * Pieces of a line that end at a space if there is one; together they are the line. Code blocks scroll
 * sideways on GitHub, which hides the end of a long line.
 */
const PIECES = /.{1,72}(?:\s+|$)|.{1,72}/gsu;

/** The change of a prompt as a diff, or the text alone if nothing replaces it; empty without any. */
function promptDiff(currentText: string | null, suggestedText: string | null): string {
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
