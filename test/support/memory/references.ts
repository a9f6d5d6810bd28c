import type { RunHistory, RunReference } from '../../../src/history/run-history.ts';
import { readWorkflow } from '../../../src/inputs/workflow.ts';
import { recordingRunner } from '../recording-runner.ts';
import { VirtualClock } from '../virtual-clock.ts';

export const MAIN = 'refs/heads/main';
export const PULL_REQUEST = 'refs/pull/7/merge';

const PLAN = 'aaaaaaaa-0000-4000-8000-000000000000';
export const OTHER_PLAN = 'bbbbbbbb-0000-4000-8000-000000000000';

const BEFORE_NUMBER = '00000000-0000-4000-8000-';

/** The ID of a run by its number. */
function runIdOf(number: number): string {
  return `${BEFORE_NUMBER}${String(number).padStart(12, '0')}`;
}

export function reference(number: number, facts: Partial<RunReference> = {}): RunReference {
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

/** The recorded runs, as `run-` with their number. */
export async function idsIn(history: RunHistory, ref = MAIN): Promise<string[]> {
  return (await history.read(ref)).map(
    ({ jobId }) => `run-${Number(jobId.slice(BEFORE_NUMBER.length))}`,
  );
}

/** The runtime of a step with debug lines, and its log. */
export function historyRuntime() {
  const { runner, log } = recordingRunner({ RUNNER_DEBUG: '1' });
  const runtime = {
    env: {},
    clock: new VirtualClock(() => false),
    runner,
    cancelled: new AbortController().signal,
    random: () => 0.5,
    workflow: readWorkflow({}),
  };
  return { runtime, log };
}
