/** What a report shows of a baseline. */
import { parseIsoTime } from '../../core/input/iso-time.ts';
import type { Pointer } from '../../memory/memory.ts';
import type { RunReport } from '../../report/model.ts';
import type { EarlierRun } from './earlier-run.ts';

export type Baseline = NonNullable<RunReport['baseline']>;

const DAY_MS = 86_400_000;

/** If a run is compared with none. */
export const NONE: Baseline = {
  source: 'off',
  jobId: '',
  number: null,
  commit: null,
  ref: null,
  endedAt: null,
  ageDays: null,
  outcome: null,
  pooled: [],
  gone: [],
  serviceTrend: null,
};

/**
 * The facts about a run that another is compared with.
 *
 * @param run null if it was not read
 * @param pointer its entry in the run history; null if there is none
 */
export function baselineFacts(
  jobId: string,
  run: EarlierRun | null,
  pointer: Pointer | null,
  nowMs: number,
): Baseline {
  const endedMs = parseIsoTime(run?.endedAt ?? pointer?.endedAt ?? '');
  return {
    ...NONE,
    source: 'previous',
    jobId,
    number: run?.number ?? null,
    commit: pointer?.sha || null,
    ref: pointer?.ref || null,
    endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
    ageDays: endedMs === null ? null : ageOf(endedMs, nowMs),
    outcome: pointer?.outcome ?? null,
  };
}

/** Days to two decimals, never rounded down to a day that is over; a clock that is ahead counts as now. */
function ageOf(endedMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((100 * (nowMs - endedMs)) / DAY_MS) / 100);
}
