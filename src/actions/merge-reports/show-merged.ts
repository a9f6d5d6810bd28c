/** From the inputs to what people may see of the merged reports. */

import { dayOf, describePolicy } from '../../inputs/gate/policy-file.ts';
import type { RunSource } from '../../inputs/gate/settings.ts';
import type { GateReport, PromptFix, ReportSettings, RunReport } from '../../model/report.ts';
import { locatePromptFixes, patchOf } from '../../publish/prompt-fixes.ts';
import { redactedReport, type Shown } from '../../publish/show.ts';
import { formatCounted } from '../../report/format.ts';
import { briefReport } from '../../report/redact.ts';
import type { World } from '../../runner/world.ts';
import { internalFault, stackOf } from '../../text/stops.ts';
import { attemptOf, reportsThatCount } from './attempts.ts';
import { combine, warningsOf } from './combine.ts';
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
  world: World,
): Promise<{ shown: Shown; detail: Detail }> {
  const { clock, runner } = world;
  const read = await readReports(inputs.reports);
  const counting = reportsThatCount(read.reports);
  for (const line of describe(read, counting)) runner.info(line);
  const judging = {
    given: inputs.policy?.rules ?? null,
    common: commonPolicy(counting.map(({ report }) => report)),
    today: dayOf(clock.now()),
  };
  const merged = combine(counting, lacksOf(read, counting, inputs), judging, inputs);
  const detail = counting.some((one) => one.detail === 'brief') ? 'brief' : inputs.detail;
  const report = {
    ...merged,
    ...(inputs.policy !== null && {
      policy: { ...describePolicy(inputs.policy), isTrial: false },
    }),
    ...(inputs.gateName ? { gateName: inputs.gateName } : {}),
    tolerated: merged.tolerated && !world.cancelled.aborted,
    notes: [...notesOf(read, counting, inputs), ...merged.notes],
  };
  const shown = await withPromptFixes(report, { ...inputs, detail }, world);
  return { shown: { ...shown, warnings: [...warningsOf(counting), ...shown.warnings] }, detail };
}

/** A line for each file. */
function describe({ reports }: ReadReports, counting: readonly GivenReport[]): string[] {
  return reports.map((one) => {
    const { path, report } = one;
    const counts = counting.includes(one) ? '' : ' (another report has taken its place)';
    return `${path}: ${reportName(one)}, attempt ${attemptOf(report)}, ${report.outcome}${counts}`;
  });
}

/** What is missing, or cannot be read, is told as a run that cannot be judged. */
function lacksOf(
  { faults, unmatched }: ReadReports,
  counting: readonly GivenReport[],
  { expected }: MergeInputs,
): RunReport[] {
  const refused = expected === null ? [...faults, ...unmatched] : faults;
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
  const replaced = reports.length - counting.length;
  return [
    ...(reports.length > 1 ? [`Merged from ${formatCounted(counting.length, 'report')}.`] : []),
    ...(replaced > 0
      ? [
          `Left out, since a later attempt or step tells the same anew: ${formatCounted(replaced, 'report')}.`,
        ]
      : []),
    ...(expected === null
      ? []
      : unmatched.map(({ name, problem }) => `reports: '${name}' ${problem}.`)),
  ];
}

/**
 * Looks for the texts of the prompt fixes in the files of this job's own checkout, as a gate does:
 * where a report says that they stand is told, and not acted upon.
 */
async function withPromptFixes(
  merged: GateReport,
  inputs: MergeInputs,
  world: World,
): Promise<Shown> {
  const { redact } = inputs;
  const redacted = (report: GateReport) => redactedReport(report, { redact, source: NO_SOURCE });
  const without = {
    report: redacted(merged),
    patch: '',
    warnings: [],
  };
  if (inputs.detail === 'brief') return { ...without, report: briefReport(without.report) };
  try {
    const asked = { paths: inputs.paths, source: NO_SOURCE };
    const located = await locatePromptFixes(merged, asked, process.cwd(), world);
    if (located.promptFixes.length === 0) return without;
    const promptFixes = located.promptFixes.map((fix) => orAsTold(fix, merged.promptFixes));
    const report = { ...merged, promptFixes, notes: [...merged.notes, ...located.notes] };
    return { ...without, ...(await patchOf(redacted(report), located.changes)) };
  } catch (error) {
    // A fault of ours in here must not cost the judgement.
    world.runner.debug(stackOf(error));
    return { ...without, warnings: [internalFault(error).message] };
  }
}

/** A text that is masked in its report stands nowhere as it is there. */
function orAsTold(fix: PromptFix, told: readonly PromptFix[]): PromptFix {
  if (fix.found.state !== 'missing') return fix;
  const [place] = fix.from;
  const same = told.find(({ from }) =>
    from.some(
      ({ run, recommendation }) => run === place?.run && recommendation === place.recommendation,
    ),
  );
  return same ?? fix;
}
