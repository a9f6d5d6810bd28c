import { describe, expect, test } from 'vitest';
import { annotateEach, byReason } from '../../src/runner/runner.ts';
import { recordingRunner } from '../support/recording-runner.ts';

const MESSAGES = Array.from({ length: 12 }, (_, index) => `message ${index}.`);

test.each([
  [0, 10, '3 more reasons'],
  [4, 6, '7 more reasons'],
  [9, 1, '12 more reasons'],
])('beside %i annotations of its level there is room for %i', (before, room, title) => {
  const { runner, annotations, log } = recordingRunner();
  for (let made = 0; made < before; made += 1) runner.annotate('error', 'before');
  runner.annotate('warning', 'another level');
  annotateEach('error', MESSAGES, runner);
  const known = annotations().filter((text) => text.startsWith('error: message'));
  expect(known).toEqual(MESSAGES.slice(0, room - 1).map((message) => `error: ${message}`));
  expect(annotations()).toHaveLength(before + 1 + room);
  expect(annotations().at(-1)).toMatch(`error: ${title}, all of them in the log:\n`);
  expect(log()).toContain(`::group::${title}\n`);
});

test('room can be left for what comes later', () => {
  const { runner, annotations } = recordingRunner();
  annotateEach('warning', MESSAGES, runner, 5);
  expect(annotations()).toHaveLength(5);
  expect(runner.annotationsLeft('warning')).toBe(5);
  expect(runner.annotationsLeft('error')).toBe(10);
});

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}-`);

describe('what failed', () => {
  test('is gathered by reason, also where each reason names its own ID', () => {
    const failures = idsOf(60).map((id) => ({ id, why: `500: no cancel for ${id}` }));
    expect(byReason([...failures, { id: 'other', why: '404' }])).toEqual([
      { ids: idsOf(60).join(', '), why: '500: no cancel for id-0-' },
      { ids: 'other', why: '404' },
    ]);
  });

  test('is parted where an annotation would not hold the IDs', () => {
    const known = byReason(idsOf(250).map((id) => ({ id, why: 'why' })));
    expect(known.map(({ ids }) => ids.split(', ').length)).toEqual([100, 100, 50]);
    expect(byReason([])).toEqual([]);
  });
});
