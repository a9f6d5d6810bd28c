import type { ReportSettings } from '../../model/report.ts';
import { formatCounted, formatList } from '../format.ts';
import { callLink } from './building-blocks.ts';

const MAX_CALLS = 10;

/** A line with the number of calls and the first IDs; empty without any. */
export function callLine(callIds: readonly string[], settings: ReportSettings): string {
  if (callIds.length === 0) return '';
  const ids = formatList(callIds, MAX_CALLS, (id) => callLink(id, settings));
  return `${formatCounted(callIds.length, 'call')}: ${ids}\n\n`;
}
