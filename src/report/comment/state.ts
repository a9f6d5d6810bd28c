/** The hidden first line of the comment: its gate, and the run that wrote it; and what to do with it. */
import type { Outcome } from '../../model/outcome.ts';

/** The record that a comment keeps for the next run. */
export interface CommentState {
  /** ID of the workflow run that wrote it; a later run has a higher one. */
  run: number;
  /** Digest (base64url) of the comment's text, apart from what changes from run to run. */
  digest: string;
}

const PAYLOAD = /^(\d{1,15}) ([\w-]*) -->/;

/** The hidden first line of the comment of the gate with this ID (letters and digits). */
export function commentMarker(gateId: string, { run, digest }: CommentState): string {
  return `${markerStart(gateId)}${run} ${digest} -->\n`;
}

/** True if a comment's text begins with the marker of this gate. */
export function isMarked(gateId: string, body: string): boolean {
  return body.startsWith(markerStart(gateId));
}

/** The state that a marked comment holds, or null if it cannot be read. */
export function readState(gateId: string, body: string): CommentState | null {
  const match = PAYLOAD.exec(body.slice(markerStart(gateId).length));
  if (match === null) return null;
  const [, run, digest = ''] = match;
  return { run: Number(run), digest };
}

function markerStart(gateId: string): string {
  return `<!-- simulation-gate:${gateId} `;
}

export type CommentMode = 'auto' | 'always' | 'never';

/** An existing comment. */
export interface KeptComment {
  /** Null if it cannot be read. */
  state: CommentState | null;
}

export interface WantedComment {
  mode: CommentMode;
  outcome: Outcome;
  /** ID of this workflow run, 0 if it is not known. */
  run: number;
  digest: string;
}

/** `leave`: the existing comment stays as it is; `none`: there is none and none is created. */
export type CommentPlan = 'create' | 'update' | 'leave' | 'none';

/**
 * Decides from the existing comment, or null. `auto` creates one when the gate did not pass and updates it
 * from then on. One with the same text, or of a later run, stays.
 */
export function planComment(
  kept: KeptComment | null,
  { mode, outcome, run, digest }: WantedComment,
): CommentPlan {
  const isWanted = mode === 'always' || (mode === 'auto' && outcome !== 'started');
  if (kept === null) {
    const isGreen = outcome === 'passed' || outcome === 'skipped';
    return isWanted && (mode === 'always' || !isGreen) ? 'create' : 'none';
  }
  const isCurrent = kept.state !== null && (kept.state.digest === digest || kept.state.run > run);
  return isWanted && !isCurrent ? 'update' : 'leave';
}
