/** The prompt fixes in the comment, and as suggestions on the pull request's lines. */

import type { FileSpan, FoundPrompt, GateReport, Recommendation } from '../../model/report.ts';
import {
  codeBlock,
  fenceAround,
  inline,
  linkDestination,
  MAX_PROSE_CHARS,
  prose,
} from '../../text/markdown.ts';
import { DIFF_SIGNS, diffLines } from '../../text/nearest.ts';
import { clip } from '../../text/strip.ts';
import { formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import { placeName } from '../names.ts';
import { each, foldEnds, section } from '../sections/section.ts';
import { bold } from '../voice.ts';

/** A fix that was located and is in the patch, or several that add to the same text. */
export interface LocatedFix {
  /** The first recommendation that asks for it. */
  recommendation: Recommendation;
  /** Those that add to the same text: their change is the same one. */
  further: readonly Recommendation[];
  place: FileSpan;
  fixedLines: readonly string[];
  /** The lines that it replaces as the workspace has them, or null where they cannot be read. */
  replacedLines: readonly string[] | null;
}

/** A fix, and what the pull request shows of it. */
export interface ShownFix {
  fix: LocatedFix;
  /** Address of the review comment that suggests it; null where the comment shows it as a patch. */
  suggestedAt: string | null;
  /** Why it is no suggestion; empty where there is nothing to say. */
  why: string;
}

/** A suggestion of an earlier run whose text the file has by now. */
export interface AppliedSuggestion {
  path: string;
  url: string;
}

const MAX_LINE_CHARS = 1000;

/** The recommendations that a fix carries out. */
export function recommendationsOf({ recommendation, further }: LocatedFix): Recommendation[] {
  return [recommendation, ...further];
}

/** The fixes of a report that were located and are not left out, in the report's order. */
export function locatedFixes(
  { runs, promptFixes }: GateReport,
  linesOf: (path: string) => readonly string[] | null,
): LocatedFix[] {
  const byChange = new Map<string, LocatedFix & { further: Recommendation[] }>();
  for (const { from, found } of promptFixes) {
    const [first] = from;
    const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
    if (!recommendation || !isInPatch(found)) continue;
    const { place, fixedLines } = found;
    const change = JSON.stringify([place, fixedLines]);
    const known = byChange.get(change);
    if (known !== undefined) {
      known.further.push(recommendation);
      continue;
    }
    const lines = linesOf(place.path)?.slice(place.startLine - 1, place.endLine) ?? null;
    const isWhole = lines?.length === place.endLine - place.startLine + 1;
    const replacedLines = isWhole ? lines : null;
    byChange.set(change, { recommendation, further: [], place, fixedLines, replacedLines });
  }
  return [...byChange.values()];
}

/** What a fix is called: by all that it carries out. */
function titleOf(fix: LocatedFix): string {
  return recommendationsOf(fix)
    .map(({ title }) => bold(title))
    .join(', ');
}

/** The fix as a unified diff of its lines alone. */
function fixAsDiff({ place, fixedLines }: LocatedFix, replacedLines: readonly string[]): string {
  const before = `-${place.startLine},${replacedLines.length}`;
  // A range without lines is named by the line above it.
  const first = fixedLines.length === 0 ? place.startLine - 1 : place.startLine;
  const after = `+${first},${fixedLines.length}`;
  const lines = diffLines(replacedLines, fixedLines).map(
    ({ kind, text }) => DIFF_SIGNS[kind] + clip(text, MAX_LINE_CHARS),
  );
  const files = [`--- a/${place.path}`, `+++ b/${place.path}`];
  return [...files, `@@ ${before} ${after} @@`, ...lines].join('\n');
}

function isInPatch(found: FoundPrompt): found is Extract<FoundPrompt, { state: 'located' }> {
  return found.state === 'located' && found.leftOut === null;
}

/** GitHub's limit on a comment is 65,536 characters. */
const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;

/**
 * The text of a review comment, or null where it would be too long. The suggested lines stand there
 * as they are, since GitHub puts them into the file as they are; their fence outruns their backticks.
 *
 * @param marker a line of ours that no reader sees
 */
export function suggestionBody(marker: string, fix: LocatedFix): string | null {
  const fence = fenceAround(fix.fixedLines.join('\n'));
  const explained = recommendationsOf(fix).flatMap(({ title, body }) => [
    bold(title),
    prose(body, MAX_EXPLANATION_CHARS),
  ]);
  const [first = '', ...others] = explained;
  const text = [
    `${marker}\n${first}`,
    ...others,
    [`${fence}suggestion`, ...fix.fixedLines, fence].join('\n'),
  ];
  const comment = text.filter((part) => part !== '').join('\n\n');
  return comment.length > MAX_BODY_CHARS ? null : comment;
}

interface FixView {
  fixes: readonly ShownFix[];
  applied: readonly AppliedSuggestion[];
}

const MAX_PLACE_CHARS = 300;
const APPLY =
  'To apply them, use `prompt-fixes.patch` of the report files; text is escaped here.\n';

/** A diff of more lines is folded. */
const MAX_DIFF_LINES = 15;

/** The first prompt fix as a diff, with its file and line. */
export function firstFixSection([first]: readonly ShownFix[]): Section {
  return section({
    part: 'reasons',
    one: 'prompt fix',
    many: 'prompt fixes',
    count: first === undefined ? 0 : 1,
    items: () => (first === undefined ? [] : [firstFix(first)]),
  });
}

function firstFix(shown: ShownFix): string {
  const { fix, suggestedAt, why } = shown;
  const place = link(inline(placeName(fix.place), MAX_PLACE_CHARS), suggestedAt ?? '');
  const reason = why === '' ? '' : `: ${inline(why, 1000)}`;
  const diff = diffOf(fix);
  const isLong = diff.split('\n').length - 4 > MAX_DIFF_LINES;
  const fold = isLong ? foldEnds('Show the diff') : { open: '', close: '' };
  return `**Prompt fix:** ${titleOf(fix)} · ${place}${reason}\n\n${fold.open}${diff}${fold.close}`;
}

/** The other prompt fixes: suggested, shown here as a diff, or applied since. */
export function fixSections({ fixes: [, ...fixes], applied }: FixView): Section[] {
  const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null);
  const patched = fixes.filter(({ suggestedAt }) => suggestedAt === null);
  const names = { part: 'recommendations', one: 'prompt fix', many: 'prompt fixes' } as const;
  return [
    section({
      ...names,
      ...foldEnds(formatCounted(suggested.length, 'suggestion')),
      count: suggested.length,
      items: () => each(suggested, suggestionLine),
    }),
    section({
      ...names,
      ...foldEnds(`${formatCounted(patched.length, 'fix', 'fixes')} as a diff`),
      close: `${APPLY}\n</details>\n\n`,
      count: patched.length,
      items: () => each(patched, patch),
    }),
    section({
      ...names,
      one: 'earlier suggestion',
      many: 'earlier suggestions',
      ...foldEnds(`Outdated: ${formatCounted(applied.length, 'suggestion')} applied since`),
      count: applied.length,
      items: () => each(applied, appliedLine),
    }),
  ];
}

/** A link, or its text alone where there is no address. */
function link(text: string, url: string): string {
  return url === '' ? text : `[${text}](${linkDestination(url)})`;
}

function suggestionLine({ fix, suggestedAt }: ShownFix): string {
  const place = inline(placeName(fix.place), MAX_PLACE_CHARS);
  return `- ${titleOf(fix)}: ${link(place, `${suggestedAt}`)}\n`;
}

function patch({ fix, why }: ShownFix): string {
  const place = inline(placeName(fix.place), MAX_PLACE_CHARS);
  const reason = why === '' ? '' : `: ${inline(why, 1000)}`;
  return `${titleOf(fix)} · ${place}${reason}\n\n${diffOf(fix)}`;
}

/** Empty if the lines that it replaces cannot be read. */
function diffOf(fix: LocatedFix): string {
  const { replacedLines } = fix;
  if (replacedLines === null) return '';
  return `${codeBlock('diff', clip(fixAsDiff(fix, replacedLines), MAX_PROSE_CHARS))}\n\n`;
}

function appliedLine({ path, url }: AppliedSuggestion): string {
  return `- ${link(inline(path, MAX_PLACE_CHARS), url)}\n`;
}
