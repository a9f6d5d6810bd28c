/** Which drops so few calls can find. */
import type { Reason } from '../../reasons.ts';
import { detectableDrop } from '../../statistics/detectable-drop.ts';
import type { PolicyView } from '../../view.ts';

/** The smallest drop in points that four of five runs find, with a note if `max-drop` is smaller. */
export function detectableIn({ run, checks, significance }: PolicyView): {
  drop: number | null;
  reasons: Reason[];
} {
  const most = (side: 'current' | 'previous') =>
    Math.max(0, ...checks.map(({ counts }) => counts[side]?.evaluated ?? 0));
  const size = {
    calls: most('current'),
    baselineCalls: run.baseline?.source === 'off' ? 0 : most('previous'),
    checks: checks.filter(({ isGone }) => !isGone).length,
  };
  const drop = detectableDrop(size, significance);
  const limits = checks.flatMap((check) => check.limits['max-drop'] ?? []);
  const limit = Math.min(...limits);
  if (drop === null || limits.length === 0 || drop <= limit) return { drop, reasons: [] };
  return { drop, reasons: [{ effect: 'note', kind: 'detectable-drop', ...size, drop, limit }] };
}
