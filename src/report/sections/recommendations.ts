/** Recommendations, and the changes of prompts as diffs. */
import type { FoundPrompt, Recommendation } from '../../model/report.ts';
import {
  codeBlock,
  cutNote,
  inline,
  MAX_PROSE_CHARS,
  message,
  prose,
} from '../../text/markdown.ts';
import { describeFound, isChange, marksOf, type ShownFix } from '../facts.ts';
import { placeName, UNTITLED } from '../format.ts';
import { foldEnds, foldedSection, paged, type Section } from '../layout.ts';
import { diffStretches, promptLines } from '../line-diff.ts';
import type { RunView } from '../run-views.ts';
import { linked } from './building-blocks.ts';

const FIRST_PAGE = 5;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;
const MAX_WHY_CHARS = 1000;
/** A diff of more lines is folded. */
const MAX_DIFF_LINES = 15;

/** A fix with its file and line, and its diff, which is folded if it is long. */
export function fixItem({ recommendations, place, url, why, leftOut }: ShownFix): string {
  const [first] = recommendations;
  const missing =
    leftOut === null ? why && `not suggested: ${why}` : `not in the patch: ${leftOut}`;
  const reason = missing === '' ? '' : ` (${inline(missing, MAX_WHY_CHARS)})`;
  const diff = first === undefined ? '' : promptDiff(first);
  const isLong = diff.split('\n').length - 2 > MAX_DIFF_LINES;
  const fold = isLong ? foldEnds('Show the diff') : { open: '', close: '\n\n' };
  const titles = recommendations.map(({ title }) => inline(title) || UNTITLED).join('; ');
  const link = linked(inline(placeName(place), MAX_PLACE_CHARS), url);
  return `**Prompt fix:** ${titles} · ${link}${reason}\n\n${fold.open}${diff}${fold.close}`;
}

/** The recommendations in the service's order; those without a change of the prompt are folded. */
export function recommendationSections(view: RunView, heading: string): Section[] {
  const { changes, others, repeats, fixes, numbers } = view;
  const list = {
    part: 'recommendations',
    noun: 'recommendation',
    close: '',
    item: ([position, one]: (typeof others)[number]) =>
      describeRecommendation(one, fixes.get(position), numbers),
  } as const;
  return [
    ...paged({
      ...list,
      list: changes.filter(([position]) => !repeats.has(position)),
      firstPage: FIRST_PAGE,
      open: `${heading} Recommendations\n\n`,
    }),
    foldedSection(`Other recommendations (${others.length})`, { ...list, list: others }),
  ];
}

function describeRecommendation(
  recommendation: Recommendation,
  found: FoundPrompt | undefined,
  numbers: ReadonlyMap<string, number>,
): string {
  const { order, title, body, themeSlugs } = recommendation;
  const marks = marksOf(recommendation).map((mark) => inline(mark));
  const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => numbers.get(slug) ?? slug);
  const parts = [
    [`**${order}. ${inline(title) || UNTITLED}**`, ...marks].join(' · '),
    prose(body),
    promptDiff(recommendation),
    found === undefined ? '' : message(describeFound(found)),
    themes.length > 0 ? `Fixes theme ${inline(themes.join(', '), MAX_WHY_CHARS)}` : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}

/**
 * Pieces of a line that end at a space if there is one; together they are the line. Code blocks scroll
 * sideways on GitHub, which hides the end of a long line.
 */
const PIECES = /.{1,72}(?:\s+|$)|.{1,72}/gsu;

/** The change of a prompt as a diff, or the text alone if nothing replaces it; empty without any. */
function promptDiff(recommendation: Recommendation): string {
  if (!isChange(recommendation)) return '';
  const { before, after, cut } = promptLines(recommendation, MAX_PROSE_CHARS);
  const isText = recommendation.suggestedText === null;
  const shown = isText ? before.flatMap(pieces) : diffStretches(before, after).flatMap(signedLines);
  const block = codeBlock(isText ? 'text' : 'diff', shown.join('\n'));
  return cut > 0 ? `${block}\n\n${cutNote(cut)}` : block;
}

function pieces(text: string): string[] {
  return text.match(PIECES) ?? [''];
}

const SIGNS = { same: ' ', removed: '-', added: '+' } as const;

/** Every piece of a line of a diff has the line's sign. */
function signedLines({ isFolded, lines }: ReturnType<typeof diffStretches>[number]): string[] {
  if (isFolded) return [`@@ ${lines.length} unchanged lines @@`];
  return lines.flatMap(({ kind, text }) => pieces(text).map((piece) => SIGNS[kind] + piece));
}
