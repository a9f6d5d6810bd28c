import { describe, expect, test } from 'vitest';
import { candidatesFor, endedBefore } from '../../../src/collect/baseline/choose.ts';
import { idOf, PLAN, pointer } from './runs.ts';

const jobIds = (pointers: readonly { jobId: string }[]) => pointers.map(({ jobId }) => jobId);

describe('what had ended before a run', () => {
  const at = (hour: number) => `2026-03-01T0${hour}:00:00.000Z`;
  const others = [pointer(6, { endedAt: at(6) }), pointer(4, { endedAt: at(4) })];

  const runEnding = (endedAt: string | null, isStartedHere = false) => ({
    ...{ runId: idOf(5), endedAt, isStartedHere },
  });
  const heldAgainst = (run: ReturnType<typeof runEnding>, ...own: ReturnType<typeof pointer>[]) =>
    jobIds(endedBefore(run, [...own, ...others]).filter(({ jobId }) => jobId !== run.runId));

  test('is known by what the service tells of its end', () => {
    expect(heldAgainst(runEnding(at(5)))).toEqual([idOf(4)]);
    expect(heldAgainst(runEnding(null))).toEqual([idOf(6), idOf(4)]);
  });

  test('is known by what is remembered of it, whatever another clock tells', () => {
    const judged = pointer(5, { endedAt: at(5) });
    for (const told of [null, at(1), at(9)]) {
      expect(heldAgainst(runEnding(told), judged)).toEqual([idOf(4)]);
    }
  });

  test('is all there is for a run that the step has started', () => {
    expect(heldAgainst(runEnding(at(1), true))).toEqual([idOf(6), idOf(4)]);
  });
});

describe('the candidates for a baseline', () => {
  test('are those that passed and those that failed, each as new as they are remembered', () => {
    const remembered = [
      pointer(7, { outcome: 'failed' }),
      pointer(6),
      pointer(5, { outcome: 'inconclusive' }),
      pointer(4, { outcome: 'error' }),
      pointer(3, { outcome: 'started' }),
      pointer(2, { outcome: null }),
      pointer(1),
    ];
    const { passed, failed } = candidatesFor(idOf(8), PLAN, remembered);
    expect(jobIds(passed)).toEqual([idOf(6), idOf(1)]);
    expect(jobIds(failed)).toEqual([idOf(7)]);
  });

  test('never hold the run itself, however its ID is written', () => {
    const jobId = 'ABCDEF00-0000-4000-8000-000000000000';
    const remembered = [pointer(1, { jobId: jobId.toLowerCase() }), pointer(2)];
    expect(jobIds(candidatesFor(jobId, PLAN, remembered).passed)).toEqual([idOf(2)]);
  });

  test('hold none of another plan, but those whose plan nobody remembers', () => {
    const remembered = [
      pointer(1, { runPlanId: 'bbbbbbbb-0000-4000-8000-000000000000' }),
      pointer(2, { runPlanId: '' }),
      pointer(3, { runPlanId: PLAN.toUpperCase() }),
    ];
    const { passed } = candidatesFor(idOf(9), PLAN, remembered);
    expect(jobIds(passed)).toEqual([idOf(2), idOf(3)]);
    expect(candidatesFor(idOf(9), null, remembered).passed).toHaveLength(3);
  });

  test('are none where nothing is remembered', () => {
    expect(candidatesFor(idOf(1), PLAN, [])).toEqual({
      passed: [],
      failed: [],
    });
  });
});
