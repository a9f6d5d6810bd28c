import * as z from 'zod/mini';
import { percentUnits } from '../../core/percent.ts';
import type { Check } from '../../report/model.ts';
import { describeBelowBar, failureBasis } from '../below-bar.ts';
import {
  gateRule,
  type JudgedRun,
  type PolicyView,
  type Ruling,
  type RunFailure,
} from '../rule.ts';
import { ranked } from '../tighten.ts';

/** The run did not come to its end: by itself it says nothing about the agent. */
const NOT_COMPLETED = 'RUN_NOT_COMPLETED';

/**
 * The service's own judgement of the run, where it tells one. A run that no check judged is never
 * taken for one that passed.
 */
export const runVerdictRule = gateRule({
  name: 'run-verdict',
  schema: z.enum(['fail', 'warn', 'ignore']).register(z.globalRegistry, {
    description:
      "What the run's own verdict does where it is not passed: it fails the gate, is warned of, or is ignored.",
    default: 'fail',
  }),
  standard: 'fail',
  tighten: ranked(['fail', 'warn', 'ignore']),
  apply(view, effect) {
    const { run, report, failures } = view;
    const { runVerdict } = run;
    if (runVerdict?.passed === false && effect !== 'ignore') {
      return describe(run, runVerdict, failures, effect);
    }
    const contradicted = effect === 'ignore' ? [] : contradictions(view);
    const why = report === null || effect !== 'fail' ? null : whyUnjudged(run);
    if (why === null) return contradicted;
    const message = `${why}, so it is not taken for a pass`;
    return [
      { effect: 'undecided', message, onlyAlone: report?.verdict !== 'PASSED' },
      ...contradicted,
    ];
  },
});

/** Why a run that has its debrief was not judged at all; null where it was, as far as is told. */
function whyUnjudged(run: JudgedRun): string | null {
  const { unread, runVerdict, checks = [] } = run;
  // A service that has a verdict on the run may hold against it what the debrief does not. Null, told by
  // the run itself, says less than why its results are not known.
  if (unread && typeof runVerdict?.passed !== 'boolean') {
    return `the service's own verdict on this run cannot be read (${unread})`;
  }
  if (runVerdict?.passed === null) return 'no check judged this run';
  // However many calls are said to be graded, what no check judged was not tested.
  const hasNone =
    mostGraded(run) === 0
      ? !checks.some(({ evaluated }) => evaluated !== null && evaluated > 0)
      : checks.length > 0 && checks.every(({ evaluated }) => evaluated === 0);
  return hasNone ? 'no call of this run was graded' : null;
}

/** How many calls may have been graded at the most; null where nobody tells. */
function mostGraded({ callCounts, calls = [] }: JudgedRun): number | null {
  const told = callCounts?.evaluated ?? callCounts?.counted ?? callCounts?.total ?? null;
  const countsNone = calls.length > 0 && calls.every(({ isCounted }) => !isCounted);
  return told ?? (countsNone ? 0 : null);
}

/** What a service holds against a run that it passed all the same. Its word counts; nobody else tells. */
function contradictions({ run, failures, waivedChecks }: PolicyView): Ruling[] {
  const { runVerdict, checks = [] } = run;
  if (runVerdict?.passed !== true) return [];
  const told = new Set(failures.map(({ check }) => check));
  const missed = checks.filter(
    (check) =>
      (check.isPassed === false || hasRateBelowBar(check)) &&
      !told.has(check.name) &&
      !waivedChecks.has(check.name),
  );
  return [
    ...failures,
    ...missed.map((check) => ({ message: describeBelowBar(check.name, check), check: check.name })),
  ].map(({ message, check }) => ({
    effect: 'warning',
    message: `the service passed this run, though ${message}`,
    ...(check === null ? {} : { check }),
  }));
}

/** Whether a check misses its bar by the rate that is shown. */
function hasRateBelowBar({ rate, needed }: Check): boolean {
  return rate !== null && needed !== null && percentUnits(rate) < percentUnits(needed);
}

/** A ruling for everything that fell short and no waiver excuses. */
function describe(
  run: JudgedRun,
  { failures: all }: NonNullable<JudgedRun['runVerdict']>,
  failures: readonly RunFailure[],
  wanted: 'fail' | 'warn',
): Ruling[] {
  const alone = all.every(({ type }) => type === NOT_COMPLETED) ? 'undecided' : 'fail';
  const effect = wanted === 'warn' ? 'warning' : alone;
  if (all.length === 0) {
    const message = 'the service judged the run as failed, and does not say why';
    return [{ effect: wanted === 'warn' ? 'warning' : 'fail', message }];
  }
  return failures.map((failure) => ({
    effect,
    message: failure.message,
    ...(failure.check === null ? {} : { check: failure.check }),
    ...(failure.type === NOT_COMPLETED && { restates: 'status' as const }),
    byRates: failureBasis(failure, run),
  }));
}
