import { fillTemplate } from '../core/text/fill-template.ts';
import { stripUnprintable } from '../core/text/strip.ts';
import type { ReportSettings } from './model.ts';

/** Where a run can be looked at, or null where nobody says or the run has no ID. */
export function runUrl(
  jobId: string,
  { runUrl: template }: Pick<ReportSettings, 'runUrl'>,
): string | null {
  const hasId = stripUnprintable(jobId) !== '';
  return template !== null && hasId ? fillTemplate(template, 'jobId', jobId) : null;
}
