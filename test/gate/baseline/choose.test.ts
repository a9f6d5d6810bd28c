import { describe, expect, test } from 'vitest';
import { candidatesFor } from '../../../src/gate/baseline/choose.ts';
import { idOf, PLAN, pointer } from './runs.ts';

const jobIds = (pointers: readonly { jobId: string }[]) => pointers.map(({ jobId }) => jobId);

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
    const { passed, foreign } = candidatesFor(idOf(9), PLAN, remembered);
    expect(jobIds(passed)).toEqual([idOf(2), idOf(3)]);
    expect(jobIds(foreign)).toEqual([idOf(1)]);
    expect(candidatesFor(idOf(9), null, remembered).passed).toHaveLength(3);
  });

  test('are none where nothing is remembered', () => {
    expect(candidatesFor(idOf(1), PLAN, [])).toEqual({
      passed: [],
      failed: [],
      foreign: [],
    });
  });
});
