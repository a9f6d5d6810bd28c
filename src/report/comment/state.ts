/**
 * The hidden first line of the comment: which gate the comment belongs to, and which run wrote it. From
 * that follows whether the comment is updated.
 */
import type { Outcome } from '../../model/outcome.ts';

/** What a comment records for the next run that writes it. */
export interface CommentState {
  /** ID of the workflow run that wrote it; a later run has a higher one. */
  run: number;
  /** Number of that run's attempt. */
  attempt: number;
  /** Digest (base64url) of the comment's text, apart from what changes from run to run. */
  digest: string;
  /** Login of the app that wrote it; empty for a workflow's own token and for a person. */
  app: string;
}

const PAYLOAD = /^(\d{1,15}) (\d{1,9}) ([\w-]*) ([\w.[\]-]*) -->/;

/** The hidden first line of the comment of the gate with this ID (letters and digits). */
export function commentMarker(gateId: string, { run, attempt, digest, app }: CommentState): string {
  return `${markerStart(gateId)}${run} ${attempt} ${digest} ${app} -->\n`;
}

/** True if a comment's text begins with the marker of this gate. */
export function isMarked(gateId: string, body: string): boolean {
  return body.startsWith(markerStart(gateId));
}

/** The state that a marked comment holds, or null if it cannot be read. */
export function readState(gateId: string, body: string): CommentState | null {
  const match = PAYLOAD.exec(body.slice(markerStart(gateId).length));
  if (match === null) return null;
  const [, run, attempt, digest = '', app = ''] = match;
  return { run: Number(run), attempt: Number(attempt), digest, app };
}

function markerStart(gateId: string): string {
  return `<!-- simulation-gate:${gateId} `;
}

export type CommentMode = 'auto' | 'always' | 'never';

/** The comment that is there already. */
export interface KeptComment {
  /** What it remembers, or null where that cannot be read. */
  state: CommentState | null;
}

export interface WantedComment {
  mode: CommentMode;
  outcome: Outcome;
  /** ID of this workflow run, 0 where nobody knows, and which attempt of it this is. */
  run: number;
  attempt: number;
  digest: string;
}

/** `leave`: a comment is there and stays as it is; `none`: there is none and none is made. */
export type CommentPlan = 'create' | 'update' | 'leave' | 'none';

/**
 * Decides from the comment that is there, or null. `auto` makes one when the gate did not pass and
 * keeps it current from then on. One that says the same already, or that a later run wrote, stays; so
 * does what another gate of this attempt has written, which may be red, where this gate is green.
 */
export function planComment(kept: KeptComment | null, wanted: WantedComment): CommentPlan {
  const { mode, outcome, run, digest } = wanted;
  const isWanted = mode === 'always' || (mode === 'auto' && outcome !== 'started');
  const isGreen = outcome === 'passed' || outcome === 'skipped';
  if (kept === null) {
    return isWanted && (mode === 'always' || !isGreen) ? 'create' : 'none';
  }
  const isCurrent = kept.state !== null && (kept.state.digest === digest || kept.state.run > run);
  const isToStay = isCurrent || (isGreen && isOfAnotherGate(kept, wanted));
  return isWanted && !isToStay ? 'update' : 'leave';
}

/**
 * True where a gate that nothing tells from this one wrote the comment: in one attempt each writes once.
 */
export function isOfAnotherGate(
  { state }: KeptComment,
  { run, attempt, digest }: Pick<WantedComment, 'run' | 'attempt' | 'digest'>,
): boolean {
  if (state === null || run === 0) return false;
  return state.run === run && state.attempt === attempt && state.digest !== digest;
}
