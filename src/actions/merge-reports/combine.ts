/** One report of several: the report of one gate with all of their plans. */

import { type Tolerance, tolerates, worstOutcome } from '../../model/outcome.ts';
import type { GateReport, PromptFix, RunReport } from '../../model/report.ts';
import { gateFindings } from '../../report/build-report.ts';
import { formatList } from '../../report/format.ts';
import { evaluateTogether, type MergePolicy } from './evaluate-together.ts';
import { type MergePart, partOf } from './part.ts';
import type { GivenReport } from './read-reports.ts';

const MAX_LISTED = 5;
/** Why no fix is applied: a report's claim about another file is not trusted. */
const NOT_LOOKED_FOR =
  'its text was not found in the files of this job, of which there are none without a checkout';

/**
 * @param given the reports that count
 * @param lacks runs in place of reports that are missing or unreadable
 */
export function combine(
  given: readonly GivenReport[],
  lacks: readonly RunReport[],
  policy: MergePolicy,
  tolerance: Tolerance,
): GateReport {
  const isAlone = given.length + lacks.length === 1;
  const { runs: evaluated, evaluation } = evaluateTogether(
    given.flatMap(({ report }) => report.runs),
    policy,
  );
  let taken = 0;
  const parts = given.map((one) => {
    const first = taken;
    taken += one.report.runs.length;
    return partOf(one, evaluated.slice(first, taken), isAlone, policy);
  });
  const cost = gateFindings(evaluation);
  const own = parts.flatMap(runsOfGate);
  const runs = [...own, ...parts.flatMap(({ standIns }) => standIns), ...lacks];
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
    tolerated: outcome !== 'skipped' && tolerates(outcomes, tolerance),
    reasons,
    runs,
    notes: outcome === 'skipped' ? [] : [...parts.flatMap(({ notes }) => notes), ...cost.notes],
    policy: { ...commonRules(given), isTrial: false },
    promptFixes: combineFixes(parts),
    ...commonVariables(parts),
  };
}

/** The runs of a part, each with the gate that it is of. */
function runsOfGate({ report, runs, outcome }: MergePart): RunReport[] {
  const worst = worstOutcome([...runs.map((run) => run.outcome), ...(outcome ? [outcome] : [])]);
  const { gateName, gate } = report;
  const partOf = { ...(gateName && { gateName }), ...(gate && { gate }), outcome: worst };
  return runs.map((run) => (run.partOf ? run : { ...run, partOf }));
}

/** The policy that all reports have, else the paths of their policies. */
function commonRules(given: readonly GivenReport[]): Omit<GateReport['policy'], 'isTrial'> {
  const [first, ...others] = given.map(({ report }) => report.policy);
  const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  if (first !== undefined && isCommon) return first;
  const paths = [...new Set(given.flatMap(({ report }) => report.policy.path ?? []))];
  return { path: paths.length === 0 ? null : formatList(paths, MAX_LISTED) };
}

/** The variables that all reports have; the notes have those that differ. */
function commonVariables(parts: readonly MergePart[]): Pick<GateReport, 'variables'> {
  const [first, ...others] = parts.map(({ report }) => report.variables);
  const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return first !== undefined && isCommon ? { variables: first } : {};
}

/**
 * The prompt fixes of all reports, each once, by the runs of the merged report. They show where a gate found the
 * texts, and cannot be applied.
 */
function combineFixes(parts: readonly MergePart[]): PromptFix[] {
  const fixes = new Map<string, PromptFix>();
  let first = 0;
  for (const { report } of parts) {
    for (const { from, found } of report.promptFixes) {
      const shown =
        found.state === 'located' ? { ...found, leftOut: found.leftOut ?? NOT_LOOKED_FOR } : found;
      const shifted = from.map((one) => ({ ...one, run: one.run + first }));
      const key = JSON.stringify([textsOf(report, from), shown]);
      const known = fixes.get(key);
      if (known === undefined) fixes.set(key, { from: shifted, found: shown });
      else known.from.push(...shifted);
    }
    first += report.runs.length;
  }
  return [...fixes.values()];
}

/** The texts of a fix; a brief report has none, so its own place identifies the fix. */
function textsOf({ runs }: GateReport, from: PromptFix['from']): unknown {
  const [one] = from;
  const asked = one && runs[one.run]?.report?.recommendations[one.recommendation];
  return asked?.suggestedText ? [asked.currentText, asked.suggestedText] : [asked?.title, from];
}
