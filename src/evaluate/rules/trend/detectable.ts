/** Which drops so few calls can find (contract, section 16). */
import type { PolicyView, Ruling } from '../../rule.ts';
import { type ComparisonSize, detectableDrop } from '../../statistics/detectable-drop.ts';
import { limitedChecks } from './limited-checks.ts';
import { significanceOf, type TrendSettings } from './settings.ts';

/** The smallest drop in points that is found in four of five runs; null if none is, or nothing is known. */
export function detectableIn(
  view: PolicyView,
  settings: TrendSettings = {},
): { drop: number | null; rulings: Ruling[] } {
  const checks = limitedChecks(view, settings);
  const most = (side: 'current' | 'previous') =>
    Math.max(0, ...checks.map(({ counts }) => counts[side]?.evaluated ?? 0));
  const size = {
    calls: most('current'),
    baselineCalls: view.run.baseline?.source === 'off' ? 0 : most('previous'),
    checks: checks.filter(({ isGone }) => !isGone).length,
  };
  const limits = checks.flatMap((check) => check.limits['max-drop'] ?? []);
  const { drop, limit } = detectable(size, settings, view.looks, limits);
  const isCoarse = drop !== null && limit !== null && drop > limit;
  return {
    drop,
    rulings: isCoarse ? [{ effect: 'note', finding: 'detectable-drop', ...size, drop, limit }] : [],
  };
}

/** @param limits the `max-drop` of each check, if there are any checks */
export function detectable(
  size: ComparisonSize,
  settings: TrendSettings = {},
  looks = 1,
  limits: readonly number[] = [settings['max-drop'] ?? []].flat(),
): { drop: number | null; limit: number | null } {
  const significance = significanceOf(settings, looks);
  return {
    drop: significance === null ? null : detectableDrop(size, significance),
    limit: limits.length === 0 ? null : Math.min(...limits),
  };
}
