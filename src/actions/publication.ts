/** What may be published of a report: its prompt fixes located, personal data masked, brief if asked for. */

import type { GateInputs } from '../inputs/gate/settings.ts';
import type { GateReport, PromptFix } from '../model/report.ts';
import { patchOf } from '../prompts/report-fixes.ts';
import type { Publication } from '../publish/deliver.ts';
import { locatePromptFixes } from '../publish/locate-fixes.ts';
import { knownContacts } from '../publish/redacting.ts';
import { briefReport, redactReport } from '../report/redact-report.ts';
import type { Runtime } from '../runner/runtime.ts';
import { internalError } from '../service/explain.ts';
import { stackOf } from '../text/error-text.ts';

type Settings = Pick<GateInputs, 'source' | 'paths' | 'detail' | 'redact'>;

/** Masks once, on the whole report, before it is rendered. */
export async function publicationOf(
  report: GateReport,
  settings: Settings,
  runtime: Runtime,
): Promise<Publication> {
  const publication = await withPromptFixes(report, settings, runtime);
  return settings.detail === 'brief'
    ? { ...publication, report: briefReport(publication.report), patch: '' }
    : publication;
}

async function withPromptFixes(
  report: GateReport,
  settings: Settings,
  runtime: Runtime,
): Promise<Publication> {
  const masked = (whole: GateReport) =>
    settings.redact ? redactReport(whole, knownContacts(settings)) : whole;
  const without = () => ({ report: masked(report), patch: '', warnings: [] });
  if (report.policy.isTrial) return without();
  try {
    const { paths } = settings;
    const { notes, ...located } = await locatePromptFixes(report, paths, process.cwd(), runtime);
    // A merged report has fixes of its own; their places count if nothing could be searched.
    if (located.promptFixes.length === 0 && report.promptFixes.length > 0) return without();
    const promptFixes = located.promptFixes.map((fix) => orAsReported(fix, report.promptFixes));
    const whole = { ...report, promptFixes, notes: [...report.notes, ...notes] };
    return { ...patchOf(masked(whole), located.changes), warnings: [] };
  } catch (error) {
    // An internal error of the search must not cost the evaluation.
    runtime.runner.debug(stackOf(error));
    return { ...without(), warnings: [internalError(error).message] };
  }
}

/** A text that is masked in a merged report is in no file as the report has it. */
function orAsReported(fix: PromptFix, reported: readonly PromptFix[]): PromptFix {
  if (fix.found.state !== 'missing') return fix;
  const isSame = ({ from }: PromptFix) =>
    from.some((one) =>
      fix.from.some(
        ({ run, recommendation }) => one.run === run && one.recommendation === recommendation,
      ),
    );
  return reported.find(isSame) ?? fix;
}
