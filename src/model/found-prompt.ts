/** A stretch of a file of the repository; lines and columns (UTF-16 units) count from 1. */
export interface FileSpan {
  /** Relative to the repository's root, with `/`. */
  path: string;
  startLine: number;
  startColumn: number;
  endLine: number;
  /** The column after the last character. */
  endColumn: number;
}

/** What became of looking for the text that a prompt fix replaces. */
export type FoundPrompt =
  /** Found once; `place` is the text to replace, `insertedText` what takes its place in the file. */
  | {
      state: 'located';
      place: FileSpan;
      insertedText: string;
      /** Lines `place.startLine` to `place.endLine` as they are after the fix, without line breaks. */
      fixedLines: string[];
      /** Why the patch and the suggestions do without it, or null where they have it. */
      leftOut: string | null;
    }
  /** Found several times, so nobody can tell which one is meant; the search lists 20 at most. */
  | { state: 'ambiguous'; places: FileSpan[] }
  /** The suggested text stands there already. */
  | { state: 'applied'; places: FileSpan[] }
  /** Found nowhere: the fix is stale, or the prompt lives elsewhere. */
  | { state: 'missing' };
