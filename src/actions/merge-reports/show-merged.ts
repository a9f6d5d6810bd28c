/** From the inputs to what people may see of the merged reports. */

import { dayOf, describePolicy } from '../../inputs/gate/policy-file.ts';
import type { RunSource } from '../../inputs/gate/settings.ts';
import type { ReportSettings, RunReport } from '../../model/report.ts';
import type { Publication } from '../../publish/deliver.ts';
import { formatCounted } from '../../report/format.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { publicationOf } from '../publication.ts';
import { attemptOf, reportsThatCount } from './attempts.ts';
import { combine } from './combine.ts';
import { commonPolicy } from './evaluate-together.ts';
import { findMissing } from './expected.ts';
import type { MergeInputs } from './inputs.ts';
import { reportName, standInFor } from './part.ts';
import { type GivenReport, type ReadReports, readReports } from './read-reports.ts';

/** Merged reports come from no run of this step. */
export const NO_SOURCE: RunSource = { kind: 'debrief-file', path: '' };

type Detail = ReportSettings['detail'];

/** The merged report as it may be shown; brief where any of the reports is. */
export async function showMerged(
  inputs: MergeInputs,
  runtime: Runtime,
): Promise<{ shown: Publication; detail: Detail }> {
  const { clock, runner } = runtime;
  const read = await readReports(inputs.reports);
  const counting = reportsThatCount(read.reports);
  for (const line of describe(read, counting)) runner.info(line);
  const policy = {
    given: inputs.policy?.rules ?? null,
    common: commonPolicy(counting.map(({ report }) => report)),
    today: dayOf(clock.now()),
  };
  const merged = combine(counting, lacksOf(read, counting, inputs), policy, inputs);
  const detail = counting.some((one) => one.detail === 'brief') ? 'brief' : inputs.detail;
  const report = {
    ...merged,
    ...(inputs.policy !== null && {
      policy: { ...describePolicy(inputs.policy), isTrial: false },
    }),
    ...(inputs.gateName ? { gateName: inputs.gateName } : {}),
    tolerated: merged.tolerated && !runtime.cancelled.aborted,
    notes: [...notesOf(read, counting, inputs), ...merged.notes],
  };
  const settings = { ...inputs, detail, source: NO_SOURCE };
  const shown = await publicationOf(report, settings, runtime);
  return { shown, detail };
}

/** A line for each file. */
function describe({ reports }: ReadReports, counting: readonly GivenReport[]): string[] {
  return reports.map((one) => {
    const { path, report } = one;
    const counts = counting.includes(one) ? '' : ' (another report has taken its place)';
    return `${path}: ${reportName(one)}, attempt ${attemptOf(report)}, ${report.outcome}${counts}`;
  });
}

/** Missing and unreadable reports, each shown as a run. */
function lacksOf(
  { errors, unmatched }: ReadReports,
  counting: readonly GivenReport[],
  { expected }: MergeInputs,
): RunReport[] {
  const refused = expected === null ? [...errors, ...unmatched] : errors;
  const reports = counting.map(({ report }) => report);
  const missing = expected === null ? [] : findMissing(expected, reports);
  return [
    ...refused.map(({ name, problem }) =>
      standInFor(name, 'error', [
        { rule: 'input', message: `input 'reports': '${name}' ${problem}` },
      ]),
    ),
    ...missing.map(({ name, message }) =>
      standInFor(name, 'inconclusive', [{ rule: 'missing-report', message }]),
    ),
  ];
}

function notesOf(
  { reports, unmatched }: ReadReports,
  counting: readonly GivenReport[],
  { expected }: MergeInputs,
): string[] {
  return [
    ...(reports.length > 1 ? [`Merged from ${formatCounted(counting.length, 'report')}.`] : []),
    ...(expected === null
      ? []
      : unmatched.map(({ name, problem }) => `reports: '${name}' ${problem}.`)),
  ];
}
