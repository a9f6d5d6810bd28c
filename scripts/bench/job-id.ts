let count = 0;

/** A run plan job ID that was never used before and says how long its debrief takes. */
export function jobIdFor(delayMs: number): string {
  count += 1;
  return `${hex(count, 8)}-0000-4000-8000-${hex(delayMs, 12)}`;
}

/** The milliseconds from the first request to the ready debrief that a job ID asks for. */
export function delayOf(jobId: string): number {
  return Number.parseInt(jobId.slice(-12), 16);
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0');
}
