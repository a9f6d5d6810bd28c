import { expect, test } from 'vitest';
import { TroubleLog } from '../../src/service/trouble-log.ts';
import { ManualClock } from '../http/manual-clock.ts';
import { recordingRunner } from '../support/recording-runner.ts';

const READ = { operation: 'read run', problem: '503: overloaded.', attempt: 1, waitMs: 2_000 };
const CHANGED = { ...READ, problem: 'connection refused' };

function troubleLog() {
  const clock = new ManualClock();
  const told: string[] = [];
  const { runner, log } = recordingRunner({ RUNNER_DEBUG: '1' });
  const troubles = new TroubleLog(runner, clock, (line) => told.push(line));
  return { troubles, clock, told, log };
}

test('a request that will be repeated is told with what is wrong and what follows', () => {
  const { troubles, told } = troubleLog();
  troubles.note(READ);
  troubles.note({ ...READ, operation: 'list runs', attempt: 3, waitMs: 999 });
  expect(told).toEqual([
    'read run: 503: overloaded; trying again in 2s (attempt 1 failed)',
    'list runs: 503: overloaded; trying again at once (attempt 3 failed)',
  ]);
});

test('the same trouble of an operation is told again once in a while, and else in debug lines', () => {
  const { troubles, clock, told, log } = troubleLog();
  troubles.note(READ);
  clock.advance(44_999);
  troubles.note({ ...READ, attempt: 2 });
  expect(told).toHaveLength(1);
  expect(log()).toContain('::debug::read run: 503: overloaded; trying again in 2s (attempt 2');
  clock.advance(1);
  troubles.note({ ...READ, attempt: 3 });
  expect(told).toHaveLength(2);
});

test('another trouble of the same operation is told at once', () => {
  const { troubles, told } = troubleLog();
  for (const trouble of [READ, CHANGED, CHANGED, READ]) troubles.note(trouble);
  expect(told.map((line) => line.replace(/;.*/, ''))).toEqual([
    'read run: 503: overloaded',
    'read run: connection refused',
    'read run: 503: overloaded',
  ]);
});
