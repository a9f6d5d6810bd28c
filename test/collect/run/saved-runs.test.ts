import { expect, test } from 'vitest';
import type { Context } from '../../../src/collect/context.ts';
import { forgetRun, readSavedRuns, saveRun } from '../../../src/collect/saved-runs.ts';
import { recordingRunner } from '../../support/recording-runner.ts';

test('the post step reads the started runs that the main step did not finish', () => {
  const main = recordingRunner();
  const context = { runner: main.runner, inputs: { cancelOnAbort: true } } as Context;
  for (const runId of ['a', 'b', 'c=1', 'not\nsavable', 'x'.repeat(201)]) saveRun(runId, context);
  forgetRun('a', context);
  const saved = Object.entries(main.state()).map(([name, value]) => [`STATE_${name}`, value]);
  expect(readSavedRuns(recordingRunner(Object.fromEntries(saved)))).toEqual(['b', 'c=1']);
});
