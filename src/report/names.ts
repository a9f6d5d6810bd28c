/** The names of runs and places, and the URLs of runs. */

import type { FileSpan, ReportSettings, RunReport } from '../model/report.ts';
import { fillTemplate } from '../text/log-line.ts';
import { stripInvisible } from '../text/strip.ts';
import { isUuid } from '../text/values/uuid-list.ts';
import { formatCount } from './format.ts';

/** So many digits of a UUID identify it among others. */
const SHORT_DIGITS = 8;

/** The beginning of a UUID, and all of any other ID. */
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

/** The URL of a run, or null if there is no template or the run has no ID. */
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
