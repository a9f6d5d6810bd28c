import { stripUnprintable } from '../text/strip.ts';
import type { ReportSettings } from './model.ts';

/** Where a run can be looked at, or null where nobody says or the run has no ID. */
export function runUrl(jobId: string, settings: ReportSettings): string | null {
  const id = encodeURIComponent(stripUnprintable(jobId));
  return settings.runUrl === null || id === ''
    ? null
    : settings.runUrl.replaceAll('{jobId}', () => id);
}
