/** The lines of a file's diff that GitHub accepts for a review comment. */

interface Hunk {
  from: number;
  to: number;
}

export interface Position {
  line?: unknown;
  side?: unknown;
  start_line?: unknown;
  start_side?: unknown;
}

/** Why GitHub refuses the position in a file with this patch, or null. */
export function positionFault(patch: string | undefined, position: Position): string | null {
  const { line, side, start_line: start, start_side: startSide } = position;
  if (patch === undefined) return 'pull_request_review_thread.path is invalid';
  if (typeof line !== 'number' || side !== 'RIGHT') return 'line could not be resolved';
  const hunk = newSideOf(patch).find(({ from, to }) => from <= line && line <= to);
  if (hunk === undefined) return 'pull_request_review_thread.line must be part of the diff';
  if (start === undefined) return startSide === undefined ? null : 'start_side needs start_line';
  if (typeof start !== 'number' || startSide !== 'RIGHT') return 'start line could not be resolved';
  if (start >= line) return 'pull_request_review_thread.start_line must precede the end line';
  return start >= hunk.from
    ? null
    : 'pull_request_review_thread.start_line must be part of the same hunk as the line';
}

function newSideOf(patch: string): Hunk[] {
  return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, start, count = '1']) => {
      const from = Number(start);
      return { from, to: from + Number(count) - 1 };
    },
  );
}
