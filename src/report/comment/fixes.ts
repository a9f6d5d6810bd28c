/** What the comment tells of the prompt fixes, and how one reads as a diff. */
import { DIFF_SIGNS, diffLines } from '../../core/text/line-diff.ts';
import { clip } from '../../core/text/strip.ts';
import type { FileSpan, FoundPrompt, GateReport, Recommendation } from '../model.ts';

/** A fix that was located and is in the patch. */
export interface LocatedFix {
  /** The first recommendation that asks for it. */
  recommendation: Recommendation;
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

/** The fixes of a report that were located and are not left out, in the report's order. */
export function locatedFixes(
  { runs, promptFixes }: GateReport,
  linesOf: (path: string) => readonly string[] | null,
): LocatedFix[] {
  return promptFixes.flatMap(({ from, found }) => {
    const [first] = from;
    const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
    if (!recommendation || !isInPatch(found)) return [];
    const { place, fixedLines } = found;
    const lines = linesOf(place.path)?.slice(place.startLine - 1, place.endLine) ?? null;
    const isWhole = lines?.length === place.endLine - place.startLine + 1;
    return [{ recommendation, place, fixedLines, replacedLines: isWhole ? lines : null }];
  });
}

/** The fix as a unified diff of its lines alone. */
export function fixAsDiff(
  { place, fixedLines }: LocatedFix,
  replacedLines: readonly string[],
): string {
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
