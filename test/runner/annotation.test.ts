import { expect, test } from 'vitest';
import { annotateEach } from '../../src/github/annotate-each.ts';
import { recordingRunner } from '../support/recording-runner.ts';

const MESSAGES = Array.from({ length: 12 }, (_, index) => `message ${index}.`);

test.each([
  [0, 10, 3],
  [4, 6, 7],
  [9, 1, 12],
])('beside %i annotations of its level there is room for %i', (before, room, rest) => {
  const { runner, annotations, log } = recordingRunner();
  for (let made = 0; made < before; made += 1) runner.annotate('error', 'before');
  runner.annotate('warning', 'another level');
  annotateEach('error', MESSAGES, runner);
  const known = annotations().filter((text) => text.startsWith('error: message'));
  expect(known).toEqual(MESSAGES.slice(0, room - 1).map((message) => `error: ${message}`));
  expect(annotations()).toHaveLength(before + 1 + room);
  expect(annotations().at(-1)).toMatch(new RegExp(`^error: ${rest} .*\n`));
  expect(log()).toMatch(new RegExp(`^::group::${rest} `, 'm'));
});
