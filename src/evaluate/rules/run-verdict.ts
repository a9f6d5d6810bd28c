import * as z from 'zod/mini';
import { findSame } from '../../model/check-facts.ts';
import type { DebriefReport } from '../../model/report.ts';
import { failureBasis, verdictBasis } from '../below-threshold.ts';
import type { JudgedRun, PolicyView, Ruling, RunFailure } from '../rule.ts';
import { failuresOf, isFailedByService, whyNotEvaluated } from '../service-verdict.ts';

/** The run did not come to its end: by itself it says nothing about the agent. */
const NOT_COMPLETED = 'RUN_NOT_COMPLETED';

export const runVerdictSchema = z.enum(['fail', 'warn', 'ignore']).register(z.globalRegistry, {
  description:
    "What the run's own verdict does where it is not passed: it fails the gate, is warned of, or is ignored.",
  default: 'fail',
});

/** The service's own verdict on the run, if it has one. A run without a verdict does not pass. */
export function evaluateRunVerdict(
  { run, report, failures }: PolicyView,
  effect: z.infer<typeof runVerdictSchema>,
): Ruling[] {
  if (effect === 'ignore') return [];
  const against = isFailedByService(run) ? describe(run, failures, effect) : [];
  const why = report === null || effect === 'warn' ? null : whyNotEvaluated(run);
  if (why === null) return against;
  const isFailed = against.length > 0 || report?.verdict !== 'PASSED';
  return [...against, { effect: 'undecided', finding: 'not-evaluated', why, onlyAlone: isFailed }];
}

/** A ruling for every failure that no waiver excuses. */
function describe(
  run: JudgedRun,
  failures: readonly RunFailure[],
  wanted: 'fail' | 'warn',
): Ruling[] {
  const all = failuresOf(run);
  const alone = all.every(({ type }) => type === NOT_COMPLETED) ? 'undecided' : 'fail';
  const effect = wanted === 'warn' ? 'warning' : alone;
  if (all.length === 0) {
    return [{ effect: wanted === 'warn' ? 'warning' : 'fail', finding: 'run-failed' }];
  }
  const checkOf = findSame(run.checks ?? []);
  return failures.map((failure) => {
    const { type, message, check: name } = failure;
    return {
      ...{ effect, finding: 'run-failure', type, message },
      ...(name !== null && { check: name }),
      facts: (name === null ? undefined : checkOf({ name })[0]) ?? null,
      ...(type === NOT_COMPLETED && { restates: 'status' as const }),
      byRates: failureBasis(failure, run),
    };
  });
}

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
