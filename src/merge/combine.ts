/** One report made of several: what one gate with all of their plans would have said. */

import { fails, type RunOutcome, worstOutcome } from '../core/outcome.ts';
import { describePolicy } from '../gate/inputs/policy-told.ts';
import { judgeCost } from '../policy/max-cost.ts';
import { warnOfAbsent } from '../policy/rules/never.ts';
import { formatList } from '../report/format.ts';
import type { GateReport, MetricCollection, RunReport } from '../report/model.ts';
import { combineFixes } from './combine-fixes.ts';
import { otherPValues } from './judge-again.ts';
import { type Judging, type Part, partOf } from './part.ts';
import type { GivenReport } from './read-reports.ts';

const MAX_LISTED = 5;

/** Which outcomes do not fail the step. */
export interface Tolerance {
  warnOnly: boolean;
  onInconclusive: 'fail' | 'warn';
}

/**
 * @param given the reports that count
 * @param lacks runs that stand for reports that are not there, or that nobody can read
 */
export function combine(
  given: readonly GivenReport[],
  lacks: readonly RunReport[],
  judging: Judging,
  tolerance: Tolerance,
): GateReport {
  const { policy } = judging;
  const isAlone = given.length + lacks.length === 1;
  const all = given.flatMap(({ report }) => report.runs);
  const others = policy === null ? new Map() : otherPValues(all, policy.rules, judging.today);
  const parts = given.map((one) => partOf(one, isAlone, { ...judging, others }));
  const told = parts.flatMap(({ runs }) => runs);
  const judged = policy === null ? told : warnOfAbsent(told, policy.rules);
  const cost = policy === null ? { reasons: [], notes: [] } : judgeCost(judged, policy.rules);
  const runs = [...judged, ...parts.flatMap(({ standIns }) => standIns), ...lacks];
  const outcomes = [
    ...runs.map(({ outcome }) => outcome),
    ...parts.flatMap(({ outcome }) => outcome ?? []),
    ...(cost.reasons.length > 0 ? (['failed'] as const) : []),
  ];
  const outcome =
    runs.length === 0 && parts.length > 0 ? ('skipped' as const) : worstOutcome(outcomes);
  const reasons =
    outcome === 'skipped'
      ? given.flatMap(({ report }) => report.reasons)
      : [...parts.flatMap((part) => part.reasons), ...cost.reasons];
  return {
    outcome,
    tolerated: fails(outcome) && outcomes.every((one) => tolerates(one, tolerance)),
    reasons,
    runs,
    metricCollection: combineMetrics(given),
    notes: outcome === 'skipped' ? [] : [...parts.flatMap(({ notes }) => notes), ...cost.notes],
    policy: { ...(policy === null ? commonPolicy(given) : describePolicy(policy)), isTrial: false },
    promptFixes: combineFixes(parts),
    ...commonVariables(parts),
  };
}

/** What is odd about the reports together. */
export function warningsOf(given: readonly GivenReport[]): string[] {
  const commits = distinct(given.flatMap(({ report }) => report.provenance?.commit ?? []));
  if (commits.length < 2) return [];
  return [
    `the reports are of ${commits.length} commits (${formatList(commits, MAX_LISTED)}), and all of them count: download those alone that judge one commit`,
  ];
}

function tolerates(outcome: RunOutcome, { warnOnly, onInconclusive }: Tolerance): boolean {
  if (outcome === 'failed') return warnOnly;
  if (outcome === 'inconclusive') return onInconclusive === 'warn';
  return outcome !== 'error';
}

function combineMetrics(given: readonly GivenReport[]): MetricCollection | null {
  const collections = given.flatMap(({ report }) => report.metricCollection ?? []);
  if (collections.length === 0) return null;
  return {
    jobId: distinct(collections.map(({ jobId }) => jobId).filter((id) => id !== '')).join(', '),
    notes: collections.flatMap(({ notes }) => notes),
  };
}

/** The policies that judged, with what they come to where that is the same; null where none of the reports names one. */
function commonPolicy(given: readonly GivenReport[]): ReturnType<typeof describePolicy> {
  const [first, ...others] = given.map(({ report }) => report.policy);
  const paths = distinct(given.flatMap(({ report }) => report.policy.path ?? []));
  const path = paths.length === 0 ? null : formatList(paths, MAX_LISTED);
  const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return first !== undefined && isCommon ? { ...first, path } : { path };
}

/** What all of them were started with; of reports that differ the notes tell it. */
function commonVariables(parts: readonly Part[]): Pick<GateReport, 'variables'> {
  const [first, ...others] = parts.map(({ report }) => report.variables);
  const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return first !== undefined && isCommon ? { variables: first } : {};
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
