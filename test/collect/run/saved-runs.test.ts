import { describe, expect, it } from 'vitest';
import { RunSaver, readSavedRuns } from '../../../src/collect/saved-runs.ts';
import { recordingRunner } from '../../support/recording-runner.ts';

/** What the post step reads after these doings of the main step. */
function readAfter(doings: (saver: RunSaver) => void) {
  const { runner, state } = recordingRunner();
  doings(new RunSaver(runner));
  const saved = Object.entries(state()).map(([name, value]) => [`STATE_${name}`, value]);
  return readSavedRuns(recordingRunner(Object.fromEntries(saved)));
}

describe('the runs that a main step leaves to the post step', () => {
  it('are the started runs that it did not finish', () => {
    const left = readAfter((saver) => {
      for (const runId of ['a', 'b', 'c']) saver.started(runId);
      saver.finished('a');
      saver.finished('never started here');
    });
    expect(left).toEqual(['b', 'c']);
  });

  it.each(['a\nb', 'nul\0', 'x'.repeat(201)])(
    'do not include an ID that no environment variable can hold: %j',
    (jobId) => {
      expect(readAfter((saver) => saver.started(jobId))).toEqual([]);
    },
  );
});
