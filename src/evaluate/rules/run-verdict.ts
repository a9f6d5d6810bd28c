/** The rules `run-verdict` and `verdict`: the service's own verdict on the run, and the debrief's. */

import {
  BELOW_THRESHOLD,
  failuresOf,
  isFailedByService,
  NOT_PASSED,
} from '../../model/run-failures.ts';
import type { Reason } from '../reasons.ts';
import { failureBasis, verdictBasis, whyNotEvaluated } from '../service-verdict.ts';
import type { PolicyView } from '../view.ts';

/** The run did not complete, which says nothing about the agent. */
const NOT_COMPLETED = 'RUN_NOT_COMPLETED';
const THRESHOLD_FAILED = 'THRESHOLD_FAILED';

type VerdictEffect = 'fail' | 'fail-unless-known' | 'ignore';

/** The service's own verdict on the run, if it has one. A run without a verdict does not pass. */
export function evaluateRunVerdict(view: PolicyView, effect: 'fail' | 'warn' | 'ignore'): Reason[] {
  const { run } = view;
  if (effect === 'ignore') return [];
  const against = isFailedByService(run) ? describe(view, effect) : [];
  const why = run.report === null || effect === 'warn' ? null : whyNotEvaluated(run);
  if (why === null) return against;
  return [...against, { effect: 'undecided', kind: 'not-evaluated', why, onlyAlone: true }];
}

/** A reason for every failure that no waiver excuses. */
function describe({ run, failures }: PolicyView, wanted: 'fail' | 'warn'): Reason[] {
  const all = failuresOf(run);
  const isIncomplete = all.length > 0 && all.every(({ type }) => type === NOT_COMPLETED);
  const effect = wanted === 'warn' ? 'warning' : isIncomplete ? 'undecided' : 'fail';
  if (all.length === 0) return [{ effect, kind: 'run-failed' }];
  return failures.map((failure) => ({
    ...{ effect, kind: 'run-failure', failure },
    ...(failure.check !== null && { check: failure.check, checkId: failure.checkId }),
    ...restated(failure.type),
    byRates: failureBasis(failure, run),
  }));
}

function restated(type: string): Pick<Reason, 'restates'> {
  if (type === NOT_COMPLETED) return { restates: 'status' };
  return type === BELOW_THRESHOLD || type === NOT_PASSED ? { restates: 'threshold' } : {};
}

/** Lifecycles of a theme that was there in the previous run. One without a lifecycle counts as new. */
const KNOWN_BEFORE: ReadonlySet<string | null> = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);

/**
 * The verdict of the debrief: PASSED holds, THRESHOLD_FAILED fails. A verdict that this version does not know
 * never passes: it leaves the gate undecided.
 */
export function evaluateVerdict(view: PolicyView, effect: VerdictEffect): Reason[] {
  const { report } = view.run;
  if (report === null || report.verdict === 'PASSED') return [];
  const { verdict } = report;
  if (effect === 'ignore') return [{ effect: 'note', kind: 'verdict', verdict }];
  if (verdict !== THRESHOLD_FAILED) return [{ effect: 'undecided', kind: 'verdict', verdict }];
  const byRates = verdictBasis(view.run);
  if (effect === 'fail')
    return [{ effect, kind: 'verdict', verdict, restates: 'verdict', byRates }];
  if (report.themes.length === 0) return [{ effect: 'fail', kind: 'no-known-theme', byRates }];
  return newThemes(view).map(({ slug, lifecycle }) => ({
    ...{ effect: 'fail', kind: 'new-theme', theme: slug, lifecycle, byRates },
  }));
}

function newThemes({ themes }: PolicyView): PolicyView['themes'] {
  return themes.filter(({ lifecycle }) => !KNOWN_BEFORE.has(lifecycle));
}

/** Slugs of the themes that were there before, if that is why the verdict does not fail. */
export function knownThemes(view: PolicyView, effect: VerdictEffect): string[] {
  const { themes, run } = view;
  const isExcused = effect === 'fail-unless-known' && run.report?.verdict === THRESHOLD_FAILED;
  return isExcused && newThemes(view).length === 0 ? themes.map(({ slug }) => slug) : [];
}
