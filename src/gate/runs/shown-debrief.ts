import { isSame } from '../../core/same-id.ts';
import type { Debrief } from '../../report/model.ts';
import type { WireResultsDebrief } from '../../service/schemas.ts';

/**
 * A debrief for the report. The specification promises only the status of a debrief in results, so the
 * rest is what the response to its request showed, if both show the same debrief.
 */
export function debriefOf(shown: WireResultsDebrief, before: Debrief | null): Debrief {
  const { debriefId, status, errorMessage = null } = shown;
  const isIt = debriefId === undefined || isSame(debriefId, before?.debriefId ?? '');
  const known = isIt ? before : null;
  return {
    debriefId: debriefId ?? known?.debriefId ?? '',
    status,
    errorMessage,
    createdAt: shown.createdAt ?? known?.createdAt ?? null,
    completedAt: shown.completedAt ?? known?.completedAt ?? null,
  };
}
