/** One report made of several: what one gate with all of their plans would have said. */

import { type Tolerance, tolerates, worstOutcome } from '../../model/outcome.ts';
import type { GateReport, PromptFix, RunReport } from '../../model/report.ts';
import { gateFindings } from '../../report/build-report.ts';
import { formatList } from '../../report/format.ts';
import { evaluateTogether, type Judging } from './evaluate-together.ts';
import { type MergePart, partOf } from './part.ts';
import type { GivenReport } from './read-reports.ts';

const MAX_LISTED = 5;
/** Why nothing of a report's own search is applied: what a file says of another file is not trusted. */
const NOT_LOOKED_FOR =
  'its text was not found in the files of this job, of which there are none without a checkout';

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
  const isAlone = given.length + lacks.length === 1;
  const { runs: judged, evaluation } = evaluateTogether(
    given.flatMap(({ report }) => report.runs),
    judging,
  );
  let taken = 0;
  const parts = given.map((one) => {
    const first = taken;
    taken += one.report.runs.length;
    return partOf(one, judged.slice(first, taken), isAlone, judging);
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

/** What is odd about the reports together. */
export function warningsOf(given: readonly GivenReport[]): string[] {
  const commits = distinct(given.flatMap(({ report }) => report.provenance?.commit ?? []));
  if (commits.length < 2) return [];
  return [
    `the reports are of ${commits.length} commits (${formatList(commits, MAX_LISTED)}): download the reports of one commit only`,
  ];
}

/** The policies that judged; what one says only where all of them were judged by it. */
function commonRules(given: readonly GivenReport[]): Omit<GateReport['policy'], 'isTrial'> {
  const [first, ...others] = given.map(({ report }) => report.policy);
  const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  if (first !== undefined && isCommon) return first;
  const paths = distinct(given.flatMap(({ report }) => report.policy.path ?? []));
  return { path: paths.length === 0 ? null : formatList(paths, MAX_LISTED) };
}

/** What all of them were started with; of reports that differ the notes tell it. */
function commonVariables(parts: readonly MergePart[]): Pick<GateReport, 'variables'> {
  const [first, ...others] = parts.map(({ report }) => report.variables);
  const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return first !== undefined && isCommon ? { variables: first } : {};
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/**
 * The prompt fixes of all reports, each once, by the runs of the merged one. They tell where a gate
 * found the texts, and are left out of what can be applied.
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

/** The texts that a fix puts in each other's place; of a brief report its own place stands for them. */
function textsOf({ runs }: GateReport, from: PromptFix['from']): unknown {
  const [one] = from;
  const asked = one && runs[one.run]?.report?.recommendations[one.recommendation];
  return asked?.suggestedText ? [asked.currentText, asked.suggestedText] : [asked?.title, from];
}
