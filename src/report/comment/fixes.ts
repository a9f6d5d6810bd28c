/** The prompt fixes in the comment, and as suggestions on the pull request's lines. */

import type { FileSpan, GateReport, Recommendation } from '../../model/report.ts';
import { fenceAround, prose } from '../../text/markdown.ts';
import { formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import { fixItem, fixTitle, placeLink } from '../sections/recommendations.ts';
import { each, foldEnds, section } from '../sections/section.ts';
import { bold } from '../voice.ts';

/** A fix that was located and is in the patch. */
export interface LocatedFix {
  /** All that ask for the same change, at least one. */
  recommendations: readonly Recommendation[];
  place: FileSpan;
  fixedLines: readonly string[];
  /** The lines that it replaces in the workspace, or null if they cannot be read. */
  replacedLines: readonly string[] | null;
}

/** A fix, and how the pull request shows it. */
export interface ShownFix {
  fix: LocatedFix;
  /** URL of the review comment that suggests it; null if the comment shows it as a patch. */
  suggestedAt: string | null;
  /** Why it is no suggestion; may be empty. */
  why: string;
}

/** GitHub's limit on a comment is 65,536 characters. */
const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;

/** The fixes of a report that were located and are in the patch, in the report's order. */
export function locatedFixes(
  { runs, promptFixes }: GateReport,
  linesOf: (path: string) => readonly string[] | null,
): LocatedFix[] {
  const all = promptFixes.flatMap(({ from: [first], found }) => {
    const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
    if (!recommendation || found.state !== 'located' || found.leftOut !== null) return [];
    const { place, fixedLines } = found;
    return { recommendation, place, fixedLines };
  });
  const changes = Map.groupBy(all, ({ place, fixedLines }) => JSON.stringify([place, fixedLines]));
  return [...changes.values()].flatMap((same) => {
    const [fix] = same;
    if (fix === undefined) return [];
    const { place, fixedLines } = fix;
    const lines = linesOf(place.path)?.slice(place.startLine - 1, place.endLine) ?? null;
    const isWhole = lines?.length === place.endLine - place.startLine + 1;
    const recommendations = same.map(({ recommendation }) => recommendation);
    return { recommendations, place, fixedLines, replacedLines: isWhole ? lines : null };
  });
}

/**
 * The text of a review comment, or null if it would be too long. GitHub puts the suggested lines into the
 * file, so they are not escaped; their fence is longer than any of their backticks.
 *
 * @param marker a line of ours that no reader sees
 */
export function suggestionBody(
  marker: string,
  { recommendations, fixedLines }: LocatedFix,
): string | null {
  const fence = fenceAround(fixedLines.join('\n'));
  const [first = '', ...others] = recommendations.flatMap(({ title, body }) => [
    bold(title),
    prose(body, MAX_EXPLANATION_CHARS),
  ]);
  const suggestion = [`${fence}suggestion`, ...fixedLines, fence].join('\n');
  const parts = [`${marker}\n${first}`, ...others, suggestion];
  const comment = parts.filter((part) => part !== '').join('\n\n');
  return comment.length > MAX_BODY_CHARS ? null : comment;
}

/** A prompt fix with its diff, file and line. */
export function shownFix({ fix, suggestedAt, why }: ShownFix): string {
  const { place, recommendations, replacedLines, fixedLines } = fix;
  const [first] = recommendations;
  const ofFile = replacedLines && {
    before: replacedLines.join('\n'),
    after: fixedLines.join('\n'),
  };
  const change = ofFile ?? {
    before: first?.currentText ?? null,
    after: first?.suggestedText ?? null,
  };
  return fixItem({ titles: titlesOf(fix), place, ...change, url: suggestedAt ?? '', why });
}

function titlesOf({ recommendations }: LocatedFix): string[] {
  return recommendations.map(({ title }) => title);
}

/** The fixes after the first one. */
export function fixSections([, ...fixes]: readonly ShownFix[]): Section[] {
  const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null);
  const patched = fixes.filter(({ suggestedAt }) => suggestedAt === null);
  const names = { part: 'recommendations', one: 'prompt fix', many: 'prompt fixes' } as const;
  return [
    section({
      ...names,
      ...foldEnds(formatCounted(suggested.length, 'further suggestion')),
      count: suggested.length,
      items: () =>
        each(suggested, ({ fix, suggestedAt }) => {
          const place = placeLink(fix.place, suggestedAt ?? '');
          return `- ${fixTitle(titlesOf(fix))} · ${place}\n`;
        }),
    }),
    section({
      ...names,
      ...foldEnds(formatCounted(patched.length, 'further prompt fix', 'further prompt fixes')),
      count: patched.length,
      items: () => each(patched, shownFix),
    }),
  ];
}
