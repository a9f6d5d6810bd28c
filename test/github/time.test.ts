import { expect, test } from 'vitest';
import { GitHubTime } from '../../src/github/time.ts';
import { LostTime } from '../../src/step/lost-time.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

test('what a step does itself while GitHub answers is not lost', async () => {
  const clock = new VirtualClock(() => false);
  const { signal: cancelled } = new AbortController();
  const lost = new LostTime({});
  const leftMs = lost.leftMs(0);
  const time = new GitHubTime({ clock, cancelled, runner: recordingRunner().runner, lost });
  const span = { leavesMs: 0, limitMs: 60_000 };
  await time.within(span, (over) => clock.sleep(3_000, over));
  expect(lost.leftMs(0)).toBe(leftMs);
  await time.within(span, async (over) => {
    await clock.sleep(3_000, over);
    time.noteTrouble();
  });
  expect(lost.leftMs(0)).toBe(leftMs - 3_000);
});
