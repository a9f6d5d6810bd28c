/** The hidden first line of the comment, which names its gate and the run that wrote it, and what to do with it. */
import type { Outcome } from '../../model/outcome.ts';

/**
 * The hidden first line of the comment of a gate.
 *
 * @param gateId letters and digits
 * @param run ID of the workflow run that writes it; a later run has a higher one
 */
export function commentMarker(gateId: string, run: number): string {
  return `${markerStart(gateId)}${run} -->\n`;
}

/** ID of the workflow run that wrote a comment of this gate, 0 if it cannot be read; null for other comments. */
export function commentRunId(gateId: string, body: string): number | null {
  const start = markerStart(gateId);
  if (!body.startsWith(start)) return null;
  const [, run] = /^(\d{1,15}) -->/.exec(body.slice(start.length)) ?? [];
  return Number(run ?? 0);
}

function markerStart(gateId: string): string {
  return `<!-- simulation-gate:${gateId} `;
}

export type CommentMode = 'auto' | 'always' | 'never';

/**
 * What to do about the comment. `auto` creates one if the gate did not pass, and updates it from then on.
 * One of a later run stays.
 *
 * @param keptRun ID of the workflow run that wrote the existing comment; null without a comment
 * @param wanted.run ID of this workflow run, 0 if it is not known
 */
export function planComment(
  keptRun: number | null,
  { mode, outcome, run }: { mode: CommentMode; outcome: Outcome; run: number },
): 'create' | 'update' | 'none' {
  if (mode === 'never' || (mode === 'auto' && outcome === 'started')) return 'none';
  if (keptRun !== null) return keptRun > run ? 'none' : 'update';
  const isGreen = outcome === 'passed' || outcome === 'skipped';
  return mode === 'always' || !isGreen ? 'create' : 'none';
}
