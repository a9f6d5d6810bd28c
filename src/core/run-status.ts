/** Run statuses after which nothing is placed any more; one of them is spelled in two ways. */
const ENDED: ReadonlySet<string> = new Set([
  'COMPLETED',
  'FAILED',
  'TIMED_OUT',
  'CANCELLED',
  'CANCELED',
]);

/** Whether a run with this status has ended; a status never seen before counts as in flight. */
export function hasEnded(runStatus: string | null): runStatus is string {
  return runStatus !== null && ENDED.has(runStatus);
}
