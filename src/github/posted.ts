/** The suggestions that are on a pull request, known by a hidden marker. */
import { createHash } from 'node:crypto';
import type { AppliedSuggestion, LocatedFix } from '../report/comment/fixes.ts';
import type { ReviewComment } from './schemas.ts';

/** The number of lines, and their digest, that a suggestion replaces or inserts. */
interface Lines {
  count: number;
  digest: string;
}

/** A review comment that suggests a fix. */
export interface PostedSuggestion extends ReviewComment {
  /** File, replaced and inserted lines: the same for the same suggestion. */
  key: string;
  /** The gate that posted it. */
  gateId: string;
  replaced: Lines;
  fixed: Lines;
}

const MARKER =
  /^<!-- simulation-gate-suggestion ((\d+)-([0-9a-f]{32}) (\d+)-([0-9a-f]{32})) ([0-9a-f]{16}) -->/;

export function suggestionKey({ place, replacedLines, fixedLines }: LocatedFix): string {
  const [before, after] = [replacedLines ?? [], fixedLines].map(
    (lines) => `${lines.length}-${digestOf(place.path, lines)}`,
  );
  return `${before} ${after}`;
}

/** The hidden first line of a suggestion. */
export function suggestionMarker(key: string, gateId: string): string {
  return `<!-- simulation-gate-suggestion ${key} ${gateId} -->`;
}

/** The suggestion that a review comment is by its marker, whoever wrote it; null if it is none. */
export function readSuggestion(comment: ReviewComment): PostedSuggestion | null {
  const match = MARKER.exec(comment.body);
  if (match === null) return null;
  const [, key = '', replaced, before = '', fixed, after = '', gateId = ''] = match;
  return {
    ...comment,
    key,
    gateId,
    replaced: { count: Number(replaced), digest: before },
    fixed: { count: Number(fixed), digest: after },
  };
}

/**
 * The suggestions whose text is in the file by now, in place of the text that they replace.
 *
 * @param linesOf a file of the workspace, or null if it cannot be read
 */
export function findApplied(
  posted: readonly PostedSuggestion[],
  linesOf: (path: string) => readonly string[] | null,
): AppliedSuggestion[] {
  return posted.flatMap(({ path, html_url: url, replaced, fixed }) => {
    const lines = linesOf(path);
    const has = ({ count, digest }: Lines) =>
      lines?.some((_, at) => digestOf(path, lines.slice(at, at + count)) === digest);
    return lines && !has(replaced) && has(fixed) ? [{ path, url }] : [];
  });
}

function digestOf(path: string, lines: readonly string[]): string {
  const text = JSON.stringify([path, ...lines]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
