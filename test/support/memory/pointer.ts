import type { Memory, Pointer } from '../../../src/history/memory.ts';

export const MAIN = 'refs/heads/main';
export const PULL_REQUEST = 'refs/pull/7/merge';

const PLAN = 'aaaaaaaa-0000-4000-8000-000000000000';
export const OTHER_PLAN = 'bbbbbbbb-0000-4000-8000-000000000000';

const BEFORE_NUMBER = '00000000-0000-4000-8000-';

/** The ID of a run by its number. */
export function runIdOf(number: number): string {
  return `${BEFORE_NUMBER}${String(number).padStart(12, '0')}`;
}

/** A run that is remembered. */
export function pointer(number: number, facts: Partial<Pointer> = {}): Pointer {
  return {
    jobId: runIdOf(number),
    runPlanId: PLAN,
    fingerprint: '',
    startedAt: '2026-03-02T09:00:00.000Z',
    endedAt: null,
    outcome: 'started',
    sha: 'a'.repeat(40),
    ref: MAIN,
    workflowRun: '12',
    attempt: 1,
    job: 'test',
    step: '__run',
    ...facts,
  };
}

/** The runs that a memory recalls, as `run-` with their number. */
export async function idsIn(memory: Memory, ref = MAIN): Promise<string[]> {
  return (await memory.recall(ref)).map(
    ({ jobId }) => `run-${Number(jobId.slice(BEFORE_NUMBER.length))}`,
  );
}
