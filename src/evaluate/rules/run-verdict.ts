import * as z from 'zod/mini';
import { findSame } from '../../model/check-identity.ts';
import { failureBasis } from '../below-threshold.ts';
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
