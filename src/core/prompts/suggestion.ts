import type { FileSpan } from '../report/model.ts';

/** Where a review comment stands, on the new side of a pull request's diff. */
export interface SuggestionPlace {
  path: string;
  /** Null for a comment on one line; else less than `line`. */
  startLine: number | null;
  line: number;
}

const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/**
 * Where a suggestion for a place can stand: GitHub takes lines that one hunk of the diff shows.
 * @param patch the file's `patch` of `GET pulls/{n}/files`, which is absent for deleted, binary and
 *   very large ones
 * @param lines what stands in the lines of the place, as checked out, without line breaks
 * @returns null where the diff does not show these lines, or shows others in their place
 */
export function suggestionPlace(
  place: FileSpan,
  patch: string | undefined,
  lines: readonly string[],
): SuggestionPlace | null {
  const { path, startLine, endLine } = place;
  const isShown = newSides(patch ?? '').some(
    ({ first, shown }) =>
      startLine >= first &&
      endLine < first + shown.length &&
      lines.every((line, index) => bare(line) === shown[startLine - first + index]),
  );
  if (!isShown) return null;
  return { path, startLine: startLine < endLine ? startLine : null, line: endLine };
}

/** What the hunks of a patch show of the new side, from which line on. */
function newSides(patch: string): { first: number; shown: string[] }[] {
  const hunks: { first: number; shown: string[] }[] = [];
  for (const line of patch.split('\n')) {
    const [, first] = HUNK.exec(line) ?? [];
    if (first !== undefined) hunks.push({ first: Number(first), shown: [] });
    else if (line.startsWith('+') || line.startsWith(' ')) {
      hunks.at(-1)?.shown.push(bare(line.slice(1)));
    }
  }
  return hunks;
}

/** A line without a byte order mark before and a carriage return behind it. */
function bare(line: string): string {
  return line.replace(/^\ufeff|\r$/g, '');
}
