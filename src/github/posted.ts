/** The suggestions that stand on a pull request, known by a hidden marker and by their author. */
import { createHash } from 'node:crypto';
import type { AppliedSuggestion, LocatedFix } from '../report/comment/fixes.ts';
import type { Author, ReviewComment } from './schemas.ts';

/** What a marker says of the lines that a suggestion replaces, or of those that it puts there. */
interface Lines {
  count: number;
  digest: string;
}

/** A review comment that suggests a fix. */
export interface PostedSuggestion {
  id: number;
  path: string;
  user?: Author;
  url: string;
  /** ID of the review that it belongs to. */
  review: number | null;
  /** Its lines in the diff as it is now; null where they have changed since, or are one alone. */
  line: number | null;
  startLine: number | null;
  /** What it replaces in which file, and by what: the same for the same suggestion. */
  key: string;
  /** The gate that posted it. */
  gateId: string;
  replaced: Lines;
  fixed: Lines;
}

const MARKER =
  /^<!-- simulation-gate-suggestion ((\d+)-([0-9a-f]{32}) (\d+)-([0-9a-f]{32})) ([0-9a-f]{16}) -->/;

/** What a fix replaces in which file, and by what. */
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

/** The suggestion that a review comment is by its marker, or null; whoever wrote it. */
export function readSuggestion(comment: ReviewComment): PostedSuggestion | null {
  const { id, path, user, html_url: url, pull_request_review_id: review, line } = comment;
  const match = MARKER.exec(comment.body);
  if (match === null) return null;
  const [, key = '', replaced, before = '', fixed, after = '', gateId = ''] = match;
  return {
    ...{ id, path, user, url, review, line, startLine: comment.start_line, key, gateId },
    replaced: { count: Number(replaced), digest: before },
    fixed: { count: Number(fixed), digest: after },
  };
}

/**
 * The suggestions whose text the file has by now, in place of the text that they replace.
 *
 * @param linesOf a file of the workspace, or null where it cannot be read
 */
export function findApplied(
  posted: readonly PostedSuggestion[],
  linesOf: (path: string) => readonly string[] | null,
): AppliedSuggestion[] {
  const files = new Map<string, FileDigests | null>();
  return posted.flatMap(({ path, url, replaced, fixed }) => {
    if (!files.has(path)) {
      const lines = linesOf(path);
      files.set(path, lines && new FileDigests(path, lines));
    }
    const file = files.get(path);
    return file && !file.holds(replaced) && file.holds(fixed) ? [{ path, url }] : [];
  });
}

/** Tells whether lines stand anywhere in a file, by their digest. */
class FileDigests {
  readonly #path: string;
  readonly #lines: readonly string[];
  readonly #byCount = new Map<number, ReadonlySet<string>>();

  constructor(path: string, lines: readonly string[]) {
    this.#path = path;
    this.#lines = lines;
  }

  /** No lines at all stand everywhere. */
  holds({ count, digest }: Lines): boolean {
    let digests = this.#byCount.get(count);
    if (digests === undefined) {
      const starts = Math.max(0, this.#lines.length - count + 1);
      digests = new Set(
        Array.from({ length: starts }, (_, at) =>
          digestOf(this.#path, this.#lines.slice(at, at + count)),
        ),
      );
      this.#byCount.set(count, digests);
    }
    return digests.has(digest);
  }
}

function digestOf(path: string, lines: readonly string[]): string {
  const text = JSON.stringify([path, ...lines]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
