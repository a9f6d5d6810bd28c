import { byReason } from '../../step/by-reason.ts';
import { withoutPeriod } from '../../step/stops.ts';

/** Errors that name runs of which nobody knows whether they go on. */
export function describeUncancelled(failures: readonly { id: string; why: string }[]): string[] {
  return byReason(failures).map(
    ({ ids, why }) =>
      `run ${ids} could not be cancelled and may go on placing calls: ${withoutPeriod(why)}. Cancel it in the dashboard of the service`,
  );
}
