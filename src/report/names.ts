/** How runs and places are named, and where a run can be looked at. */

import type { FileSpan, ReportSettings, RunReport } from '../model/report.ts';
import { fillTemplate } from '../text/log-line.ts';
import { stripInvisible } from '../text/strip.ts';
import { isUuid } from '../text/values/uuid-list.ts';
import { formatCount } from './format.ts';

/** So many digits of a UUID tell it from others. */
const SHORT_DIGITS = 8;

/** Enough of an ID to tell it from others: the beginning of a UUID, all of any other. */
export function shortForm(id: string): string {
  return isUuid(id) ? id.slice(0, SHORT_DIGITS) : id;
}

/** E.g. `nightly, run 12`, or what is known of that; empty where it is nothing. */
export function planRun({ about }: RunReport): string {
  const { planName = null, number = null } = about ?? {};
  const parts = [
    ...(planName?.trim() ? [planName] : []),
    ...(number === null ? [] : [`run ${formatCount(number)}`]),
  ];
  return parts.join(', ');
}

/** Where a run can be looked at, or null where nobody says or the run has no ID. */
export function runUrl(
  jobId: string,
  { runUrl: template }: Pick<ReportSettings, 'runUrl'>,
): string | null {
  const hasId = stripInvisible(jobId) !== '';
  return template !== null && hasId ? fillTemplate(template, 'jobId', jobId) : null;
}

/** A place as people write it: `path:12` or `path:12-14`. */
export function placeName({ path, startLine, endLine }: FileSpan): string {
  return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}
