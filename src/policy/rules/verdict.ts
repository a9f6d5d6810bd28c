import * as z from 'zod/mini';
import type { DebriefReport, Theme } from '../../report/model.ts';
import { quoteName } from '../../report/words/names.ts';
import { verdictBasis } from '../below-bar.ts';
import type { PolicyView, Ruling } from '../rule.ts';

/** Lifecycles of a theme that was there in the previous run. One without a lifecycle counts as new. */
const KNOWN_BEFORE: ReadonlySet<string | null> = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);

const FAILED = 'the verdict is THRESHOLD_FAILED';

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
  if (effect === 'ignore') return [ignored(verdict)];
  if (verdict !== 'THRESHOLD_FAILED') return [unknown(verdict)];
  const byRates = verdictBasis(view.run);
  return effect === 'fail'
    ? [{ ...failed(': the run missed the thresholds of its checks'), restates: 'verdict', byRates }]
    : unlessKnown(view.report, view.themes).map((ruling) => ({ ...ruling, byRates }));
}

function failed(why: string, theme?: string): Ruling {
  return {
    effect: 'fail',
    message: FAILED + why,
    ...(theme === undefined ? {} : { theme }),
  };
}

function ignored(verdict: string): Ruling {
  return {
    effect: 'note',
    message: `the verdict is '${verdict}', which the policy ignores`,
  };
}

function unknown(verdict: string): Ruling {
  return {
    effect: 'undecided',
    message: `the verdict '${verdict}' is not one that this version knows (PASSED, THRESHOLD_FAILED), so it is not taken for a pass`,
  };
}

function unlessKnown(report: DebriefReport, themes: PolicyView['themes']): Ruling[] {
  if (report.themes.length === 0) return [failed(', and there is no theme that was known before')];
  const fresh = themes.filter(({ lifecycle }) => !KNOWN_BEFORE.has(lifecycle));
  if (fresh.length > 0) {
    return fresh.map((theme) =>
      failed(`, and theme ${quoteName(theme.slug)} ${describeFresh(theme)}`, theme.slug),
    );
  }
  return themes.map(({ slug }) => ({
    effect: 'known',
    theme: slug,
  }));
}

function describeFresh({ lifecycle }: Theme): string {
  if (lifecycle === 'NEW') return 'is new';
  if (lifecycle === null) return 'has no lifecycle, so it counts as new';
  return `has the lifecycle ${quoteName(lifecycle)}, which this version does not know`;
}
