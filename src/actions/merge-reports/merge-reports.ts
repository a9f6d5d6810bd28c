/** Merges the reports of several gates into one outcome, summary, comment and set of files. */

import { policySchema } from '../../evaluate/policy.ts';
import { completePolicy } from '../../inputs/gate/policy-beyond.ts';
import { dayOf, describePolicy } from '../../inputs/gate/policy-file.ts';
import type { RunSource } from '../../inputs/gate/settings.ts';
import type { GateReport } from '../../model/report.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import { deliver } from '../../publish/deliver.ts';
import { redactingRuntime } from '../../publish/redacting.ts';
import { formatList } from '../../report/format.ts';
import { MERGE } from '../../report/words/action-words.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { endedEarly, runEvaluatingStep } from '../evaluating-step.ts';
import { publicationOf } from '../publication.ts';
import { combine, reportName } from './combine.ts';
import { attemptOf, findMissing, reportsThatCount } from './counting-reports.ts';
import { MERGE_DEFAULTS, type MergeInputs, readMergeInputs } from './merge-inputs.ts';
import { type GivenReport, type ReadReports, readReports } from './read-reports.ts';

/** Merged reports come from no run of this step. */
const NO_SOURCE: RunSource = { kind: 'debrief-file', path: '' };
const MAX_PATHS = 5;

/** Runs the action once and returns its exit code. Never rejects. */
export function mergeReports(runtime: Runtime): Promise<number> {
  return runEvaluatingStep(MERGE_DEFAULTS, readMergeInputs, merge, runtime);
}

async function merge(given: MergeInputs, token: string, outer: Runtime): Promise<number> {
  const runtime = redactingRuntime(outer, { redact: given.redact, source: NO_SOURCE });
  const off = { kind: 'off' } as const;
  const policy = given.policy && (await completePolicy(given.policy, token, off, runtime));
  if (policy !== null && 'reasons' in policy) {
    const { outcome, reasons } = policy;
    const tolerated = outcome === 'inconclusive' && given.onInconclusive === 'warn';
    return deliver(endedEarly(outcome, reasons, { tolerated }), given, token, runtime);
  }
  const read = await readReports(given.reports);
  const counting = reportsThatCount(read.reports);
  for (const one of read.reports) {
    const { path, report } = one;
    const line = MERGE.given(path, reportName(one), attemptOf(report), report.outcome);
    runtime.runner.info(counting.includes(one) ? line : line + MERGE.replaced);
  }
  const shown =
    policy === null
      ? commonPolicy(counting.map(({ report }) => report))
      : { ...describePolicy(policy), isTrial: false };
  const rules = policy?.rules ?? policySchema.safeParse(shown.resolved).data ?? null;
  const { resolved } = shown;
  const settings = { ...given, policy: rules, resolved, today: dayOf(runtime.clock.now()) };
  const merged = combine(counting, missingRuns(read, counting, given), settings);
  const unmatched = given.expected === null ? [] : read.unmatched;
  const report = {
    ...merged,
    notes: [
      ...merged.notes,
      ...unmatched.map(({ name, problem }) => `${MERGE.refused(name, problem)}.`),
    ],
    ...(given.gateName && { gateName: given.gateName }),
    policy: shown,
  };
  const detail = counting.some((one) => one.detail === 'brief') ? 'brief' : given.detail;
  const publication = await publicationOf(report, { ...given, detail, source: NO_SOURCE }, runtime);
  return deliver(publication, { ...given, detail }, token, runtime);
}

/** The policy that all reports with runs have; if they differ, only its paths. */
function commonPolicy(reports: readonly GateReport[]): GateReport['policy'] {
  const policies = reports.filter(({ runs }) => runs.length > 0).map(({ policy }) => policy);
  const resolved = new Set(policies.map((policy) => JSON.stringify(policy.resolved)));
  const paths = [...new Set(policies.flatMap(({ path }) => path ?? []))];
  return {
    ...(resolved.size === 1 && policies[0]),
    path: paths.length === 0 ? null : formatList(paths, MAX_PATHS),
    isTrial: false,
  };
}

/** Missing and unreadable reports, each as a run. */
function missingRuns(
  { errors, unmatched }: ReadReports,
  counting: readonly GivenReport[],
  { expected }: MergeInputs,
): RunFacts[] {
  const refused = expected === null ? [...errors, ...unmatched] : errors;
  const reports = counting.map(({ report }) => report);
  const missing = expected === null ? [] : findMissing(expected, reports);
  return [
    ...refused.map(({ name, problem }) => {
      const message = MERGE.refused(name, problem);
      return endedRun(name, { outcome: 'error', reasons: [{ rule: 'input', message }] });
    }),
    ...missing.map(({ name, message }) =>
      endedRun(name, { outcome: 'inconclusive', reasons: [{ rule: 'missing-report', message }] }),
    ),
  ];
}
