/** Runs of several reports judged as those of one gate, by the evidence that their reports hold. */
import { warnOfAbsent } from '../../evaluate/absent-checks.ts';
import { type Decision, evaluate } from '../../evaluate/evaluate.ts';
import { type Policy, policySchema } from '../../evaluate/policy.ts';
import { isFailedByService } from '../../evaluate/service-verdict.ts';
import type { GateReport, RunReport } from '../../model/report.ts';

/** How the runs are judged. */
export interface Judging {
  /** The policy that the workflow names for all of them; null where the outcomes stand that they have. */
  given: Policy | null;
  /** What judged all of them already: of that only what concerns them together is judged anew. */
  common: Policy | null;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
}

/** The policy by which all of these reports were judged, where they tell it; null where they differ. */
export function commonPolicy(reports: readonly GateReport[]): Policy | null {
  const told = reports.filter(({ runs }) => runs.length > 0).map(({ policy }) => policy.resolved);
  const [first] = told;
  const text = JSON.stringify(first);
  if (told.length < 2 || told.some((one) => JSON.stringify(one) !== text)) return null;
  return policySchema.safeParse(first).data ?? null;
}

/** All runs, in their order, as they are judged together. One that could not be judged stays as it is. */
export function judgeTogether(runs: readonly RunReport[], judging: Judging): RunReport[] {
  const { given, common, today } = judging;
  const policy = given ?? common;
  const kept = runs.map(leftUnjudged);
  if (policy === null) return kept;
  const alone = kept.map((run) =>
    isJudgeable(run) ? evaluate(run, policy, today, looksOf(run)) : null,
  );
  const judged = kept.map((run, index) => {
    const own = alone[index] ?? null;
    // What the calls of several runs decided stands: the report has not what each of them said.
    if (own === null || run.confirmations) return run;
    const otherPValues = alone.flatMap((one, at) =>
      at === index ? [] : (one?.tested ?? []).flatMap(({ p }) => p ?? []),
    );
    const isTested = own.tested.some(({ p }) => p !== null) && otherPValues.length > 0;
    if (isTested)
      return conclude(run, evaluate(run, policy, today, { ...looksOf(run), otherPValues }));
    return given === null ? run : conclude(run, own);
  });
  return given === null ? judged : warnOfAbsent(judged, given);
}

function looksOf({ looks = 1 }: RunReport): { looks: number } {
  return { looks };
}

/** Nobody has judged what was only started. */
function leftUnjudged(run: RunReport): RunReport {
  if (run.outcome !== 'started') return run;
  const message =
    'the run was left to a later step, and no report says how that judged it: merge the report of that step too';
  return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'started', message }] };
}

/** Without a debrief the service's own verdict can fail a run, and no more. */
function isJudgeable(run: RunReport): boolean {
  return run.report !== null || (isFailedByService(run) && run.outcome !== 'error');
}

function conclude(run: RunReport, { outcome, reasons, spared, tested }: Decision): RunReport {
  if (run.report !== null || outcome === 'failed') {
    return { ...run, outcome, reasons, spared, dropTests: tested };
  }
  if (run.outcome !== 'failed') return run;
  const message = 'the service wrote no debrief, and by the policy its own verdict decides nothing';
  return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'debrief', message }], spared: null };
}
