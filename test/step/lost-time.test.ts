import { expect, test } from 'vitest';
import { LostTime } from '../../src/step/lost-time.ts';
import { recordingRunner } from '../support/recording-runner.ts';

const SAID = 'GitHub has not answered for 18 s in all, so nothing more is asked of it.\n';

test('what GitHub may cost is said to be spent once, whoever was still waiting', () => {
  const { runner, log } = recordingRunner();
  const lost = new LostTime();
  lost.add(17_999, runner);
  expect(log()).toBe('');
  expect([0, 4_000].map((leavesMs) => lost.leftMs(leavesMs))).toEqual([1, -3_999]);
  lost.add(1, runner);
  lost.add(5_000, runner);
  expect(log()).toBe(SAID);
  expect(lost.leftMs(0)).toBe(-5_000);
});
