/** What becomes of the comment on a pull request. */
import type { Outcome } from '../../core/outcome.ts';
import type { CommentState } from './marker.ts';

export type CommentMode = 'auto' | 'always' | 'never';

/** The comment that is there already. */
export interface KeptComment {
  /** What it remembers, or null where that cannot be read. */
  state: CommentState | null;
}

export interface WantedComment {
  mode: CommentMode;
  outcome: Outcome;
  /** ID of this workflow run. */
  run: number;
  digest: string;
}

/** `leave`: a comment is there and stays as it is; `none`: there is none and none is made. */
export type CommentPlan = 'create' | 'update' | 'leave' | 'none';

/**
 * Decides from the comment that is there, or null. `auto` makes one when the gate did not pass and
 * keeps it current from then on. One that says the same already, or that a later run wrote, stays.
 */
export function planComment(kept: KeptComment | null, wanted: WantedComment): CommentPlan {
  const { mode, outcome, run, digest } = wanted;
  const isWanted = mode === 'always' || (mode === 'auto' && outcome !== 'started');
  if (kept === null) {
    const isNews = mode === 'always' || !['passed', 'skipped'].includes(outcome);
    return isWanted && isNews ? 'create' : 'none';
  }
  const isCurrent = kept.state !== null && (kept.state.digest === digest || kept.state.run > run);
  return isWanted && !isCurrent ? 'update' : 'leave';
}
