import { createHash } from 'node:crypto';
import type { FileSpan } from '../model/found-prompt.ts';
import type { LocatedFix } from '../report/facts.ts';

/** The lines of a review comment, on the new side of a pull request's diff. */
export interface SuggestionPlace {
  path: string;
  /** Null for a comment on one line; else less than `line`. */
  startLine: number | null;
  line: number;
}

const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/**
 * The lines of one hunk of the diff that show these lines; null if none or several do. Lines that the
 * diff shows once may have another number: the workspace may hold the pull request merged.
 * @param patch of the file, absent if it is binary or very large
 * @param lines of the place, as checked out, without line breaks
 */
export function suggestionPlace(
  { path, startLine }: FileSpan,
  patch: string | undefined,
  lines: readonly string[],
): SuggestionPlace | null {
  const starts = newSides(patch ?? '').flatMap((side) => startsIn(side, lines.map(bare)));
  const [only] = starts;
  const start = starts.length === 1 ? only : starts.find((first) => first === startLine);
  if (start === undefined) return null;
  const line = start + lines.length - 1;
  return { path, startLine: start < line ? start : null, line };
}

/** The lines of the new side at which these lines begin in a hunk. */
function startsIn({ first, shown }: NewSide, lines: readonly string[]): number[] {
  return [...shown.keys()]
    .filter((at) => lines.every((line, index) => line === shown[at + index]))
    .map((at) => first + at);
}

interface NewSide {
  first: number;
  shown: string[];
}

function newSides(patch: string): NewSide[] {
  const hunks: NewSide[] = [];
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

const MARKER = /^<!-- simulation-gate-suggestion ([0-9a-f]{32}) ([0-9a-f]{16}) -->/;

/** The lines of a file that a fix replaces; null if the file does not have them. */
export function linesAt(
  { path, startLine, endLine }: FileSpan,
  linesOf: (path: string) => readonly string[] | null,
): readonly string[] | null {
  const lines = linesOf(path)?.slice(startLine - 1, endLine);
  return lines?.length === endLine - startLine + 1 ? lines : null;
}

/** Digest of file, replaced and inserted lines; null is for lines that cannot be read. */
export function suggestionKey(
  { place, fixedLines }: LocatedFix,
  replacedLines: readonly string[] | null,
): string {
  const text = JSON.stringify([place.path, replacedLines, fixedLines]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

export function suggestionMarker(key: string, gateId: string): string {
  return `<!-- simulation-gate-suggestion ${key} ${gateId} -->`;
}

/** What the hidden first line of a suggestion says; null if the text has none. */
export function readMarker(body: string): { key: string; gateId: string } | null {
  const match = MARKER.exec(body);
  if (match === null) return null;
  const [, key = '', gateId = ''] = match;
  return { key, gateId };
}
