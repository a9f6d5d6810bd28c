import { codeBlock, inline, linkDestination, MAX_PROSE_CHARS } from '../../core/text/markdown.ts';
import { clip } from '../../core/text/strip.ts';
import { formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import { placeName } from '../place-name.ts';
import { bold, each, foldEnds, section } from '../sections/building-blocks.ts';
import { type AppliedSuggestion, fixAsDiff, type ShownFix } from './fixes.ts';

interface FixView {
  fixes: readonly ShownFix[];
  applied: readonly AppliedSuggestion[];
  changesUrl: string;
}

const MAX_PLACE_CHARS = 300;
const APPLY =
  'To apply them, take `prompt-fixes.patch` of the report files: text is made harmless here.\n';

/** What became of the prompt fixes: suggested, shown here as a diff, or applied since. */
export function fixSections({ fixes, applied, changesUrl }: FixView): Section[] {
  const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null);
  const patched = fixes.filter(({ suggestedAt }) => suggestedAt === null);
  const names = { part: 'recommendations', one: 'prompt fix', many: 'prompt fixes' } as const;
  const changes = `${suggested.length} suggested in the changes`;
  const counts = [
    suggested.length > 0 ? link(changes, changesUrl) : '',
    patched.length > 0 ? `${patched.length} as a diff below` : '',
    applied.length > 0
      ? `${formatCounted(applied.length, 'earlier suggestion')} applied since`
      : '',
  ].filter((count) => count !== '');
  return [
    section({
      // Kept first: a long list of themes must not push out where the fixes are.
      part: 'run',
      one: 'line on prompt fixes',
      many: 'lines on prompt fixes',
      count: counts.length === 0 ? 0 : 1,
      items: () => [`**Prompt fixes:** ${counts.join(', ')}\n\n`],
    }),
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
  return `- ${bold(fix.recommendation.title)}: ${link(place, `${suggestedAt}`)}\n`;
}

function patch({ fix, why }: ShownFix): string {
  const place = inline(placeName(fix.place), MAX_PLACE_CHARS);
  const reason = why === '' ? '' : `: ${inline(why, 1000)}`;
  const diff =
    fix.replacedLines === null
      ? ''
      : `${codeBlock('diff', clip(fixAsDiff(fix, fix.replacedLines), MAX_PROSE_CHARS))}\n\n`;
  return `${bold(fix.recommendation.title)} · ${place}${reason}\n\n${diff}`;
}

function appliedLine({ path, url }: AppliedSuggestion): string {
  return `- ${link(inline(path, MAX_PLACE_CHARS), url)}\n`;
}
