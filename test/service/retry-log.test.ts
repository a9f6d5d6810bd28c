import { expect, test } from 'vitest';
import { LOG } from '../../src/report/words/log-words.ts';
import { retryLog } from '../../src/service/connect.ts';
import { ManualClock } from '../http/manual-clock.ts';
import { recordingRunner } from '../support/recording-runner.ts';

const READ = { operation: 'read run', problem: '503: overloaded.', attempt: 1, waitMs: 2_000 };
const CHANGED = { ...READ, problem: 'connection refused' };

function recordedLog() {
  const clock = new ManualClock();
  const lines: string[] = [];
  const { runner, log } = recordingRunner({ RUNNER_DEBUG: '1' });
  runner.info = (line) => void lines.push(line);
  return { note: retryLog({ clock, runner }), clock, lines, log };
}

test('a repeated problem of an operation is logged now and then, else as debug lines', () => {
  const { note, clock, lines, log } = recordedLog();
  note(READ);
  clock.advance(44_999);
  note({ ...READ, attempt: 2 });
  expect(lines).toHaveLength(1);
  expect(log()).toContain(`::debug::${LOG.retry('read run', '503: overloaded.', 2, 2_000)}`);
  clock.advance(1);
  note({ ...READ, attempt: 3 });
  expect(lines).toHaveLength(2);
});

test('another problem of the same operation is logged at once', () => {
  const { note, lines } = recordedLog();
  for (const trouble of [READ, CHANGED, CHANGED, READ]) note(trouble);
  expect(lines.map((line) => line.replace(/;.*/, ''))).toEqual([
    'read run: 503: overloaded',
    'read run: connection refused',
    'read run: 503: overloaded',
  ]);
});
