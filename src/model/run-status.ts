/** Run statuses after which nothing is placed any more; one of them is spelled in two ways. */
const ENDED: ReadonlySet<string> = new Set([
  'COMPLETED',
  'FAILED',
  'TIMED_OUT',
  'CANCELLED',
  'CANCELED',
]);

/** Run statuses before its end, in the order in which a run goes through them. */
export const IN_FLIGHT = [
  'PENDING',
  'QUEUED',
  'CREATING_SNAPSHOTS',
  'CREATING_SIMULATIONS',
  'PREPARING_CAPACITY',
  'RUNNING_SIMULATIONS',
  'ENDING_SIMULATIONS',
  'CANCELLING',
] as const;

const GOING: ReadonlySet<string> = new Set(IN_FLIGHT);

/** Whether a run with this status certainly goes on: a status never seen before may be one of its end. */
export function isGoing(runStatus: string | null): runStatus is string {
  return runStatus !== null && GOING.has(runStatus);
}

/** Whether a run with this status has ended; a status never seen before counts as in flight. */
export function hasEnded(runStatus: string | null): runStatus is string {
  return runStatus !== null && ENDED.has(runStatus);
}
