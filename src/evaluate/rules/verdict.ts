import * as z from 'zod/mini';
import type { DebriefReport } from '../../model/report.ts';
import { verdictBasis } from '../below-threshold.ts';
import type { PolicyView, Ruling } from '../rule.ts';

/** Lifecycles of a theme that was there in the previous run. One without a lifecycle counts as new. */
const KNOWN_BEFORE: ReadonlySet<string | null> = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);

export const verdictSchema = z
  .enum(['fail', 'fail-unless-known', 'ignore'])
  .register(z.globalRegistry, {
    description:
      'What a THRESHOLD_FAILED verdict does: it fails the gate; it fails unless there are themes and all of them are waived or were there before; or it is ignored.',
    default: 'fail',
  });

/**
 * The verdict of the debrief itself: PASSED holds, THRESHOLD_FAILED fails. A verdict that this
 * version does not know is never taken for a pass: it leaves the gate undecided.
 */
export function evaluateVerdict(view: PolicyView, effect: z.infer<typeof verdictSchema>): Ruling[] {
  if (view.report === null || view.report.verdict === 'PASSED') return [];
  const { verdict } = view.report;
  if (effect === 'ignore') return [{ effect: 'note', finding: 'verdict', verdict }];
  if (verdict !== 'THRESHOLD_FAILED') return [{ effect: 'undecided', finding: 'verdict', verdict }];
  const byRates = verdictBasis(view.run);
  return effect === 'fail'
    ? [{ effect, finding: 'verdict', verdict, restates: 'verdict', byRates }]
    : unlessKnown(view.report, view.themes).map((ruling) => ({ ...ruling, byRates }));
}

function unlessKnown(report: DebriefReport, themes: PolicyView['themes']): Ruling[] {
  if (report.themes.length === 0) return [{ effect: 'fail', finding: 'no-known-theme' }];
  const fresh = themes.filter(({ lifecycle }) => !KNOWN_BEFORE.has(lifecycle));
  return fresh.length > 0
    ? fresh.map(({ slug, lifecycle }) => ({
        ...{ effect: 'fail', finding: 'new-theme' },
        ...{ theme: slug, lifecycle },
      }))
    : themes.map(({ slug }) => ({ effect: 'known', theme: slug }));
}
