/** When a further run may turn a failure by rates into a pass (contract, section 19.6). */

import { isDeepStrictEqual } from 'node:util';
import { type CheckIdentity, isSameCheck } from '../model/check-facts.ts';
import { countsFrom } from '../model/counts.ts';
import { hasEnded } from '../model/outcome.ts';
import { looksLike } from '../text/alike.ts';
import type { Decision, Stated } from './evaluate-run.ts';
import type { NotConfirming } from './findings.ts';
import type { Policy } from './policy.ts';
import type { JudgedRun } from './rule.ts';
import { spellingsOf } from './rules/never.ts';
import { failuresOf } from './service-verdict.ts';

/** A run and what it came to by itself. */
interface Evaluated {
  judged: JudgedRun;
  decision: Decision;
}

/**
 * Why a further run cannot decide about the failure of the first one, which then stands; null if it can:
 * it completed, was evaluated, and has counts for every check that failed before.
 */
export function whyNotConfirming(first: Evaluated, further: Evaluated): NotConfirming | null {
  const { judged, decision } = further;
  const { runStatus, checks = [] } = judged;
  if (decision.outcome === 'inconclusive') return 'inconclusive';
  if (hasEnded(runStatus) && runStatus !== 'COMPLETED') return { ended: runStatus };
  const counted = checks.filter(({ passed, evaluated }) => countsFrom(passed, evaluated) !== null);
  const uncounted = failedChecks(first).filter(
    (failed) => !counted.some((check) => isSameCheck(failed, check)),
  );
  return uncounted.length === 0 ? null : { uncounted: uncounted.map(({ name }) => name) };
}

/** The checks that failed, by the policy or by the service. */
function failedChecks({ judged, decision }: Evaluated): CheckIdentity[] {
  const named = [...decision.reasons, ...failuresOf(judged)].flatMap(({ check }) => check ?? []);
  return [...new Set(named)].flatMap((name): CheckIdentity[] => {
    const same = (judged.checks ?? []).filter((check) => isSameCheck({ id: null, name }, check));
    return same.length > 0 ? same : [{ id: null, name }];
  });
}

/** What fails in a further run and is no matter of counts, so that it fails the gate. */
export function otherFailures(further: Decision, pooled: Decision): Stated[] {
  const isKnown = (one: Stated) =>
    pooled.reasons.some(
      (known) =>
        known.rule === one.rule &&
        ((one.check !== undefined && known.check === one.check) ||
          isDeepStrictEqual({ ...known, inRun: null }, { ...one, inRun: null })),
    );
  return further.beyondCounts.filter((reason) => !isKnown(reason));
}

/** An evaluated run, and its reasons. */
interface WithReasons {
  run: JudgedRun;
  reasons: readonly { rule: string; check?: string | null | undefined }[];
}

/** A warning for each check that may never fail and that none of the evaluated runs has. */
export function absentChecks(evaluated: readonly WithReasons[], { gate }: Policy): Stated[] {
  if (evaluated.length === 0) return [];
  return (gate?.never ?? [])
    .filter((name) =>
      evaluated.every(
        ({ run, reasons }) => spellingsOf(run, name).length === 0 && !isUnseen(name, reasons),
      ),
    )
    .map((check) => ({ rule: 'never', effect: 'warning', finding: 'check-absent', check }));
}

/** A warning for each measure that the policy limits and that none of the evaluated runs has. */
export function absentMeasures(evaluated: readonly WithReasons[], { gate }: Policy): Stated[] {
  if (evaluated.length === 0) return [];
  const measures = evaluated.flatMap(({ run }) => run.measures ?? []);
  return Object.keys(gate?.measures ?? {})
    .filter((name) => !measures.some((measure) => looksLike(name)(measure.name)))
    .map((measure) => ({ rule: 'measure', effect: 'warning', finding: 'measure-absent', measure }));
}

/** True if the results, which may have the check, could not be read, as a reason says already. */
function isUnseen(name: string, reasons: WithReasons['reasons']): boolean {
  return reasons.some(({ rule, check }) => rule === 'never' && check === name);
}
