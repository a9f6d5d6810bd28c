import { z } from '@hono/zod-openapi';
import type { Plan } from './run-plan.ts';

const stepSchema = z.object({ at: z.number(), status: z.string() });

/** When which status begins, in epoch milliseconds; the last one stays. */
export const timelineSchema = z.tuple([stepSchema], stepSchema);

type Timeline = z.infer<typeof timelineSchema>;
type Step = z.infer<typeof stepSchema>;

/** How long a run of a plan and the writing of its debrief take at time scale 1. */
const NATURAL_MS = {
  PENDING: 2_000,
  CREATING_SNAPSHOTS: 4_000,
  CREATING_SIMULATIONS: 5_000,
  PREPARING_CAPACITY: 5_000,
  RUNNING_SIMULATIONS: 64_000,
  ENDING_SIMULATIONS: 6_000,
  CANCELLING: 4_000,
  DEBRIEF_PENDING: 4_000,
  DEBRIEF_GENERATING: 36_000,
};

/** Length of a run of the demo plan from its start to its end, in milliseconds. */
export const NATURAL_RUN_MS = 90_000;

/** The statuses of a run whose turn has not come. */
export const WAITING = ['PENDING', 'QUEUED'];

const ENDED = ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];

/** True for the four statuses that a run never leaves. */
export function isEnded(status: string): boolean {
  return ENDED.includes(status);
}

/** The step that a timeline has reached. */
export function stepAt(timeline: Timeline, nowMs: number): Step {
  return timeline.findLast((step) => step.at <= nowMs) ?? timeline[0];
}

/** When the run ended, or null where it has not ended by now. */
export function endedAt(timeline: Timeline, nowMs: number): number | null {
  const { at, status } = stepAt(timeline, nowMs);
  return isEnded(status) ? at : null;
}

/** When the run left the queue, or null where it has not by now. */
export function startedAt(timeline: Timeline, nowMs: number): number | null {
  const start = timeline.find((step) => !WAITING.includes(step.status));
  return start !== undefined && start.at <= nowMs ? start.at : null;
}

/** From when on no further call of the run is made; Infinity while it goes on. */
export function haltedAt(timeline: Timeline): number {
  return (
    timeline.find((step) => step.status === 'CANCELLING' || isEnded(step.status))?.at ?? Infinity
  );
}

/** A span of time in epoch milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** Plans a run that starts now. */
export function planRun(
  { runEnds, runEndsAfterPercent, queuedSeconds }: Plan,
  nowMs: number,
  timeScale: number,
): { timeline: Timeline; calls: Span } {
  const lengths = { ...NATURAL_MS, QUEUED: queuedSeconds * 1000 };
  const timeline: Timeline = [{ at: nowMs, status: 'PENDING' }];
  let at = nowMs + NATURAL_MS.PENDING / timeScale;
  for (const status of [
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
  ] as const) {
    timeline.push({ at, status });
    at += lengths[status] / timeScale;
  }
  const calls = { from: at, to: at + NATURAL_MS.RUNNING_SIMULATIONS / timeScale };
  timeline.push({ at, status: 'RUNNING_SIMULATIONS' });
  if (runEnds === 'COMPLETED') {
    timeline.push({ at: calls.to, status: 'ENDING_SIMULATIONS' });
    timeline.push({ at: calls.to + NATURAL_MS.ENDING_SIMULATIONS / timeScale, status: runEnds });
  } else {
    const endsAt = calls.from + ((calls.to - calls.from) * runEndsAfterPercent) / 100;
    timeline.push({ at: endsAt, status: runEnds });
  }
  return { timeline, calls };
}

/** The timeline of a run that is cancelled now; unchanged where it has ended or is being cancelled. */
export function cancelRun(timeline: Timeline, nowMs: number, timeScale: number): Timeline {
  const { status } = stepAt(timeline, nowMs);
  if (isEnded(status) || status === 'CANCELLING') return timeline;
  const [first, ...others] = timeline;
  return [
    first,
    ...others.filter((step) => step.at <= nowMs),
    { at: nowMs, status: 'CANCELLING' },
    { at: nowMs + NATURAL_MS.CANCELLING / timeScale, status: 'CANCELLED' },
  ];
}

/** Plans the writing of a debrief that is asked for now. */
export function planDebrief(nowMs: number, timeScale: number, ends: 'READY' | 'FAILED'): Timeline {
  const generating = nowMs + NATURAL_MS.DEBRIEF_PENDING / timeScale;
  return [
    { at: nowMs, status: 'PENDING' },
    { at: generating, status: 'GENERATING' },
    { at: generating + NATURAL_MS.DEBRIEF_GENERATING / timeScale, status: ends },
  ];
}
