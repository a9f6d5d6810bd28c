import { expect, test, vi } from 'vitest';
import { GitHubTime, OutOfTime } from '../../src/github/time.ts';
import { PURPOSE_MS } from '../../src/step/deadline.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const SPAN = { leavesMs: 0, limitMs: 60_000 };

function purpose() {
  const clock = new VirtualClock(() => false);
  const cancelled = new AbortController().signal;
  const never = (over: AbortSignal) => clock.sleep(3_600_000, over);
  return { clock, never, time: new GitHubTime({ clock, cancelled }) };
}

test('a purpose without a response ends after its time, and nothing more is begun for it', async () => {
  const { clock, never, time } = purpose();
  await expect(time.within(SPAN, never)).rejects.toThrow(OutOfTime);
  expect(clock.elapsedMs).toBe(PURPOSE_MS);
  const work = vi.fn(async () => {});
  await expect(time.within(SPAN, work)).rejects.toThrow(OutOfTime);
  expect(work).not.toHaveBeenCalled();
});

test('a prompt response puts the end off, a late one does not', async () => {
  const { clock, never, time } = purpose();
  time.noteAnswer(5_000);
  time.noteAnswer(5_001);
  await expect(time.within(SPAN, never)).rejects.toThrow(OutOfTime);
  expect(clock.elapsedMs).toBe(PURPOSE_MS + 5_000);
});

test('another purpose has its own time', async () => {
  const { clock, never, time } = purpose();
  await expect(time.within(SPAN, never)).rejects.toThrow(OutOfTime);
  const next = new GitHubTime({ clock, cancelled: new AbortController().signal });
  expect(await next.within(SPAN, async () => 'done')).toBe('done');
});
