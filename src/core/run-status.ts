/** Run statuses after which nothing is placed any more. */
const ENDED: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED']);

/** Whether a run with this status has ended; a status never seen before counts as in flight. */
export function hasEnded(runStatus: string | null): runStatus is string {
  return runStatus !== null && ENDED.has(runStatus);
}
